import { type Input, type Operation, type Step, type StepKind, unitOf } from '@oklad/engine'
import type { Language } from '../language.ts'
import {
  type FormulaNumbers,
  rateAt,
  rateLessPoints,
  rest,
  whileWithin,
  wholeTimes,
  withinPay,
} from './formula-conditions.ts'
import { formulaWords, takenOff } from './formula-words.ts'
import { writeExactly, writeValue, writeWholeRoubles } from './write-value.ts'

/** The steps of an explanation by their ids. */
export type StepsById = ReadonlyMap<string, Step>

/** Steps on the way whose own formula is printed where their value is used first. */
const printedInPlace: ReadonlySet<StepKind> = new Set<StepKind>([
  'main_base_exact_tax',
  'allowances_exact_tax',
  'shared_exact_tax',
  'main_base_due',
  'allowances_due',
  'tax_due',
  'tax_left',
  'tax_to_withhold',
  'self_employment_tax',
  'contributions_due',
  'contributions',
  'pension_due',
  'medical_due',
  'social_due',
  'accident_due',
  'reduced_exact_so_far',
])

/** A step's formula as one line with its numbers in it: a person needs a pen and nothing else. */
export function writeFormula(step: Step, steps: StepsById, language: Language): string {
  return new FormulaWriter(steps, language).write(step)
}

type Writer = (step: Step, inputs: readonly Input[]) => string

class FormulaWriter implements FormulaNumbers {
  private readonly steps: StepsById
  private readonly language: Language

  constructor(steps: StepsById, language: Language) {
    this.steps = steps
    this.language = language
  }

  write(step: Step): string {
    return this.writers[step.operation](step, step.inputs)
  }

  get words() {
    return formulaWords[this.language]
  }

  readonly value = ({ kind, value }: Step) => writeValue(value, unitOf(kind), this.language)

  readonly number = ({ name, value }: Input) => writeValue(value, unitOf(name), this.language)

  kopecks(amount: number): string {
    return writeValue(amount, 'kopecks', this.language)
  }

  /** The first number: with the formula that it comes from, where that belongs to this line. */
  first(input: Input): { readonly text: string; readonly isFormula: boolean } {
    const source = input.from === undefined ? undefined : this.steps.get(input.from)
    if (source === undefined || !printedInPlace.has(source.kind)) {
      return { text: this.number(input), isFormula: false }
    }
    const text = this.write(source)
    return { text, isFormula: text !== this.number(input) }
  }

  /** Numbers to take off a sum whose formula stands before, with the words for them. */
  private less(sum: Input, others: readonly Input[]): string {
    const parts = others.map((input) => ({ amount: this.number(input), what: this.what(input) }))
    return this.words.less(this.number(sum), parts)
  }

  private what({ name }: Input): string {
    return takenOff[name as StepKind]?.[this.language] ?? ''
  }

  private given: Writer = (step) => this.value(step)

  private sum: Writer = (step, inputs) => {
    const terms = runsOf(inputs.filter(({ value }) => value !== 0))
    const [only] = terms
    if (terms.length === 0) return this.value(step)
    if (terms.length === 1 && only?.times === 1) return this.value(step)
    const text = terms.map(({ input, times }) =>
      times === 1 ? this.number(input) : `${times} × ${this.number(input)}`,
    )
    return `${text.join(' + ')} = ${this.value(step)}`
  }

  private difference: Writer = (step, [minuend, ...all]) => {
    if (minuend === undefined) return this.value(step)
    const others = all.filter(({ value }) => value !== 0)
    const first = this.first(minuend)
    if (others.length === 0) return first.isFormula ? first.text : this.value(step)
    if (!first.isFormula) {
      return `${[first.text, ...others.map(this.number)].join(' − ')} = ${this.value(step)}`
    }
    return `${first.text}; ${this.less(minuend, others)} = ${this.value(step)}`
  }

  private differenceNotBelowZero: Writer = (step, [minuend, subtrahend]) => {
    if (minuend === undefined || subtrahend === undefined) return this.value(step)
    const exact = minuend.value - subtrahend.value
    const text = `${this.number(minuend)} − ${this.number(subtrahend)} = ${this.kopecks(exact)}`
    return exact < 0 ? `${text}, ${this.words.notBelowZero}: ${this.value(step)}` : text
  }

  private differenceWithin: Writer = (step, [minuend, subtrahend, limit, taken]) => {
    if (minuend === undefined || subtrahend === undefined || limit === undefined) {
      return this.value(step)
    }
    const exact = minuend.value - subtrahend.value
    const first = this.first(minuend)
    let text = first.text
    if (!first.isFormula) {
      text += ` − ${this.number(subtrahend)} = ${this.kopecks(exact)}`
    } else if (subtrahend.value !== 0) {
      text += `; ${this.less(minuend, [subtrahend])} = ${this.kopecks(exact)}`
    }
    const notBelowZero = Math.max(exact, 0)
    if (exact < 0) text += `, ${this.words.notBelowZero}: ${this.kopecks(0)}`
    const most = limit.value - (taken?.value ?? 0)
    if (notBelowZero <= most) return text
    const room =
      taken === undefined || taken.value === 0
        ? this.number(limit)
        : `${this.number(limit)} − ${this.number(taken)}`
    return `${text}; ${this.words.atMost(room, this.what(limit))} = ${this.value(step)}`
  }

  private smallest: Writer = (step, [one, other]) =>
    one === undefined || other === undefined
      ? this.value(step)
      : `${this.words.smaller(this.number(one), this.number(other))} = ${this.value(step)}`

