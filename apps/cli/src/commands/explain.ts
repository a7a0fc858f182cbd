import { answerRequest } from '@oklad/answers'
import { capitalised, type ExplanationResponse, monthName } from '@oklad/contract'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { calculationOptions } from '../options/request-options.ts'
import { isTold, writeBreakdown } from '../report/breakdown.ts'
import { type Month, monthNumber } from '../report/month-columns.ts'
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

/** The breakdown of a year for people: month by month and then the year. */
function report(answer: ExplanationResponse, context: CommandContext, given: GivenOptions): string {
  const { language, say } = context
  const section = (title: string, month?: string) => {
    const steps = answer.explanation.filter((step) => step.month === month)
    return [title, given['every'] ? steps : steps.filter(isTold)] as const
  }
  const wanted = textsOf(given['month']).map(Number)
  const all = monthsOf(answer)
  const months = all.filter((month, index) =>
    wanted.length > 0 ? wanted.includes(monthNumber(month)) : isChanged(month, index, all),
  )
  const hasOthers = wanted.length === 0 && months.length < all.length
  const others = 'A month that is not shown has the figures of the one before it: see --month.'
  const breakdown = {
    title: say('How the year is computed, amounts in roubles'),
    warnings: answer.calculation.warnings,
    sections: [
      ...months.map(({ month }) => {
        const name = capitalised(monthName(monthNumber({ month }), language))
        return section(`${name} ${month.slice(0, 4)}`, month)
      }),
      section(say('The year')),
    ],
    note: hasOthers ? say(others) : '',
  }
  return writeBreakdown(breakdown, context)
}
