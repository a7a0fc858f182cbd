import type { Input, Step } from '@oklad/engine'
import type { FormulaWords } from './formula-words.ts'

/** How the numbers of a formula are written. */
export interface FormulaNumbers {
  readonly words: FormulaWords
  readonly value: (step: Step) => string
  readonly number: (input: Input) => string
  readonly wholeRoubles: (step: Step) => string
  kopecks(amount: number): string
  /** A number with the formula that it comes from, where that belongs to the same line. */
  first(input: Input): { readonly text: string; readonly isFormula: boolean }
}

type ConditionWriter = (numbers: FormulaNumbers, step: Step, inputs: readonly Input[]) => string

/** The tax due, or what the month can pay of it. */
export const withinPay: ConditionWriter = (numbers, step, [due, pay]) => {
  if (due === undefined || pay === undefined) return numbers.value(step)
  const { text } = numbers.first(due)
  if (due.value < 0) return `${text}, ${numbers.words.notBelowZero}: ${numbers.value(step)}`
  if (due.value <= pay.value) return text
  return `${text}; ${numbers.words.abovePay(numbers.number(pay), numbers.wholeRoubles(step))}`
}

/** A value that is there while a sum is within its limit. */
export const whileWithin: ConditionWriter = (numbers, step, [value, sum, limit]) => {
  if (value === undefined || sum === undefined || limit === undefined) return numbers.value(step)
  const isWithin = sum.value <= limit.value
  return isWithin
    ? numbers.words.within(numbers.first(value).text, numbers.number(sum), numbers.number(limit))
    : numbers.words.passed(numbers.value(step), numbers.number(sum), numbers.number(limit))
}

/** The bracket that a sum ends in. */
export const rateAt: ConditionWriter = (numbers, step, [base]) => {
  const bracket = step.brackets?.at(-1)
  if (base === undefined || bracket === undefined) return numbers.value(step)
  const [sum, rate] = [numbers.number(base), numbers.value(step)]
  const { above, upTo } = bracket
  const hasTop = upTo < Number.POSITIVE_INFINITY
  if (above === 0) {
    return hasTop
      ? numbers.words.upTo(sum, numbers.kopecks(upTo), rate)
      : numbers.words.onAll(sum, rate)
  }
  return hasTop
    ? numbers.words.between(sum, numbers.kopecks(above), numbers.kopecks(upTo), rate)
    : numbers.words.above(sum, numbers.kopecks(above), rate)
}

/** A rate, with what the deduction takes off it. */
export const rateLessPoints: ConditionWriter = (numbers, step, [rate, points]) =>
  rate === undefined || points === undefined || rate.value === step.value
    ? numbers.value(step)
    : `${numbers.number(rate)} − ${numbers.number(points)} = ${numbers.value(step)}`

/** How often one sum is in another. */
export const wholeTimes: ConditionWriter = (numbers, step, [sum, part]) =>
  sum === undefined || part === undefined
    ? numbers.value(step)
    : numbers.words.wholeTimes(numbers.number(sum), numbers.number(part), numbers.value(step))

/** What is left after the whole times. */
export const rest: ConditionWriter = (numbers, step, [sum, times, part]) =>
  sum === undefined || times === undefined || part === undefined || part.value === 0
    ? numbers.value(step)
    : `${numbers.number(sum)} − ${numbers.number(times)} × ${numbers.number(part)} = ${numbers.value(step)}`
