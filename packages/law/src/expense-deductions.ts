import { taxCode } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/** The most by which a year's social expenses of each kind can reduce the tax bases, kopecks. */
export interface SocialLimits {
  /** The person's own treatment, education, sport and the like, together (article 219, paragraph 2). */
  readonly social: Kopecks
  /** The education of one child (article 219, paragraph 1, item 2). */
  readonly childEducation: Kopecks
}

/** The most by which property can reduce the tax bases, once in a life, kopecks. */
export interface PropertyLimits {
  /** A home (article 220, paragraph 3, item 1). */
  readonly housing: Kopecks
  /** Interest on its mortgage (article 220, paragraph 4). */
  readonly mortgageInterest: Kopecks
}

const social = (social: number, childEducation: number): SocialLimits => ({
  social: roubles(social),
  childEducation: roubles(childEducation),
})
const article = 'ст. 219 п. 1, 2'

export const socialLimits = series<SocialLimits>('kopecks a year', '2026-11-20')(
  [2017, social(120_000, 50_000), taxCode(article, '55-ФЗ', '2008-04-30')],
  [2024, social(150_000, 110_000), taxCode(article, '159-ФЗ', '2023-04-28')],
)

export const propertyLimits = series<PropertyLimits>(
  'kopecks a year',
  '2026-11-20',
)([
  2017,
  { housing: roubles(2_000_000), mortgageInterest: roubles(3_000_000) },
  taxCode('ст. 220 п. 3, 4', '212-ФЗ', '2013-07-23'),
])
