import {
  daysOfMonth,
  fromMonth,
  type Language,
  numericDate,
  sayIn,
  type Text,
  write,
  writeDecimal,
  writePercent,
  writeSum,
} from '@oklad/contract/fields'
import type { Citation, ContributionRate, FundRates, Law, ReducedTariff } from '@oklad/engine'
import {
  type AllLawFigures,
  allFiguresOf,
  type BudgetCodes,
  type LawFigureKey,
  type Scale,
} from '@oklad/engine/internal'
import { writeValue } from '../breakdown/write-value.ts'

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A day of a month as a value of a text: `21st`, `22nd`, `23rd`, `28th`; the Russian text has the ending. */
const nth = (day: number) => ({
  en: `${day}${endings[ordinalRules.select(day)] ?? 'th'}`,
  ru: `${day}`,
})

// biome-ignore format: one text a line
const texts = {
  twoRates: { en: '{within} up to the limit, {above} above', ru: '{within} в пределах базы, {above} сверх неё' },
  part: { en: '{written} on what exceeds {part}', ru: '{written} с части выше {part}' },
  notAssessed: { en: 'not assessed: list 1 {list1}, list 2 {list2}', ru: 'без спецоценки: список 1 — {list1}, список 2 — {list2}' },
  disabled: { en: 'each disabled child: {sum} on top', ru: 'на каждого ребёнка-инвалида: дополнительно {sum}' },
  education: { en: 'education of a child: {sum} for each child', ru: 'обучение ребёнка: {sum} на каждого' },
  severance: { en: '{usual} average monthly earnings, {farNorth} in the Far North', ru: '{usual} средних месячных заработка, на Крайнем Севере — {farNorth}' },
  birthAid: { en: 'aid at the birth of a child: {sum} for each child', ru: 'помощь при рождении ребёнка: {sum} на каждого' },
  reducedRate: { en: '{full}, or {reduced} while the deduction lasts', ru: '{full}, пока есть вычет — {reduced}' },
  withNextMonth: { en: 'with the first days of the next month', ru: 'вместе с первыми днями следующего месяца' },
  laterDay: { en: 'by the {day} of the next month', ru: 'не позднее {day}-го числа следующего месяца' },
  firstDays: { en: 'withheld by the {last}: by the {due} of the month', ru: 'удержан по {last}-е: не позднее {due}-го числа того же месяца' },
  laterDays: { en: 'from the {first}: {later}', ru: 'с {first}-го: {later}' },
  december: { en: 'from {first} December: {inDecember}', ru: 'с {first} декабря: {inDecember}' },
  benefit: { en: 'earnings / {days}; at least minimum wage × {wageMonths} / {days}', ru: 'заработок / {days}; не меньше МРОТ × {wageMonths} / {days}' },
  care: { en: 'care for a child at home: {count} days by insurance, then {later}', ru: 'уход за ребёнком дома: {count} дней по стажу, затем {later}' },
  noAllowances: { en: 'none: the allowances are part of the main base', ru: 'нет: надбавки входят в основную базу' },
  provisional: { en: 'The law of {year} is not known yet: these are the figures of {figuresOf}.', ru: 'Закон на {year} год ещё не известен: это показатели {figuresOf} года.' },
  ownCalendar: { en: 'The law of {year} is not known yet: apart from its production calendar, these are the figures of {figuresOf}.', ru: 'Закон на {year} год ещё не известен: кроме производственного календаря, это показатели {figuresOf} года.' },
} as const satisfies Readonly<Record<string, Text>>

/** The words and the numbers of one language. */
function writingIn(language: Language) {
  const say = sayIn(language)
  /** A sum without kopecks where it has none: `2,979,000 roubles`, `40 639,50 ₽`. */
  const sum = (kopecks: number) => writeSum(kopecks, language)
  const sumOfYear = (kopecks: number) => `${sum(kopecks)} ${say({ en: 'a year', ru: 'в год' })}`
  const sumOfMonth = (kopecks: number) => `${sum(kopecks)} ${say({ en: 'a month', ru: 'в месяц' })}`
  /** The rates of a fund or a tariff, of which there is one where both are equal. */
  const rate = ({ withinLimit, aboveLimit }: ContributionRate) => {
    const within = writeValue(withinLimit, 'tenths_of_percent', language)
    if (withinLimit === aboveLimit) return within
    const above = writeValue(aboveLimit, 'tenths_of_percent', language)
    return say(texts.twoRates, { within, above })
  }
  const percent = (rate: number) => writePercent(rate, language)
  return { language, say, sum, sumOfYear, sumOfMonth, rate, percent }
}

