import { benefitLaw, cites, governmentDecree } from './citations.ts'
import { type Citation, type Figure, figureIn, figuresIn, series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'
import { memoised } from './memoised.ts'
import { requireTaxYear } from './tax-years.ts'
import { monthIn, yearIn } from './working-days.ts'
import { socialContributionLimits } from './yearly-figures.ts'

/*
 * The law of pay by average earnings. Its figures are apart from those of a year, which every calculation loads.
 */

/** Hundred-thousandths of a day in a day: the unit in which days are shown. */
export const DAY = 100_000

const decree922 = cites('Постановление Правительства РФ № 922', '2007-12-24')
const decree540 = cites('Постановление Правительства РФ № 540', '2025-04-24')

/** Cites the decree on average earnings that holds on a date. The points of both have the same numbers. */
export const averageEarningsDecree = (date: string): ((article: string) => Citation) =>
  date < '2025-09-01' ? decree922 : decree540

/** The articles of the rules that no figure has. */
export const averageEarningsCitations = {
  earnings: benefitLaw('ст. 14 ч. 1'),
  limit: benefitLaw('ст. 14 ч. 3.2'),
  lowestAverage: benefitLaw('ст. 14 ч. 1.1'),
  floor: benefitLaw('ст. 14 ч. 6.1'),
  shortInsurance: benefitLaw('ст. 7 ч. 6'),
  breach: benefitLaw('ст. 8'),
} as const satisfies Readonly<Record<string, Citation>>

/** The days of two years by which earnings are divided, and the months of the minimum wage of the lowest average. */
export interface BenefitAverage {
  readonly days: number
  readonly wageMonths: number
}

/** The percents of the daily average by which sick pay is paid. */
export interface SickPayPercents {
  readonly underFiveYears: number
  readonly fromFiveYears: number
  readonly fromEightYears: number
  readonly afterDismissal: number
  /** Care for a child at home: the first days are paid by insurance, the rest by this percent. */
  readonly careDaysByInsurance: number
  readonly laterCare: number
}

const CHECKED = '2026-11-22'

const amended = 'Федеральный закон № 255-ФЗ (в редакции закона № 151-ФЗ)'
/** The first day on which care for a child under 8 has a percent of its own. */
export const FIRST_YOUNG_CHILD_CARE = '2021-09-01'
const youngCare = cites(amended, '2021-05-26')('ст. 7 ч. 3')

/** The series by the names of their figures. */
export const averageEarningsSeries = {
  /** The average calendar days of a month: 29.3. */
  averageMonthDays: series<number>({
    title: {
      en: 'Average days of a month, for vacation pay',
      ru: 'Среднемесячное число календарных дней для отпускных',
    },
    unit: 'hundredths of a day',
    checked: CHECKED,
  })([
    2017,
    2_930,
    cites('Трудовой кодекс РФ (в редакции закона № 55-ФЗ)', '2014-04-02')('ст. 139'),
  ]),
  benefitAverage: series<BenefitAverage>({
    title: {
      en: 'Sick pay: days of two years, months of the lowest average',
      ru: 'Больничный: дни двух лет и месяцы МРОТ для наименьшего среднего заработка',
    },
    unit: 'days and months',
    checked: CHECKED,
  })([2017, { days: 730, wageMonths: 24 }, benefitLaw('ст. 14 ч. 1.1, 3')]),
  sickPayPercents: series<SickPayPercents>({
    title: { en: 'Sick pay: percent of the average', ru: 'Больничный: процент среднего заработка' },
    unit: 'percent and days',
    checked: CHECKED,
  })([
    2017,
    {
      underFiveYears: 60,
      fromFiveYears: 80,
      fromEightYears: 100,
      afterDismissal: 60,
      careDaysByInsurance: 10,
      laterCare: 50,
    },
    benefitLaw('ст. 7 ч. 1–3'),
  ]),
  /** The first month in which care for a child under 8 is paid in full; before, as that for an older child. */
  youngChildCare: series<{ readonly percent: number; readonly fromMonth: number } | null>({
    title: {
      en: 'Sick pay: care for a child under 8',
      ru: 'Больничный: уход за ребёнком до 8 лет',
    },
    unit: 'percent',
    checked: CHECKED,
  })(
    [2017, null, benefitLaw('ст. 7 ч. 3')],
    [
      yearIn(FIRST_YOUNG_CHILD_CARE),
      { percent: 100, fromMonth: monthIn(FIRST_YOUNG_CHILD_CARE) },
      youngCare,
    ],
    [2022, { percent: 100, fromMonth: 1 }, youngCare],
  ),
  /** The most days of one case of care that are paid, except for children under 7 and some illnesses. */
  careDays: series<{ readonly child: number; readonly relative: number }>({
    title: {
      en: 'Sick pay: days of one case of care that are paid',
      ru: 'Больничный: оплачиваемые дни одного случая ухода',
    },
    unit: 'days',
    checked: '2026-11-27',
  })([2017, { child: 15, relative: 7 }, benefitLaw('ст. 6 ч. 5')]),
  /** The days of own illness that the employer pays. */
  employerSickDays: series<number>({
    title: {
      en: 'Sick pay: days of own illness that the employer pays',
      ru: 'Больничный: дни болезни работника за счёт работодателя',
    },
    unit: 'days',
    checked: CHECKED,
  })([2017, 3, benefitLaw('ст. 3 ч. 2 п. 1')]),
}

/** The figures of pay by average earnings in a tax year, by name. */
export type AverageEarningsFigures = {
  readonly [Name in keyof typeof averageEarningsSeries]: (typeof averageEarningsSeries)[Name][number]
}

/**
 * Returns the figures of a tax year. Calls for the same year return the same object.
 * @throws {RangeError} before 2017
 */
export const averageEarningsIn = memoised((year: number) => {
  requireTaxYear(year)
  return figuresIn(averageEarningsSeries, year) as AverageEarningsFigures
})

/** The limits of contributions before the tax years that are computed; they count for replaced years. */
export const earlierLimits = series<Kopecks>({
  title: {
    en: 'Limit of the contribution base before 2017',
    ru: 'Предельная база страховых взносов до 2017 года',
  },
  unit: 'kopecks a year',
  checked: '2026-11-23',
})(
  [2010, roubles(415_000), cites('Федеральный закон № 212-ФЗ', '2009-07-24')('ст. 8 ч. 4')],
  [2011, roubles(463_000), governmentDecree('933', '2010-11-27')],
  [2012, roubles(512_000), governmentDecree('974', '2011-11-24')],
  [2013, roubles(568_000), governmentDecree('1276', '2012-12-10')],
  [2014, roubles(624_000), governmentDecree('1101', '2013-11-30')],
  [2015, roubles(670_000), governmentDecree('1316', '2014-12-04')],
  [2016, roubles(718_000), governmentDecree('1265', '2015-11-26')],
)

/** The first year whose months and earnings can count for an average. */
export const FIRST_EARNINGS_YEAR = 2010

const benefitLimits = [...earlierLimits, ...socialContributionLimits]

/**
 * Returns the most earnings of a year that count for benefits, kopecks: the limit of social contributions.
 * @throws {RangeError} before 2010
 * @source law № 255-ФЗ, article 14, part 3.2
 */
export const benefitLimitIn = (year: number): Figure<Kopecks> => figureIn(benefitLimits, year)

/**
 * Returns the percent of average earnings by insurance.
 * @param months of insurance
 */
export function percentByInsurance(
  months: number,
  { underFiveYears, fromFiveYears, fromEightYears }: SickPayPercents,
): number {
  if (months >= 8 * 12) return fromEightYears
  return months >= 5 * 12 ? fromFiveYears : underFiveYears
}
