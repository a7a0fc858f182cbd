import { isDeepStrictEqual } from 'node:util'
import {
  capitalised,
  type ExplanationResponse,
  monthName,
  type PrivateMonth,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { isShown, writeBreakdown } from '../report/breakdown.ts'
import { type GivenOptions, textsOf } from './command.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  wrongMonth: { en: '--month must be a month of the calculation, from {first} to {last}', ru: '--month: нужен месяц расчёта, от {first} до {last}' },
  others: { en: 'A month that is not shown has the same figures as the month before it. --month shows it.', ru: 'Если месяца нет в отчёте, он такой же, как предыдущий. Показать его: --month.' },
  heading: { en: 'How {year} is computed, in roubles', ru: 'Расчёт за {year} год, в рублях' },
}

/** `oklad explain`: the breakdown of every figure of a year. */
export const explainCommand = question({
  operation: 'explain',
  examples: [
    'explain --salary 250000',
    'explain --salary 250000 --month 10',
    'explain --salary 150000 --children 2 --every',
    'explain --request request.json --month 3 --month 4',
  ],
  // biome-ignore format: one option a line
  options: [
    { term: { en: '--month <month>', ru: '--month <месяц>' }, en: 'a month to explain, 1 to 12; may be given several times. By default the first month and every month that differs from the one before', ru: 'какой месяц объяснить, от 1 до 12; можно указать несколько раз. По умолчанию первый и те, что отличаются от предыдущего' },
    { term: '--every', en: 'show every step of the breakdown, not only the figures of the answer', ru: 'показать все действия, а не только цифры ответа' },
  ],
  problemsBeside({ month, start, end }, body, { say }) {
    const months = body
      ? monthsOf(body).map(({ month }) => monthIn(month))
      : [monthOf(textsOf(start)[0], 1), monthOf(textsOf(end)[0], 12)]
    const [first = 1, last = first] = [months[0], months.at(-1)]
    const isRight = (text: string) =>
      /^\d{1,2}$/.test(text) && Number(text) >= first && Number(text) <= last
    return textsOf(month).every(isRight) ? [] : [say(texts.wrongMonth, { first, last })]
  },
  report,
})

/** The month of a date that may be wrong; the usual one if it has none. */
const monthOf = (date = '', usual: number) =>
  Number(/^\d{4}-(0[1-9]|1[0-2])(?:-|$)/.exec(date)?.[1] ?? usual)

const monthsOf = ({ calculation }: ExplanationResponse) => calculation.monthly_details

/** Whether a month has other figures than the month before it. */
const isChanged = (month: PrivateMonth, index: number, months: readonly PrivateMonth[]) =>
  !isDeepStrictEqual({ ...months[index - 1], month: '' }, { ...month, month: '' })

/** The breakdown of a year for people: month by month and then the year. */
function report(answer: ExplanationResponse, context: CommandContext, given: GivenOptions): string {
  const { language, say } = context
  const section = (title: string, month?: string) => {
    const steps = answer.explanation.filter((step) => step.month === month)
    return [title, given['every'] ? steps : steps.filter(isShown)] as const
  }
  const wanted = textsOf(given['month']).map(Number)
  const all = monthsOf(answer)
  const months = all.filter((month, index) =>
    wanted.length > 0 ? wanted.includes(monthIn(month.month)) : isChanged(month, index, all),
  )
  const hasOthers = wanted.length === 0 && months.length < all.length
  const breakdown = {
    title: say(texts.heading, { year: all[0]?.month.slice(0, 4) }),
    warnings: answer.calculation.warnings,
    sections: [
      ...months.map(({ month }) => {
        const name = capitalised(monthName(monthIn(month), language))
        return section(`${name} ${month.slice(0, 4)}`, month)
      }),
      section(say({ en: 'The year', ru: 'Год' })),
    ],
    note: hasOthers ? say(texts.others) : '',
  }
  return writeBreakdown(breakdown, context)
}
