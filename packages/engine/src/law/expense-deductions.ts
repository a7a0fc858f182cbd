import { type Kopecks, roubles } from '../money/kopecks.ts'
import { taxCode } from './citations.ts'
import { series } from './figure.ts'

/** The most by which a year's expenses of each kind can reduce the tax bases, kopecks. */
export interface ExpenseLimits {
  /** The person's own treatment, education, sport and the like, together (article 219, paragraph 2). */
  readonly social: Kopecks
  /** The education of one child (article 219, paragraph 1, item 2). */
  readonly childEducation: Kopecks
  /** A home (article 220, paragraph 3, item 1): once in a life. */
  readonly housing: Kopecks
  /** Interest on its mortgage (article 220, paragraph 4): once in a life. */
  readonly mortgageInterest: Kopecks
}

const limits = (social: number, childEducation: number): ExpenseLimits => ({
  social: roubles(social),
  childEducation: roubles(childEducation),
  housing: roubles(2_000_000),
  mortgageInterest: roubles(3_000_000),
})
const article = 'ст. 219 п. 1, 2, ст. 220 п. 3, 4'
// Different acts set the limits of article 219 and those of article 220 (212-ФЗ of 2013).
const acts = (social: string) => `${social} и закона № 212-ФЗ`

export const expenseLimits = series<ExpenseLimits>(
  'kopecks a year',
  '2026-11-20',
  [2017, limits(120_000, 50_000), taxCode(article, acts('55-ФЗ'), '2013-07-23')],
  [2024, limits(150_000, 110_000), taxCode(article, acts('159-ФЗ'), '2023-04-28')],
)
