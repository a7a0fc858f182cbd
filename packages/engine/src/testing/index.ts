/** For the tests of all packages. */
export { isLong, runs } from './runs.ts'
