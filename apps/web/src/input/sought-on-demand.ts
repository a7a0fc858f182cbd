import { onDemand } from './on-demand.ts'
import type * as Sought from './sought-salary.ts'

/** The search of a salary, which is loaded with the first net pay or cost, or after the first answer. */
export const soughtRules = onDemand(() => import('./sought-salary.ts'))

// In the script of the page this stands in for the search: until it is there, no result is shown.
export const soughtSalary: typeof Sought.soughtSalary = (...of) =>
  soughtRules.module.value?.soughtSalary(...of) ?? { salary: of[1] }
