/** For tests and benchmarks: the whole service without a socket. */
export { type PostedBody, serveInProcess } from './in-process.ts'
