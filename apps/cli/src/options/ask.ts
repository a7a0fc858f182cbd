import { type Answerer, currentTaxYear, describeInputProblem } from '@oklad/contract'
import { UsageError } from '../failures.ts'
import type { CommandContext } from '../surroundings.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { fieldOf, fieldProblem } from './field-problem.ts'
import { readRequestFile } from './read-request-file.ts'
import type { RequestField, RequestOptions } from './request-field.ts'
import { requestOf } from './request-of.ts'

/** What was asked, as the body of a request, and what it was answered, both JSON. */
export interface Asked {
  readonly request: string
  readonly answer: string
}

/**
 * Asks the contract what the options or the file ask: the same question that the service gets over
 * HTTP, and the same answer.
 * @param others what is wrong with the options that are no part of the request
 * @throws {UsageError} with every problem at once, in the order of the options
 * @throws {CommandFailure} when the file of `--request` can not be read
 */
export async function ask(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  context: CommandContext,
  others: readonly string[] = [],
): Promise<Asked> {
  const { asked, problems } =
    options.request === undefined
      ? askByOptions(answerer, fields, options, context)
      : await askByFile(answerer, fields, options, context)
  const all = [...problems, ...others]
  if (asked === undefined || all.length > 0) throw new UsageError(all)
  return asked
}

/** What was asked, or what is wrong with it. */
interface Asking {
  readonly asked?: Asked
  readonly problems: readonly string[]
}

async function askByFile(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  context: CommandContext,
): Promise<Asking> {
  const { language, now } = context
  const texts = optionTexts[language]
  const [file = '', ...more] = options.request as readonly string[]
  const beside = fields.filter(({ option }) => options[option] !== undefined)
  const problems = [
    ...(more.length > 0 ? [texts.repeated('--request')] : []),
    ...(beside.length > 0
      ? [
          texts.excludes(
            '--request',
            beside.map(({ flag }) => flag),
          ),
        ]
      : []),
  ]
  // Which of them counts is not known, so that neither is looked into.
  if (problems.length > 0) return { problems }
  const request = await readRequestFile(file, context)
  const answer = answerer(request, currentTaxYear(now()), () => language)
  if (answer.ok) return { asked: { request, answer: answer.body }, problems }
  return {
    problems: answer.problems.map(
      (problem) => `--request: ${describeInputProblem(problem, language).detail}`,
    ),
  }
}

function askByOptions(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  { language, now }: CommandContext,
): Asking {
  const given = fields.filter(({ option }) => options[option] !== undefined)
  const { request, problems } = requestOf(given, fields, options, language)
  const answer = answerer(request, currentTaxYear(now()), () => language)
  if (answer.ok && problems.size === 0) {
    return { asked: { request, answer: answer.body }, problems: [] }
  }
  for (const problem of answer.ok ? [] : answer.problems) {
    const field = fieldOf(problem, fields, given)
    // What is wrong with the text comes before what it leaves missing in the request.
    if (!problems.has(field)) {
      problems.set(field, fieldProblem(field, problem, fields, given, language))
    }
  }
  return {
    problems: fields.flatMap((field) => {
      const problem = problems.get(field)
      return problem === undefined ? [] : [problem]
    }),
  }
}
