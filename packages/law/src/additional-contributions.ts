import { taxCode243 } from './citations.ts'
import { series } from './figure.ts'

/** The additional pension contributions for harmful and dangerous work, percent of all pay. */
export interface AdditionalContributionRates {
  /** Harmful conditions of the subclasses 3.1 to 3.4, by a special assessment of the workplace. */
  readonly class31: number
  readonly class32: number
  readonly class33: number
  readonly class34: number
  /** Dangerous conditions, class 4. */
  readonly class4: number
  /** Work of article 30, part 1, item 1 of law № 400-ФЗ, without an assessment. */
  readonly list1: number
  /** Work of its items 2 to 18, without an assessment. */
  readonly list2: number
}

export const additionalContributionRates = series<AdditionalContributionRates>(
  'percent',
  '2026-11-22',
)([
  2017,
  { class31: 2, class32: 4, class33: 6, class34: 7, class4: 8, list1: 9, list2: 6 },
  taxCode243('ст. 428'),
])
