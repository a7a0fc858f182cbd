import type { Kopecks } from './money/kopecks.ts'
import type { Month, Terms } from './terms.ts'

/** Terms for worked examples: only what the example is about is said. */
export function terms(said: {
  salary: Kopecks
  district?: number
  northern?: number
  from?: Month
  privilege?: boolean
}): Terms {
  return {
    grossSalary: said.salary,
    districtCoefficient: said.district ?? 100,
    northernAllowance: said.northern ?? 0,
    firstMonth: said.from ?? 1,
    hasTaxPrivilege: said.privilege ?? false,
  }
}
