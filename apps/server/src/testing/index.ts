/** For tests and benchmarks: the whole service without a socket, how it writes an answer, and the tools of assistants. */
export { isStream } from '../http/exchange.ts'
export { writeAnswer } from '../http/write-answer.ts'
export { tools } from '../mcp/tools.ts'
export { type PostedBody, serveInProcess } from './in-process.ts'
