export { assertValid, independentValidator } from './independent-validator.ts'
export { objectWith } from './requests.ts'
