import type * as Absences from '@oklad/answers/absences'
import type * as Warnings from '../answer/shown-warnings.ts'
import { onDemand } from './on-demand.ts'
import type * as Sought from './sought-salary.ts'

// The rules that the page loads with the first input that needs them, or after the first answer. In the script of the page the
// functions below stand in for those of the same names: see `rulesOnDemand` of the build.

export const absenceRules = onDemand(() => import('@oklad/answers/absences'))

// Without the rules, a year has no absences.
export const withAbsences: typeof Absences.withAbsences = (request, terms, law) =>
  absenceRules.module.value?.withAbsences(request, terms, law) ?? { terms }
export const absenceProblems: typeof Absences.absenceProblems = (...of) =>
  absenceRules.module.value?.absenceProblems(...of) ?? []

/** The search of a salary. */
export const soughtRules = onDemand(() => import('./sought-salary.ts'))

// Until the search is there, no result is shown.
export const soughtSalary: typeof Sought.soughtSalary = (...of) =>
  soughtRules.module.value?.soughtSalary(...of) ?? { salary: of[1] }

/** The warnings in words. */
export const warningWords = onDemand(() => import('../answer/shown-warnings.ts'))

// The answer does not wait for the warnings.
export const warningsInWords: typeof Warnings.warningsInWords = (...of) =>
  warningWords.module.value?.warningsInWords(...of) ?? []
