import { cites, governmentDecree } from './citations.ts'
import { type Citation, type Figure, type Line, series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/*
 * The figures that the law sets for every year separately. To open a tax year, raise `NEWEST_TAX_YEAR`
 * and add a line to each series here; `law.test.ts` names the series without one.
 */

/** The newest tax year whose figures are all known. */
export const NEWEST_TAX_YEAR = 2026

/**
 * The exceptions from "Monday to Friday" in a year of the five-day week, as `MM-DD`. The number of
 * working days follows from them; a test checks it for every month.
 */
export interface ProductionCalendar {
  /** Days from Monday to Friday that are off. */
  readonly off: readonly string[]
  /** Saturdays and Sundays that are worked. */
  readonly worked: readonly string[]
}

const limit = (
  from: number,
  sum: number,
  decree: string,
  date: string,
  checked?: string,
): Line<Kopecks> => [from, roubles(sum), governmentDecree(decree, date), checked]

/** The limits of the unified tariff. */
const unifiedLimits = [
  limit(2023, 1_917_000, '2143', '2022-11-25'),
  limit(2024, 2_225_000, '1883', '2023-11-10'),
  limit(2025, 2_759_000, '1457', '2024-10-31'),
  limit(2026, 2_979_000, '1705', '2025-10-31'),
]

/**
 * The limit of the year's pay for the full pension rate; since 2023 the only limit, that of the
 * unified tariff.
 */
export const contributionLimits = series<Kopecks>({
  title: {
    en: 'Limit of the contribution base (pension; unified since 2023)',
    ru: 'Предельная база страховых взносов (ОПС; с 2023 года единая)',
  },
  unit: 'kopecks a year',
  checked: '2026-11-20',
})(
  limit(2017, 876_000, '1255', '2016-11-29'),
  limit(2018, 1_021_000, '1378', '2017-11-15'),
  limit(2019, 1_150_000, '1426', '2018-11-28'),
  limit(2020, 1_292_000, '1407', '2019-11-06'),
  limit(2021, 1_465_000, '1935', '2020-11-26'),
  limit(2022, 1_565_000, '1951', '2021-11-16'),
  ...unifiedLimits,
)

/** The social fund's own limit until 2022; since 2023 the limit of the unified tariff. */
export const socialContributionLimits = series<Kopecks>({
  title: {
    en: 'Limit of the contribution base: sickness and maternity (unified since 2023)',
    ru: 'Предельная база взносов на ВНиМ (с 2023 года единая)',
  },
  unit: 'kopecks a year',
  checked: '2026-11-20',
})(
  limit(2017, 755_000, '1255', '2016-11-29'),
  limit(2018, 815_000, '1378', '2017-11-15'),
  limit(2019, 865_000, '1426', '2018-11-28'),
  limit(2020, 912_000, '1407', '2019-11-06'),
  limit(2021, 966_000, '1935', '2020-11-26'),
  limit(2022, 1_032_000, '1951', '2021-11-16'),
  ...unifiedLimits,
)

const wageAct = (amendedBy: string, date: string): Citation =>
  cites(`Федеральный закон № 82-ФЗ (в редакции закона № ${amendedBy})`, date)('ст. 1')

/** The federal minimum wage on 1 January. */
export const minimumWages = series<Kopecks>({
  title: { en: 'Minimum wage on 1 January', ru: 'МРОТ на 1 января' },
  unit: 'kopecks a month',
  checked: '2026-11-20',
})(
  [2017, roubles(7_500), wageAct('164-ФЗ', '2016-06-02')],
  [2018, roubles(9_489), wageAct('421-ФЗ', '2017-12-28')],
  [2019, roubles(11_280), wageAct('481-ФЗ', '2018-12-25')],
  [2020, roubles(12_130), wageAct('463-ФЗ', '2019-12-27')],
  [2021, roubles(12_792), wageAct('473-ФЗ', '2020-12-29')],
  [2022, roubles(13_890), wageAct('406-ФЗ', '2021-12-06')],
  [2023, roubles(16_242), wageAct('522-ФЗ', '2022-12-19')],
  [2024, roubles(19_242), wageAct('548-ФЗ', '2023-11-27')],
  [2025, roubles(22_440), wageAct('365-ФЗ', '2024-10-29')],
  [2026, roubles(27_093), wageAct('429-ФЗ', '2025-11-28')],
)

/** A rise of the minimum wage within a year. */
export interface MinimumWageRaise {
  /** The first month with the higher wage. */
  readonly fromMonth: number
  readonly wage: Kopecks
}

/** `null` for years with one minimum wage: the year after a raise needs a line of it. */
export const minimumWageRaises = series<MinimumWageRaise | null>({
  title: { en: 'Minimum wage, raised within the year', ru: 'МРОТ, повышенный в течение года' },
  unit: 'kopecks a month',
  checked: '2026-11-20',
})(
  [2017, { fromMonth: 7, wage: roubles(7_800) }, wageAct('460-ФЗ', '2016-12-19')],
  [2018, { fromMonth: 5, wage: roubles(11_163) }, wageAct('41-ФЗ', '2018-03-07')],
  [2019, null, wageAct('481-ФЗ', '2018-12-25')],
  [2022, { fromMonth: 6, wage: roubles(15_279) }, governmentDecree('973', '2022-05-28')],
  [2023, null, wageAct('522-ФЗ', '2022-12-19')],
)

const calendarDecree = (decree: string, date: string): Citation =>
  cites(`Трудовой кодекс РФ; постановление Правительства РФ № ${decree}`, date)('ст. 112')
/**
 * The calendar of a year: the days off and, if any, the weekend days worked, separated by spaces.
 * The non-working days that decrees of the President declared within 2020 and 2021 are not in it.
 */
const calendar = (
  from: number,
  decree: Citation,
  off: string,
  worked = '',
  checked?: string,
): Line<ProductionCalendar> => [
  from,
  { off: off.split(' '), worked: worked === '' ? [] : worked.split(' ') },
  decree,
  checked,
]

/** The calendars by the decree on the transfer of days off in the year. */
// biome-ignore format: one year a line
export const productionCalendars = series<ProductionCalendar>({
 title: { en: 'Production calendar (five-day week)', ru: 'Производственный календарь (пятидневная неделя)' },
 unit: 'days off and worked', checked: '2026-11-20' })(calendar(2017, calendarDecree('756', '2016-08-04'), '01-02 01-03 01-04 01-05 01-06 02-23 02-24 03-08 05-01 05-08 05-09 06-12 11-06'),
  calendar(2018, calendarDecree('1250', '2017-10-14'), '01-01 01-02 01-03 01-04 01-05 01-08 02-23 03-08 03-09 04-30 05-01 05-02 05-09 06-11 06-12 11-05 12-31', '04-28 06-09 12-29'),
  calendar(2019, calendarDecree('1163', '2018-10-01'), '01-01 01-02 01-03 01-04 01-07 01-08 03-08 05-01 05-02 05-03 05-09 05-10 06-12 11-04'),
  calendar(2020, calendarDecree('875', '2019-07-10'), '01-01 01-02 01-03 01-06 01-07 01-08 02-24 03-09 05-01 05-04 05-05 05-11 06-12 11-04'),
  calendar(2021, calendarDecree('1648', '2020-10-10'), '01-01 01-04 01-05 01-06 01-07 01-08 02-22 02-23 03-08 05-03 05-10 06-14 11-04 11-05 12-31', '02-20'),
  calendar(2022, calendarDecree('1564', '2021-09-16'), '01-03 01-04 01-05 01-06 01-07 02-23 03-07 03-08 05-02 05-03 05-09 05-10 06-13 11-04', '03-05'),
  calendar(2023, calendarDecree('1505', '2022-08-29'), '01-02 01-03 01-04 01-05 01-06 02-23 02-24 03-08 05-01 05-08 05-09 06-12 11-06'),
  calendar(2024, calendarDecree('1314', '2023-08-10'), '01-01 01-02 01-03 01-04 01-05 01-08 02-23 03-08 04-29 04-30 05-01 05-09 05-10 06-12 11-04 12-30 12-31', '04-27 11-02 12-28'),
  calendar(2025, calendarDecree('1335', '2024-10-04'), '01-01 01-02 01-03 01-06 01-07 01-08 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31', '11-01'),
  calendar(2026, calendarDecree('1466', '2025-09-24'), '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31'),
  calendar(2027, calendarDecree('1187', '2026-09-17'), '01-01 01-04 01-05 01-06 01-07 01-08 02-22 02-23 03-08 05-03 05-10 06-14 11-04 11-05 12-31', '02-20', '2026-11-22'),
)

/** The first year whose production calendar is known. */
export const [{ from: FIRST_CALENDAR_YEAR }] = productionCalendars as [Figure<ProductionCalendar>]
