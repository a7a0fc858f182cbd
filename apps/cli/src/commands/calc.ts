import {
  calculationAnswerer,
  currentTaxYear,
  type PrivateCalculationResponse,
  readCalculationRequest,
} from '@oklad/contract'
import type { Command } from 'commander'
import { asJson } from '../json.ts'
import { addRequestOptions } from '../options/add-request-options.ts'
import { ask } from '../options/ask.ts'
import type { RequestOptions } from '../options/request-field.ts'
import { calculationFields } from '../options/request-fields.ts'
import { payslipReport } from '../payslip/payslip-report.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { calcTexts } from '../texts/calc-texts.ts'

type CalcOptions = RequestOptions & { readonly json?: true }

/** Adds `oklad calc`: a year of pay from the command line. */
export function addCalcCommand(program: Command, context: CommandContext): void {
  const texts = calcTexts[context.language]
  const command = program
    .command('calc')
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
  addRequestOptions(command, calculationFields, context)
    .option(...texts.json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((options: CalcOptions) => calc(options, context))
}

async function calc(options: CalcOptions, context: CommandContext): Promise<void> {
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
