export { anyPerson } from './people.ts'
