import { answerGrossUpRequest, type GrossUpResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { grossUpReport } from '../gross-up/gross-up-report.ts'
import { asJson } from '../json.ts'
import { ask } from '../options/ask.ts'
import { grossUpFields } from '../options/request-fields.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { grossUpTexts } from '../texts/gross-up-texts.ts'
import { addQuestionCommand, type QuestionOptions } from './question-command.ts'

/** Adds `oklad gross-up`: the salary that brings a net. */
export function addGrossUpCommand(program: Command, context: CommandContext): void {
  const texts = grossUpTexts[context.language]
  addQuestionCommand(program, context, {
    name: 'gross-up',
    texts,
    fields: grossUpFields,
    answer: grossUp,
  })
}

async function grossUp(options: QuestionOptions, context: CommandContext): Promise<void> {
  const { language, stdout } = context
  const asked = await ask(answerGrossUpRequest, grossUpFields, options, context)
  const answer: GrossUpResponse = JSON.parse(asked.answer)
  const width = terminalWidth(context)
  stdout.write(options.json === true ? asJson(answer) : grossUpReport(answer, { language, width }))
}
