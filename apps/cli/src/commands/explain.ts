import { answerExplanation, type ExplanationResponse } from '@oklad/contract'
import type { Command } from 'commander'
import { explanationReport } from '../explain/explanation-report.ts'
import { monthsToShow, problemsOfMonths } from '../explain/months-to-show.ts'
import { asJson } from '../json.ts'
import { ask } from '../options/ask.ts'
import { everyValue } from '../options/every-value.ts'
import type { RequestOptions } from '../options/request-field.ts'
import { calculationFields } from '../options/request-fields.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { explainTexts } from '../texts/explain-texts.ts'
import { addQuestionCommand, type QuestionOptions } from './question-command.ts'

type ExplainOptions = QuestionOptions & {
  readonly month?: readonly string[]
  readonly every?: true
}

/** Adds `oklad explain`: every figure of a year with its reckoning and its article. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  const texts = explainTexts[context.language]
  addQuestionCommand(program, context, {
    name: 'explain',
    texts,
    fields: calculationFields,
    addOptions: (command) => command.option(...texts.month, everyValue).option(...texts.every),
    answer: explain,
  })
}

async function explain(options: ExplainOptions, context: CommandContext): Promise<void> {
  const { language, stdout } = context
  const wrongMonths = problemsOfMonths(options.month, firstMonthOf(options), language)
  const asked = await ask(answerExplanation, calculationFields, options, context, wrongMonths)
  const answer: ExplanationResponse = JSON.parse(asked.answer)
  const months = monthsToShow(answer.calculation, options.month, language)
  if (options.json === true) {
    stdout.write(asJson(answer))
    return
  }
  const width = terminalWidth(context)
  stdout.write(
    explanationReport(answer, {
      language,
      width,
      months,
      othersAreAlike: options.month === undefined,
      isWhole: options.every === true,
    }),
  )
}

/** The first month as far as the options tell it before the request is read. */
function firstMonthOf({ start }: RequestOptions): number {
  const [text = ''] = typeof start === 'object' ? start : []
  return Number(/^\d{4}-(0[1-9]|1[0-2])(?:-|$)/.exec(text)?.[1] ?? 1)
}
