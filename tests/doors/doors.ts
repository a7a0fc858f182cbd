import { DuckDBInstance } from '@duckdb/node-api'
import { calculationOf } from '@oklad/answers/calculation'
import { calculate } from '@oklad/engine'
import { serveInProcess, tools } from '@oklad/server/testing'
import { register } from '@oklad/table/duckdb'
import { rowsOf, runTable } from '@oklad/table/testing'
import { emptyInput, outcomeOf, payslipRows, textsFor } from '@oklad/web/testing'
import { runOklad } from 'oklad/testing'
import { asked, type Fields, YEAR } from './asked.ts'

/** The figures that every door has: of the year, and the tax and the net pay of each month from the first one. Kopecks. */
export interface Figures {
  readonly gross: number
  readonly tax: number
  readonly net: number
  readonly contributions: number
  readonly months: readonly (readonly [tax: number, net: number])[]
  /** The warnings in English, in their order. */
  readonly warnings: readonly string[]
}

/** A way to ask for the year of a request. */
export interface Door {
  /** What the door does not have: months of a table of years, warnings of the bare engine. */
  readonly without?: readonly (keyof Figures)[]
  /** @throws {Error} with the door's words for what is wrong with the request */
  readonly ask: (request: Fields) => Promise<Partial<Figures>>
}

interface Body {
  readonly annual_gross_income: number
  readonly annual_tax_amount: number
  readonly annual_net_income: number
  readonly annualFOMS: number
  readonly annualFSS: number
  readonly annualPFR: number
  readonly monthly_details: readonly {
    readonly monthly_tax_amount: number
    readonly monthly_net_income: number
  }[]
  readonly warnings?: readonly Warned[]
}

interface Warned {
  readonly detail: string
}

const figuresOf = (body: Body): Figures => ({
  gross: body.annual_gross_income,
  tax: body.annual_tax_amount,
  net: body.annual_net_income,
  contributions: body.annualFOMS + body.annualFSS + body.annualPFR,
  months: body.monthly_details.map((month) => [month.monthly_tax_amount, month.monthly_net_income]),
  warnings: body.warnings?.map(({ detail }) => detail) ?? [],
})

/** The answer of the service's own function, which the other doors are held against. */
export const answerOf = (request: Fields): Figures => figuresOf(asked<Body>('privateCalc', request))

const key = 'key-of-the-doors'
let service: ReturnType<typeof serveInProcess> | undefined

async function post(request: Fields, language: string) {
  service ??= serveInProcess({
    ...{ API_KEY: key, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', MAX_EVENT_LOOP_DELAY: '60000' },
  })
  const { handle } = await service
  const reply = await handle({
    path: '/api/v1/private-calc',
    headers: {
      ...{ 'content-type': 'application/json', 'x-api-key': key, 'accept-language': language },
    },
    body: new TextEncoder().encode(JSON.stringify(request)),
  })
  const body = JSON.parse(String(reply.body)) as Body & { readonly errors?: readonly Warned[] }
  if (body.errors) throw new Error(body.errors.map(({ detail }) => detail).join(' '))
  return body
}

/** A row of a table, whose figures are numbers or texts of numbers; `name` is that of the answer. */
function figuresOfRow(row: Fields): Partial<Figures> {
  if (row['errors']) throw new Error(String(row['errors']))
  const sum = (name: string) => Number(row[name])
  return {
    gross: sum('annual_gross_income'),
    tax: sum('annual_tax_amount'),
    net: sum('annual_net_income'),
    contributions: sum('annualFOMS') + sum('annualFSS') + sum('annualPFR'),
    months: Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
      const tax = row[`monthly_tax_amount_${month}`]
      const net = row[`monthly_net_income_${month}`]
      return tax === undefined || tax === null || tax === ''
        ? []
        : [[Number(tax), Number(net)] as const]
    }),
    warnings: row['warnings'] ? [String(row['warnings'])] : [],
  }
}

/** A table of one person, written in a format. */
const table = (format: string): Door => ({
  async ask(request) {
    const { bytes } = await runTable(['ndjson', format], `${JSON.stringify(request)}\n`, {
      detail: 'months',
    })
    const [row = {}] = await rowsOf(format, bytes)
    return figuresOfRow(row)
  },
})

let connection: Promise<Awaited<ReturnType<DuckDBInstance['connect']>>> | undefined

async function connected() {
  const instance = await DuckDBInstance.create(':memory:')
  const opened = await instance.connect()
  await register(opened, { language: 'en', currentYear: YEAR })
  return opened
}

