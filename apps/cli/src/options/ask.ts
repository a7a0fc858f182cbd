import { type Answerer, describeInputProblem, type InputProblem } from '@oklad/contract'
import { UsageError } from '../failures.ts'
import { moscowYear } from '../moscow-year.ts'
import type { CommandContext } from '../surroundings.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { readRequestFile } from './read-request-file.ts'
import { fieldProblem, type RequestField, type RequestOptions } from './request-fields.ts'

/** What was asked, as the body of a request, and what it was answered, both JSON. */
export interface Asked {
  readonly request: string
  readonly answer: string
}

/**
 * Asks the contract what the options or the file ask: the same question that the service gets over
 * HTTP, and the same answer.
 * @throws {UsageError} with every problem at once, in the order of the options
 * @throws {CommandFailure} when the file of `--request` can not be read
 */
export async function ask(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  context: CommandContext,
): Promise<Asked> {
  return options.request === undefined
    ? askByOptions(answerer, fields, options, context)
    : askByFile(answerer, fields, options, context)
}

async function askByFile(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  context: CommandContext,
): Promise<Asked> {
  const { language, now } = context
  const texts = optionTexts[language]
  const problems: string[] = []
  const [file = '', ...more] = options.request as readonly string[]
  if (more.length > 0) problems.push(texts.repeated('--request'))
  const excluded = fields.filter(({ option }) => options[option] !== undefined)
  if (excluded.length > 0) {
    problems.push(
      texts.excludes(
        '--request',
        excluded.map(({ flag }) => flag),
      ),
    )
  }
  if (problems.length > 0) throw new UsageError(problems)
  const request = await readRequestFile(file, context)
  const answer = answerer(request, moscowYear(now()), () => language)
  if (answer.ok) return { request, answer: answer.body }
  throw new UsageError(
    answer.problems.map((problem) => describeInputProblem(problem, language).detail),
  )
}

function askByOptions(
  answerer: Answerer,
  fields: readonly RequestField[],
  options: RequestOptions,
  { language, now }: CommandContext,
): Asked {
  const fieldsOfRequest: Record<string, unknown> = {}
  const problems = new Map<RequestField, string>()
  for (const field of fields) {
    const given = options[field.option]
    if (given === undefined) continue
    const texts = typeof given === 'boolean' ? [] : given
    const reading = field.read?.(texts, language) ?? { ok: true, value: true }
    if (texts.length > 1 && !field.isRepeatable) {
      problems.set(field, optionTexts[language].repeated(field.flag))
    } else if (!reading.ok) {
      problems.set(field, reading.problem)
    }
    if (reading.ok) fieldsOfRequest[field.field] = reading.value
  }

  const request = JSON.stringify(fieldsOfRequest, finite)
  const answer = answerer(request, moscowYear(now()), () => language)
  if (answer.ok && problems.size === 0) return { request, answer: answer.body }
  for (const problem of answer.ok ? [] : answer.problems) {
    const field = fieldOf(problem, fields)
    // What is wrong with the text comes before what it leaves missing in the request.
    if (!problems.has(field)) {
      problems.set(field, fieldProblem(field, problem, fields, language))
    }
  }
  throw new UsageError(
    fields.flatMap((field) => {
      const problem = problems.get(field)
      return problem === undefined ? [] : [problem]
    }),
  )
}

/** JSON has no infinity: a number of more digits than a number holds is written as far too large. */
const finite = (_: string, value: unknown) =>
  typeof value === 'number'
    ? Math.max(-Number.MAX_SAFE_INTEGER, Math.min(value, Number.MAX_SAFE_INTEGER))
    : value

function fieldOf(problem: InputProblem, fields: readonly RequestField[]): RequestField {
  const name = problem.pointer.split('/', 2)[1]
  const field = fields.find((candidate) => candidate.field === name)
  if (field === undefined) throw new Error(describeInputProblem(problem, 'en').detail)
  return field
}
