import { type Kopecks, roubles } from '../money/kopecks.ts'
import { governmentDecree, taxCode } from './citations.ts'
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

const limit = (from: number, sum: number, decree: string, date: string) =>
  ({
    from,
    value: roubles(sum),
    unit: 'kopecks a year',
    citation: governmentDecree(decree, date),
    checked,
  }) as const

/**
 * The year's pay up to which the pension rate is full; since 2023 the single limit of the
 * unified tariff. Set anew for every year: add next year's line here.
 */
export const contributionLimits: Series<Kopecks> = [
  limit(2017, 876_000, '1255', '2016-11-29'),
  limit(2018, 1_021_000, '1378', '2017-11-15'),
  limit(2019, 1_150_000, '1426', '2018-11-28'),
  limit(2020, 1_292_000, '1407', '2019-11-06'),
  limit(2021, 1_465_000, '1935', '2020-11-26'),
  limit(2022, 1_565_000, '1951', '2021-11-16'),
  limit(2023, 1_917_000, '2143', '2022-11-25'),
  limit(2024, 2_225_000, '1883', '2023-11-10'),
  limit(2025, 2_759_000, '1457', '2024-10-31'),
  limit(2026, 2_979_000, '1705', '2025-10-31'),
]

/** The social fund's own limit, while it had one; since 2023 it is the limit of the unified tariff. */
export const socialContributionLimits: Series<Kopecks> = [
  limit(2017, 755_000, '1255', '2016-11-29'),
  limit(2018, 815_000, '1378', '2017-11-15'),
  limit(2019, 865_000, '1426', '2018-11-28'),
  limit(2020, 912_000, '1407', '2019-11-06'),
  limit(2021, 966_000, '1935', '2020-11-26'),
  limit(2022, 1_032_000, '1951', '2021-11-16'),
  ...contributionLimits.filter(({ from }) => from >= 2023),
]
