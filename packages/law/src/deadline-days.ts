import { accidentLaw, taxCode243, taxCode263, taxCode539 } from './citations.ts'
import { series } from './figure.ts'

/** The days by which an employer reports and pays, beside those by which tax is remitted. */
export interface DeadlineDays {
  /** Of the notices and of the quarterly report of contributions; `null` before there were notices. */
  readonly noticeDay: number | null
  /**
   * The day of the next month by which tax withheld in the last days of a month is notified; `null` if
   * they belong to the first days of the next month.
   */
  readonly laterNoticeDay: number | null
  /** The day of the next month by which contributions are paid. */
  readonly contributionsDay: number
}

export const deadlineDays = series<DeadlineDays>({
  title: {
    en: 'Days by which an employer notifies and pays contributions',
    ru: 'Сроки уведомлений и уплаты страховых взносов',
  },
  unit: 'days of a month',
  checked: '2026-11-23',
})(
  [
    2017,
    { noticeDay: null, laterNoticeDay: null, contributionsDay: 15 },
    taxCode243('ст. 431 п. 3'),
  ],
  [
    2023,
    { noticeDay: 25, laterNoticeDay: null, contributionsDay: 28 },
    taxCode263('ст. 58 п. 9, ст. 431 п. 3 и 7'),
  ],
  [
    2024,
    { noticeDay: 25, laterNoticeDay: 3, contributionsDay: 28 },
    taxCode539('ст. 58 п. 9, ст. 431 п. 3 и 7'),
  ],
)

/** The days by which an agent files documents about income. */
export interface FilingDays {
  /** Of 6-НДФЛ: of the month after a quarter, of February after a year. */
  readonly ndfl6: number
  /** Of personal data: of the next month. */
  readonly personalData: number
}

/** Kept here since 2023. */
export const filingDays = series<FilingDays>({
  title: {
    en: 'Days by which documents about income are filed',
    ru: 'Сроки сдачи отчётности о доходах',
  },
  unit: 'days of a month',
  checked: '2026-11-23',
})([2023, { ndfl6: 25, personalData: 25 }, taxCode263('ст. 230 п. 2, ст. 431 п. 7')])

/** The day of the next month by which accident insurance is paid. */
export const accidentsDay = series<number>({
  title: { en: 'Day by which accident insurance is paid', ru: 'Срок уплаты взносов на травматизм' },
  unit: 'days of a month',
  checked: '2026-11-23',
})([2017, 15, accidentLaw('ст. 22 п. 4')])
