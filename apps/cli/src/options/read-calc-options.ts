import {
  type Calculation,
  describeInputProblem,
  type InputProblem,
  type Language,
  readCalculation,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { UsageError } from '../failures.ts'
import { readRoubles } from '../money/read-roubles.ts'
import { calcTexts } from '../texts/calc-texts.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { type DecimalProblem, type DecimalReading, readDecimal } from './read-decimal.ts'

/** The options of a calculation as typed: every value each of them was given. */
export interface CalcOptions {
  readonly salary?: readonly string[]
  readonly district?: readonly string[]
  readonly northern?: readonly string[]
  readonly start?: readonly string[]
  readonly privilege?: boolean
}

type ValueOption = 'salary' | 'district' | 'northern' | 'start'

/** What an option's text means as a field of the request, or what is wrong with it. */
type FieldReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

/** How an option stands for a field of the request. */
interface OptionField {
  readonly option: ValueOption
  /** The field's name in the request. */
  readonly field: string
  readonly read: (text: string, language: Language) => FieldReading
  /** Writes a limit of the field as the option would have it. */
  readonly writeLimit: (limit: number | string, language: Language) => string
  /** What follows the limits. */
  readonly unit?: (language: Language) => string
}

const optionFields: readonly OptionField[] = [
  {
    option: 'salary',
    field: 'gross_salary',
    read: (text, language) => toldReading(readRoubles(text), calcTexts[language].salary),
    writeLimit: (limit, language) => writeRoubles(Number(limit), language),
    unit: (language) => ` ${calcTexts[language].roubles}`,
  },
  {
    option: 'district',
    field: 'territorial_multiplier',
    read: (text, language) => toldReading(readDecimal(text, 2), calcTexts[language].district),
    writeLimit: (limit, language) => writeHundredths(Number(limit), language),
  },
  {
    option: 'northern',
    field: 'northern_coefficient',
    read: (text, language) => {
      const reading = readDecimal(text.replace(/%\s*$/, ''), 0)
      return reading.ok
        ? { ok: true, value: reading.value + 100 }
        : toldReading(reading, calcTexts[language].northern)
    },
    writeLimit: (limit) => String(Number(limit) - 100),
  },
  {
    option: 'start',
    field: 'start_date',
    read: (text) => ({ ok: true, value: /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text }),
    writeLimit: (limit) => String(limit).slice(0, '2026-03'.length),
  },
]

const EXAMPLE_SALARY = '150000'

/**
 * Makes a calculation of what was typed, by the contract's own rules: the options become the
 * private request, and its problems are told in the options' names and units.
 * @param currentYear the calendar year in Moscow
 * @throws {UsageError} with every problem at once, in the order of the options
 */
export function readCalcOptions(
  options: CalcOptions,
  currentYear: number,
  language: Language,
): Calculation {
  const request: Record<string, unknown> = { has_tax_privilege: options.privilege ?? false }
  const problems = new Map<ValueOption, string>()

  for (const { option, field, read } of optionFields) {
    const [text, ...more] = options[option] ?? []
    if (text === undefined) continue
    if (more.length > 0) problems.set(option, optionTexts[language].repeated(`--${option}`))
    const reading = read(text, language)
    if (reading.ok) request[field] = reading.value
    else problems.set(option, reading.problem)
  }

  const reading = readCalculation('private', request, currentYear)
  if (reading.ok && problems.size === 0) return reading.calculation
  for (const problem of reading.ok ? [] : reading.problems) {
    const place = optionFields.find(({ field }) => problem.pointer === `/${field}`)
    if (place === undefined) throw new Error(describeInputProblem(problem, 'en').detail)
    // What is wrong with the text comes before what it leaves missing in the request.
    if (!problems.has(place.option)) {
      problems.set(place.option, fieldProblem(place, problem, language))
    }
  }
  throw new UsageError(
    optionFields.flatMap(({ option }) => {
      const problem = problems.get(option)
      return problem === undefined ? [] : [problem]
    }),
  )
}

/** A number's reading with its problem in words. */
function toldReading(
  reading: DecimalReading,
  texts: Readonly<Record<DecimalProblem, string>>,
): FieldReading {
  return reading.ok ? reading : { ok: false, problem: texts[reading.problem] }
}

/** A problem of the request as one of the command line. */
function fieldProblem(
  { option, writeLimit, unit }: OptionField,
  problem: InputProblem,
  language: Language,
): string {
  const texts = optionTexts[language]
  const { minimum, maximum } = problem
  switch (problem.code) {
    case 'missing_field':
      return texts.missing(`--${option}`, EXAMPLE_SALARY)
    case 'impossible_date':
      return calcTexts[language].start.impossible_date
    case 'out_of_range':
      if (minimum !== undefined && maximum !== undefined) {
        return texts.outOfRange(
          `--${option}`,
          writeLimit(minimum, language),
          writeLimit(maximum, language) + (unit?.(language) ?? ''),
        )
      }
  }
  return `--${option}: ${describeInputProblem(problem, language).detail}`
}
