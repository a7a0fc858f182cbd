import { answerRequest } from '@oklad/answers'
import type { Command } from 'commander'
import { comparisonReport } from '../compare/comparison-report.ts'
import { ask } from '../options/ask.ts'
import { calculationOptions } from '../options/request-options.ts'
import { reportOptions } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { addQuestionCommand } from './question-command.ts'

/** Adds `oklad compare`: employment, civil contract and self-employment side by side. */
export function addCompareCommand(program: Command, context: CommandContext): void {
  addQuestionCommand(program, context, {
    name: 'compare',
    path: '/api/v1/private-calc/compare',
    summary: {
      en: 'employment, civil contract and self-employment side by side',
      ru: 'трудовой договор, ГПХ и самозанятость рядом',
    },
    description: {
      en: 'Compares a year under an employment contract, a civil contract and self-employment: at the same gross pay, and at the same cost to the employer; and where one overtakes another.',
      ru: 'Сравнивает год по трудовому договору, договору ГПХ и в самозанятости: при одинаковом начислении и при одинаковых затратах нанимателя, и показывает, где одно обгоняет другое.',
    },
    examples: [
      'compare --salary 150000',
      'compare --salary 90000 --children 2 --tariff it',
      'compare --salary 90000 --contract self-employed --paid-by individuals',
      'compare --request request.json --json',
    ],
    options: calculationOptions,
    async answer(given) {
      const document = await ask(answerRequest.compare, calculationOptions, given, context)
      return { document, report: () => comparisonReport(document, reportOptions(context)) }
    },
  })
}
