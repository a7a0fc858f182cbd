import type { Citation, ContributionRate, Law, LawFigures, Scale } from '@oklad/engine'
import type { Language } from '../language.ts'
import { type FigureWords, figureWords } from './figure-words.ts'
import type { FigureName } from './names.ts'
import { writeDays } from './write-days.ts'
import { writePercent, writeSum, writeTenths } from './write-measures.ts'

type FigureValue<Name extends FigureName> = LawFigures[Name]['value']

/** Writes a value that there is, as one line or several. */
type Writer<Name extends FigureName> = (
  value: NonNullable<FigureValue<Name>>,
  language: Language,
  words: FigureWords,
) => readonly string[]

const scale = ({ brackets }: Scale, language: Language, words: FigureWords) =>
  brackets.map(({ upTo, rate }) => {
    if (upTo < Number.POSITIVE_INFINITY) {
      return words.upTo(writePercent(rate), writeSum(upTo, language))
    }
    return brackets.length === 1 ? words.onAll(writePercent(rate)) : words.above(writePercent(rate))
  })

const limit = (sum: number, language: Language, words: FigureWords) => [
  words.aYear(writeSum(sum, language)),
]

function rateText(rate: ContributionRate, language: Language, words: FigureWords): string {
  const { withinLimit, aboveLimit } = rate
  const within = writeTenths(withinLimit, language)
  return withinLimit === aboveLimit
    ? within
    : words.withinAndAbove(within, writeTenths(aboveLimit, language))
}

const writers: { readonly [Name in FigureName]: Writer<Name> } = {
  mainScale: scale,
  allowanceScale: scale,
  privilegeScale: scale,
  contributionRates: ({ unified, pension, medical, social }, language, words) => [
    ...(unified ? [`${words.unified}: ${rateText(unified, language, words)}`] : []),
    `${words.pension}: ${rateText(pension, language, words)}`,
    `${words.medical}: ${rateText(medical, language, words)}`,
    `${words.social}: ${rateText(social, language, words)}`,
  ],
  contributionLimit: limit,
  socialContributionLimit: limit,
  nonResidentRate: (rate) => [writePercent(rate)],
  childDeductions: ({ first, second, third, disabled }, language, words) => {
    const monthly = (sum: number) => words.aMonth(writeSum(sum, language))
    return [
      `${words.firstChild}: ${monthly(first)}`,
      `${words.secondChild}: ${monthly(second)}`,
      `${words.thirdChild}: ${monthly(third)}`,
      words.disabledChild(monthly(disabled)),
    ]
  },
  childDeductionLimit: ({ income, countsAllowances }, language, words) => [
    (countsAllowances ? words.withAllowances : words.withoutAllowances)(writeSum(income, language)),
  ],
  expenseLimits: ({ social, childEducation, housing, mortgageInterest }, language, words) => [
    `${words.socialExpense}: ${words.aYear(writeSum(social, language))}`,
    words.childEducation(writeSum(childEducation, language)),
    words.housing(writeSum(housing, language)),
    words.mortgageInterest(writeSum(mortgageInterest, language)),
  ],
  civilContractSocialInsurance: (applies, _, words) => [applies ? words.applies : words.appliesNot],
  selfEmployment: ({ fromIndividuals, fromFirms, deduction, incomeLimit }, language, words) => {
    const rate = ({ rate, pointsOff }: { rate: number; pointsOff: number }) =>
      words.whileDeducted(writePercent(rate), writePercent(rate - pointsOff))
    return [
      `${words.fromIndividuals}: ${rate(fromIndividuals)}`,
      `${words.fromFirms}: ${rate(fromFirms)}`,
      words.deduction(writeSum(deduction, language)),
      `${words.incomeLimit}: ${words.aYear(writeSum(incomeLimit, language))}`,
    ]
  },
  reducedTariffs: (tariffs, language, words) =>
    (['it', 'smallBusiness', 'smallBusinessManufacturing'] as const).map((name) => {
      const tariff = tariffs[name]
      const rate = rateText(tariff, language, words)
      return `${words[name]}: ${
        tariff.generalUpTo === 0
          ? rate
          : words.abovePart(rate, writeSum(tariff.generalUpTo, language))
      }`
    }),
  minimumWage: (wage, language, words) => [words.aMonth(writeSum(wage, language))],
  productionCalendar: ({ off, worked }, language, words) => [
    `${words.daysOff}: ${writeDays(off, language) || words.none}`,
    `${words.daysWorked}: ${writeDays(worked, language) || words.none}`,
  ],
}

/** What it means that a figure has no value, where it is not that the law has no such thing. */
const absent: Partial<Record<FigureName, 'allowancesWithBase' | 'notKept'>> = {
  allowanceScale: 'allowancesWithBase',
  reducedTariffs: 'notKept',
  minimumWage: 'notKept',
  productionCalendar: 'notKept',
}

/**
 * The value of a figure for people, in roubles and percent.
 * @returns one line, or several where the figure has parts
 */
export function writeFigure(law: Law, name: FigureName, language: Language): readonly string[] {
  const words = figureWords[language]
  const { value } = law.figures[name]
  if (value === null) return [words[absent[name] ?? 'none']]
  return (writers[name] as Writer<FigureName>)(value as never, language, words)
}

/** A source for people: article, act, and the act's date in the order of the language. */
export function writeCitation({ article, act, date }: Citation, language: Language): string {
  const told = language === 'ru' ? date.split('-').reverse().join('.') : date
  return [article, act, told].filter((part) => part !== '').join(', ')
}
