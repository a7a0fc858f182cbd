/** For tests of several packages: the command without a process. */
export { runOklad } from './run-oklad.ts'
