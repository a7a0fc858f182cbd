import type { Language, PrivateCalculationResponse } from '@oklad/contract'
import { UsageError } from '../failures.ts'
import { explainTexts } from '../texts/explain-texts.ts'

type Month = PrivateCalculationResponse['monthly_details'][number]

/**
 * The problems of the months given.
 * @param given the values of `--month`
 * @param first the first month of the calculation
 */
export function problemsOfMonths(
  given: readonly string[] | undefined,
  first: number,
  language: Language,
): readonly string[] {
  const isRight = (text: string) => /^\d{1,2}$/.test(text) && isIn(Number(text), first)
  return given === undefined || given.every(isRight)
    ? []
    : [explainTexts[language].wrongMonth(first)]
}

/**
 * The months that a report shows: those given, or else the first one and every one that differs
 * from the one before it.
 * @param given the values of `--month`
 * @throws {UsageError} for a month outside the calculation
 */
export function monthsToShow(
  { monthly_details: months }: PrivateCalculationResponse,
  given: readonly string[] | undefined,
  language: Language,
): ReadonlySet<string> {
  if (given === undefined) {
    const changed = months.filter((month, index) => !isLike(month, months[index - 1]))
    return new Set(changed.map(({ month }) => month))
  }
  const problems = problemsOfMonths(given, numberOf(months[0]?.month), language)
  if (problems.length > 0) throw new UsageError(problems)
  const wanted = new Set(given.map(Number))
  return new Set(months.map(({ month }) => month).filter((month) => wanted.has(numberOf(month))))
}

const isIn = (month: number, first: number) => month >= first && month <= 12

/** Whether a month has the figures of the month before it. */
function isLike(month: Month, before: Month | undefined): boolean {
  if (before === undefined) return false
  const { month: _, ...figures } = month
  return Object.entries(figures).every(([name, figure]) => before[name as keyof Month] === figure)
}

const numberOf = (month: string | undefined) => Number(month?.slice(5, 7))
