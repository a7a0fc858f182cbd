import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculate } from '../support/http.ts'
import { launcher } from '../support/program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { bunBinary } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** Links the project into a folder without Bun, as after an install that could not get Bun. */
function projectWithoutBun(folder: TemporaryFolder): void {
  for (const name of ['apps', 'packages', 'package.json']) {
    symlinkSync(join(projectFolder, name), folder.file(name))
  }
  mkdirSync(folder.file('tools'))
  copyFileSync(join(projectFolder, 'tools/launch.js'), folder.file('tools/launch.js'))
  mkdirSync(folder.file('node_modules'))
  for (const name of readdirSync(join(projectFolder, 'node_modules'))) {
    if (['bun', '@oven', '.bin'].includes(name)) continue
    symlinkSync(join(projectFolder, 'node_modules', name), folder.file(`node_modules/${name}`))
  }
}

/** `PATH` without the folders that contain Bun. */
const pathWithoutBun = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)]
  .filter((folder) => !existsSync(join(folder, 'bun')))
  .join(delimiter)

/** The line that the launcher prints, with the way to get Bun. */
const notice = `Bun's binary is missing, so this runs on Node ${process.version}, somewhat slower. To get Bun: npm rebuild bun\n`

const launched = (folder: TemporaryFolder) => ({
  runtime: 'bun' as const,
  command: launcher,
  folder: folder.path,
  environment: { PATH: pathWithoutBun },
})

describe('without Bun', () => {
  it('the service runs on Node, and prints how to get Bun', async () => {
    using folder = new TemporaryFolder()
    projectWithoutBun(folder)
    await using server = await start(launched(folder))
    expect(server.output().startsWith(notice)).toBe(true)
    expect(server.output()).toContain(`(Node ${process.version})`)
    const answer = await calculate(server, { gross_salary: 15_000_000 })
    expect(answer.json['annual_tax_amount']).toBe(23_400_000)
    expect(await server.stop()).toMatchObject({ code: 0, leftRunning: false })
  })

  it('the service runs on Node if the binary of Bun does not run', async () => {
    using folder = new TemporaryFolder()
    projectWithoutBun(folder)
    // The package contains this placeholder until its install script has run.
    mkdirSync(folder.file('node_modules/bun/bin'), { recursive: true })
    const placeholder = folder.file('node_modules/bun/bin/bun.exe')
    writeFileSync(
      placeholder,
      '#!/bin/sh\necho "Error: the install script did not run" >&2\nexit 1\n',
    )
    chmodSync(placeholder, 0o755)
    await using server = await start(launched(folder))
    expect(server.output().startsWith(notice)).toBe(true)
    expect((await calculate(server, { gross_salary: 100 })).status).toBe(200)
  })

  it('the service runs on a Bun in PATH', async ({ skip }) => {
    if (!existsSync(bunBinary)) skip('there is no Bun to put into the search path')
    using folder = new TemporaryFolder()
    projectWithoutBun(folder)
    mkdirSync(folder.file('bin'))
    symlinkSync(bunBinary, folder.file('bin/bun'))
    const { environment, ...options } = launched(folder)
    const PATH = [folder.file('bin'), environment.PATH].join(delimiter)
    await using server = await start({ ...options, environment: { PATH } })
    expect(server.output()).toContain('(Bun ')
    expect(server.output()).not.toContain('missing')
  })
})
