import { spawnSync } from 'node:child_process'
import { DuckDBInstance } from '@duckdb/node-api'
import { lawOf } from '@oklad/engine'
import { commandOf, run } from './program.ts'
import { count, type Section } from './report.ts'
import { folder, runtimes } from './server.ts'

const YEAR = 2026

/** The tax of a year of equal salaries by the brackets alone, in whole roubles, as SQL that all engines read. */
function taxSql(): string {
  let before = { upTo: 0, rate: 0 }
  const parts = lawOf(YEAR).figures.mainScale.value.brackets.map(({ upTo, rate }) => {
    const part = `greatest(gross_salary * 12 - ${before.upTo}, 0) * ${rate - before.rate}`
    before = { upTo, rate }
    return part
  })
  return `floor((${parts.join(' + ')} + 5000) / 10000) * 100`
}

/** Runs the same query on a Parquet file, in one thread, by a program for Python. */
const programs = {
  polars: (query: string, target: string) => `import polars
polars.sql("""${query}""").sink_parquet('${target}', compression='zstd')`,
  chdb: (query: string, target: string) => `import chdb
chdb.query("""insert into function file('${target}', Parquet) ${query} settings max_threads = 1""")`,
} as const

/**
 * Measures the bare formula of the tax in other engines beside `oklad batch`: from Parquet to Parquet, on one core. An
 * engine that is not installed is skipped. `PYTHON` names the Python that has polars and chdb.
 */
export async function measureEngines(rows: number): Promise<Section> {
  const source = folder.file('salaries.parquet')
  const ours = folder.file('answers.parquet')
  const connection = await (await DuckDBInstance.create()).connect()
  const salaries = `select range as id, 5000000 + (range * 7919) % 40000000 as gross_salary from range(${rows})`
  await connection.run(`copy (${salaries}) to '${source}' (format parquet, compression zstd)`)
  const query = (from: string) =>
    `select id, gross_salary, gross_salary * 12 as gross, ${taxSql()} as tax, gross_salary * 12 - ${taxSql()} as net from ${from}`
  const results: string[][] = []
  const skipped: string[] = []
  const add = ({ seconds, mebibytes }: ReturnType<typeof run>, name: string) =>
    results.push([
      name,
      ((seconds / rows) * 1e6).toFixed(2),
      count(rows / seconds),
      mebibytes.toFixed(0),
    ])
  const check = async (target: string, name: string) => {
    const join = `read_parquet('${ours}') as ours join read_parquet('${target}') as other using (id)`
    const result = await connection.runAndReadAll(
      `select count(*) filter (annual_tax_amount = tax) from ${join}`,
    )
    const equal = Number(result.getRows()[0]?.[0])
    if (equal !== rows) throw new Error(`${name}: ${rows - equal} rows differ from oklad batch`)
  }
  add(run([...commandOf('batch'), source, '--output', ours]), 'oklad batch, all columns')
  const target = folder.file('duckdb.parquet')
  const duckdb = `const { DuckDBInstance } = await import('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
  await connection.run(\`copy (${query(`read_parquet('${source}')`)}) to '${target}' (format parquet, compression zstd)\`)`
  add(run([...runtimes.Bun.command, '-e', duckdb]), 'DuckDB, the tax alone')
  await check(target, 'DuckDB')
  const python = process.env['PYTHON'] ?? 'python3'
  for (const [name, program] of Object.entries(programs)) {
    if (spawnSync(python, ['-c', `import ${name}`]).status !== 0) {
      skipped.push(name)
      continue
    }
    const target = folder.file(`${name}.parquet`)
    const from = name === 'chdb' ? `file('${source}', Parquet)` : `read_parquet('${source}')`
    add(run([python, '-c', program(query(from), target)]), `${name}, the tax alone`)
    await check(target, name)
  }
  return {
    title: 'The tax alone in other engines',
    head: ['', 'processor time a row, µs', 'rows a second', 'most memory, MiB'],
    rows: results,
    note: `${count(rows)} rows from Parquet to Parquet on one core, the start of each program included. The annual tax of every row is equal to that of \`oklad batch\`.${skipped.length > 0 ? ` Skipped, because not installed: ${skipped.join(', ')}.` : ''}`,
  }
}
