import { answerCalculation, type PrivateCalculationResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { moscowYear } from '../moscow-year.ts'
import { everyValue } from '../options/every-value.ts'
import { type CalcOptions, readCalcOptions } from '../options/read-calc-options.ts'
import { payslipReport } from '../payslip/payslip-report.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { calcTexts } from '../texts/calc-texts.ts'

/** Adds `oklad calc`: a year of pay from the command line. */
export function addCalcCommand(program: Command, context: CommandContext): void {
  const texts = calcTexts[context.language]
  const { salary, district, northern, start, privilege, json } = texts.options
  program
    .command('calc')
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
    .option(...salary, everyValue)
    .option(...district, everyValue)
    .option(...northern, everyValue)
    .option(...start, everyValue)
    .option(...privilege)
    .option(...json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((options: CalcOptions & { json?: true }) => calc(options, context))
}

function calc(options: CalcOptions & { json?: true }, context: CommandContext): void {
  const { language, stdout } = context
  const calculation = readCalcOptions(options, moscowYear(context.now()), language)
  const answer = JSON.parse(
    answerCalculation('private', calculation, language),
  ) as PrivateCalculationResponse
  if (options.json === true) {
    stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
    return
  }
  const width = terminalWidth(context)
  const warnings = (answer.warnings ?? []).map(({ detail }) => detail)
  stdout.write(payslipReport(calculation, { language, width, warnings }))
}
