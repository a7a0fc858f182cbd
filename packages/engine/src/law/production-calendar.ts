import type { Series } from './figure.ts'

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

const year = (
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
  checked: '2026-11-20',
})

/** `null` for years whose calendar is not in the tables. */
export const productionCalendars: Series<ProductionCalendar | null> = [
  year(2017, null, '', '756', '2016-08-04'),
  year(
    2024,
    '01-01 01-02 01-03 01-04 01-05 01-08 02-23 03-08 04-29 04-30 05-01 05-09 05-10 06-12 11-04 12-30 12-31',
    '04-27 11-02 12-28',
    '1314',
    '2023-08-10',
  ),
  year(
    2025,
    '01-01 01-02 01-03 01-06 01-07 01-08 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31',
    '11-01',
    '1335',
    '2024-10-04',
  ),
  year(
    2026,
    '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31',
    '',
    '1466',
    '2025-09-24',
  ),
]
