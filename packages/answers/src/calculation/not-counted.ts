import {
  fieldNamed,
  isGiven,
  type Language,
  type RequestFieldName,
  type RightFields,
  requestFieldNames,
  type Text,
  write,
} from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import type { Terms } from '@oklad/engine'
import { deductionTerms } from '@oklad/engine/internal'

/** Returns whether a field is a term of a deduction that the employer grants. */
function isGrantedByEmployer(name: RequestFieldName): boolean {
  const { term } = fieldNamed(name)
  return term !== undefined && 'term' in term && deductionTerms.includes(term.term as keyof Terms)
}

/** The fields of the assessment after the year: refunds, the family payment and the settlement. */
export const assessmentFields = requestFieldNames.filter(
  (name) =>
    name === 'has_family_payment' ||
    name === 'other_employers' ||
    (fieldNamed(name).group === 'deductions' && !isGrantedByEmployer(name)),
)

/** Whether a field has another value than one without effect. */
export const hasEffect = (request: RightFields) => (name: RequestFieldName) =>
  isGiven(request[name]) && request[name] !== (fieldNamed(name).schema.default ?? 0)

/**
 * The warning of the fields that a question does not count, one for all; none where it counts all.
 * @param text says why, of `{labels}`
 */
export function notCountedWarnings(
  names: readonly RequestFieldName[],
  text: Text,
  language: Language,
): Warning[] {
  if (names.length === 0) return []
  const quote = (label: string) => (language === 'ru' ? `«${label}»` : `"${label}"`)
  const labels = names.map((name) => quote(fieldNamed(name).label[language]))
  const detail = write(text, language, { labels })
  return [{ code: 'contradictory_fields', fields: [...names], detail }]
}
