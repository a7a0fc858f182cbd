import { answerRequest, writeValue } from '@oklad/answers'
import {
  capitalised,
  type ExplanationResponse,
  type ExplanationStep,
  monthName,
} from '@oklad/contract'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { calculationOptions } from '../options/request-options.ts'
import { type Month, monthNumber } from '../report/month-columns.ts'
import { reportOf, warningLines, wrapText } from '../report/text.ts'
import { type GivenOptions, textsOf } from './command.ts'
import { addQuestion } from './question.ts'

const monthText =
  'a month to explain, 1 to 12; may be given several times. By default the first month and every month that differs from the one before'

/** Adds `oklad explain`: the breakdown of every figure of a year. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  const { say } = context
  addQuestion(program, context, {
    name: 'explain',
    path: '/api/v1/private-calc/explain',
    description:
      'Show the breakdown of every figure, with its article of the law. Each figure comes with the numbers it is made of and the rounding applied, so you can check it with a pen. Amounts are in roubles.',
    examples: [
      'explain --salary 250000',
      'explain --salary 250000 --month 10',
      'explain --salary 150000 --children 2 --every',
      'explain --request request.json --month 3 --month 4',
    ],
    request: calculationOptions,
    options: [
      [say('--month <month>'), say(monthText)],
      ['--every', say('show every step of the breakdown, not only the figures of the answer')],
    ],
    answerer: answerRequest.explain,
    problemsBeside({ month, start }, body) {
      const [first = 1] = body ? monthsOf(body).map(monthNumber) : [monthOf(textsOf(start)[0])]
      const isRight = (text: string) =>
        /^\d{1,2}$/.test(text) && Number(text) >= first && Number(text) <= 12
      const problem = '--month must be a month of the calculation, from {first} to 12'
      return textsOf(month).every(isRight) ? [] : [say(problem, { first })]
    },
    report,
  })
}

/** The month of a date that may be wrong; January if it has none. */
const monthOf = (date = '') => Number(/^\d{4}-(0[1-9]|1[0-2])(?:-|$)/.exec(date)?.[1] ?? 1)

const monthsOf = ({ calculation }: ExplanationResponse) => calculation.monthly_details

/** Whether a month has other figures than the month before it. */
function isChanged({ month: _, ...figures }: Month, index: number, months: readonly Month[]) {
  const before: Readonly<Record<string, unknown>> = months[index - 1] ?? {}
  return Object.entries(figures).some(([name, figure]) => before[name] !== figure)
}

/** In a wider report the values are too far from their titles. */
const WIDEST = 100

/**
 * The breakdown of a year for people: month by month and then the year, each figure with its
 * formula and its article.
 */
function report(answer: ExplanationResponse, context: CommandContext, given: GivenOptions): string {
  const { language, say } = context
  const width = Math.min(context.width, WIDEST)
  const acts = new Map<string, number>()
  const section = (title: string, month?: string) => {
    const lines = answer.explanation
      .filter((step) => step.month === month && (given['every'] || step.pointer !== null))
      .flatMap((step) => stepLines(step, acts, { ...context, width }))
    return lines.length === 0 ? [] : [title, '─'.repeat(width), ...lines]
  }
  const wanted = textsOf(given['month']).map(Number)
  const all = monthsOf(answer)
  const months = all.filter((month, index) =>
    wanted.length > 0 ? wanted.includes(monthNumber(month)) : isChanged(month, index, all),
  )
  const hasOthers = wanted.length === 0 && months.length < all.length
  const others = 'A month that is not shown has the figures of the one before it: see --month.'
  return reportOf([
    [
      ...wrapText(say('How the year is computed, amounts in roubles'), width),
      ...warningLines(answer.calculation.warnings, width),
    ],
    ...months.map(({ month }) => {
      const name = capitalised(monthName(monthNumber({ month }), language))
      return section(`${name} ${month.slice(0, 4)}`, month)
    }),
    section(say('The year')),
    [...acts].flatMap(([act, number]) => wrapText(`[${number}] ${act}`, width, '    ')),
    hasOthers ? wrapText(say(others), width) : [],
  ])
}

/**
 * Writes a step: its title on the left, its value at the right edge, and below them its formula
 * and, at the right edge again, its article.
 * @param acts the acts cited, each with its number; a new one is added
 */
function stepLines(
  { title, formula, rounding, value, unit, citation }: ExplanationStep,
  acts: Map<string, number>,
  { language, width }: CommandContext,
): readonly string[] {
  const written = writeValue(value, unit, language)
  const titles = wrapText(title, width - written.length - 4)
  const last = titles.at(-1) ?? ''
  const dots = '·'.repeat(Math.max(0, width - last.length - written.length - 2))

  const act = [citation.act, citation.url].filter(Boolean).join(': ')
  if (!acts.has(act)) acts.set(act, acts.size + 1)
  const reference = `${citation.article} [${acts.get(act)}]`

  // A value without a calculation has no formula.
  const parts = [formula === written ? '' : formula, rounding && `(${rounding})`].filter(Boolean)
  const text = parts.length === 0 ? [] : wrapText(`  ${parts.join(' ')}`, width, '  ')
  const end = text.at(-1)
  const fits = end !== undefined && end.length + 2 + reference.length <= width
  return [
    ...titles.slice(0, -1),
    `${last} ${dots} ${written}`,
    ...(fits ? text.slice(0, -1) : text),
    fits ? end + reference.padStart(width - end.length) : reference.padStart(width),
  ]
}
