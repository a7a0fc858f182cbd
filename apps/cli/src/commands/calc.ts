import {
  calculationAnswerer,
  currentTaxYear,
  type PrivateCalculationResponse,
  readCalculationRequest,
} from '@oklad/contract'
import type { Command } from 'commander'
import { asJson } from '../json.ts'
import { ask } from '../options/ask.ts'
import { calculationFields } from '../options/request-fields.ts'
import { payslipReport } from '../payslip/payslip-report.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { calcTexts } from '../texts/calc-texts.ts'
import { addQuestionCommand, type QuestionOptions } from './question-command.ts'

/** Adds `oklad calc`: a year of pay from the command line. */
export function addCalcCommand(program: Command, context: CommandContext): void {
  const texts = calcTexts[context.language]
  addQuestionCommand(program, context, {
    name: 'calc',
    texts,
    fields: calculationFields,
    answer: calc,
  })
}

async function calc(options: QuestionOptions, context: CommandContext): Promise<void> {
  const { language, stdout, now } = context
  const asked = await ask(calculationAnswerer('private'), calculationFields, options, context)
  const answer: PrivateCalculationResponse = JSON.parse(asked.answer)
  if (options.json === true) {
    stdout.write(asJson(answer))
    return
  }
  const reading = readCalculationRequest('private', asked.request, currentTaxYear(now()))
  if (!reading.ok) throw new Error('A request that was answered can not be read')
  const width = terminalWidth(context)
  stdout.write(payslipReport(reading.calculation, answer, { language, width }))
}
