/** For tests and benchmarks: the whole service without a socket, and the tools of assistants. */
export { isStream } from '../http/exchange.ts'
export { tools } from '../mcp/tools.ts'
export { type PostedBody, serveInProcess } from './in-process.ts'
