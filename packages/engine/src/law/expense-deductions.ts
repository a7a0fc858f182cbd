import { type Kopecks, roubles } from '../money/kopecks.ts'
import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** The most that the year's expenses of each kind may take off the tax bases, kopecks. */
export interface ExpenseLimits {
  /** Own treatment, education, sport and the like together (article 219, paragraph 2). */
  readonly social: Kopecks
  /** The education of one child (article 219, paragraph 1, item 2). */
  readonly childEducation: Kopecks
  /** A home (article 220, paragraph 3, item 1): once in a life. */
  readonly housing: Kopecks
  /** Interest on its mortgage (article 220, paragraph 4): once in a life. */
  readonly mortgageInterest: Kopecks
}

const checked = '2026-11-20'
const property = { housing: roubles(2_000_000), mortgageInterest: roubles(3_000_000) }

export const expenseLimits: Series<ExpenseLimits> = [
  {
    from: 2017,
    value: { social: roubles(120_000), childEducation: roubles(50_000), ...property },
    unit: 'kopecks a year',
    citation: taxCode('ст. 219 п. 1, 2, ст. 220 п. 3, 4', '212-ФЗ', '2013-07-23'),
    checked,
  },
  {
    from: 2024,
    value: { social: roubles(150_000), childEducation: roubles(110_000), ...property },
    unit: 'kopecks a year',
    citation: taxCode('ст. 219 п. 1, 2, ст. 220 п. 3, 4', '159-ФЗ', '2023-04-28'),
    checked,
  },
]
