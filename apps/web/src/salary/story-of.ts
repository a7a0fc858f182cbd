import { type Language, warningsOf } from '@oklad/contract/form'
import { differenceOf, type Notice, type Scale, type StatementMonth } from '@oklad/engine'
import type { DetailName, Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { unbroken } from '../money/unbroken.ts'
import { writeAmount } from '../money/write-amount.ts'
import { whenShown } from './when-shown.ts'

/** A sentence about the year. */
export interface Sentence {
  readonly kind: 'answer' | 'rise' | 'plain' | 'warning'
  readonly text: string
}

/** What a person should know of the year, in words: what to ask for, what changes, and when. */
export function storyOf(input: Input, solved: Solved, words: Words): readonly Sentence[] {
  return [
    ...answers(input, solved, words),
    ...rates(solved, words),
    ...allowances(solved, words),
    ...ignored(solved, words),
    ...notices(solved, words.language),
  ]
}

function answers(input: Input, solved: Solved, { language, texts }: Words): Sentence[] {
  const { kind, amount, basis } = input
  if (kind === 'gross' || amount === null) return []
  const write = (sum: number) => writeAmount(sum, language)
  const when = whenShown(solved, basis, texts)
  const { netIncome, employerCost } = solved.shown
  const reached = kind === 'net' ? netIncome : employerCost
  const sentence = kind === 'net' ? texts.story.salaryNeeded : texts.story.salaryWithin
  return [
    { kind: 'answer', text: sentence(write(amount), when, write(solved.salary)) },
    ...(reached === amount
      ? []
      : [{ kind: 'plain' as const, text: texts.story.notExactly(write(reached), when) }]),
  ]
}

type Rise = Extract<Notice, { code: 'threshold_passed' }>

function rates(solved: Solved, words: Words): Sentence[] {
  const { language, texts } = words
  const { terms, law } = solved.calculation
  const { engagement = 'employment', isNotResident } = terms.circumstances ?? {}
  if (engagement === 'selfEmployment') return []
  if (isNotResident)
    return [{ kind: 'plain', text: texts.story.flat(law.figures.nonResidentRate.value) }]
  const rises = (solved.year.circumstances?.notices ?? []).filter(
    (notice): notice is Rise => notice.code === 'threshold_passed',
  )
  const scale = mainScaleOf(solved)
  if (rises.length > 0) {
    return rises.flatMap((rise) => sentencesOf(rise, scale, solved, words))
  }
  const rate = solved.year.months.at(-1)?.taxRate ?? 0
  const bracket = scale.brackets.find((candidate) => candidate.rate === rate)
  const isFlat = bracket === undefined || bracket.upTo === Number.POSITIVE_INFINITY
  return isFlat
    ? []
    : [{ kind: 'plain', text: texts.story.noRise(rate, writeAmount(bracket.upTo, language)) }]
}

/** The scale whose rate the months show. */
function mainScaleOf({ calculation }: Solved): Scale {
  const { mainScale, privilegeScale } = calculation.law.figures
  return (calculation.terms.hasTaxPrivilege ? privilegeScale.value : null) ?? mainScale.value
}

function sentencesOf(rise: Rise, scale: Scale, solved: Solved, words: Words): Sentence[] {
  const { language, texts } = words
  const { story } = texts
  const write = (amount: number) => writeAmount(amount, language)
  const { months } = solved.statement
  const at = months.findIndex(({ month }) => month === rise.month)
  const [before, during, after] = [months[at - 1], months[at], months[at + 1]]
  const bracket = scale.brackets.findLast(({ rate }) => rate < rise.to)
  const threshold = write(bracket?.upTo ?? 0)
  if (before === undefined || during === undefined) {
    return [{ kind: 'rise', text: story.riseInFirst(rise.from, rise.to, threshold) }]
  }
  const sentences = [story.rise(rise.month, rise.from, rise.to, threshold)]
  if (isEvenPay(before, during)) {
    const falls = fall(during, before)
    if (falls > 0) {
      sentences.push(story.monthFalls(rise.month, write(during.amounts.netIncome), write(falls)))
    }
    if (after !== undefined && after.taxRate === rise.to && isEvenPay(before, after)) {
      sentences.push(story.thenFalls(write(after.amounts.netIncome), write(fall(after, before))))
    }
  }
  return [{ kind: 'rise', text: sentences.join(' ') }]
}

/** How much less a month pays on hand, kopecks. */
const fall = (month: StatementMonth, before: StatementMonth): number =>
  differenceOf(before.amounts, month.amounts).netIncome

/** Only then does the rate alone change what arrives on hand. */
const isEvenPay = (one: StatementMonth, other: StatementMonth) =>
  one.amounts.grossIncome === other.amounts.grossIncome

function allowances(solved: Solved, { language, texts }: Words): Sentence[] {
  const { terms, law } = solved.calculation
  const scale = law.figures.allowanceScale.value
  const isApart =
    scale !== null &&
    solved.statement.total.allowances > 0 &&
    !terms.hasTaxPrivilege &&
    !terms.circumstances?.isNotResident
  const [first, second] = scale?.brackets ?? []
  if (!isApart || first === undefined || second === undefined) return []
  const threshold = writeAmount(first.upTo, language)
  return [{ kind: 'plain', text: texts.story.apart(first.rate, second.rate, threshold) }]
}

function ignored({ ignored, year }: Solved, { texts }: Words): Sentence[] {
  if (ignored.length === 0) return []
  const labels = ignored.map(({ name }) => texts.details.fields[name as DetailName].label)
  return [{ kind: 'warning', text: texts.story.ignored(labels.join(', '), year.year) }]
}

/** What the service tells as warnings, but for the rates, which are told better above. */
function notices({ calculation, year }: Solved, language: Language): Sentence[] {
  const others = (year.circumstances?.notices ?? []).filter(
    ({ code }) => code !== 'threshold_passed',
  )
  return warningsOf(calculation.law, language, others).map(({ code, detail }) => ({
    kind: code === 'contribution_limit_passed' ? 'plain' : 'warning',
    text: unbroken(detail),
  }))
}
