export { anyPerson, divided, paymentsOf } from './people.ts'
