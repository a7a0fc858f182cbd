import type { Law, OwnDeductions } from '@oklad/law'
import { given } from '../breakdown/step.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import type { Deduction } from './deduction.ts'
import { deductionFigures } from './names.ts'

const codes: Readonly<Record<keyof OwnDeductions, string>> = { item1: '105', item2: '104' }

/** Returns a month's own deduction, kopecks. */
const monthlyOf = ({ figures }: Law, { ownDeduction: item }: CompleteTerms): Kopecks =>
  item === 'none' ? ZERO : figures.ownDeductions.value[item]

/**
 * The own standard deduction of each month, whatever the income.
 * @source Tax Code, article 218, paragraph 1, items 1 and 2; paragraph 2
 */
export const own: Deduction = {
  citation: ({ figures }) => figures.ownDeductions.citation,
  terms: ['ownDeduction'],
  isClaimed: ({ ownDeduction }) => ownDeduction !== 'none',
  inMonth: monthlyOf,
  needsPay: true,
  limit: null,
  monthly: (law, terms) => given(deductionFigures.own.monthly, monthlyOf(law, terms)),
  isAlwaysRecorded: false,
  codes: (_, { ownDeduction: item }, granted) => (item === 'none' ? [] : [[codes[item], granted]]),
}
