export { assertValid, documentValidators, independentValidator } from './independent-validator.ts'
export { objectWith } from './requests.ts'
