import { type Language, type Say, sayIn, type Text, writeDecimal } from '@oklad/contract/fields'
import { figureOf, paymentKinds, periodTitles } from '@oklad/contract/internal'
import type { Input, Operation, Step, StepKind } from '@oklad/engine'
import { limitNames, namesApart, namesInSteps, subtractedNames } from './formula-words.ts'
import { writeValue } from './write-value.ts'

/** Kinds whose formula stands in the line that uses their value first. */
const writtenInPlace: ReadonlySet<StepKind> = new Set<StepKind>([
  'main_taxable_base',
  'allowances_taxable_base',
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
  'additional_due',
  'reduced_exact',
  'reduced_exact_so_far',
  'pension_exact',
  'pension_exact_so_far',
  'medical_exact',
  'medical_exact_so_far',
  'social_exact',
  'social_exact_so_far',
])

/**
 * Writes the formulas of one breakdown, each a line that a person can check with a pen. Steps are
 * written in their order, so that the formulas they are computed from are known.
 */
export class Formulas {
  private readonly language: Language
  /** Writes a text in the language. */
  readonly say: Say
  /** Formulas that say more than their value, of the kinds written in place, by the step's id. */
  private readonly inPlace = new Map<string, string>()
  private readonly amounts = new Map<number, string>()

  constructor(language: Language) {
    this.language = language
    this.say = sayIn(language)
  }

  /** The formula of the next step. */
  write(step: Step): string {
    const formula = writers[step.operation](this, step, step.inputs as Inputs)
    if (writtenInPlace.has(step.kind) && formula !== this.value(step)) {
      this.inPlace.set(step.id, formula)
    }
    return formula
  }

  value({ kind: name, value }: Step): string {
    return this.number({ name, value })
  }

  number({ name, value }: Pick<Input, 'name' | 'value'>): string {
    const { unit } = figureOf(name)
    return unit === 'kopecks' ? this.kopecks(value) : writeValue(value, unit, this.language)
  }

  /** An amount in roubles; most stand in several formulas. */
  kopecks(amount: number): string {
    let written = this.amounts.get(amount)
    if (written === undefined) {
      written = writeValue(amount, 'kopecks', this.language)
      this.amounts.set(amount, written)
    }
    return written
  }

  /** The value of a step that is whole roubles, without kopecks: `357,000`. */
  wholeRoubles({ value }: Step): string {
    return writeDecimal(value, 2, 0, this.language)
  }

  /** The formula that an input comes from, where it stands in this line. */
  source({ from }: Input): string | undefined {
    return from === undefined ? undefined : this.inPlace.get(from)
  }

  /** The formula of an input before the formula that uses its number. */
  before(input: Input): string {
    const source = this.source(input)
    return source === undefined ? '' : `${source}; `
  }

  /** An input as its formula, where that stands in this line, or as a number. */
  first(input: Input): string {
    return this.source(input) ?? this.number(input)
  }

  /** A sum whose formula stands before, less other inputs with their names. */
  less(sum: Input, others: readonly Input[], step: Step): string {
    const amounts = this.named(others, step)
    return this.language === 'ru'
      ? [this.number(sum), ...amounts].join(' − ')
      : amounts.map((amount) => `less ${amount}`).join(', ')
  }

  /** A difference; it names what is subtracted in Russian alone. */
  difference(sum: Input, others: readonly Input[], step: Step): string {
    if (this.language === 'ru') return this.less(sum, others, step)
    return [this.number(sum), ...others.map((input) => this.subtracted(input))].join(' − ')
  }

  /** A subtracted amount; one below zero in brackets. */
  private subtracted(input: Input): string {
    return input.value < 0 ? `(${this.number(input)})` : this.number(input)
  }

  /** Returns the words before an input that limits the value. */
  limit({ name }: Input): string {
    return limitNames[name]?.[this.language] ?? this.say({ en: 'at most', ru: 'не больше' })
  }

  /** Subtracted amounts, each with its name or its period where the formula is not clear without it. */
  private named(inputs: readonly Input[], step: Step): readonly string[] {
    const names = inputs.map(({ name }) => subtractedNames[name] ?? namesInSteps[step.kind])
    return inputs.map((input, index) => {
      const isShared = names.filter((name) => name === names[index]).length > 1
      const name = (isShared ? namesApart[input.name] : undefined) ?? names[index]
      const words = (name ?? otherPeriod(input, step))?.[this.language]
      const amount = this.subtracted(input)
      return words === undefined ? amount : this.say(amountOf, { amount, words })
    })
  }

