import { uselessFields, writeDate } from '@oklad/contract/fields'
import type { StatementMonth } from '@oklad/engine'
import { allowanceScaleOf, kopecks, minus, scalesOf, ZERO } from '@oklad/engine/internal'
import { detailNames, fieldNamed, neutralOf } from '../input/details.ts'
import { countedDetails, type Input } from '../input/input.ts'
import { fundIn, type Solved } from '../input/outcome.ts'
import { reachedBy } from '../input/reached.ts'
import type { Words } from '../language/words.ts'
import { writeShort, writeWhole } from '../money/write-amount.ts'
import { type RateRise, rateRises, thresholdOf } from '../months/rate-rises.ts'
import { warningsInWords } from './shown-warnings.ts'
import { whenShown } from './when-shown.ts'

/** A sentence about the year. */
export interface Sentence {
  /** `employer`: a fact that matters to the one who pays. */
  readonly kind: 'plain' | 'warning' | 'employer'
  /** The beginning that is set off: what changes. */
  readonly lead?: string
  readonly text: string
}

/** Tells the year in words: the answer, the rates, the ignored details, the warnings. */
export function reasonsOf(input: Input, solved: Solved, words: Words): readonly Sentence[] {
  // Of a range there is nothing to say that holds for all of it.
  if (solved.withoutAllowance) {
    const warnings = [...ignored(input, solved, words), ...warningSentences(solved, words)]
    return [...seniority(input, words), ...warnings]
  }
  return [
    ...answers(input, solved, words),
    ...rates(solved, words),
    ...owed(solved, words),
    ...fund(solved, words),
    ...allowances(solved, words),
    ...ignored(input, solved, words),
    ...warningSentences(solved, words),
  ]
}

const plain = (text: string): Sentence => ({ kind: 'plain', text })

function answers(input: Input, solved: Solved, { language, texts }: Words): Sentence[] {
  const { kind, amount, basis } = input
  if (kind === 'gross' || amount === null) return []
  const { story } = texts
  const write = (sum: number) => writeWhole(sum, language)
  const when = whenShown(solved, basis, texts)
  const net = write(solved.shown.netIncome)
  if (solved.withheld) return [plain(story.netFrom(net, when))]
  const reached = write(reachedBy(input, solved))
  if (kind === 'cost') return [plain(story.netWithin(net, when, reached))]
  return [
    plain(basis === 'every_month' ? story.netInEveryMonth(reached) : story.netFrom(net, when)),
  ]
}

function rates(solved: Solved, words: Words): Sentence[] {
  const { story } = words.texts
  const { terms, law } = solved.calculation
  const { contractType } = terms
  const rate = solved.year.months.at(-1)?.taxRate ?? 0
  if (contractType === 'selfEmployment') return []
  const scales = scalesOf(law, terms)
  if (scales === null) return [plain(story.oneRate(rate))]
  const { total } = solved.statement
  const isSaved = Object.values(solved.year.deductions.saved).some((tax) => tax > 0)
  if (total.incomeTax === 0 && isSaved) return [plain(story.noTax)]
  const { main } = scales
  const base = story.incomeOf(total.allowances > 0)
  const rises = rateRises(solved)
  if (rises.length > 0) return rises.map((rise) => riseSentence(rise, base, solved, words))
  const bracket = main.brackets.find((candidate) => candidate.rate === rate)
  if (bracket === undefined || bracket.upTo === Number.POSITIVE_INFINITY) return []
  const sum = solved.statement.months.at(-1)?.yearToDate.basePay ?? ZERO
  const write = (amount: number) => writeShort(amount, words.language)
  const left = sum < bracket.upTo ? write(minus(kopecks(bracket.upTo), sum)) : ''
  return [plain(story.noRise(rate, base, write(sum), write(bracket.upTo), left))]
}

/** The warning that the amounts include the whole northern allowance until the visitor says how much of it is paid. */
export const seniority = ({ fullAllowance, details }: Input, { texts }: Words): Sentence[] =>
  fullAllowance === undefined ||
  details.northern_coefficient !== undefined ||
  uselessFields(details).has('northern_coefficient')
    ? []
    : [{ kind: 'warning', text: texts.story.seniority(fullAllowance) }]

