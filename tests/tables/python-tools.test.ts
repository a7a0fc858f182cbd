import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { builtCommand } from '../support/built-programs.ts'
import { hasModule, hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { bunBinary, runtimes } from '../support/runtimes.ts'

/** Runs tests in Python that call the command, and returns what they print. */
async function runPytest(folder: string): Promise<string> {
  const place = join(projectFolder, folder)
  const command = [runtimes.length > 1 ? bunBinary : process.execPath, builtCommand]
  const env = { ...process.env, OKLAD_COMMAND: command.join(' '), PYTHONPATH: place }
  const options = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', join(place, '.')]
  const { stdout } = await promisify(execFile)('python3', options, { env }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  return stdout
}

const timeout = 600_000
const allPass = /\n\d+ passed[^\n]*\n$/

describe.runIf(['pytest', 'pyarrow', 'openpyxl', 'duckdb', 'chdb'].every(hasModule))(
  'openpyxl, pyarrow and DuckDB',
  () => {
    it('read the tables of Oklad, and it reads theirs', { timeout }, async () => {
      expect(await runPytest('tests/tables')).toMatch(allPass)
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
