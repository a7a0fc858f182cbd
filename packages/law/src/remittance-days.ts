import { taxCode, taxCode263, taxCode539 } from './citations.ts'
import { series } from './figure.ts'

/**
 * The days by which a tax agent remits the tax withheld. The tax of the first days of a month is due in
 * the same month. In December the rest is always due by the last working day of the year.
 */
export interface RemittanceDays {
  /** The last of the first days. */
  readonly lastDay: number
  /** The day of the same month by which their tax is due. */
  readonly dueDay: number
  /**
   * The day of the next month by which the tax of the other days is due; `null` if they belong to the
   * first days of the next month.
   */
  readonly laterDueDay: number | null
}

/** The first year in which tax is withheld from every payment, the advance too. */
export const FIRST_PAYMENTS_YEAR = 2023

/** `null` before 2023, when tax was withheld once a month and not from the advance. */
export const transferDays = series<RemittanceDays | null>({
  title: {
    en: 'Days by which the tax withheld is transferred',
    ru: 'Сроки перечисления удержанного НДФЛ',
  },
  unit: 'days of a month',
  checked: '2026-11-22',
})(
  [2017, null, taxCode('113-ФЗ', '2015-05-02')('ст. 226 п. 6')],
  [FIRST_PAYMENTS_YEAR, { lastDay: 22, dueDay: 28, laterDueDay: null }, taxCode263('ст. 226 п. 6')],
  [2024, { lastDay: 22, dueDay: 28, laterDueDay: 5 }, taxCode539('ст. 226 п. 6')],
)
