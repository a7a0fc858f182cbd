import type * as Rules from '@oklad/answers/absences'
import { signal } from '@preact/signals'

/** The rules of absences, which are loaded with the first one. */
export const rules = signal<typeof Rules>()

// In the script of the page these stand in for the rules: without them, a year has no absences.
export const withAbsences: typeof Rules.withAbsences = (request, terms, law) =>
  rules.value?.withAbsences(request, terms, law) ?? { terms }
export const absenceProblems: typeof Rules.absenceProblems = (...of) =>
  rules.value?.absenceProblems(...of) ?? []

/** Loads the rules. */
export const loadAbsenceRules = () => import('@oklad/answers/absences')
