import { execFile } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { textOf } from '../deploy/support/files.ts'
import { ask, calculate } from '../support/http.ts'
import { projectFolder } from '../support/project-folder.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const run = promisify(execFile)

/** What the installed packages take of the disk, bytes. A file with two names counts once. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    lstatSync(join(folder, path)),
  )
  return [...new Map(files.map((file) => [file.ino, file.blocks * 512])).values()].reduce(
    (sum, size) => sum + size,
    0,
  )
}

it.each(['README.md', 'README.ru.md'])('both commands of %s are the same', (name) => {
  const blocks = (text: string) =>
    [...text.matchAll(/```sh\n(npm ci.*)\n```/g)].map(([, line]) => line)
  expect(blocks(textOf(name))).toEqual(blocks(textOf('README.md')))
  expect(blocks(textOf(name))).toHaveLength(2)
})

it('the first command of the README installs little, builds the page, serves, and has the command', async ({
  skip,
}) => {
  const [, install = '', script = ''] =
    /```sh\n(npm ci .*) && npm run (.*)\n```/.exec(textOf('README.md')) ?? []
  using clone = new TemporaryFolder()
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: projectFolder })
  for (const path of stdout.split('\0').filter(Boolean))
    cpSync(join(projectFolder, path), clone.file(path))
  const [npm = '', ...parameters] = install.split(' ')
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund']
  const options = { cwd: clone.path, timeout: 280_000 }
  const installed = await run(npm, [...parameters, ...quiet], options).then(
    () => true,
    () => false,
  )
  skip(!installed, 'the registry of npm did not answer')

  const size = sizeOf(clone.file('node_modules'))
  console.log(`The first command of the README installs ${Math.round(size / 1e6)} MB`)
  expect(size).toBeLessThan(300e6)
  await using server = await start({
    runtime: 'node',
    command: ['npm', 'run', script],
    folder: clone.path,
    environment: { npm_config_update_notifier: 'false' },
  })
  expect((await ask(server, '/')).status).toBe(200)
  // 150,000 × 12 × 87 %: the first bracket of 13 % ends at 2,400,000 roubles.
  const { json } = await calculate(server, { gross_salary: 15_000_000 })
  expect(json).toMatchObject({ annual_net_income: 156_600_000 })
  const command = ['run', '--silent', 'oklad', '--', 'calc', '--salary', '150000', '--json']
  const { stdout: answer } = await run(npm, command, options)
  expect(JSON.parse(answer)).toMatchObject({ annual_net_income: 156_600_000 })
})

it('a clone says that its packages are not installed', async () => {
  using clone = new TemporaryFolder()
  mkdirSync(clone.file('tools'))
  cpSync(join(projectFolder, 'tools/launch.js'), clone.file('tools/launch.js'))
  const started = run(process.execPath, [clone.file('tools/launch.js'), 'server'])
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: 'The packages of the project are not installed. To install them: npm ci\n',
  })
})