type Writing = ReturnType<typeof writingIn>

const writings = { en: writingIn('en'), ru: writingIn('ru') }

/** Days, `MM-DD`, month by month: `January 1, 2, 5–9; May 1`. */
export function writeDays(days: readonly string[], language: Language): string {
  const months = new Map<number, number[]>()
  for (const day of days) {
    const [month, date] = day.split('-').map(Number) as [number, number]
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months]
    .map(([month, dates]) => daysOfMonth(writeRuns(dates), month, language))
    .join('; ')
}

/** Increasing numbers, three and more in a row as one: `1, 2, 5–9`. */
function writeRuns(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}

/** Writes the value of a figure as one line or several. */
type Writer<Value> = (value: Value, writing: Writing) => string[]

const scale: Writer<Scale> = ({ brackets }, { say, sum, percent }) =>
  brackets.map(({ upTo, rate }) => {
    if (upTo < Number.POSITIVE_INFINITY)
      return `${percent(rate)} ${say({ en: 'up to', ru: 'до' })} ${sum(upTo)}`
    const all = brackets.length === 1
    return `${percent(rate)} ${all ? say({ en: 'on all', ru: 'со всей суммы' }) : say({ en: 'above', ru: 'свыше' })}`
  })

/** The rates of the funds, a line for each. */
const ratesOfFunds: Writer<FundRates> = ({ pension, medical, social }, { say, rate }) => [
  `${say({ en: 'pension', ru: 'ОПС' })}: ${rate(pension)}`,
  `${say({ en: 'medical', ru: 'ОМС' })}: ${rate(medical)}`,
  `${say({ en: 'sickness and maternity', ru: 'ВНиМ' })}: ${rate(social)}`,
]

const reducedTariff: Writer<ReducedTariff> = (tariff, writing) => {
  const { unified, funds, generalUpTo } = tariff
  const { say, rate, sumOfMonth, language } = writing
  const rates = funds === null ? [] : ratesOfFunds(funds, writing)
  if (unified !== null) rates.push(rate(unified))
  const lines = rates.map((written) => {
    if (generalUpTo === 0) return written
    const part = sumOfMonth(generalUpTo)
    return say(texts.part, { written, part })
  })
  return tariff.fromMonth === 1 ? lines : [`${fromMonth(tariff.fromMonth, language)}:`, ...lines]
}

const either =
  (yes: Text, no: Text): Writer<boolean> =>
  (applies, { say }) => [say(applies ? yes : no)]

const whetherDue = either({ en: 'due', ru: 'начисляются' }, { en: 'not due', ru: 'не начисляются' })

const limit: Writer<number> = (kopecks, { sumOfYear }) => [sumOfYear(kopecks)]

