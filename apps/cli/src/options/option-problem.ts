import { describeInputProblem, type InputProblem, type Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'
import { writeLimit } from './read-option.ts'
import type { RequestOption } from './request-options.ts'

/**
 * The option to which a problem of the request belongs.
 * @param typed the options that were typed: one of them takes the problem of a whole object
 */
export function optionOf(
  { pointer, code }: Pick<InputProblem, 'pointer' | 'code'>,
  options: readonly RequestOption[],
  typed: readonly RequestOption[],
): RequestOption {
  const option =
    options.find((candidate) => isWithin(pointer, candidate.pointer)) ??
    typed.find((candidate) => isWithin(candidate.pointer, pointer))
  // Options set no other field, so this is a mistake of the program.
  if (option === undefined) throw new Error(`No option for the problem ${code} of ${pointer}`)
  return option
}

const isWithin = (pointer: string, outer: string) => `${pointer}/`.startsWith(`${outer}/`)

/** Writes a problem of the request in terms of the command line. */
export function optionProblem(
  option: RequestOption,
  problem: InputProblem,
  options: readonly RequestOption[],
  typed: readonly RequestOption[],
  language: Language,
): string {
  const { flag, unit, thousands } = option
  const texts = optionTexts[language]
  const { code, minimum, maximum, year } = problem
  switch (code) {
    case 'missing_field':
      return texts.missing(flag, thousands === undefined ? '' : `${thousands}000`)
    case 'impossible_date':
      return texts.date(flag)
    case 'not_in_year':
      return texts.notInYear(flag, Number(year))
    case 'excluded_fields': {
      const other = problem.fields?.find((name) => !isWithin(option.pointer, `/${name}`))
      const named = optionOf({ code, pointer: `/${other}` }, options, typed)
      return texts.excludeEachOther(flag, named.flag)
    }
    case 'out_of_range':
      if (minimum !== undefined && maximum !== undefined) {
        const isMoney = unit === 'roubles' || unit === 'monthlyRoubles'
        const lowest = writeLimit(minimum, unit, language)
        const highest = writeLimit(maximum, unit, language)
        return texts.outOfRange(flag, lowest, isMoney ? `${highest} ${texts.roubles}` : highest)
      }
  }
  return `${flag}: ${describeInputProblem(problem, language).detail}`
}
