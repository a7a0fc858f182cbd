import { answerRequest } from '@oklad/answers'
import { type GrossUpResponse, writeRoubles } from '@oklad/contract'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import type { EnglishText } from '../language.ts'
import { grossUpOptions } from '../options/request-options.ts'
import { monthColumns, monthNumber } from '../report/month-columns.ts'
import { amountsTable, fitTable, type NamedAmount } from '../report/table.ts'
import { headOf, reportOf, wrapText } from '../report/text.ts'
import { addQuestion } from './question.ts'

/** Adds `oklad gross-up`: the salary for a net pay. */
export function addGrossUpCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    name: 'gross-up',
    path: '/api/v1/private-calc/gross-up',
    description:
      'Find the salary for a net pay. It is the smallest salary, to the kopeck, that pays it on average over the year, in the first month, or in every month.',
    examples: [
      'gross-up --net 150000',
      'gross-up --net 150000 --district 1.7 --northern 50 --basis every-month',
      'gross-up --net 120000 --children 2 --json',
      'gross-up --request request.json',
    ],
    request: grossUpOptions,
    answerer: answerRequest['gross-up'],
    report,
  })
}

const titles: Readonly<Record<GrossUpResponse['basis'], EnglishText>> = {
  annual: 'The smallest salary for a net pay of {net} roubles a month, on average over the year',
  first_month: 'The smallest salary for a net pay of {net} roubles in the first month',
  every_month: 'The smallest salaries for a net pay of {net} roubles in every month',
}

/** The salary for a net pay, for people, with the months that it leads to. */
function report(answer: GrossUpResponse, context: CommandContext): string {
  const { basis, calculation, gross_salary: salary, monthly_salaries: salaries } = answer
  const { language, say, width } = context
  const reached = basis === 'first_month' ? 'Net pay in the first month' : 'Net pay in the year'
  const net = writeRoubles(answer.target_net, language)
  const found: NamedAmount[] = [
    [say(reached), answer.net_reached],
    [say('Above what was wanted'), answer.excess],
  ]
  if (salary !== undefined) found.unshift([say('Monthly salary (оклад)'), salary])

  const months = calculation.monthly_details
  const { money, name, amountColumns, rate } = monthColumns(months, context)
  const salaryColumn = money('Base pay', (month) => salaries?.[monthNumber(month) - 1] ?? 0)
  const columns = [
    name(),
    ...(salaries ? [{ ...salaryColumn, foot: '' }] : []),
    // In a narrow terminal the tax goes first: it is the difference of gross and net pay.
    ...amountColumns({ Bonus: 2, Gross: 1, Tax: 3, 'Net pay': 0 }),
    rate(),
  ]
  const { table, notes } = fitTable(months, columns, context)
  const exactness =
    'Tax is withheld in whole roubles, so not every sum can be reached to the kopeck; a salary smaller by a kopeck or more gives less than the net pay wanted.'
  return reportOf([
    headOf(say(titles[basis], { net }), calculation.warnings, width),
    amountsTable(found, language),
    table,
    [say(exactness), ...notes].flatMap((note) => wrapText(note, width)),
  ])
}
