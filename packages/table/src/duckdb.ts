import type { DuckDBConnection, DuckDBValueConverter, Json } from '@duckdb/node-api'
import { currentTaxYear } from '@oklad/answers'
import type { Text } from '@oklad/contract/internal'
import type { AnswerOptions } from './answer-row.ts'
import { answering } from './answer-rows.ts'
import { duckDbLibrary, registerAnswers } from './formats/duckdb.ts'
import type { Cells } from './formats/format.ts'
import { exactNumber } from './formats/text.ts'
import { requestValues } from './request-columns.ts'
import { TableError } from './table-error.ts'

export { isDuckDbError, openDuckDb, plainError } from './formats/duckdb.ts'

const untypedNull: Text = {
  en: "a list or a structure has NULL or [] without a type: cast it to one, or write JSON in a text, '[]'",
  ru: "в списке или структуре есть NULL или [] без типа: приведите их к типу или запишите текстом JSON, '[]'",
}

/**
 * Registers the answers as functions of SQL. Their arguments are the fields of a request, in its units: sums are whole kopecks, and
 * a decimal with places, such as roubles, is refused. All
 * but the first, `gross_salary`, are given by name: `children_count := children`.
 *
 * Each column of a table of answers is a function, such as `annual_tax_amount`, that ends the query with the problems of
 * a wrong row; `errors` returns them. `annual_tax` is short for `annual_tax_amount`. `oklad` returns all columns as a structure, of a wrong row `errors` alone.
 *
 * @param options `language` of problems and warnings, "en" by default; `currentYear` is that of the clock by default
 * @throws {TableError} if DuckDB is not installed
 */
export async function register(
  connection: DuckDBConnection,
  options: Partial<Pick<AnswerOptions, 'language' | 'currentYear'>> = {},
): Promise<void> {
  const clock = { language: 'en', currentYear: currentTaxYear(Date.now()) } as const
  const ofRows = { question: 'calc', detail: 'year', isJoined: true, areValues: true } as const
  const asked = { ...ofRows, ...clock, ...options } as const
  const fields = requestValues('calc').flatMap(({ name, steps }) => (steps.length > 0 ? [] : name))
  const answeringOf = (headers: readonly string[]) => {
    const { columns, passed, answer } = answering({ ...asked, headers })
    return { columns: columns.slice(passed.length), answer }
  }
  const { columns } = answeringOf(fields)
  const prepared = new Map<string, ReturnType<typeof answeringOf>>()
  // All connections of an instance share its functions, and only macros are their own.
  const name = `oklad_answers_${asked.language}_${asked.currentYear}`
  const valuesOf = await registerAnswers(connection, {
    ...{ name, columns, keepsPlaces: true },
    answer(cellsAt, size) {
      const absent = String(cellsAt(fields.length)?.[0])
      const given = new Map<string, Cells>()
      for (const [index, field] of fields.entries()) {
        const isAbsent = absent[index] === '1'
        const cells = isAbsent ? undefined : cellsAt(index)
        if (cells !== undefined) given.set(field, cells)
        else if (!isAbsent) throw new Error(`${field}: ${untypedNull[asked.language]}`)
        else if (index === 0) given.set(field, [])
      }
      const headers = [...given.keys()]
      const { columns: found, answer } = prepared.get(headers.join()) ?? answeringOf(headers)
      prepared.set(headers.join(), { columns: found, answer })
      const { output } = answer({ firstRow: 1, size, columns: [...given.values()] })
      const [places = [], ...cells] = output
      const cellsOf = new Map(found.map(({ name }, index) => [name, cells[index] ?? []]))
      return [places, ...columns.map(({ name }) => cellsOf.get(name) ?? [])]
    },
  })
  // 1 of each argument that is NULL in the text of the query: one that has such a NULL inside cannot be read either.
  const absent = fields.map((field) => `if(typeof(${field}) = '"NULL"', 1, 0)`)
  const answer = `${name}(${fields}, concat(${absent}))`
  const values = columns.map(({ name }, index) => [name, valuesOf(answer)[index] ?? ''] as const)
  const [, errors] = values.at(-1) ?? []
  const functions = values.map(([name, value]) => [
    name,
    name === 'errors'
      ? value
      : `case when ${errors} is null then ${value} else error(${errors}) end`,
  ])
  const [, tax] = functions.find(([name]) => name === 'annual_tax_amount') ?? []
  const once = columns.map(({ name }, index) => `${name}: ${valuesOf('a')[index]}`)
  const all = ['oklad', `list_transform([${answer}], lambda a: {${once}})[1]`]
  const parameters = fields.map((field) => `${field} := null`)
  const macros = [...functions, ['annual_tax', tax], all].map(
    ([name, value]) => `create or replace temp macro ${name}(${parameters}) as ${value}`,
  )
  await connection.run(macros.join(';'))
}

/**
 * The rows of statements, one of which may be a query, as values of JSON; a whole number beyond its exact ones is a text.
 * @throws {TableError} if several of them are queries, or one of them would fetch an extension from the network
 */
export async function queryRows(connection: DuckDBConnection, sql: string) {
  const library = await duckDbLibrary()
  const convert: DuckDBValueConverter<Json> = (value, type, converter) => {
    // The library writes it as a day of the year 5881580.
    if (value instanceof library.DuckDBDateValue && !value.isFinite)
      return value.days > 0 ? 'infinity' : '-infinity'
    return typeof value === 'bigint'
      ? exactNumber(String(value))
      : library.JsonDuckDBValueConverter(value, type, converter)
  }
  const statements = await connection.extractStatements(sql).catch(() => undefined)
  const results = []
  // A wrong text has a plain error here, and one without statements has none.
  if (statements === undefined) results.push(await connection.runAndReadAll(sql))
  for (let index = 0; statements && index < statements.count; index++) {
    const statement = await statements.prepare(index)
    const { LOAD, UPDATE_EXTENSIONS } = library.StatementType
    const mayInstall = statement.statementType === LOAD && /\binstall\b/i.test(sql)
    if (mayInstall || statement.statementType === UPDATE_EXTENSIONS)
      throw new TableError([{ code: 'installs_extension' }])
    results.push(await statement.runAndReadAll())
  }
  const { QUERY_RESULT } = library.ResultReturnType
  const queries = results.filter(({ returnType }) => returnType === QUERY_RESULT)
  if (queries.length > 1) throw new TableError([{ code: 'several_queries' }])
  const result = queries[0] ?? results.at(-1)
  const rows = result?.convertRows(convert) ?? []
  return { names: result?.deduplicatedColumnNames() ?? [], rows }
}
