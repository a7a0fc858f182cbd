import { answerComparison, type ComparisonResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { comparisonReport } from '../compare/comparison-report.ts'
import { asJson } from '../json.ts'
import { ask } from '../options/ask.ts'
import { calculationFields } from '../options/request-fields.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { compareTexts } from '../texts/compare-texts.ts'
import { addQuestionCommand, type QuestionOptions } from './question-command.ts'

/** Adds `oklad compare`: employment, civil contract and self-employment side by side. */
export function addCompareCommand(program: Command, context: CommandContext): void {
  const texts = compareTexts[context.language]
  addQuestionCommand(program, context, {
    name: 'compare',
    texts,
    fields: calculationFields,
    answer: compare,
  })
}

async function compare(options: QuestionOptions, context: CommandContext): Promise<void> {
  const { language, stdout } = context
  const asked = await ask(answerComparison, calculationFields, options, context)
  const answer: ComparisonResponse = JSON.parse(asked.answer)
  const width = terminalWidth(context)
  stdout.write(
    options.json === true ? asJson(answer) : comparisonReport(answer, { language, width }),
  )
}
