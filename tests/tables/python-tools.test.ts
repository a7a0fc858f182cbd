import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { roubles } from '@oklad/engine'
import { emptyInput, outcomeOf, textsFor, workbookOf } from '@oklad/web/testing'
import { describe, expect, it } from 'vitest'
import { builtCommand } from '../support/built-programs.ts'
import { hasModule, hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { bunBinary, hasBun } from '../support/runtimes.ts'

/** Runs tests in Python that call the command, and returns what they print. */
async function runPytest(folder: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const place = join(projectFolder, folder)
  const command = [hasBun ? bunBinary : process.execPath, builtCommand]
  const env = { ...process.env, ...more, OKLAD_COMMAND: command.join(' '), PYTHONPATH: place }
  const options = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', join(place, '.')]
  const { stdout } = await promisify(execFile)('python3', options, { env }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  return stdout
}

/** The workbook of a person whose year has every kind of column, as the page makes it. */
async function workbookOfPage(): Promise<Blob> {
  const details: typeof emptyInput.details = {
    territorial_multiplier: 120,
    northern_coefficient: 130,
    children_count: 2,
    monthly_bonuses: [0, 0, 5_000_050, ...Array(9).fill(0)],
    absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }],
  }
  const input = { ...emptyInput, amount: roubles(150_000), details }
  const solved = outcomeOf(input, 2026)
  if (solved.state !== 'solved') throw new Error('the terms are right')
  return workbookOf(input, solved, { language: 'ru', texts: textsFor('ru', 'TD') })
}

const timeout = 600_000
const allPass = /\n\d+ passed[^\n]*\n$/

describe.runIf(['pytest', 'pyarrow', 'openpyxl', 'duckdb', 'chdb'].every(hasModule))(
  'openpyxl, pyarrow and DuckDB',
  () => {
    it('read the tables of Oklad, and it reads theirs', { timeout }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'oklad-page-'))
      try {
        const path = join(folder, 'page.xlsx')
        await writeFile(path, await (await workbookOfPage()).bytes())
        const env = { OKLAD_PAGE_WORKBOOK: path }
        expect(await runPytest('tests/tables', env)).toMatch(allPass)
      } finally {
        await rm(folder, { recursive: true })
      }
    })
  },
)

// Where it is missing, pytest skips the tests of Spark Connect.
hasModule('grpc_status')

describe.runIf(hasModule('pyspark') && hasProgram('java'))('a cluster of Spark', () => {
  it('has the sums of the command, also where processes die', { timeout }, async () => {
    expect(await runPytest('integrations/spark')).toMatch(allPass)
  })
})
