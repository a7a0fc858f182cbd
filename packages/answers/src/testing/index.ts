/** For tests of several packages: valid requests with any fields. */
export { anyRequest } from './requests.ts'
