import { answerRequest } from '@oklad/answers'
import type { Command } from 'commander'
import { explanationReport } from '../explain/explanation-report.ts'
import { monthsToShow, problemsOfMonths } from '../explain/months-to-show.ts'
import { ask } from '../options/ask.ts'
import { everyValue } from '../options/every-value.ts'
import { calculationOptions, type GivenOptions } from '../options/request-options.ts'
import { reportOptions } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { explainTexts } from '../texts/explain-texts.ts'
import { addQuestionCommand } from './question-command.ts'

interface ExplainOptions extends GivenOptions {
  readonly month?: readonly string[]
  readonly every?: true
}

/** Adds `oklad explain`: the breakdown of every figure of a year. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  const { language } = context
  const texts = explainTexts[language]
  addQuestionCommand<ExplainOptions>(program, context, {
    name: 'explain',
    path: '/api/v1/private-calc/explain',
    summary: {
      en: 'the breakdown of every figure, with its article of the law',
      ru: 'как получена каждая цифра и по какой статье',
    },
    description: {
      en: 'Explains a year of pay: each figure with the numbers it is made of, the rounding applied and the article of the law, so that it can be checked with a pen. Amounts are in roubles.',
      ru: 'Объясняет расчёт года: из каких чисел получена каждая цифра, как она округлена и по какой статье закона, чтобы всё можно было проверить на бумаге. Суммы в рублях.',
    },
    examples: [
      'explain --salary 250000',
      'explain --salary 250000 --month 10',
      'explain --salary 150000 --children 2 --every',
      'explain --request request.json --month 3 --month 4',
    ],
    options: calculationOptions,
    addOptions: (command) => command.option(...texts.month, everyValue).option(...texts.every),
    async answer(given) {
      const wrongMonths = problemsOfMonths(given.month, firstMonthOf(given), language)
      const document = await ask(
        answerRequest.explain,
        calculationOptions,
        given,
        context,
        wrongMonths,
      )
      const months = monthsToShow(document.calculation, given.month, language)
      const report = () =>
        explanationReport(document, {
          ...reportOptions(context),
          months,
          othersAreAlike: given.month === undefined,
          isWhole: given.every === true,
        })
      return { document, report }
    },
  })
}

/** The first month by `--start`, before the request is validated. */
function firstMonthOf({ start }: ExplainOptions): number {
  const [text = ''] = typeof start === 'object' ? start : []
  return Number(/^\d{4}-(0[1-9]|1[0-2])(?:-|$)/.exec(text)?.[1] ?? 1)
}
