import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { formatNames, type TableRun } from '@oklad/table'
import { type GivenOptions, textsOf } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'

/** Stands for a pipe in place of a file name. */
export const PIPE = '-'

/** The last value of an option. */
export const lastOf = (given: GivenOptions, name: string) => textsOf(given[name]).at(-1)

/** The command line of a batch. */
export interface BatchOptions extends Pick<TableRun, 'detail' | 'question' | 'keep'> {
  readonly input: string
  readonly output: string
  readonly inputFormat: string
  readonly format: string
  readonly errors: string | undefined
  readonly errorsFormat: string
  readonly workers: number
}

/** Reads what is asked for every row; adds every problem. */
export function questionReader(
  given: GivenOptions,
  { say }: CommandContext,
  problems: string[],
): Pick<BatchOptions, 'detail' | 'question' | 'keep'> {
  const oneOf = <const Word extends string>(name: string, known: readonly Word[]): Word => {
    const word = lastOf(given, name) ?? known[0]
    const found = known.find((other) => other === word)
    const values = { flag: `--${name}`, known: known.join(', ') }
    if (found === undefined) problems.push(say('{flag} must be one of {known}', values))
    return found ?? (known[0] as Word)
  }
  const detail = oneOf('detail', ['year', 'months'])
  return {
    detail: given['long'] ? 'long' : detail,
    question: oneOf('question', ['calc', 'gross-up', 'payments']),
    keep: textsOf(given['keep']),
  }
}

/**
 * Reads the command line.
 * @throws {UsageError} with every problem
 */
export function readBatchOptions(
  given: GivenOptions,
  input: string | undefined,
  context: CommandContext,
): BatchOptions {
  const { say } = context
  const problems: string[] = []
  const output = lastOf(given, 'output')
  const errors = lastOf(given, 'errors')
  const pipeFormat = lastOf(given, 'format')
  const formatOf = (file: string | undefined, known = formatNames) => {
    if (file === undefined) return ''
    const format = file === PIPE ? pipeFormat : extname(file).slice(1).toLowerCase()
    if (format !== undefined && known.includes(format)) return format
    const text = file === PIPE ? '- needs --format: {known}' : '{file} has no extension of {known}'
    problems.push(say(text, { file, known: known.join(', ') }))
    return ''
  }
  if (input === undefined)
    problems.push(say('the argument $1 is missing').replace('$1', say('[table]')))
  if (output === undefined) {
    problems.push(
      say('{flag} is required: {flag} {example}', { flag: '--output', example: 'result.csv' }),
    )
  }
  const workers = Number(lastOf(given, 'workers') ?? availableParallelism())
  if (!Number.isInteger(workers) || workers < 1 || workers > 256) {
    problems.push(say('--workers must be a whole number from 1 to 256'))
  }
  const asked = questionReader(given, context, problems)
  const options: BatchOptions = {
    input: input ?? '',
    output: output ?? '',
    inputFormat: formatOf(input),
    format: formatOf(output),
    errors,
    errorsFormat: formatOf(errors, ['csv', 'ndjson', 'jsonl']),
    workers,
    ...asked,
  }
  if (problems.length > 0) throw new UsageError(problems)
  return options
}
