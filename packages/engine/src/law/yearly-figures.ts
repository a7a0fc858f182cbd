import { type Kopecks, roubles } from '../money/kopecks.ts'
import { governmentDecree } from './citations.ts'
import type { Series } from './figure.ts'

/*
 * The figures that the law sets anew for every year. To open a tax year: raise `NEWEST_TAX_YEAR`,
 * add a line to each series here; `missingFigures` (and its test) names the ones that lack it.
 */

/** The newest tax year whose figures are all known. */
export const NEWEST_TAX_YEAR = 2026

const checked = '2026-11-20'

/**
 * What differs from "Monday to Friday" in a year of the five-day week, as `MM-DD`.
 * Working days follow from it; a test holds their number in every month.
 */
export interface ProductionCalendar {
  /** Days from Monday to Friday that are off. */
  readonly off: readonly string[]
  /** Saturdays and Sundays that are worked. */
  readonly worked: readonly string[]
}

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
 * unified tariff.  */
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

const wage = (from: number, sum: number | null, amendedBy: string, date: string) =>
  ({
    from,
    value: sum === null ? null : roubles(sum),
    unit: 'kopecks a month',
    citation: {
      act: `Федеральный закон № 82-ФЗ (в редакции закона № ${amendedBy})`,
      article: 'ст. 1',
      date,
    },
    checked,
  }) as const

/** The federal minimum wage; `null` for years in which nothing here depends on it. */
export const minimumWages: Series<Kopecks | null> = [
  wage(2017, null, '82-ФЗ', '2000-06-19'),
  wage(2023, 16_242, '522-ФЗ', '2022-12-19'),
  wage(2024, 19_242, '548-ФЗ', '2023-11-27'),
  wage(2025, 22_440, '365-ФЗ', '2024-10-29'),
  wage(2026, 27_093, '429-ФЗ', '2025-11-28'),
]

const calendar = (
  from: number,
  off: string | null,
  worked: string,
  decree: string,
  date: string,
): Series<ProductionCalendar | null>[number] => ({
  from,
  value:
    off === null ? null : { off: off.split(' '), worked: worked === '' ? [] : worked.split(' ') },
  unit: 'days off and worked',
  citation: {
    act: `Трудовой кодекс РФ; постановление Правительства РФ № ${decree}`,
    article: 'ст. 112',
    date,
  },
  checked,
})

/** `null` for years whose calendar is not in the tables. */
export const productionCalendars: Series<ProductionCalendar | null> = [
  calendar(2017, null, '', '756', '2016-08-04'),
  calendar(
    2024,
    '01-01 01-02 01-03 01-04 01-05 01-08 02-23 03-08 04-29 04-30 05-01 05-09 05-10 06-12 11-04 12-30 12-31',
    '04-27 11-02 12-28',
    '1314',
    '2023-08-10',
  ),
  calendar(
    2025,
    '01-01 01-02 01-03 01-06 01-07 01-08 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31',
    '11-01',
    '1335',
    '2024-10-04',
  ),
  calendar(
    2026,
    '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31',
    '',
    '1466',
    '2025-09-24',
  ),
]

/** The series of this file by the names of their figures. */
export const yearlySeries = {
  contributionLimit: contributionLimits,
  socialContributionLimit: socialContributionLimits,
  minimumWage: minimumWages,
  productionCalendar: productionCalendars,
}

/** The names of the yearly figures that have no entry of their own for a tax year. */
export const missingFigures = (year: number): readonly (keyof typeof yearlySeries)[] =>
  (Object.keys(yearlySeries) as (keyof typeof yearlySeries)[]).filter(
    (name) => !yearlySeries[name].some(({ from }) => from === year),
  )
