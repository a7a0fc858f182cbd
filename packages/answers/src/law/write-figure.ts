import { daysOfMonth, type Language, writeRoubles } from '@oklad/contract/fields'
import type { Citation, ContributionRate, Law, LawFigures, Scale } from '@oklad/engine'
import { writeValue } from '../breakdown/write-value.ts'
import type { LawFigureKey } from './figure-names.ts'
import { type FigureWords, figureWords } from './figure-words.ts'

/** The words and the numbers of one language. */
interface Writing {
  readonly words: FigureWords
  /** A sum without kopecks where it has none: `2,979,000 roubles`, `40 639,50 руб.`. */
  readonly sum: (kopecks: number) => string
  /** A rate in tenths of a percent: `7.6 %`, `30 %`. */
  readonly tenths: (tenths: number) => string
  readonly language: Language
}

const writingIn = (language: Language): Writing => ({
  language,
  words: figureWords[language],
  sum: (kopecks) => {
    const roubles = writeRoubles(kopecks, language).replace(/[.,]00$/, '')
    return `${roubles} ${figureWords[language].roubles}`
  },
  tenths: (tenths) => writeValue(tenths, 'tenths_of_percent', language),
})

const writings: Readonly<Record<Language, Writing>> = { en: writingIn('en'), ru: writingIn('ru') }

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
type Writer<Value> = (value: Value, writing: Writing) => readonly string[]

const percent = (rate: number) => `${rate} %`

const scale: Writer<Scale> = ({ brackets }, { words, sum }) =>
  brackets.map(({ upTo, rate }) => {
    if (upTo < Number.POSITIVE_INFINITY) return words.upTo(percent(rate), sum(upTo))
    return brackets.length === 1 ? words.onAll(percent(rate)) : words.above(percent(rate))
  })

const limit: Writer<number> = (kopecks, { words, sum }) => [words.aYear(sum(kopecks))]

function writeRate({ withinLimit, aboveLimit }: ContributionRate, writing: Writing): string {
  const within = writing.tenths(withinLimit)
  if (withinLimit === aboveLimit) return within
  return writing.words.withinAndAbove(within, writing.tenths(aboveLimit))
}

const writers: { readonly [Key in LawFigureKey]: Writer<NonNullable<LawFigures[Key]['value']>> } = {
  mainScale: scale,
  allowanceScale: scale,
  privilegeScale: scale,
  contributionRates: (rates, writing) =>
    (['unified', 'pension', 'medical', 'social'] as const).flatMap((fund) => {
      const rate = rates[fund]
      return rate ? [`${writing.words[fund]}: ${writeRate(rate, writing)}`] : []
    }),
  contributionLimit: limit,
  socialContributionLimit: limit,
  nonResidentRate: (rate) => [percent(rate)],
  childDeductions: ({ first, second, third, disabled }, { words, sum }) => [
    `${words.firstChild}: ${words.aMonth(sum(first))}`,
    `${words.secondChild}: ${words.aMonth(sum(second))}`,
    `${words.thirdChild}: ${words.aMonth(sum(third))}`,
    words.disabledChild(words.aMonth(sum(disabled))),
  ],
  childDeductionLimit: ({ income, countsAllowances }, { words, sum }) => [
    (countsAllowances ? words.withAllowances : words.withoutAllowances)(sum(income)),
  ],
  expenseLimits: ({ social, childEducation, housing, mortgageInterest }, { words, sum }) => [
    `${words.socialExpense}: ${words.aYear(sum(social))}`,
    words.childEducation(sum(childEducation)),
    words.housing(sum(housing)),
    words.mortgageInterest(sum(mortgageInterest)),
  ],
  civilContractSocialInsurance: (applies, { words }) => [
    applies ? words.applies : words.appliesNot,
  ],
  selfEmployment: ({ fromIndividuals, fromFirms, deduction, incomeLimit }, { words, sum }) => {
    const rates = ({ rate, pointsOff }: typeof fromFirms) =>
      words.whileDeducted(percent(rate), percent(rate - pointsOff))
    return [
      `${words.fromIndividuals}: ${rates(fromIndividuals)}`,
      `${words.fromFirms}: ${rates(fromFirms)}`,
      words.deduction(sum(deduction)),
      `${words.incomeLimit}: ${words.aYear(sum(incomeLimit))}`,
    ]
  },
  reducedTariffs: (tariffs, writing) =>
    (['it', 'smallBusiness', 'smallBusinessManufacturing'] as const).map((name) => {
      const { words, sum } = writing
      const { generalUpTo } = tariffs[name]
      const rate = writeRate(tariffs[name], writing)
      return `${words[name]}: ${generalUpTo === 0 ? rate : words.abovePart(rate, sum(generalUpTo))}`
    }),
  minimumWage: (wage, { words, sum }) => [words.aMonth(sum(wage))],
  productionCalendar: ({ off, worked }, { words, language }) => [
    `${words.daysOff}: ${writeDays(off, language) || words.none}`,
    `${words.daysWorked}: ${writeDays(worked, language) || words.none}`,
  ],
}

/** The text of a figure without a value, where the law itself is not without it. */
const absent: Partial<Record<LawFigureKey, 'allowancesWithBase' | 'notKept'>> = {
  allowanceScale: 'allowancesWithBase',
  reducedTariffs: 'notKept',
  minimumWage: 'notKept',
  productionCalendar: 'notKept',
}

/**
 * The value of a figure for people, in roubles and percent.
 * @returns one line, or several where the figure has parts
 */
export function writeFigure(law: Law, key: LawFigureKey, language: Language): readonly string[] {
  const writing = writings[language]
  const { value } = law.figures[key]
  if (value === null) return [writing.words[absent[key] ?? 'none']]
  return (writers[key] as Writer<unknown>)(value, writing)
}

/** A source for people: article, act, and the act's date as the language writes it. */
export function writeCitation({ article, act, date }: Citation, language: Language): string {
  const written = language === 'ru' ? date.split('-').reverse().join('.') : date
  return [article, act, written].filter((part) => part !== '').join(', ')
}
