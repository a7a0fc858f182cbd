import { answerRequest } from '@oklad/answers'
import type { Command } from 'commander'
import { grossUpReport } from '../gross-up/gross-up-report.ts'
import { ask } from '../options/ask.ts'
import { grossUpOptions } from '../options/request-options.ts'
import { reportOptions } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { addQuestionCommand } from './question-command.ts'

/** Adds `oklad gross-up`: the salary for a net pay. */
export function addGrossUpCommand(program: Command, context: CommandContext): void {
  addQuestionCommand(program, context, {
    name: 'gross-up',
    path: '/api/v1/private-calc/gross-up',
    summary: {
      en: 'the salary for a net pay',
      ru: 'оклад, с которым на руки выходит нужная сумма',
    },
    description: {
      en: 'Finds the smallest salary, to the kopeck, that gives a net pay: over the year, in its first month, or in every month.',
      ru: 'Находит наименьший оклад с точностью до копейки, с которым на руки выходит нужная сумма: за год, в первом месяце или в каждом месяце.',
    },
    examples: [
      'gross-up --net 150000',
      'gross-up --net 150000 --district 1.7 --northern 50 --basis every-month',
      'gross-up --net 120000 --children 2 --json',
      'gross-up --request request.json',
    ],
    options: grossUpOptions,
    async answer(given) {
      const document = await ask(answerRequest['gross-up'], grossUpOptions, given, context)
      return { document, report: () => grossUpReport(document, reportOptions(context)) }
    },
  })
}
