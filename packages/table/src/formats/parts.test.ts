import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDuckDb } from './duckdb.ts'
import { parquetParts } from './parts.ts'

/** Parts of so many rows with groups of 2,048 rows: places, texts of which some repeat, lists and nothing. */
async function joined(rows: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-parts-'))
  const duckDb = await openDuckDb()
  const output = join(folder, 'output')
  let start = 0
  const paths: string[] = []
  for (const size of rows) {
    const path = join(folder, `part-${paths.length}`)
    await duckDb.run(`copy (
      select i as place, 'text ' || i % 7 as repeated, i / 4::decimal(9, 2) as quarter,
        [i, null] as items, {'a': {'b': i::varchar}} as nested, null::integer as nothing, i % 2 = 0 as is_even
      from range(${start}, ${start + size}) rows(i)
    ) to '${path}' (format parquet, compression zstd, row_group_size 2048)`)
    paths.push(path)
    start += size
  }
  copyFileSync(paths[0] ?? '', output)
  const parts = parquetParts(output)
  for (const path of paths.slice(1)) await parts.add(path)
  await parts.end()
  const close = () => {
    duckDb.close()
    rmSync(folder, { recursive: true })
  }
  return { duckDb, output, all: `[${paths.map((path) => `'${path}'`)}]`, close }
}

it('joins files with any numbers of rows, which are read as one', async () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(sizes, async (rows) => {
      const { duckDb, output, all, close } = await joined(rows)
      try {
        const [read, one] = [`from read_parquet(${all})`, `from read_parquet('${output}')`]
        const differences = `(${read} except all ${one}) union all (${one} except all ${read})`
        expect(await duckDb.run(differences)).toEqual([])
        const order = `select count(*) ${one} where place <> file_row_number`
        expect(
          await duckDb.run(order.replace(`'${output}'`, `'${output}', file_row_number = true`)),
        ).toEqual([[0n]])
      } finally {
        close()
      }
    }),
    { numRuns: runs(10) },
  )
})

it('joins files without rows', async () => {
  const { duckDb, output, close } = await joined([0, 3, 0, 2])
  try {
    const places = await duckDb.run(`select place from read_parquet('${output}')`)
    expect(places.flat()).toEqual([0n, 1n, 2n, 3n, 4n])
  } finally {
    close()
  }
})

it('has the statistics, the places and the filters of every group', async () => {
  const { duckDb, output, close } = await joined([5_000, 1, 70_000])
  try {
    const of = (rest: string) => duckDb.run(rest.replace('FILE', `'${output}'`))
    expect(await of('select num_rows, num_row_groups from parquet_file_metadata(FILE)')).toEqual([
      [75_001n, 39n],
    ])
    expect(await of('select repeated, nested from read_parquet(FILE) where place = 74999')).toEqual(
      [['text 1', { a: { b: '74999' } }]],
    )
    // The group of one row has no filter; all others have the seven texts, and no other.
    const filter = (text: string) =>
      of(
        `select count_if(bloom_filter_excludes) from parquet_bloom_probe(FILE, 'repeated', '${text}')`,
      )
    expect(await filter('text 3')).toEqual([[0n]])
    expect(await filter('text 8')).toEqual([[38n]])
    const lengths = `select count_if(total_compressed_size <= 0), min(data_page_offset) from parquet_metadata(FILE)`
    expect(await of(lengths)).toEqual([[0n, 4n]])
  } finally {
    close()
  }
})

it('leaves a file alone to which nothing is added', async () => {
  const { duckDb, output, all, close } = await joined([3])
  try {
    expect(await duckDb.run(`from read_parquet('${output}')`)).toEqual(
      await duckDb.run(`from read_parquet(${all})`),
    )
  } finally {
    close()
  }
})
