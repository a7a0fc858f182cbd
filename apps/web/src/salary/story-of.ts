import { warningsOf } from '@oklad/answers/calculation'
import { fieldNamed } from '@oklad/contract/fields'
import {
  allowanceScaleOf,
  excessOf,
  type Notice,
  type Scale,
  type StatementMonth,
  scalesOf,
} from '@oklad/engine'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { unbroken } from '../money/unbroken.ts'
import { writeAmount } from '../money/write-amount.ts'
import { type RateRise, rateRises } from '../months/rate-rises.ts'
import { whenShown } from './when-shown.ts'

/** A sentence about the year. */
export interface Sentence {
  readonly kind: 'answer' | 'rise' | 'plain' | 'warning'
  readonly text: string
}

/** Tells the year in words: the salary to ask for, the rates, the ignored details, the warnings. */
export function storyOf(input: Input, solved: Solved, words: Words): readonly Sentence[] {
  return [
    ...answers(input, solved, words),
    ...rates(solved, words),
    ...allowances(solved, words),
    ...ignored(solved, words),
    ...notices(solved, words),
  ]
}

const plain = (text: string): Sentence => ({ kind: 'plain', text })

function answers(input: Input, solved: Solved, { language, texts }: Words): Sentence[] {
  const { kind, amount, basis } = input
  if (kind === 'gross' || amount === null) return []
  const write = (sum: number) => writeAmount(sum, language)
  const when = whenShown(solved, basis, texts)
  const { netIncome, employerCost } = solved.shown
  const reached = kind === 'net' ? netIncome : employerCost
  const sentence = kind === 'net' ? texts.story.salaryNeeded : texts.story.salaryWithin
  return [
    {
      kind: 'answer',
      text: sentence(write(amount), when, write(solved.salary), texts.salary.gross.label),
    },
    ...(reached === amount ? [] : [plain(texts.story.notExactly(write(reached), when))]),
  ]
}

function rates(solved: Solved, words: Words): Sentence[] {
  const { story } = words.texts
  const { terms, law } = solved.calculation
  const { contractType } = terms
  const rate = solved.year.months.at(-1)?.taxRate ?? 0
  if (contractType === 'selfEmployment') return []
  const scales = scalesOf(law, terms)
  if (scales === null) return [plain(story.flat(rate))]
  const { main } = scales
  const base = story.incomeOf(solved.statement.total.allowances > 0)
  const rises = rateRises(solved)
  if (rises.length > 0) return rises.map((rise) => riseSentence(rise, main, base, solved, words))
  const bracket = main.brackets.find((candidate) => candidate.rate === rate)
  const isFlat = bracket === undefined || bracket.upTo === Number.POSITIVE_INFINITY
  return isFlat ? [] : [plain(story.noRise(rate, base, writeAmount(bracket.upTo, words.language)))]
}

/** @param base the income that the scale taxes, in words */
function riseSentence(
  rise: RateRise,
  scale: Scale,
  base: string,
  solved: Solved,
  words: Words,
): Sentence {
  const { language, texts } = words
  const { story } = texts
  const write = (amount: number) => writeAmount(amount, language)
  const { months } = solved.statement
  const at = months.findIndex(({ month }) => month === rise.month)
  const [before, during, after] = [months[at - 1], months[at], months[at + 1]]
  const bracket = scale.brackets.findLast(({ rate }) => rate < rise.to)
  const threshold = write(bracket?.upTo ?? 0)
  if (before === undefined || during === undefined) {
    return { kind: 'rise', text: story.riseInFirst(rise.from, rise.to, base, threshold) }
  }
  const sentences = [story.rise(rise.month, rise.from, rise.to, base, threshold)]
  if (isEvenPay(before, during)) {
    const fall = fallOfNet(before, during)
    if (fall > 0) {
      sentences.push(story.monthFalls(rise.month, write(during.amounts.netIncome), write(fall)))
    }
    if (after !== undefined && after.taxRate === rise.to && isEvenPay(before, after)) {
      const { netIncome } = after.amounts
      sentences.push(story.thenFalls(write(netIncome), write(fallOfNet(before, after))))
    }
  }
  return { kind: 'rise', text: sentences.join(' ') }
}

/** The net pay of a month less that of a later one, kopecks. */
const fallOfNet = (month: StatementMonth, later: StatementMonth): number =>
  excessOf(month.amounts.netIncome, later.amounts.netIncome)

/** Whether two months have the same gross pay: then only the tax changes net pay. */
const isEvenPay = (one: StatementMonth, other: StatementMonth) =>
  one.amounts.grossIncome === other.amounts.grossIncome

function allowances(solved: Solved, { language, texts }: Words): Sentence[] {
  const { terms, law } = solved.calculation
  const [first, second] = allowanceScaleOf(terms, law)?.brackets ?? []
  const paysAllowances = solved.statement.total.allowances > 0
  if (!paysAllowances || first === undefined || second === undefined) return []
  return [plain(texts.story.apart(first.rate, second.rate, writeAmount(first.upTo, language)))]
}

function ignored({ ignored, year }: Solved, { language, texts }: Words): Sentence[] {
  if (ignored.length === 0) return []
  const labels = ignored.map(({ name }) => fieldNamed(name).label[language])
  return [{ kind: 'warning', text: texts.story.ignored(labels.join(', '), year.year) }]
}

/** The notices that the page tells in its own words. */
const toldByThePage: readonly Notice['code'][] = ['threshold_passed', 'contribution_limit_passed']

/** A text of the service with amounts as the page writes them: whole roubles, and the sign. */
const readable = (detail: string): string =>
  unbroken(
    detail.replace(/[.,]00(?= (?:руб\.|roubles))/g, '').replace(/ (?:руб\.|roubles)/g, '\u00a0₽'),
  )

/** The warnings of the service, except those that the page tells in its own words. */
function notices({ calculation, year }: Solved, { language, texts }: Words): Sentence[] {
  const contributions = year.notices.flatMap((notice) =>
    notice.code === 'contribution_limit_passed'
      ? [plain(texts.story.contributionsFall(notice.month, writeAmount(notice.limit, language)))]
      : [],
  )
  const others = year.notices.filter(({ code }) => !toldByThePage.includes(code))
  const warnings = warningsOf(calculation, language, others).map(
    ({ detail }): Sentence => ({ kind: 'warning', text: readable(detail) }),
  )
  return [...contributions, ...warnings]
}
