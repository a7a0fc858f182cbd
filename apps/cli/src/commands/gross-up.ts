import { answerGrossUpRequest, type GrossUpResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { grossUpReport } from '../gross-up/gross-up-report.ts'
import { asJson } from '../json.ts'
import { addRequestOptions } from '../options/add-request-options.ts'
import { ask } from '../options/ask.ts'
import type { RequestOptions } from '../options/request-field.ts'
import { grossUpFields } from '../options/request-fields.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { grossUpTexts } from '../texts/gross-up-texts.ts'

type GrossUpOptions = RequestOptions & { readonly json?: true }

/** Adds `oklad gross-up`: the salary that brings a net. */
export function addGrossUpCommand(program: Command, context: CommandContext): void {
  const texts = grossUpTexts[context.language]
  const command = program
    .command('gross-up')
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
  addRequestOptions(command, grossUpFields, context)
    .option(...texts.json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((options: GrossUpOptions) => grossUp(options, context))
}

async function grossUp(options: GrossUpOptions, context: CommandContext): Promise<void> {
  const { language, stdout } = context
  const asked = await ask(answerGrossUpRequest, grossUpFields, options, context)
  const answer: GrossUpResponse = JSON.parse(asked.answer)
  const width = terminalWidth(context)
  stdout.write(options.json === true ? asJson(answer) : grossUpReport(answer, { language, width }))
}
