import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { hasProgram } from '../support/needed-program.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { textOf } from './support/files.ts'

const unit = textOf('deploy/systemd/oklad.service')
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

describe.runIf(hasProgram('systemd-analyze'))('the unit of systemd', () => {
  it('is right, and leaves little that a broken service could reach', () => {
    using folder = new TemporaryFolder()
    const file = folder.file('oklad.service')
    // The program is not installed here.
    writeFileSync(file, unit.replace('/usr/local/bin/oklad', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    expect(stderr).not.toContain('oklad.service')
    expect(status).toBe(0)
    // In tenths: 20 and less is "OK" for systemd.
    const limit = ['security', '--offline=true', '--threshold=20', file]
    execFileSync('systemd-analyze', limit, { stdio: 'pipe' })
  })
})

it('its settings are those of the service, which starts and stops with them', async () => {
  const environment = Object.fromEntries(
    valuesOf('Environment')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  )
  const { API_KEYS_FILE, PORT, ...others } = environment
  expect([PORT, API_KEYS_FILE]).toEqual(['8080', '/etc/oklad/keys/keys.json'])
  expect(valuesOf('ExecStart')).toEqual(['/usr/local/bin/oklad serve'])
  await using server = await start({ runtime: 'node', environment: others })
  expect((await ask(server, '/readyz')).status).toBe(200)
})
