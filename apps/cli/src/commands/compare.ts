import { answerComparison, type ComparisonResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { comparisonReport } from '../compare/comparison-report.ts'
import { asJson } from '../json.ts'
import { addRequestOptions } from '../options/add-request-options.ts'
import { ask } from '../options/ask.ts'
import type { RequestOptions } from '../options/request-field.ts'
import { calculationFields } from '../options/request-fields.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { compareTexts } from '../texts/compare-texts.ts'

type CompareOptions = RequestOptions & { readonly json?: true }

/** Adds `oklad compare`: employment, civil contract and self-employment side by side. */
export function addCompareCommand(program: Command, context: CommandContext): void {
  const texts = compareTexts[context.language]
  const command = program
    .command('compare')
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
  addRequestOptions(command, calculationFields, context)
    .option(...texts.json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((options: CompareOptions) => compare(options, context))
}

async function compare(options: CompareOptions, context: CommandContext): Promise<void> {
  const { language, stdout } = context
  const asked = await ask(answerComparison, calculationFields, options, context)
  const answer: ComparisonResponse = JSON.parse(asked.answer)
  const width = terminalWidth(context)
  stdout.write(
    options.json === true ? asJson(answer) : comparisonReport(answer, { language, width }),
  )
}
