import {
  describeInputProblem,
  type InputProblem,
  type Language,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { readRoubles } from '../money/read-roubles.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { type RequestOption, requestTexts } from '../texts/request-texts.ts'
import { type DecimalProblem, type DecimalReading, readDecimal } from './read-decimal.ts'

/** The options of a request as typed: every value each of them was given, or that it was. */
export type RequestOptions = {
  readonly [Option in RequestOption]?: readonly string[] | boolean
}

/** What the texts of an option mean as a field of the request, or what is wrong with them. */
export type FieldReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

/** How an option stands for a field of the request. */
export interface RequestField {
  readonly option: RequestOption
  /** As it is typed: `--salary`. */
  readonly flag: string
  /** The field's name in the request. */
  readonly field: string
  /** Where it is left out, the option says yes or nothing and has no value. */
  readonly read?: (texts: readonly string[], language: Language) => FieldReading
  /** May be given more than once. */
  readonly isRepeatable?: true
  /** What to type where the option is missing. */
  readonly example?: string
  /** Writes a limit of the field as the option would have it. */
  readonly writeLimit?: (limit: number | string, language: Language) => string
  /** What follows the limits. */
  readonly unit?: (language: Language) => string
}

/** A number's reading with its problem in words. */
function told(
  reading: DecimalReading,
  texts: Readonly<Record<DecimalProblem, string>>,
): FieldReading {
  return reading.ok ? reading : { ok: false, problem: texts[reading.problem] }
}

const roubles = {
  writeLimit: (limit: number | string, language: Language) => writeRoubles(Number(limit), language),
  unit: (language: Language) => ` ${requestTexts[language].roubles}`,
}

/** One of a few words, each of which stands for a value of the field. */
function oneOf(option: RequestOption, flag: string, values: Readonly<Record<string, string>>) {
  return {
    option,
    flag,
    read: ([text = '']: readonly string[], language: Language): FieldReading =>
      Object.hasOwn(values, text)
        ? { ok: true, value: values[text] }
        : { ok: false, problem: optionTexts[language].oneOf(flag, Object.keys(values)) },
  }
}

const salary: RequestField = {
  option: 'salary',
  flag: '--salary',
  field: 'gross_salary',
  example: '150000',
  read: ([text = ''], language) => told(readRoubles(text), requestTexts[language].salary),
  ...roubles,
}

/** The net that is sought, in place of the salary. */
const net: RequestField = {
  option: 'net',
  flag: '--net',
  field: 'target_net',
  example: '120000',
  read: ([text = ''], language) => told(readRoubles(text), requestTexts[language].net),
  ...roubles,
}

const basis: RequestField = {
  ...oneOf('basis', '--basis', {
    annual: 'annual',
    'first-month': 'first_month',
    'every-month': 'every_month',
  }),
  field: 'basis',
}

const BONUS = /^\s*(\d{1,2})\s*=(.+)$/

function readBonuses(texts: readonly string[], language: Language): FieldReading {
  const bonuses = Array<number>(12).fill(0)
  for (const text of texts) {
    const [, month = '', amount = ''] = BONUS.exec(text) ?? []
    const reading = readRoubles(amount)
    if (!reading.ok || Number(month) < 1 || Number(month) > 12) {
      return { ok: false, problem: requestTexts[language].wrongBonus }
    }
    bonuses[Number(month) - 1] = (bonuses[Number(month) - 1] as number) + reading.value
  }
  return { ok: true, value: bonuses }
}

const terms: readonly RequestField[] = [
  {
    option: 'district',
    flag: '--district',
    field: 'territorial_multiplier',
    read: ([text = ''], language) => told(readDecimal(text, 2), requestTexts[language].district),
    writeLimit: (limit, language) => writeHundredths(Number(limit), language),
  },
  {
    option: 'northern',
    flag: '--northern',
    field: 'northern_coefficient',
    read: ([text = ''], language) => {
      const reading = readDecimal(text.replace(/%\s*$/, ''), 0)
      return reading.ok
        ? { ok: true, value: reading.value + 100 }
        : told(reading, requestTexts[language].northern)
    },
    writeLimit: (limit) => String(Number(limit) - 100),
  },
  {
    option: 'start',
    flag: '--start',
    field: 'start_date',
    read: ([text = '']) => ({ ok: true, value: /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text }),
    writeLimit: (limit) => String(limit).slice(0, '2026-03'.length),
  },
  { option: 'privilege', flag: '--privilege', field: 'has_tax_privilege' },
  {
    ...oneOf('contract', '--contract', {
      employment: 'TD',
      civil: 'GPH',
      'self-employed': 'SELF_EMPLOYED',
    }),
    field: 'employment_type',
  },
  { option: 'nonResident', flag: '--non-resident', field: 'is_not_resident' },
  {
    option: 'bonus',
    flag: '--bonus',
    field: 'monthly_bonuses',
    isRepeatable: true,
    read: readBonuses,
    ...roubles,
  },
  {
    option: 'children',
    flag: '--children',
    field: 'children_count',
    read: ([text = ''], language) => told(readDecimal(text, 0), requestTexts[language].children),
    writeLimit: String,
  },
  { option: 'singleParent', flag: '--single-parent', field: 'single_parent' },
  {
    ...oneOf('tariff', '--tariff', {
      general: 'general',
      it: 'it',
      'small-business': 'small_business',
      'small-business-manufacturing': 'small_business_manufacturing',
    }),
    field: 'contribution_tariff',
  },
  {
    option: 'accident',
    flag: '--accident',
    field: 'accident_rate',
    read: ([text = ''], language) =>
      told(readDecimal(text.replace(/%\s*$/, ''), 2), requestTexts[language].accident),
    writeLimit: (limit, language) => `${writeHundredths(Number(limit), language)} %`,
  },
]

/** The options of a calculation, in the order of the help. */
export const calculationFields: readonly RequestField[] = [salary, ...terms]

/** The options of a gross-up: what is wanted on hand in place of the salary. */
export const grossUpFields: readonly RequestField[] = [net, basis, ...terms]

/** A problem of the request as one of the command line. */
export function fieldProblem(
  { flag, example, writeLimit, unit }: RequestField,
  problem: InputProblem,
  fields: readonly RequestField[],
  language: Language,
): string {
  const texts = optionTexts[language]
  const { minimum, maximum } = problem
  switch (problem.code) {
    case 'missing_field':
      return texts.missing(flag, example ?? '')
    case 'impossible_date':
      return requestTexts[language].start.impossible_date
    case 'out_of_range':
      if (minimum !== undefined && maximum !== undefined && writeLimit !== undefined) {
        return texts.outOfRange(
          flag,
          writeLimit(minimum, language),
          writeLimit(maximum, language) + (unit?.(language) ?? ''),
        )
      }
  }
  // The fields that exclude each other are named as they were typed.
  const typed = problem.fields?.map(
    (name) => fields.find(({ field }) => field === name)?.flag ?? name,
  )
  const told = typed === undefined ? problem : { ...problem, fields: typed }
  return `${flag}: ${describeInputProblem(told, language).detail}`
}
