import { readFileSync, writeFileSync } from 'node:fs'
import { commandOf, run } from './program.ts'
import { count, type Section } from './report.ts'
import { folder, HEADERS, processorSeconds, runtimes, startServer } from './server.ts'

const main = commandOf('batch')
const salaryOf = (row: number) => 5_000_000 + ((row * 7919) % 40_000_000)

/** Reads the lines of a file and writes those of another, with the JSON of the runtime alone. */
const bareJson = (source: string, target: string) => [
  ...runtimes.Bun.command,
  '-e',
  `const lines = (file) => require('fs').readFileSync(file, 'utf8').trim().split('\\n')
  const answers = lines('${target}').slice(0, 1000).map((line) => JSON.parse(line))
  let size = 0
  for (const [row, line] of lines('${source}').entries()) {
    size += JSON.parse(line).gross_salary > 0 ? JSON.stringify(answers[row % 1000]).length : 0
  }
  if (size === 0) throw new Error('nothing')`,
]

/** Reads the columns of a Parquet file and writes them again, with DuckDB alone. */
const bareParquet = (source: string, target: string) => [
  ...runtimes.Bun.command,
  '-e',
  `const { DuckDBInstance } = await import('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
  await connection.run("copy (from '${source}') to '${target}' (format parquet, compression zstd)")`,
]

const people = folder.file('people.csv')
const list = folder.file('list.csv')

/** Writes a table of people: every tenth has children, every twentieth a northern allowance. */
function writePeople(rows: number): void {
  const head = 'id,gross_salary,children_count,northern_coefficient\n'
  const text = (_: unknown, row: number) =>
    `${row},${salaryOf(row)},${row % 10 === 0 ? 2 : ''},${row % 20 === 0 ? 130 : ''}\n`
  writeFileSync(people, head + Array.from({ length: rows }, text).join(''))
}

/** Writes the same people as an accountant has them: roubles, percent and Russian headers. */
function writeList(rows: number): void {
  const head = 'Табельный номер;Оклад;Детей;Северная надбавка, %\n'
  const text = (_: unknown, row: number) =>
    `${row};${salaryOf(row) / 100};${row % 10 === 0 ? 2 : ''};${row % 20 === 0 ? 30 : ''}\n`
  writeFileSync(list, head + Array.from({ length: rows }, text).join(''))
}

type Cost = Pick<ReturnType<typeof run>, 'seconds' | 'mebibytes'>

/** A row of the results: what the rows cost. */
const resultOf = (name: string, { seconds, mebibytes }: Cost, rows: number): string[] => [
  name,
  count(rows),
  ((seconds / rows) * 1e6).toFixed(1),
  count(rows / seconds),
  Number.isNaN(mebibytes) ? '' : mebibytes.toFixed(0),
]

/** Answers a table by the command. */
const batch = (source: string, target: string, ...options: string[]) =>
  run([...main, source, '--output', target, ...options])

/** Measures the formats; leaves a Parquet file of three times the rows. */
function measureFormats(rows: number): string[][] {
  const results: string[][] = []
  const add = (name: string, cost: Cost, rows: number) => results.push(resultOf(name, cost, rows))
  writePeople(rows)
  for (const format of ['csv', 'ndjson', 'parquet', 'arrow']) {
    const [source, target] = [folder.file(`source.${format}`), folder.file(`target.${format}`)]
    batch(people, source)
    add(`${format} → ${format}, year`, batch(source, target), rows)
    if (format === 'parquet') {
      add('parquet → parquet, months', batch(source, target, '--detail', 'months'), rows)
      add('the same file, its columns read and written', run(bareParquet(source, target)), rows)
    }
    if (format !== 'ndjson') continue
    add('ndjson → ndjson, months', batch(source, target, '--detail', 'months'), rows)
    add('the same lines, JSON.parse and JSON.stringify', run(bareJson(source, target)), rows)
  }
  writeList(rows)
  add('a list with «Оклад», csv → csv, year', batch(list, folder.file('answers.csv')), rows)
  writePeople(3 * rows)
  add('csv → csv, year', batch(people, folder.file('target.csv')), 3 * rows)
  const [source, target] = [folder.file('source.parquet'), folder.file('target.parquet')]
  add('csv → parquet, year', batch(people, source), 3 * rows)
  add('parquet → parquet, year', batch(source, target), 3 * rows)
  return results
}

/** Measures the bulk route against the single one, by the processor time of the service. */
async function measureRoutes(): Promise<string[][]> {
  await using server = await startServer('Bun')
  const post = async (path: string, type: string, body: string) => {
    const headers = { ...HEADERS, 'content-type': type, accept: type }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${path}: ${answer}`)
  }
  const route = async (name: string, send: () => Promise<void>) => {
    await send()
    const before = processorSeconds(server.pid)
    for (let round = 0; round < 4; round++) await send()
    const seconds = processorSeconds(server.pid) - before
    return resultOf(name, { seconds, mebibytes: Number.NaN }, 4 * SENT)
  }
  const requests = Array.from({ length: SENT }, (_, row) => `{"gross_salary":${salaryOf(row)}}`)
  const bulk = '/api/v1/private-calc/batch'
  const table = readFileSync(people, 'utf8')
    .split('\n', SENT + 1)
    .join('\n')
  return [
    await route('/private-calc, a request each', async () => {
      for (const request of requests)
        await post('/api/v1/private-calc', 'application/json', request)
    }),
    await route('/private-calc/batch, lines', () =>
      post(bulk, 'application/x-ndjson', requests.join('\n')),
    ),
    await route('/private-calc/batch, a table', () => post(bulk, 'text/csv', table)),
  ]
}

/** How many people are sent to a route. */
const SENT = 5000

/** Measures tables of people on Bun, on one core, and the bulk route against the single one. */
export async function measureTables(rows: number): Promise<Section> {
  const formats = measureFormats(rows)
  return {
    title: 'Tables',
    head: ['', 'rows', 'processor time a row, µs', 'rows a second', 'most memory, MiB'],
    rows: [...formats, ...(await measureRoutes())],
    note: 'Bun, one core, the start of the program included: every tenth person has children, every twentieth a northern allowance. A route is measured by the processor time of the service.',
  }
}
