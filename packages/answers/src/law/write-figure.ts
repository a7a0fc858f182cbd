import { daysOfMonth, fromMonth, type Language, writeRoubles } from '@oklad/contract/fields'
import type {
  Citation,
  ContributionRate,
  FundRates,
  Law,
  LawFigures,
  ReducedTariff,
  Scale,
} from '@oklad/engine'
import { writeValue } from '../breakdown/write-value.ts'
import type { LawFigureKey } from './figure-names.ts'

/** The words and the numbers of one language. */
function writingIn(language: Language) {
  /** The text of the language. */
  const say = (en: string, ru: string) => (language === 'en' ? en : ru)
  /** A sum without kopecks where it has none: `2,979,000 roubles`, `40 639,50 ₽`. */
  const sum = (kopecks: number) =>
    `${writeRoubles(kopecks, language).replace(/[.,]00$/, '')} ${say('roubles', '₽')}`
  const sumOfYear = (kopecks: number) => `${sum(kopecks)} ${say('a year', 'в год')}`
  const sumOfMonth = (kopecks: number) => `${sum(kopecks)} ${say('a month', 'в месяц')}`
  /** The rates of a fund or a tariff, of which there is one where both are equal. */
  const rate = ({ withinLimit, aboveLimit }: ContributionRate) => {
    const within = writeValue(withinLimit, 'tenths_of_percent', language)
    if (withinLimit === aboveLimit) return within
    const above = writeValue(aboveLimit, 'tenths_of_percent', language)
    return say(
      `${within} up to the limit, ${above} above`,
      `${within} в пределах базы, ${above} сверх неё`,
    )
  }
  return { language, say, sum, sumOfYear, sumOfMonth, rate }
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

const percent = (rate: number) => `${rate} %`

const scale: Writer<Scale> = ({ brackets }, { say, sum }) =>
  brackets.map(({ upTo, rate }) => {
    if (upTo < Number.POSITIVE_INFINITY)
      return `${percent(rate)} ${say('up to', 'до')} ${sum(upTo)}`
    const all = brackets.length === 1
    return `${percent(rate)} ${all ? say('on all', 'со всей суммы') : say('above', 'свыше')}`
  })

/** The rates of the funds, a line for each. */
const ratesOfFunds: Writer<FundRates> = ({ pension, medical, social }, { say, rate }) => [
  `${say('pension', 'ОПС')}: ${rate(pension)}`,
  `${say('medical', 'ОМС')}: ${rate(medical)}`,
  `${say('sickness and maternity', 'ВНиМ')}: ${rate(social)}`,
]

const reducedTariff: Writer<ReducedTariff> = (tariff, writing) => {
  const { unified, funds, generalUpTo } = tariff
  const { say, rate, sumOfMonth, language } = writing
  const rates = funds === null ? [] : ratesOfFunds(funds, writing)
  if (unified !== null) rates.push(rate(unified))
  const lines = rates.map((written) => {
    if (generalUpTo === 0) return written
    const part = sumOfMonth(generalUpTo)
    return say(`${written} on what exceeds ${part}`, `${written} с части выше ${part}`)
  })
  return tariff.fromMonth === 1 ? lines : [`${fromMonth(tariff.fromMonth, language)}:`, ...lines]
}

const whetherDue: Writer<boolean> = (applies, { say }) => [
  applies ? say('due', 'начисляются') : say('not due', 'не начисляются'),
]

const limit: Writer<number> = (kopecks, { sumOfYear }) => [sumOfYear(kopecks)]

const writers: { readonly [Key in LawFigureKey]: Writer<NonNullable<LawFigures[Key]['value']>> } = {
  mainScale: scale,
  allowanceScale: scale,
  privilegeScale: scale,
  contributionRates: ({ unified, ...funds }, writing) => [
    ...(unified ? [`${writing.say('unified', 'единый')}: ${writing.rate(unified)}`] : []),
    ...ratesOfFunds(funds, writing),
  ],
  additionalContributionRates: (rates, { say }) => [
    ...(['class31', 'class32', 'class33', 'class34', 'class4'] as const).map((name) => {
      const number = name.slice('class'.length).split('').join('.')
      return `${say('class', 'класс')} ${number}: ${percent(rates[name])}`
    }),
    say(
      `not assessed: list 1 ${percent(rates.list1)}, list 2 ${percent(rates.list2)}`,
      `без спецоценки: список 1 — ${percent(rates.list1)}, список 2 — ${percent(rates.list2)}`,
    ),
  ],
  contributionLimit: limit,
  socialContributionLimit: limit,
  nonResidentRate: (rate) => [percent(rate)],
  nonResidentScale: scale,
  remoteEmployeeScale: scale,
  childDeductions: ({ first, second, third, disabled }, { say, sumOfMonth }) => [
    `${say('first child', 'на первого ребёнка')}: ${sumOfMonth(first)}`,
    `${say('second child', 'на второго ребёнка')}: ${sumOfMonth(second)}`,
    `${say('third and each further child', 'на третьего и каждого следующего')}: ${sumOfMonth(third)}`,
    say(
      `each disabled child: ${sumOfMonth(disabled)} on top`,
      `на каждого ребёнка-инвалида: дополнительно ${sumOfMonth(disabled)}`,
    ),
  ],
  childDeductionLimit: ({ income, countsAllowances }, { say, sum }) => {
    const counted = countsAllowances
      ? say('allowances included', 'вместе с надбавками')
      : say('without the allowances', 'без надбавок')
    return [`${sum(income)} ${say('since January', 'с начала года')}, ${counted}`]
  },
  ownDeductions: ({ item1, item2 }, { say, sumOfMonth }) => [
    `${say('item 1', 'пп. 1')}: ${sumOfMonth(item1)}`,
    `${say('item 2', 'пп. 2')}: ${sumOfMonth(item2)}`,
  ],
  expenseLimits: ({ social, childEducation, housing, mortgageInterest }, writing) => {
    const { say, sum, sumOfYear } = writing
    const once = say('once in a life', 'один раз в жизни')
    return [
      `${say('social', 'социальные')}: ${sumOfYear(social)}`,
      say(
        `education of a child: ${sumOfYear(childEducation)} for each child`,
        `обучение ребёнка: ${sumOfYear(childEducation)} на каждого`,
      ),
      `${say('home', 'жильё')}: ${sum(housing)}, ${once}`,
      `${say('mortgage interest', 'проценты по ипотеке')}: ${sum(mortgageInterest)}, ${once}`,
    ]
  },
  savingsLimit: limit,
  gtoDeduction: limit,
  familyPaymentRate: (rate) => [percent(rate)],
  civilContractSocialInsurance: whetherDue,
  minimumBaseOfHead: whetherDue,
  selfEmployment: ({ fromIndividuals, fromFirms, deduction, incomeLimit }, writing) => {
    const { say, sum, sumOfYear } = writing
    const rates = ({ rate, pointsOff }: typeof fromFirms) => {
      const [full, reduced] = [percent(rate), percent(rate - pointsOff)]
      return say(
        `${full}, or ${reduced} while the deduction lasts`,
        `${full}, пока есть вычет — ${reduced}`,
      )
    }
    return [
      `${say('from individuals', 'от физлиц')}: ${rates(fromIndividuals)}`,
      `${say('from firms', 'от организаций и ИП')}: ${rates(fromFirms)}`,
      `${say('deduction', 'вычет')}: ${sum(deduction)}, ${say('once', 'один раз')}`,
      `${say('income limit', 'предел дохода')}: ${sumOfYear(incomeLimit)}`,
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
    const days = (list: readonly string[]) => writeDays(list, language) || say('none', 'нет')
    return [
      `${say('weekdays off', 'выходные будни')}: ${days(off)}`,
      `${say('weekend days worked', 'рабочие субботы и воскресенья')}: ${days(worked)}`,
    ]
  },
  transferDays: ({ lastDay, dueDay, laterDueDay }, { say }) => {
    const first = lastDay + 1
    const later =
      laterDueDay === null
        ? say('with the first days of the next month', 'вместе с первыми днями следующего месяца')
        : say(`by the ${laterDueDay}th of the next month`, `до ${laterDueDay}-го следующего месяца`)
    const inDecember = say('by the last working day', 'до последнего рабочего дня')
    return [
      say(
        `withheld by the ${lastDay}nd: by the ${dueDay}th of the month`,
        `удержан по ${lastDay}-е: до ${dueDay}-го того же месяца`,
      ),
      `${say(`from the ${first}rd`, `с ${first}-го`)}: ${later}`,
      `${say(`from ${first} December`, `с ${first} декабря`)}: ${inDecember}`,
    ]
  },
}

/** The text of a figure without a value. */
function writeAbsent(key: LawFigureKey, { say }: Writing): string {
  if (key === 'allowanceScale') {
    return say(
      'none: the allowances are part of the main base',
      'нет: надбавки входят в основную базу',
    )
  }
  return say('none', 'нет')
}

/**
 * The value of a figure for people, in roubles and percent.
 * @returns one line, or several where the figure has parts
 */
export function writeFigure(law: Law, key: LawFigureKey, language: Language): readonly string[] {
  const writing = writings[language]
  const { value } = law.figures[key]
  if (value === null) return [writeAbsent(key, writing)]
  return (writers[key] as Writer<unknown>)(value, writing)
}

/** A source for people: article, act, and the act's date as the language writes it. */
export function writeCitation({ article, act, date }: Citation, language: Language): string {
  const written = language === 'ru' ? date.split('-').reverse().join('.') : date
  return [article, act, written].filter((part) => part !== '').join(', ')
}
