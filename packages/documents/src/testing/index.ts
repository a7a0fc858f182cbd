export { anyPerson, paymentsOf } from './people.ts'
