import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { currentTaxYear } from '@oklad/answers'
import type { Text } from '@oklad/contract/internal'
import { formatNamed } from '@oklad/table'
import { isDuckDbError, openDuckDb, plainError, queryRows, register } from '@oklad/table/duckdb'
import { asJson, type GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure, exitCodes, UsageError } from '../context.ts'
import { type Column, writeTable } from '../report/table.ts'
import { PIPE } from '../texts.ts'
import { inOurWords } from './duckdb-words.ts'
import { plainFailure } from './run-batch.ts'

/** The rows of a table that a person may read: the library for tables is slow with many. */
const MOST_ROWS = 1000

const cut: Text = {
  en: 'the table has the first {most} rows of {rows}; --csv and --json print all',
  ru: 'в таблице первые {most} строк из {rows}; все строки выводят --csv и --json',
}

const tooLong: Text = {
  en: 'the query has more than {most} characters',
  ru: 'в запросе больше {most} символов',
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** The most characters of a query from the standard input. */
const LONGEST_QUERY = 1_000_000

/** @throws {UsageError} if the query is too long */
async function readQuery({ inputBytes, say }: CommandContext): Promise<string> {
  const decoder = new TextDecoder()
  let query = ''
  for await (const bytes of inputBytes()) {
    query += decoder.decode(bytes, { stream: true })
    if (query.length > LONGEST_QUERY) throw new UsageError([say(tooLong, { most: LONGEST_QUERY })])
  }
  return query + decoder.decode()
}

/**
 * Prints the rows of a query in which the answers are functions.
 * @throws {UsageError} if there is no query, or two forms of output are asked for
 * @throws {CommandFailure} if the query is wrong, or rows or files stop it
 */
export async function sql(
  given: GivenOptions,
  argument: string,
  context: CommandContext,
): Promise<void> {
  const query = argument === PIPE ? await readQuery(context) : argument
  const { language, now, stdout, stderr, say } = context
  const problems = [
    ...(query.trim() === '' ? [{ en: 'the query is empty', ru: 'запрос пуст' }] : []),
    ...(given['json'] && given['csv']
      ? [{ en: 'give --json or --csv, not both', ru: 'укажите --json или --csv, а не оба' }]
      : []),
  ]
  if (problems.length > 0) throw new UsageError(problems.map((problem) => say(problem)))
  try {
    const duckDb = await openDuckDb(availableParallelism())
    await register(duckDb.connection, { language, currentYear: currentTaxYear(now()) })
    const { names, rows } = await queryRows(duckDb.connection, query)
    duckDb.close()
    if (given['json']) {
      const objects = rows.map((row) =>
        Object.fromEntries(names.map((name, index) => [name, row[index]])),
      )
      stdout.write(asJson(objects))
    } else if (given['csv']) {
      const columns = names.map((name) => ({ name, type: 'text' }) as const)
      const { write } = await formatNamed('csv')
      const cells = names.map((_, index) => rows.map((row) => row[index]))
      await context.pipeOutput(write(columns, Readable.from([cells])))
    } else if (names.length > 0) {
      const columns = names.map(
        (title, index): Column<(typeof rows)[number]> => ({
          title,
          align: rows.some((row) => typeof row[index] === 'string') ? 'left' : 'right',
          cell: (row) => textOf(row[index]),
        }),
      )
      stdout.write(`${writeTable(rows.slice(0, MOST_ROWS), columns).join('\n')}\n`)
      if (rows.length > MOST_ROWS)
        stderr.write(`oklad: ${say(cut, { most: MOST_ROWS, rows: rows.length })}\n`)
    }
  } catch (error) {
    // DuckDB's message about a wrong query has several lines: where it is wrong, and which name may be meant.
    if (isDuckDbError(error) && /^(?:Parser|Binder|Catalog) Error/.test(error.message)) {
      throw new CommandFailure(inOurWords(error.message, context), exitCodes.usage)
    }
    const plain = plainError(error)
    if (isDuckDbError(plain))
      throw new CommandFailure(inOurWords(plain.message, context), exitCodes.failed)
    throw plainFailure(plain, context, 'calc')
  }
}
