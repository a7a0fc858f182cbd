import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { textOf } from '../deploy/support/files.ts'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** The first steps of eight newcomers as they are printed, each with its last line of output. */
const journeysOf = (document: string) =>
  [...textOf(document).matchAll(/^## (.*)\n[\s\S]*?```sh\n([\s\S]*?)```\n\n```\n(.*)\n```/gm)].map(
    ([, reader = '', script = '', last = '']) => ({ reader, script, last }),
  )

const journeys = journeysOf('docs/start.md')
const [{ runtime }] = anyRuntime as [(typeof anyRuntime)[number]]

describe('the first steps of', () => {
  const server = sharedServer({ runtime })

  it('eight newcomers are the same in both languages', () => {
    expect(journeys).toHaveLength(8)
    const russian = journeysOf('docs/start.ru.md')
    expect(russian.map(({ script, last }) => [script, last])).toEqual(
      journeys.map(({ script, last }) => [script, last]),
    )
  })

  it.each(journeys)('$reader', async ({ script, last }) => {
    using folder = new TemporaryFolder()
    const { PATH, HOME } = process.env
    const here = script
      .replaceAll('http://localhost:8080', server().url)
      .replaceAll('my-own-long-secret', server().key)
      .replaceAll('/tmp/', `${folder.path}/`)
    const { stdout } = await promisify(execFile)('bash', ['-euc', here], {
      cwd: projectFolder,
      env: { PATH, HOME, LC_ALL: 'C', NO_COLOR: '1', NO_PROXY: '127.0.0.1' },
    })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(last.trimEnd())
  })
})
