import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isLong } from '@oklad/engine/testing'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const folder = join(projectFolder, 'tests/api/schemathesis')

describe.runIf(hasProgram('schemathesis')).each(anyRuntime)(
  'the service on $runtime',
  ({ runtime }) => {
    const server = sharedServer({ runtime })

    it('answers every request of Schemathesis as its OpenAPI document says', async ({
      onTestFinished,
    }) => {
      using place = new TemporaryFolder()
      const { url, key } = server()
      const child = spawn(
        'schemathesis',
        [
          ...['--config-file', join(folder, 'schemathesis.toml'), '--no-color'],
          ...[
            'run',
            `${url}/openapi.json`,
            '--header',
            `x-api-key: ${key}`,
            '--continue-on-failure',
            ...['--max-examples', isLong ? '20' : '5'],
          ],
        ],
        { cwd: place.path, env: { ...process.env, SCHEMATHESIS_FOLDER: folder } },
      )
      // One that takes too long must not delay the tests after it.
      onTestFinished(() => {
        child.kill()
      })
      const [output, errors] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ])
      expect(child.exitCode, output + errors).toBe(0)
      const [, operations] = /Tested: (\d+)/.exec(output) ?? []
      expect(Number(operations)).toBeGreaterThanOrEqual(10)
    }, 600_000)
  },
)