/** The type and the members of a value: a list of SQL has values of one of them. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, member]) => [name, shapeOf(member)])
    : typeof value

/** A value as SQL has it; one whose types SQL cannot tell is a text of JSON: an empty list, different values in one. */
function sqlOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const shapes = new Set(
    Array.isArray(value) ? value.map((item) => JSON.stringify(shapeOf(item))) : [],
  )
  const json = JSON.stringify(value)
  if (shapes.size > 1 || /\[\]|\{\}|null/.test(json)) return sqlOf(json)
  if (Array.isArray(value)) return `[${value.map(sqlOf).join(', ')}]`
  return `{${Object.entries(value)
    .map(([name, member]) => `'${name}': ${sqlOf(member)}`)
    .join(', ')}}`
}

/** The doors by their names. */
export const doors: Readonly<Record<string, Door>> = {
  'the package': {
    without: ['warnings'],
    async ask(request) {
      const { terms, law } = calculationOf(request as never, YEAR)
      const year = calculate(terms, law)
      return {
        gross: year.grossIncome,
        tax: year.incomeTax,
        net: year.netIncome,
        contributions:
          year.pensionContribution + year.medicalContribution + year.socialContribution,
        months: year.months.map(({ incomeTax, netIncome }) => [incomeTax, netIncome]),
      }
    },
  },
  'the service in English': { ask: async (request) => figuresOf(await post(request, 'en')) },
  'the service in Russian': {
    without: ['warnings'],
    async ask(request) {
      const { warnings: _, ...figures } = figuresOf(await post(request, 'ru'))
      return figures
    },
  },
  'the command': {
    async ask(request) {
      const { stdout, stderr } = await runOklad(['calc', '--request', '-', '--json'], {
        input: JSON.stringify(request),
      })
      if (stdout === '') throw new Error(stderr)
      return figuresOf(JSON.parse(stdout))
    },
  },
  'an assistant': {
    async ask(request) {
      const { warnings: _, law_version: __, ...given } = request
      const answer = tools['calculate']?.answer(given, YEAR, 'en')
      if (!answer || !('data' in answer)) throw new Error(answer?.text)
      return figuresOf(answer.data as Body)
    },
  },
  NDJSON: table('ndjson'),
  CSV: table('csv'),
  XLSX: table('xlsx'),
  Parquet: table('parquet'),
  Arrow: table('arrow'),
  SQL: {
    without: ['months'],
    async ask(request) {
      connection ??= connected()
      // The answer of SQL always has its warnings.
      const { gross_salary, warnings: _, law_version: __, ...others } = request
      const given = Object.entries(others).map(([name, value]) => `${name} := ${sqlOf(value)}`)
      const sql = `select unnest(oklad(${[sqlOf(gross_salary), ...given].join(', ')}))`
      const reader = await (await connection).runAndReadAll(sql)
      const { months: ___, ...figures } = figuresOfRow(reader.getRowObjectsJS()[0] as Fields)
      return figures
    },
  },
  'the page': {
    without: ['warnings'],
    async ask(request) {
      const { year, statement } = solvedOf(request)
      return {
        gross: statement.total.grossIncome,
        tax: statement.total.incomeTax,
        net: statement.total.netIncome,
        contributions:
          year.pensionContribution + year.medicalContribution + year.socialContribution,
        months: statement.months.map(({ amounts }) => [amounts.incomeTax, amounts.netIncome]),
      }
    },
  },
  'its payslips': {
    without: ['gross', 'tax', 'net', 'contributions', 'warnings'],
    async ask(request) {
      const solved = solvedOf(request)
      const words = { language: 'en', texts: textsFor('en', 'TD') } as const
      return {
        months: solved.statement.months.map((month) => {
          const rows = payslipRows(solved, month, words)
          const sumOf = (name: string) =>
            rows.find((row) => row.name === name)?.ofMonth ?? Number.NaN
          return [sumOf('incomeTax'), sumOf('netIncome')]
        }),
      }
    },
  },
}

/** The year of a request as the page calculates it. */
function solvedOf(request: Fields) {
  const { gross_salary, warnings: _, law_version: __, ...details } = request
  const input = { ...emptyInput, amount: gross_salary as never, details: details as never }
  const outcome = outcomeOf(input, YEAR)
  if (outcome.state !== 'solved') throw new Error(outcome.state)
  return outcome
}
