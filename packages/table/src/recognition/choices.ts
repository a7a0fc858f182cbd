import { isMoney } from '@oklad/contract/internal'
import {
  columnsNamed,
  isPayAsked,
  nameOf,
  type Question,
  type Recognised,
} from '../request-columns.ts'
import type { HeaderWords } from './header-words.ts'
import { sums, terms } from './vocabulary.ts'

/** What a header means that has certain concepts of the vocabulary. */
interface Phrase {
  /** The concepts that it must have. */
  readonly has: string
  /** Further ones that change nothing. */
  readonly may?: string
  /** The name of the column; `{month}` is the month in the header, from 1. */
  readonly means: string
  /** Whether the words alone are not enough: there must be values, and each must fit. */
  readonly byValues?: true
  /** Values that it does not have, although they could be read: 13 % is no share of full time. */
  readonly unlike?: RegExp
}

const count = 'quantity persons'

export const phrases: readonly Phrase[] = [
  { has: 'salary', may: 'official month gross quantity', means: 'gross_salary' },
  { has: 'net', may: 'salary official month quantity outcome', means: 'target_net' },
  { has: 'gross net', may: 'salary', means: 'gross_or_net' },
  { has: 'coefficient district', may: 'quantity official', means: 'territorial_multiplier' },
  { has: 'allowance north', may: 'percent quantity official', means: 'northern_coefficient' },
  { has: 'bonus each', means: 'bonus_each_month' },
  { has: 'bonus year equally', means: 'bonus_of_year' },
  {
    has: 'bonus calendarMonth',
    may: 'quantity outcome gross accrued',
    means: 'monthly_bonuses_{month}',
  },
  { has: 'salary calendarMonth', means: 'monthly_salaries_{month}', byValues: true },
  { has: 'share', may: 'rate percent quantity employment', means: 'share_of_full_time' },
  { has: 'rate', may: 'quantity', means: 'share_of_full_time', byValues: true, unlike: /%/ },
  { has: 'employment', means: 'employment_type', byValues: true },
  { has: 'employment', may: 'percent', means: 'share_of_full_time', byValues: true },
  { has: 'contract', may: 'official', means: 'employment_type', byValues: true },
  { has: 'contractSum unsure', means: 'gross_salary' },
  { has: 'contractSum unsure', means: 'bonus_of_year' },
  { has: 'contractSum unsure', means: 'monthly_bonuses_{month}' },
  { has: 'longService unsure', means: 'bonus_each_month' },
  // A supplement in roubles is pay of each month (Labour Code, ст. 129).
  { has: 'allowance unsure', means: 'bonus_each_month' },
  { has: 'selfEmployed', may: 'russia', means: 'self_employed' },
  { has: 'civilContract', may: 'russia contract', means: 'civil_contract' },
  { has: 'hire', may: 'official', means: 'hire_date' },
  { has: 'dismissal', may: 'official', means: 'dismissal_date' },
  { has: 'residence', may: 'russia', means: 'resident' },
  { has: 'nonResident', may: 'russia', means: 'is_not_resident' },
  { has: 'residence nonResident', may: 'russia', means: 'resident' },
  { has: 'taxpayerStatus', may: 'russia', means: 'taxpayer_status' },
  { has: 'children', may: count, means: 'children_count' },
  { has: 'ownDeduction', means: 'own_deduction', byValues: true },
  { has: 'disabled unsure', means: 'own_deduction' },
  { has: 'privilege unsure', means: 'has_tax_privilege' },
  { has: 'privilege unsure', means: 'own_deduction' },
  { has: 'gto unsure', means: 'has_gto_badge' },
  { has: 'previousPay unsure', means: 'income_before_elsewhere' },
  { has: 'deduction children quantity', may: count, means: 'children_count' },
  { has: 'children disabled', may: count, means: 'disabled_children_count' },
  { has: 'singleParent', means: 'single_parent' },
  { has: 'currency', may: 'salary', means: 'currency' },
  { has: 'town', may: 'official', means: 'town' },
  { has: 'northernSeniority', may: 'quantity year persons', means: 'northern_seniority' },
  { has: 'insuranceSeniority', may: 'quantity year persons', means: 'insurance_seniority' },
  { has: 'accident', may: 'percent rate quantity', means: 'accident_rate' },
  { has: 'tariff', means: 'contribution_tariff' },
  { has: 'advanceDay', means: 'advance_day' },
  { has: 'finalDay', means: 'final_day' },
  { has: 'advance percent', may: 'quantity salary', means: 'advance_percent' },
  { has: 'conditions', means: 'working_conditions', byValues: true },
]

/** Whether the units in a header are those of a column. */
export function unitsFit({ value }: Recognised, concepts: ReadonlySet<string>): boolean {
  const { name, unit } = value
  const isSum = isMoney(unit)
  const isPercent = /percent|^(?:count|hundredths)$/i.test(unit)
  const isInYears = name.endsWith('_seniority')
  const isShare = name === 'share_of_full_time'
  return (
    (isSum || !['roubles', 'kopecks', 'thousands'].some((name) => concepts.has(name))) &&
    !concepts.has('millions') &&
    (isPercent || !concepts.has('percent')) &&
    !(isInYears && concepts.has('month') && !concepts.has('year')) &&
    !((isPayAsked(value) || isShare) && concepts.has('hour')) &&
    // A rate of tax.
    !(isShare && concepts.has('taken'))
  )
}

const noConcepts: ReadonlySet<string> = new Set()

/** The names of columns as people write their values, of those that the question has in the units of a header. */
export const namesOf = (
  names: readonly string[],
  question: Question,
  concepts = noConcepts,
): string[] =>
  columnsNamed([...new Set(names)], question)
    .filter((column) => unitsFit(column, concepts))
    .map((column) => nameOf({ ...column, writing: 'people' }))

/** The columns that a header may mean, those that share most words with it first. */
export function choicesOf({ concepts, month }: HeaderWords, question: Question): string[] {
  const months = month === undefined ? Array.from({ length: 12 }, (_, at) => at + 1) : [month]
  const found = phrases
    .map(({ has, means }) => {
      const shared = has.split(' ').filter((concept) => concepts.has(concept))
      const counts = shared.filter((concept) => concept in terms || concept in sums)
      return { means, score: counts.length === 0 ? 0 : shared.length + counts.length }
    })
    .filter(({ means, score }) => score > 0 && (!/_salaries_/.test(means) || month !== undefined))
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ means }) => months.map((one) => means.replace('{month}', String(one))))
  return namesOf(found, question, concepts)
}
