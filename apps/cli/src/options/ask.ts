import { readFile } from 'node:fs/promises'
import { type Answerer, currentTaxYear } from '@oklad/answers'
import { describeInputProblem } from '@oklad/contract'
import { CommandFailure, UsageError } from '../failures.ts'
import type { CommandContext } from '../surroundings.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { optionOf, optionProblem } from './option-problem.ts'
import { requestOf } from './request-of.ts'
import type { GivenOptions, RequestOption } from './request-options.ts'

/** The answer to a request, or the problems of the command line. */
interface Asked<Body> {
  readonly body?: Body
  readonly problems: readonly string[]
}

/**
 * Answers the request that the options make or that the file of `--request` holds.
 * @param others problems of options that are not part of the request
 * @throws {UsageError} with every problem at once, in the order of the options
 * @throws {CommandFailure} if the file of `--request` cannot be read
 */
export async function ask<Body extends object>(
  answerer: Answerer<Body>,
  options: readonly RequestOption[],
  given: GivenOptions,
  context: CommandContext,
  others: readonly string[] = [],
): Promise<Body> {
  const { body, problems } =
    given['request'] === undefined
      ? askByOptions(answerer, options, given, context)
      : await askByFile(answerer, options, given, context)
  const all = [...problems, ...others]
  if (body === undefined || all.length > 0) throw new UsageError(all)
  return body
}

async function askByFile<Body extends object>(
  answerer: Answerer<Body>,
  options: readonly RequestOption[],
  given: GivenOptions,
  context: CommandContext,
): Promise<Asked<Body>> {
  const { language, now } = context
  const texts = optionTexts[language]
  const [file = '', ...more] = given['request'] as readonly string[]
  const beside = options.filter(({ key }) => given[key] !== undefined).map(({ flag }) => flag)
  const problems = more.length > 0 ? [texts.repeated('--request')] : []
  if (beside.length > 0) problems.push(texts.excludes('--request', beside))
  // It is unclear which of them counts, so none is read.
  if (problems.length > 0) return { problems }
  const request = await readRequestFile(file, context)
  const answer = answerer(request, currentTaxYear(now()), () => language)
  if (answer.ok) return { body: answer.body, problems }
  return {
    problems: answer.problems.map(
      (problem) => `--request: ${describeInputProblem(problem, language).detail}`,
    ),
  }
}

/** Stands for the standard input in place of a file name. */
const STANDARD_INPUT = '-'

async function readRequestFile(file: string, { language, readInput }: CommandContext) {
  if (file === STANDARD_INPUT) return readInput()
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new CommandFailure(optionTexts[language].unreadable(file, (error as Error).message))
  }
}

function askByOptions<Body extends object>(
  answerer: Answerer<Body>,
  options: readonly RequestOption[],
  given: GivenOptions,
  { language, now }: CommandContext,
): Asked<Body> {
  const { request, problems } = requestOf(options, given, language)
  const answer = answerer(JSON.stringify(request), currentTaxYear(now()), () => language)
  if (answer.ok && problems.size === 0) return { body: answer.body, problems: [] }
  const typed = options.filter(({ key }) => given[key] !== undefined)
  for (const problem of answer.ok ? [] : answer.problems) {
    const option = optionOf(problem, options, typed)
    // An unreadable text is reported before the missing field that it causes.
    if (!problems.has(option)) {
      problems.set(option, optionProblem(option, problem, options, typed, language))
    }
  }
  return { problems: options.flatMap((option) => problems.get(option) ?? []) }
}
