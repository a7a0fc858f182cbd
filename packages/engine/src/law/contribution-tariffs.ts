import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** A tariff that changes once, where the year's pay passes a limit. */
export interface ContributionRate {
  /** Tenths of a percent of the pay up to the limit. */
  readonly withinLimit: number
  /** Tenths of a percent of the pay above the limit. */
  readonly aboveLimit: number
}

/** The rates of an employer's contributions, by fund. */
export interface ContributionRates {
  readonly pension: ContributionRate
  readonly medical: ContributionRate
  readonly social: ContributionRate
  /**
   * The one rate that the law sets for the three together since 2023; the funds are then its
   * components. `null` where each fund has a rate, a limit and a rounding of its own.
   */
  readonly unified: ContributionRate | null
}

const checked = '2026-11-20'

/** The general tariff of contributions. */
export const contributionRates: Series<ContributionRates> = [
  {
    from: 2017,
    value: {
      pension: { withinLimit: 220, aboveLimit: 100 },
      medical: { withinLimit: 51, aboveLimit: 51 },
      social: { withinLimit: 29, aboveLimit: 0 },
      unified: null,
    },
    unit: 'tenths of a percent',
    citation: taxCode('ст. 425 п. 2, ст. 426', '243-ФЗ', '2016-07-03'),
    checked,
  },
  {
    from: 2023,
    value: {
      pension: { withinLimit: 220, aboveLimit: 100 },
      medical: { withinLimit: 51, aboveLimit: 51 },
      social: { withinLimit: 29, aboveLimit: 0 },
      unified: { withinLimit: 300, aboveLimit: 151 },
    },
    unit: 'tenths of a percent',
    citation: taxCode('ст. 425 п. 3', '239-ФЗ', '2022-07-14'),
    checked,
  },
]
