import { type GrossUpResponse, type Text, writeSum } from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { type Month, monthColumns } from '../report/month-columns.ts'
import { amountsTable, type NamedAmount } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { question } from './question.ts'

/** `oklad gross-up`: the salary for a net pay. */
export const grossUpCommand = question({
  operation: 'grossUp',
  examples: [
    'gross-up --net 150000',
    'gross-up --net 150000 --district 1.7 --northern 50 --basis every-month',
    'gross-up --net 120000 --children 2 --json',
    'gross-up --request request.json',
  ],
  report,
})

// biome-ignore format: one text a line
const headings: Readonly<Record<GrossUpResponse['basis'], Text>> = {
  annual: { en: 'The smallest salary for a net pay of {net} a month, on average over the year', ru: 'Наименьший оклад, с которым за год выходит в среднем {net} на руки в месяц' },
  first_month: { en: 'The smallest salary for a net pay of {net} in the first month', ru: 'Наименьший оклад, с которым в первом месяце выходит {net} на руки' },
  every_month: { en: 'The smallest salaries for a net pay of {net} in every month', ru: 'Наименьшие оклады, с которыми в каждом месяце выходит {net} на руки' },
}

// biome-ignore format: one text a line
const texts = {
  exactness: { en: 'Tax is withheld in whole roubles, so not every sum can be reached to the kopeck; a salary smaller by a kopeck or more gives less than the net pay wanted.', ru: 'НДФЛ удерживается в полных рублях, поэтому не всякая сумма достижима до копейки; с окладом меньше хотя бы на копейку на руки выходит меньше нужного.' },
  reachedFirst: { en: 'Net pay in the first month', ru: 'На руки в первом месяце' },
  reached: { en: 'Net pay in the year', ru: 'На руки за год' },
}

/** The salary for a net pay, for people, with the months that it leads to. */
function report(answer: GrossUpResponse, context: CommandContext): string {
  const { basis, calculation, gross_salary: salary, monthly_salaries: salaries } = answer
  const { language, say, width } = context
  const ofNet = basis === 'first_month' ? texts.reachedFirst : texts.reached
  const net = writeSum(answer.target_net, language)
  const found: NamedAmount[] = [
    [calculation.paid_out === undefined ? ofNet : titles.paidOut, answer.net_reached],
    [{ en: 'Above what was wanted', ru: 'Сверх нужного' }, answer.excess],
  ]
  if (salary !== undefined)
    found.unshift([{ en: 'Monthly salary (оклад)', ru: 'Оклад в месяц' }, salary])

  const months = calculation.monthly_details
  const { amounts, name, amountColumns, rate, fit } = monthColumns(months, context)
  const salaryOf = (month: Month) => salaries?.[monthIn(month.month) - 1] ?? 0
  const { table, notes } = fit([
    name(),
    ...(salaries ? [amounts(titles.basePay, salaryOf)] : []),
    // In a narrow terminal the tax goes first: it is the difference of gross and net pay.
    ...amountColumns({ bonus: 2, gross: 1, tax: 3, netPay: 0 }),
    rate(),
  ])
  return reportOf([
    headOf(say(headings[basis], { net }), calculation.warnings, width),
    amountsTable(found, context),
    table,
    [say(texts.exactness), ...notes].flatMap((note) => wrapText(note, width)),
  ])
}