const writers: {
  readonly [Key in LawFigureKey]: Writer<NonNullable<AllLawFigures[Key]['value']>>
} = {
  mainScale: scale,
  allowanceScale: scale,
  privilegeScale: scale,
  contributionRates: ({ unified, ...funds }, writing) => [
    ...(unified
      ? [`${writing.say({ en: 'unified', ru: 'единый' })}: ${writing.rate(unified)}`]
      : []),
    ...ratesOfFunds(funds, writing),
  ],
  additionalContributionRates: (rates, { say, percent }) => [
    ...(['class31', 'class32', 'class33', 'class34', 'class4'] as const).map((name) => {
      const number = name.slice('class'.length).split('').join('.')
      return `${say({ en: 'class', ru: 'класс' })} ${number}: ${percent(rates[name])}`
    }),
    say(texts.notAssessed, { list1: percent(rates.list1), list2: percent(rates.list2) }),
  ],
  contributionLimit: limit,
  socialContributionLimit: limit,
  nonResidentRate: (rate, { percent }) => [percent(rate)],
  nonResidentScale: scale,
  remoteEmployeeScale: scale,
  remoteContractorScale: scale,
  childDeductions: ({ first, second, third, disabled }, { say, sumOfMonth }) => [
    `${say({ en: 'first child', ru: 'на первого ребёнка' })}: ${sumOfMonth(first)}`,
    `${say({ en: 'second child', ru: 'на второго ребёнка' })}: ${sumOfMonth(second)}`,
    `${say({ en: 'third and each further child', ru: 'на третьего и каждого следующего' })}: ${sumOfMonth(third)}`,
    say(texts.disabled, { sum: sumOfMonth(disabled) }),
  ],
  childDeductionLimit: ({ income, countsAllowances }, { say, sum }) => {
    const counted = countsAllowances
      ? say({ en: 'allowances included', ru: 'вместе с надбавками' })
      : say({ en: 'without the allowances', ru: 'без надбавок' })
    return [`${sum(income)} ${say({ en: 'since January', ru: 'с начала года' })}, ${counted}`]
  },
  ownDeductions: ({ item1, item2 }, { say, sumOfMonth }) => [
    `${say({ en: 'item 1', ru: 'пп. 1' })}: ${sumOfMonth(item1)}`,
    `${say({ en: 'item 2', ru: 'пп. 2' })}: ${sumOfMonth(item2)}`,
  ],
  socialLimits: ({ social, childEducation }, { say, sumOfYear }) => [
    `${say({ en: 'social', ru: 'социальные' })}: ${sumOfYear(social)}`,
    say(texts.education, { sum: sumOfYear(childEducation) }),
  ],
  propertyLimits: ({ housing, mortgageInterest }, { say, sum }) => {
    const once = say({ en: 'once in a life', ru: 'один раз в жизни' })
    return [
      `${say({ en: 'home', ru: 'жильё' })}: ${sum(housing)}, ${once}`,
      `${say({ en: 'mortgage interest', ru: 'проценты по ипотеке' })}: ${sum(mortgageInterest)}, ${once}`,
    ]
  },
  savingsLimit: limit,
  gtoDeduction: limit,
  familyPaymentRate: (rate, { percent }) => [percent(rate)],
  payExemptions: ({ materialAid, gift, birthAid }, { say, sum, sumOfYear }) => [
    `${say({ en: 'material aid', ru: 'материальная помощь' })}: ${sumOfYear(materialAid)}`,
    `${say({ en: 'gifts', ru: 'подарки' })}: ${sumOfYear(gift)}`,
    say(texts.birthAid, { sum: sum(birthAid) }),
  ],
  severanceMonths: ({ usual, farNorth }, { say }) => [say(texts.severance, { usual, farNorth })],
  budgetCodes: (codes, { say }) =>
    Object.entries(codes).flatMap(([name, code]) =>
      code === null ? [] : [`${say(budgetCodeNames[name as keyof BudgetCodes])}: ${code}`],
    ),
  averagePaySplit: either(
    { en: 'its own base', ru: 'отдельная база' },
    { en: 'in the main base', ru: 'в основной базе' },
  ),
  civilContractSocialInsurance: whetherDue,
  minimumBaseOfHead: whetherDue,
  selfEmployment: ({ fromIndividuals, fromFirms, deduction, incomeLimit }, writing) => {
    const { say, sum, sumOfYear, percent } = writing
    const rates = ({ rate, pointsOff }: typeof fromFirms) => {
      const [full, reduced] = [percent(rate), percent(rate - pointsOff)]
      return say(texts.reducedRate, { full, reduced })
    }
    return [
      `${say({ en: 'from individuals', ru: 'от физлиц' })}: ${rates(fromIndividuals)}`,
      `${say({ en: 'from organisations and entrepreneurs', ru: 'от организаций и ИП' })}: ${rates(fromFirms)}`,
      `${say({ en: 'deduction', ru: 'вычет' })}: ${sum(deduction)}, ${say({ en: 'once', ru: 'один раз' })}`,
      `${say({ en: 'income limit', ru: 'предел дохода' })}: ${sumOfYear(incomeLimit)}`,
    ]
  },
  itTariff: reducedTariff,
  smallBusinessTariff: reducedTariff,
  manufacturingTariff: reducedTariff,
  minimumWage: (wage, { sumOfMonth }) => [sumOfMonth(wage)],
  minimumWageRaise: (raise, { sumOfMonth, language }) => [
    `${fromMonth(raise.fromMonth, language)}: ${sumOfMonth(raise.wage)}`,
  ],
  productionCalendar: ({ off, worked }, { say, language }) => {
    const days = (list: readonly string[]) =>
      writeDays(list, language) || say({ en: 'none', ru: 'нет' })
    return [
      `${say({ en: 'weekdays off', ru: 'выходные будни' })}: ${days(off)}`,
      `${say({ en: 'weekend days worked', ru: 'рабочие субботы и воскресенья' })}: ${days(worked)}`,
    ]
  },
  transferDays: ({ lastDay, dueDay, laterDueDay }, { say }) => {
    const first = lastDay + 1
    const later =
      laterDueDay === null
        ? say(texts.withNextMonth)
        : say(texts.laterDay, { day: nth(laterDueDay) })
    const inDecember = say({
      en: 'by the last working day',
      ru: 'не позднее последнего рабочего дня',
    })
    return [
      say(texts.firstDays, { last: nth(lastDay), due: nth(dueDay) }),
      say(texts.laterDays, { first: nth(first), later }),
      say(texts.december, { first, inDecember }),
    ]
  },
  averageMonthDays: (days, { language }) => [writeDecimal(days, 2, 0, language)],
  benefitAverage: ({ days, wageMonths }, { say }) => [say(texts.benefit, { days, wageMonths })],
  sickPayPercents: (percents, { say, percent }) => [
    `${say({ en: 'insurance under 5 years', ru: 'стаж до 5 лет' })}: ${percent(percents.underFiveYears)}`,
    `${say({ en: '5 to 8 years', ru: 'от 5 до 8 лет' })}: ${percent(percents.fromFiveYears)}`,
    `${say({ en: '8 years and more', ru: '8 лет и больше' })}: ${percent(percents.fromEightYears)}`,
    `${say({ en: 'within 30 days after dismissal', ru: 'в течение 30 дней после увольнения' })}: ${percent(percents.afterDismissal)}`,
    say(texts.care, { count: percents.careDaysByInsurance, later: percent(percents.laterCare) }),
  ],
  youngChildCare: (care, { language, percent }) => [
    (care.fromMonth > 1 ? `${fromMonth(care.fromMonth, language)}: ` : '') + percent(care.percent),
  ],
  careDays: ({ child, relative }, { say }) => [
    say(
      { en: 'child of 7 to 15 years: {child}', ru: 'ребёнок от 7 до 15 лет: {child}' },
      { child },
    ),
    say({ en: 'another relative: {relative}', ru: 'другой родственник: {relative}' }, { relative }),
  ],
  employerSickDays: (days) => [String(days)],
}

