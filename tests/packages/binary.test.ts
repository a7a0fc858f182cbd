import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'
import { blocksOf, promisedOf } from '../support/readme-blocks.ts'
import { hasBun } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

describe.skipIf(!hasBun)('the single executable in an empty folder', () => {
  const built = new TemporaryFolder()
  const empty = new TemporaryFolder()
  const binary = built.file('oklad')
  const alone = { cwd: empty.path, env: { PATH: '' }, encoding: 'utf8' } as const

  beforeAll(() => {
    const parameters = ['tools/launch.js', 'binary', built.path]
    execFileSync(process.execPath, parameters, { cwd: projectFolder, stdio: 'pipe' })
    console.log(`The executable: ${statSync(binary).size} bytes`)
  })
  afterAll(() => {
    expect(readdirSync(empty.path)).toEqual([])
    built[Symbol.dispose]()
    empty[Symbol.dispose]()
  })

  it('prints the versions of the program and of the law', () => {
    const { stdout } = spawnSync(binary, ['--version'], alone)
    expect(stdout).toMatch(/^\d+\.\d+\.\d+ \(law of \d{4}-\d\d-\d\d\)\n$/)
  })

  it('computes a year', () => {
    const { stdout } = spawnSync(binary, ['calc', '--salary', '150000', '--json'], alone)
    // 150,000 × 12 × 87 %: the first bracket of 13 % ends at 2,400,000 roubles.
    expect(JSON.parse(stdout)).toMatchObject({ annual_net_income: 156_600_000 })
  })

  it('computes a table', () => {
    const input = `gross_salary\n${'15000000\n'.repeat(3000)}`
    const parameters = ['batch', '-', '--output', '-', '--format', 'csv']
    const { stdout, status } = spawnSync(binary, parameters, { ...alone, input })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(3001)
  })

  it.each([
    [['batch', '-', '--format', 'csv', '--output', built.file('people.parquet')]],
    [['sql', 'select 1']],
  ])('says what it needs for %j', (parameters) => {
    const input = 'gross_salary\n15000000\n'
    const { stderr, status } = spawnSync(binary, parameters, { ...alone, input })
    expect({ status, said: stderr.split('\n').at(-2) }).toEqual({
      status: 2,
      said: expect.stringMatching(/^oklad: Parquet and SQL need DuckDB, which is not installed/),
    })
  })

  it.each(['1', '2'])(
    'serves the page, the reference and answers by %s processes',
    async (workers) => {
      await using server = await start({
        runtime: 'bun',
        command: [binary, 'serve'],
        folder: empty.path,
        environment: { PATH: '', WORKERS: workers },
      })
      const textOf = async (path: string, options?: RequestInit) => {
        const answer = await fetch(`${server.url}${path}`, options)
        expect(answer.status).toBe(200)
        return answer.text()
      }
      const page = await textOf('/')
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
      expect(await textOf(script)).not.toBe('')
      expect(await textOf('/ru/salary/150000')).toContain('130\u00a0500')
      expect(await textOf('/docs/en/console')).toContain('swagger-ui')
      expect(await textOf('/docs/swagger-ui-bundle.js')).toContain('SwaggerUIBundle')
      const headers = { 'content-type': 'application/json' }
      const body = '{"gross_salary":15000000}'
      expect(await textOf('/api/v1/calc', { method: 'POST', headers, body })).toContain(
        '"annual_net_income":156600000',
      )
    },
  )

  it.each(blocksOf('chmod'))('prints what the README says: %s', (block) => {
    const { stdout } = spawnSync('sh', ['-ec', block], { cwd: built.path, encoding: 'utf8' })
    expect(stdout.trim()).toBe(promisedOf(block))
  })

  /** How many bytes a slow reader gets from the executable through a pipe. */
  const sizeOf = (redirection: string, parameters: string[], input: string) => {
    const pipe = `PATH= "$0" "$@" ${redirection} | { sleep 0.3; wc -c; }`
    return Number(execFileSync('sh', ['-c', pipe, binary, ...parameters], { input, stdio: 'pipe' }))
  }

  it.each([
    [65_535, 1],
    [65_536, 1],
    [65_537, 1],
    [1_000_000, 10],
    [100_000_000, 1000],
  ])('writes %i bytes to a pipe', (size, rows) => {
    const keep = ['batch', '-', '--output', '-', '--format', 'csv', '--keep', 'name']
    const tableOf = (length: number) =>
      `name,gross_salary\n${`${'x'.repeat(length)},15000000\n`.repeat(rows)}`
    const rest = size - sizeOf('2>/dev/null', keep, tableOf(0))
    const length = Math.floor(rest / rows)
    const written = sizeOf('2>/dev/null', keep, tableOf(length))
    expect(written).toBe(size - (rest % rows))
  })

  it.each([65_535, 65_536, 65_537, 100_000])('writes an error of %i bytes to a pipe', (size) => {
    const errorOf = (length: number) => sizeOf('2>&1', ['x'.repeat(length)], '')
    expect(errorOf(size - errorOf(20) + 20)).toBe(size)
  })

  it('has the checksums of the files beside it, and a bill of materials with the runtime', () => {
    const sums = readFileSync(built.file('SHA256SUMS'), 'utf8').trim().split('\n')
    const names = sums.map((line) => {
      const [sum, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(readFileSync(built.file(name)))
          .digest('hex'),
      ).toBe(sum)
      return name
    })
    expect([...names, 'SHA256SUMS'].sort()).toEqual(readdirSync(built.path).sort())
    const { bomFormat, components } = JSON.parse(readFileSync(built.file('oklad.cdx.json'), 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const inside = components.map(({ name }: { name: string }) => name)
    expect(inside).toEqual(expect.arrayContaining(['bun', 'commander', 'pino', 'swagger-ui-dist']))
  })
})