  /** A number above the one it is subtracted from. */
  lessThan(less: string, more: string, zero: string): string {
    return this.say(isLess, { less, more, zero })
  }

  /** A number of the months before. */
  earlier(input: Input): string {
    const words = this.say({ en: 'months before', ru: 'прежние месяцы' })
    return this.say(amountOf, { amount: this.number(input), words })
  }

  product(inputs: readonly Input[]): string {
    return inputs.map((input) => this.number(input)).join(' × ')
  }

  /** A product that begins with the rate. */
  rateTimes(one: Input, other: Input): string {
    return this.product(isRate(one) || !isRate(other) ? [one, other] : [other, one])
  }

  /** The tax of brackets. `digits` are the decimals of the exact one in roubles. */
  taxed(step: Step, digits: number): string {
    const { operation, brackets = [] } = step
    const exact = brackets.reduce((sum, { tax }) => sum + tax, 0)
    const unit = operation === 'tariff_to_kopeck' ? 'tenths_of_percent' : 'percent'
    const taxed = brackets.filter(({ rate }) => rate > 0)
    const products = (taxed.length > 0 ? taxed : brackets).map(
      ({ rate, amount }) => `${writeValue(rate, unit, this.language)} × ${this.kopecks(amount)}`,
    )
    return this.rounded(products.join(' + '), exact, digits, step)
  }

  /**
   * `text = exact → rounded`, with the arrow only where rounding changes the number.
   * @param digits the decimals of `exact` in roubles
   */
  rounded(text: string, exact: number, digits: number, step: Step): string {
    const written = writeDecimal(exact, digits, 2, this.language)
    const value = this.value(step)
    if (written === value) return `${text} = ${value}`
    const isInRoubles = step.operation.endsWith('roubles')
    return `${text} = ${written} → ${isInRoubles ? this.wholeRoubles(step) : value}`
  }
}

/** The contributions of the self-employed, who alone have none. */
const contributionKinds: ReadonlySet<StepKind> = new Set<StepKind>([
  ...(['pension_contribution', 'medical_contribution', 'social_contribution'] as const),
  ...(['accident_contribution', 'additional_contribution', 'contributions'] as const),
])
const noContributions = {
  en: 'the self-employed pay no contributions',
  ru: 'самозанятый взносов не платит',
}
const noneByLaw = { en: 'none by law', ru: 'законом не предусмотрено' }

const withinLimit = {
  en: 'within the limit of {limit}',
  ru: 'предел {limit} не превышен',
}

const amountOf = { en: '{amount} {words}', ru: '{amount} ({words})' }
const isLess = { en: '{less} is less than {more}: {zero}', ru: '{less} меньше, чем {more}: {zero}' }

/** The words of the period of an input that is subtracted from the same figure of another period. */
function otherPeriod({ name, period }: Input, { kind, inputs: [first] }: Step): Text | undefined {
  if (`${period}`.startsWith('payment_')) return name === kind ? paymentKinds.advance : undefined
  const words: Readonly<Record<string, Text>> = periodTitles
  return name === first?.name && period !== first.period ? words[`${period}`] : undefined
}

const isRate = ({ name }: Input) => figureOf(name).unit.includes('percent')
const isOnce = ({ name, value }: Input) => value === 1 && figureOf(name).unit === 'times'

/** Writes the formula of a step that has the inputs of its operation. */
type Writer = (formulas: Formulas, step: Step, inputs: Inputs) => string

/** An operation has as many as it needs. */
type Inputs = readonly [Input, Input, Input, ...Input[]]

/** A percentage of a sum. `digits` are the decimals of the exact one in roubles. */
const percentage =
  (digits: number): Writer =>
  (f, step, [sum, rate, less]) => {
    const product = f.rateTimes(sum, rate)
    const text = less === undefined ? product : `${product} − ${f.number(less)}`
    return f.rounded(text, sum.value * rate.value - (less?.value ?? 0) * 100, digits, step)
  }

/** A sum of numbers, equal ones once. */
const sumOf =
  (equals: (step: Step) => string): Writer =>
  (f, step, inputs) => {
    const terms = grouped(inputs).map(({ input, times }) => {
      // A sum that is carried on is added to a month, which may be the same number.
      if (step.operation === 'exact_sum' && input.name === step.kind) return f.earlier(input)
      return times === 1 ? f.number(input) : `${times} × ${f.number(input)}`
    })
    return inputs.length < 2
      ? f.value(step)
      : `${terms.join(' + ')} ${equals(step)} ${f.value(step)}`
  }