/** The warning that tax is due after the year, because several employers together withheld too little. */
function owed({ year: { settlement } }: Solved, { language, texts }: Words): Sentence[] {
  if (settlement === null || settlement.notice <= 0) return []
  const { notice, noticeDue } = settlement
  const text = texts.story.owed(`${writeWhole(notice, language)} ₽`, writeDate(noticeDue, language))
  return [{ kind: 'warning', text }]
}

/** The sick pay of the Social Fund, which is in no figure of the employer. */
function fund({ calculation }: Solved, { language, texts }: Words): Sentence[] {
  const { grossIncome, incomeTax } = fundIn(calculation)
  if (!calculation.paidAbsences?.some(({ fundPay }) => fundPay > 0)) return []
  const write = (sum: number) => writeWhole(sum, language)
  return [plain(texts.story.fund(write(minus(grossIncome, incomeTax)), write(grossIncome)))]
}

/** @param base the income that the scale taxes, in words */
function riseSentence(rise: RateRise, base: string, solved: Solved, words: Words): Sentence {
  const { language, texts } = words
  const { story } = texts
  const write = (amount: number) => writeWhole(amount, language)
  const { months } = solved.statement
  const at = months.findIndex(({ month }) => month === rise.month)
  const [before, during, after] = [months[at - 1], months[at], months[at + 1]]
  const threshold = write(thresholdOf(rise, solved))
  if (before === undefined || during === undefined) {
    return plain(story.riseInFirst(rise.from, rise.to, base, threshold))
  }
  const text = story.rise(rise.month, rise.from, rise.to, base, threshold)
  if (!isEvenPay(before, during) || !isLess(during, before)) return plain(text)
  const isLower = after !== undefined && after.taxRate === rise.to && isEvenPay(before, after)
  const [net, later] = [during, after].map((month) => write(month?.amounts.netIncome ?? 0))
  const lead =
    isLower && isLess(after, during)
      ? story.fallsTwice(rise.month, net ?? '', later ?? '')
      : story.falls(rise.month, net ?? '')
  return { kind: 'plain', lead, text: story.because(rise.from, rise.to, base, threshold) }
}

/** Whether a month has less net pay than an earlier one. */
const isLess = (month: StatementMonth, earlier: StatementMonth): boolean =>
  month.amounts.netIncome < earlier.amounts.netIncome

/** Whether two months have the same gross pay: then only the tax changes net pay. */
const isEvenPay = (one: StatementMonth, other: StatementMonth) =>
  one.amounts.grossIncome === other.amounts.grossIncome

function allowances(solved: Solved, { language, texts }: Words): Sentence[] {
  const { terms, law } = solved.calculation
  const [first, second] = allowanceScaleOf(terms, law)?.brackets ?? []
  const paysAllowances = solved.statement.total.allowances > 0
  if (!paysAllowances || first === undefined || second === undefined) return []
  return [plain(texts.story.apart(first.rate, second.rate, writeWhole(first.upTo, language)))]
}

/** The details that are left out: by the year, by other details, by the contract and by the residence. */
function ignored(input: Input, { ignored, year }: Solved, { language, texts }: Words): Sentence[] {
  const counted = countedDetails(input)
  const details = { ...input.details, ...counted }
  const useless: ReadonlySet<string> = uselessFields(counted)
  const excluded = detailNames.filter(
    (name) =>
      (useless.has(name) || !(name in counted)) &&
      (details[name] ?? neutralOf(name)) !== neutralOf(name),
  )
  const names = [...ignored.map(({ name }) => name), ...excluded]
  if (names.length === 0) return []
  const labels = names.map((name) => fieldNamed(name).label[language])
  return [{ kind: 'warning', text: texts.story.ignored(labels.join(', '), year.year) }]
}

/** The warnings of the service; lower contributions matter to the employer. */
const warningSentences = ({ calculation, year }: Solved, { language }: Words): Sentence[] =>
  warningsInWords(calculation, language, year).map(({ code, detail }) => ({
    kind: code === 'contribution_limit_passed' ? 'employer' : 'warning',
    text: detail,
  }))
