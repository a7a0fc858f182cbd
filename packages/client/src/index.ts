/** @module @oklad/client */
export type * from '#wire'
export {
  type BatchAnswer,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client.ts'
export { ConnectionError } from './connection-error.ts'
export { ProblemError } from './problem-error.ts'