/**
 * A number, then pairs: × the first of each pair ÷ the second. The exact value may have no last decimal.
 * @param scale of the divisors
 */
const share =
  (scale = 1n): Writer =>
  (f, step, [first, ...others]) => {
    const product = { over: BigInt(first.value) * scale, under: BigInt(step.value) }
    let text = f.number(first)
    for (const [index, input] of others.entries()) {
      const isDivisor = (index + others.length) % 2 === 1
      text += ` ${isDivisor ? '÷' : '×'} ${f.number(input)}`
      product[isDivisor ? 'under' : 'over'] *= BigInt(input.value)
    }
    const isExact =
      product.over === product.under && [step, first, ...others].every(({ exact }) => !exact)
    return `${f.before(first)}${text} ${isExact ? '=' : '≈'} ${f.value(step)}`
  }

/** A number beside another one that limits it. */
const limited =
  (words: (formulas: Formulas, limit: Input) => string): Writer =>
  (f, step, [one, other]) => {
    const limit = `${words(f, other)} ${f.number(other)}`
    if (step.kind === 'counted_pay' && one.value === step.value) {
      return `${f.number(one)} (${f.say(withinLimit, { limit: f.number(other) })})`
    }
    return one.value === step.value
      ? `${f.number(one)} (${limit})`
      : `${f.number(one)}, ${f.say({ en: 'but', ru: 'но' })} ${limit}: ${f.value(step)}`
  }

const plainSum = sumOf(() => '=')

