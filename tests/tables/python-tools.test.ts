import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { roubles } from '@oklad/engine'
import { emptyInput, outcomeOf, textsFor, workbookOf } from '@oklad/web/testing'
import { describe, expect, it } from 'vitest'
import { asked, YEAR } from '../doors/asked.ts'
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

type Details = (typeof emptyInput)['details']

/** People whose years have every kind of column together. */
const people: readonly Details[] = [
  {
    territorial_multiplier: 120,
    northern_coefficient: 130,
    own_deduction: 'item_1',
    working_conditions: 'class_3_1',
    monthly_bonuses: [0, 0, 5_000_050, ...Array(9).fill(0)],
    absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }],
  },
  {
    children_count: 2,
    deductions_after_tax: [
      { kind: 'alimony_share', share: [1, 4] },
      { kind: 'writ', debt: 20_000_000 },
    ],
  },
  { employment_type: 'SELF_EMPLOYED' },
]

/** Writes the workbook of each person, as the page makes it, with the answer of the service to the same request. */
async function writeWorkbooksOfPage(folder: string): Promise<void> {
  for (const [index, details] of people.entries()) {
    const input = { ...emptyInput, amount: roubles(150_000.55), details }
    const solved = outcomeOf(input, YEAR)
    if (solved.state !== 'solved') throw new Error('the terms are right')
    const words = {
      language: 'ru',
      texts: textsFor('ru', details.employment_type ?? 'TD'),
    } as const
    const workbook = await workbookOf(input, solved, words)
    await writeFile(join(folder, `${index}.xlsx`), await workbook.bytes())
    const answer = asked('privateCalc', solved.calculation.request)
    await writeFile(join(folder, `${index}.json`), JSON.stringify(answer))
  }
}

const timeout = 600_000
const allPass = /\n\d+ passed[^\n]*\n$/

describe.runIf(['pytest', 'pyarrow', 'openpyxl', 'duckdb', 'chdb'].every(hasModule))(
  'openpyxl, pyarrow and DuckDB',
  () => {
    it('read the tables of Oklad, and it reads theirs', { timeout }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'oklad-page-'))
      try {
        await writeWorkbooksOfPage(folder)
        const env = { OKLAD_PAGE_WORKBOOKS: folder }
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
