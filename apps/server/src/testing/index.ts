/** What tests of the whole service share with the service. */
export { type PostedBody, serveInProcess } from './in-process.ts'