  private nothing: Writer = (step) => {
    const { noRate, nothing, nothingBefore } = this.words
    const isStart = step.period === 'start' || step.period === 'before'
    // Insurance against accidents is due by law: without its rate it is left out, not none.
    const why = step.kind === 'accident_contribution' ? noRate : isStart ? nothingBefore : nothing
    return `${this.value(step)}: ${why}`
  }

  private product: Writer = (step, inputs) =>
    `${inputs.map(this.number).join(' × ')} = ${this.value(step)}`

  private sumOfProducts: Writer = (step, inputs) => {
    const products: string[] = []
    for (let index = 0; index < inputs.length; index += 2) {
      const pair = inputs.slice(index, index + 2)
      if (pair.every(({ value }) => value !== 0)) products.push(this.timesRate(pair))
    }
    return products.length === 0
      ? this.value(step)
      : `${products.join(' + ')} = ${this.value(step)}`
  }

  /** A rate is read before what it is of. */
  private timesRate(pair: readonly Input[]): string {
    const isRate = ({ name }: Input) => unitOf(name).includes('percent')
    return [...pair.filter(isRate), ...pair.filter((input) => !isRate(input))]
      .map(this.number)
      .join(' × ')
  }

  /** A percentage, exact and then rounded: `digits` are the decimals of the exact one in roubles. */
  private percentage =
    (digits: number, rounded: (step: Step) => string): Writer =>
    (step, [sum, rate, less]) => {
      if (sum === undefined || rate === undefined) return this.value(step)
      const isReduced = less !== undefined && less.value !== 0
      const exact = sum.value * rate.value - (isReduced ? less.value * 100 : 0)
      const product = this.timesRate([sum, rate])
      const text = isReduced ? `${product} − ${this.number(less)}` : product
      return this.rounded(text, exact, digits, rounded(step))
    }

  /** `text = exact → rounded`; the arrow only where rounding changes what is written. */
  private rounded(text: string, exact: number, digits: number, rounded: string): string {
    const written = writeExactly(exact, digits, this.language)
    return written === rounded ? `${text} = ${written}` : `${text} = ${written} → ${rounded}`
  }

  readonly wholeRoubles = ({ value }: Step) => writeWholeRoubles(value, this.language)

  private brackets(step: Step): string {
    const isTariff = step.operation === 'tariff_to_kopeck'
    const unit = isTariff ? 'tenths_of_percent' : 'percent'
    return (step.brackets ?? [])
      .map(
        ({ rate, amount }) => `${writeValue(rate, unit, this.language)} × ${this.kopecks(amount)}`,
      )
      .join(' + ')
  }

  private tariff: Writer = (step) => {
    const exact = (step.brackets ?? []).reduce((sum, { tax }) => sum + tax, 0)
    return this.rounded(this.brackets(step), exact, 5, this.value(step))
  }

  private arrow =
    (rounded: (step: Step) => string): Writer =>
    (step, [exact]) => {
      if (exact === undefined) return this.value(step)
      const { text } = this.first(exact)
      const isWhole = this.number(exact) === rounded(step)
      return isWhole ? text : `${text} → ${rounded(step)}`
    }

  /** A quotient has no last decimal to print: it is rounded as the operation says. */
  private quotient: Writer = (step, [sum, part, of]) => {
    if (sum === undefined || part === undefined || of === undefined) return this.value(step)
    const isExact = (sum.value * part.value) % of.value === 0
    const text = `${this.number(sum)} × ${this.number(part)} ÷ ${this.number(of)}`
    return `${text} ${isExact ? '=' : '≈'} ${this.value(step)}`
  }

  private readonly writers: Record<Operation, Writer> = {
    given: this.given,
    nothing: this.nothing,
    sum: this.sum,
    difference: this.difference,
    difference_not_below_zero: this.differenceNotBelowZero,
    difference_within: this.differenceWithin,
    smallest: this.smallest,
    product: this.product,
    sum_of_products: this.sumOfProducts,
    percent_to_kopeck: this.percentage(4, this.value),
    percent_to_whole_roubles: this.percentage(4, this.wholeRoubles),
    progressive_tax: (step) => `${this.brackets(step)} = ${this.value(step)}`,
    whole_roubles: this.arrow(this.wholeRoubles),
    tariff_to_kopeck: this.tariff,
    thousandths_to_kopeck: this.arrow(this.value),
    premium_to_kopeck: this.percentage(6, this.value),
    share_by_days: this.quotient,
    component: this.quotient,
    within_pay: (step, inputs) => withinPay(this, step, inputs),
    while_within: (step, inputs) => whileWithin(this, step, inputs),
    rate_at: (step, inputs) => rateAt(this, step, inputs),
    rate_less_points: (step, inputs) => rateLessPoints(this, step, inputs),
    whole_times: (step, inputs) => wholeTimes(this, step, inputs),
    rest: (step, inputs) => rest(this, step, inputs),
    count: (step, inputs) => this.words.months(this.value(step), String(inputs.length)),
  }
}

/** Equal numbers in a row as one with how often it is there: twelve months are one product. */
function runsOf(inputs: readonly Input[]): { readonly input: Input; readonly times: number }[] {
  const runs: { input: Input; times: number }[] = []
  for (const input of inputs) {
    const last = runs.at(-1)
    if (last?.input.value === input.value && last.input.name === input.name) last.times++
    else runs.push({ input, times: 1 })
  }
  return runs
}