const writers: Readonly<Record<Operation, Writer>> = {
  given: (f, _, [input]) => f.first(input),
  nothing: (f, step) => {
    const isStart = step.period === 'start' || step.period === 'before'
    const reason = isStart
      ? f.say({ en: 'nothing before', ru: 'ранее не было' })
      : f.say(contributionKinds.has(step.kind) ? noContributions : noneByLaw)
    return `${f.value(step)}: ${reason}`
  },
  sum: (f, step, inputs) => {
    // The law requires accident insurance: a year without it has no rate.
    if (inputs.length === 0 && step.kind === 'accident_contribution') {
      return `${f.value(step)}: ${f.say({ en: 'no rate is given', ru: 'тариф не указан' })}`
    }
    return plainSum(f, step, inputs)
  },
  exact_sum: sumOf(({ exact, inputs }) =>
    [...inputs, { exact }].some(({ exact }) => exact !== undefined) ? '≈' : '=',
  ),
  share: share(),
  share_to_hundredths: share(),
  quotient: share(),
  per_day: share(100_000n),
  largest: limited((f) => f.say({ en: 'at least', ru: 'не ниже минимума' })),
  difference: (f, step, [minuend, ...others]) => {
    const source = f.source(minuend)
    if (others.length === 0) return source ?? f.value(step)
    if (source !== undefined)
      return `${source}; ${f.less(minuend, others, step)} = ${f.value(step)}`
    return `${f.difference(minuend, others, step)} = ${f.value(step)}`
  },
  difference_not_below_zero: (f, step, [minuend, subtrahend]) => {
    // A positive difference is written as such.
    return f.lessThan(f.number(minuend), f.number(subtrahend), f.value(step))
  },
  difference_within: (f, step, [minuend, subtrahend, limit, ...used]) => {
    const exact = minuend.value - subtrahend.value
    const source = f.source(minuend)
    let text = source ?? `${f.difference(minuend, [subtrahend], step)} = ${f.kopecks(exact)}`
    if (source !== undefined && subtrahend.value !== 0) {
      text += `; ${f.less(minuend, [subtrahend], step)} = ${f.kopecks(exact)}`
    }
    if (exact < 0) text = f.lessThan(f.number(minuend), f.number(subtrahend), f.kopecks(0))
    const taken = used.filter(({ value }) => value > 0)
    const room = taken.reduce((left, { value }) => left - value, limit.value)
    if (Math.max(exact, 0) <= room) return text
    const written = taken.length > 0 ? `${f.difference(limit, taken, step)} = ` : ''
    return `${text}; ${f.limit(limit)} ${written}${f.value(step)}`
  },
  smallest: limited((f, other) => f.limit(other)),
  product: (f, step, inputs) => `${f.product(inputs)} = ${f.value(step)}`,
  sum_of_products: (f, step, inputs) => {
    const products: string[] = []
    for (let index = 0; index < inputs.length; index += 2) {
      const [one, other] = inputs.slice(index, index + 2) as [Input, Input]
      products.push(isOnce(other) ? f.number(one) : f.rateTimes(one, other))
    }
    const sum = products.join(' + ')
    return products.length === 0 || sum === f.value(step)
      ? f.value(step)
      : `${sum} = ${f.value(step)}`
  },
  percent_to_kopeck: percentage(4),
  percent_rounded_down: percentage(4),
  percent_to_whole_roubles: percentage(4),
  premium_to_kopeck: percentage(6),
  tariff_to_kopeck: (f, step) => f.taxed(step, 5),
  progressive_tax_to_roubles: (f, step, [base]) => f.before(base) + f.taxed(step, 4),
  thousandths_to_kopeck: (f, step, [exact]) => {
    const isExact = f.number(exact) === f.value(step)
    return isExact ? f.first(exact) : `${f.first(exact)} → ${f.value(step)}`
  },
  share_rounded_down: share(),
  share_by_days: share(),
  component: share(),
  within_pay: (f, step, [due, pay]) => {
    const text = f.first(due)
    if (due.value < 0) {
      return `${text}; ${f.say({ en: 'more was withheld before than is due', ru: 'раньше удержано больше, чем нужно' })}: ${f.value(step)}`
    }
    const paid = {
      en: 'at most the whole roubles of the pay {pay}: {roubles}',
      ru: 'не больше полных рублей выплаты {pay}: {roubles}',
    }
    const roubles = f.wholeRoubles(step)
    return `${text}; ${f.say(paid, { pay: f.number(pay), roubles })}`
  },
  while_within: (f, _, [value, sum, limit]) => {
    const isWithin = sum.value <= limit.value
    const comparison = isWithin
      ? f.say({ en: 'is within the limit of', ru: 'не превышает предел' })
      : f.say({ en: 'is above the limit of', ru: 'превышает предел' })
    const granted = isWithin ? f.first(value) : f.say({ en: 'none', ru: 'нет' })
    return `${f.number(sum)} ${comparison} ${f.number(limit)}: ${granted}`
  },
  rate_at: (f, step, [base]) => {
    const { above, upTo } = step.brackets?.at(-1) ?? { above: 0, upTo: Number.POSITIVE_INFINITY }
    const [sum, rate] = [f.number(base), f.value(step)]
    const limits: string[] = []
    const limit = (text: Text, amount: number) =>
      limits.push(f.say(text, { amount: f.kopecks(amount) }))
    if (above > 0) limit({ en: 'above {amount}', ru: 'больше {amount}' }, above)
    if (upTo < Number.POSITIVE_INFINITY) {
      limit({ en: 'not above {amount}', ru: 'не превышает {amount}' }, upTo)
    }
    if (limits.length === 0)
      return `${sum}, ${f.say({ en: 'one rate for all income', ru: 'единая ставка' })}: ${rate}`
    return `${sum} ${f.say({ en: 'is ', ru: '' })}${limits.join(f.say({ en: ' and ', ru: ' и ' }))}: ${rate}`
  },
  rate_less_points: (f, step, [rate, points]) =>
    `${f.number(rate)} − ${f.number(points)} = ${f.value(step)}`,
  whole_times: (f, step, [sum, part]) =>
    `${f.number(sum)} ÷ ${f.number(part)}, ${f.say({ en: 'in full years', ru: 'полных лет' })}: ${f.value(step)}`,
  rest: (f, step, [sum, times, part]) =>
    `${f.number(sum)} − ${f.number(times)} × ${f.number(part)} = ${f.value(step)}`,
  count: (f, step, inputs) => {
    const [count, all] = [f.value(step), inputs.length]
    if (all === 0) return count
    const ofMonths = {
      en: '{count} of {all} {all:month|months}',
      ru: '{count} из {all} {all:месяца|месяцев|месяцев}',
    }
    return f.say(ofMonths, { count, all })
  },
}

/** Equal inputs as one with their number: twelve equal months are one product. */
function grouped(inputs: readonly Input[]): readonly { input: Input; times: number }[] {
  const groups: { input: Input; times: number }[] = []
  for (const input of inputs) {
    const group = groups.find(
      ({ input: { name, value } }) => name === input.name && value === input.value,
    )
    if (group === undefined) groups.push({ input, times: 1 })
    else group.times++
  }
  return groups
}
