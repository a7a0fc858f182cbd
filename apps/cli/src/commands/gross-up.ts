import { GrossUpResponse, PrivateMonth, type Text, writeSum } from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { sumsOf, titleOf } from '../report/members.ts'
import { monthColumns } from '../report/month-columns.ts'
import { amountsTable, type NamedAmount } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
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
  const { basis, calculation, monthly_salaries: salaries } = answer
  const { language, say, width } = context
  const ofNet = basis === 'first_month' ? texts.reachedFirst : texts.reached
  const net = writeSum(answer.target_net, language)
  const reached = calculation.paid_out === undefined ? ofNet : titleOf(PrivateMonth, 'paid_out')
  const found: NamedAmount[] = [
    ...sumsOf(GrossUpResponse, answer, ['gross_salary']),
    [reached, answer.net_reached],
    ...sumsOf(GrossUpResponse, answer, ['excess']),
  ]
  const { amounts, name, totals, rate, fit } = monthColumns(calculation.monthly_details, context)
  const salaryOf = ({ month }: PrivateMonth) => salaries?.[monthIn(month) - 1] ?? 0
  const { table: months, notes } = fit([
    name(),
    ...(salaries ? [amounts(titleOf(PrivateMonth, 'monthly_base_gross_income'), salaryOf)] : []),
    // In a narrow terminal the tax goes first: it is the difference of gross and net pay.
    ...totals({
      ...{ monthly_bonus: 2, monthly_gross_income: 1 },
      ...{ monthly_tax_amount: 3, monthly_net_income: 0, withheld_after_tax: 0, paid_out: 0 },
    }),
    rate(),
  ])
  return reportOf([
    headOf(say(headings[basis], { net }), calculation.warnings, width),
    amountsTable(found, context),
    months,
    [say(texts.exactness), ...notes].flatMap((note) => wrapText(note, width)),
  ])
}
