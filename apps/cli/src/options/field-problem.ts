import { describeInputProblem, type InputProblem, type Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import type { RequestField } from './request-field.ts'

/**
 * The option to which a problem of the request belongs.
 * @param given the options that were typed: a problem of a whole object is one of theirs
 */
export function fieldOf(
  problem: InputProblem,
  fields: readonly RequestField[],
  given: readonly RequestField[],
): RequestField {
  const { pointer } = problem
  const field =
    fields.find((candidate) => isWithin(pointer, candidate.pointer)) ??
    given.find((candidate) => isWithin(candidate.pointer, pointer))
  // The options make no other field than their own: this is a mistake of the program.
  if (field === undefined) throw new Error(describeInputProblem(problem, 'en').detail)
  return field
}

const isWithin = (pointer: string, outer: string) => `${pointer}/`.startsWith(`${outer}/`)

/** A problem of the request in the words of the command line. */
export function fieldProblem(
  field: RequestField,
  problem: InputProblem,
  fields: readonly RequestField[],
  given: readonly RequestField[],
  language: Language,
): string {
  const { flag, example, writeLimit, unit } = field
  const texts = optionTexts[language]
  const { minimum, maximum, year } = problem
  switch (problem.code) {
    case 'missing_field':
      return texts.missing(flag, example ?? '')
    case 'impossible_date':
      return requestTexts[language].start.impossible_date
    case 'not_in_year':
      return texts.notInYear(flag, Number(year))
    case 'excluded_fields': {
      const other = (problem.fields ?? []).find((name) => !isWithin(field.pointer, `/${name}`))
      const named = { ...problem, pointer: `/${other}` }
      return texts.excludeEachOther(flag, fieldOf(named, fields, given).flag)
    }
    case 'out_of_range':
      if (minimum !== undefined && maximum !== undefined && writeLimit !== undefined) {
        return texts.outOfRange(
          flag,
          writeLimit(minimum, language),
          writeLimit(maximum, language) + (unit?.(language) ?? ''),
        )
      }
  }
  return `${flag}: ${describeInputProblem(problem, language).detail}`
}
