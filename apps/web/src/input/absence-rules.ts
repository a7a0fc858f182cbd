import type * as Rules from '@oklad/answers/absences'
import { onDemand } from './on-demand.ts'

/** The rules of absences, which are loaded with the first one. */
export const absenceRules = onDemand(() => import('@oklad/answers/absences'))
const { module } = absenceRules

// In the script of the page these stand in for the rules: without them, a year has no absences.
export const withAbsences: typeof Rules.withAbsences = (request, terms, law) =>
  module.value?.withAbsences(request, terms, law) ?? { terms }
export const absenceProblems: typeof Rules.absenceProblems = (...of) =>
  module.value?.absenceProblems(...of) ?? []
