import {
  type Answerer,
  answerCalculation,
  type Calculation,
  calculationOf,
  yearProblems,
} from '@oklad/answers'
import { type PrivateCalculationResponse, readRequest } from '@oklad/contract'
import type { Command } from 'commander'
import { ask } from '../options/ask.ts'
import { calculationOptions } from '../options/request-options.ts'
import { payslipReport } from '../payslip/payslip-report.ts'
import { reportOptions } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { addQuestionCommand } from './question-command.ts'

/** Adds `oklad calc`: the payslips of a year. */
export function addCalcCommand(program: Command, context: CommandContext): void {
  addQuestionCommand(program, context, {
    name: 'calc',
    path: '/api/v1/private-calc',
    summary: {
      en: 'a year of pay: tax, net pay, contributions, month by month',
      ru: 'расчёт года по месяцам: НДФЛ, на руки, страховые взносы',
    },
    description: {
      en: 'Computes a year of pay: the gross pay, the income tax withheld and the net pay of each month, and the cost to the employer. Every figure is exact to the kopeck, by the law of the year.',
      ru: 'Рассчитывает год по месяцам: сколько начислено, сколько удержано НДФЛ, сколько на руки и во что работник обходится работодателю. Всё точно до копейки, по закону нужного года.',
    },
    examples: [
      'calc --salary 150000',
      'calc --salary "150 000,50" --district 1.15 --northern 30 --start 2026-03',
      'calc --salary 500000 --start 2025-01 --privilege',
      'calc --salary 150000 --children 2 --bonus 12=300000',
      'calc --salary 90000 --start 2026-05-18 --first-month working-days',
      'calc --salary 150000 --json > year.json',
      'calc --request request.json',
    ],
    options: calculationOptions,
    async answer(given) {
      const { calculation, answer } = await ask(calculate, calculationOptions, given, context)
      const report = () => payslipReport(calculation, answer, reportOptions(context))
      return { document: answer, report }
    },
  })
}

interface Calculated {
  readonly calculation: Calculation
  readonly answer: PrivateCalculationResponse
}

const calculate: Answerer<Calculated> = (text, currentYear, language) => {
  const reading = readRequest('private', text, yearProblems(currentYear))
  if (!reading.ok) return reading
  const calculation = calculationOf(reading.request, currentYear)
  const answer = answerCalculation('private', calculation, language())
  return { ok: true, body: { calculation, answer } }
}