/** The tax of each budget code. */
// biome-ignore format: one text a line
const budgetCodeNames: Readonly<Record<keyof BudgetCodes, Text>> = {
  main13: { en: 'main base, 13%', ru: 'основная база, 13 %' },
  main15: { en: 'main base, 15%', ru: 'основная база, 15 %' },
  main18: { en: 'main base, 18%', ru: 'основная база, 18 %' },
  main20: { en: 'main base, 20%', ru: 'основная база, 20 %' },
  main22: { en: 'main base, 22%', ru: 'основная база, 22 %' },
  north13: { en: 'allowances, 13%', ru: 'коэффициент и надбавка, 13 %' },
  north15: { en: 'allowances, 15%', ru: 'коэффициент и надбавка, 15 %' },
  nonResident: { en: 'non-residents', ru: 'нерезиденты' },
  nonResident13: { en: 'non-residents with the rates of residents, 13%', ru: 'нерезиденты со ставками резидентов, 13 %' },
  nonResident15: { en: 'non-residents with the rates of residents, 15%', ru: 'нерезиденты со ставками резидентов, 15 %' },
}

/** The texts of figures without a value, but `none`. */
const absent: Readonly<Partial<Record<LawFigureKey, Text>>> = {
  allowanceScale: texts.noAllowances,
  youngChildCare: { en: 'as for an older child', ru: 'как за ребёнком постарше' },
}

/**
 * The value of a figure for people, in roubles and percent.
 * @returns one line, or several where the figure has parts
 */
export function writeFigure(law: Law, key: LawFigureKey, language: Language): readonly string[] {
  const writing = writings[language]
  const { value } = allFiguresOf(law)[key]
  if (value === null) return [writing.say(absent[key] ?? { en: 'none', ru: 'нет' })]
  return (writers[key] as Writer<unknown>)(value, writing)
}

/** A source for people: article, act, and the act's date as the language writes it. */
export function writeCitation({ article, act, date }: Citation, language: Language): string {
  return [article, act, numericDate(date, language)].filter((part) => part !== '').join(', ')
}

/** Says that a year has no law of its own yet. */
export const writeProvisional = (
  { year, figuresOf, workingDays }: Law,
  language: Language,
): string =>
  write(workingDays === null ? texts.provisional : texts.ownCalendar, language, { year, figuresOf })
