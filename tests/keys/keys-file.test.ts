import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, revokeKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Address, headerText, PRIVATE, post } from '../support/http.ts'
import { launch } from '../support/program.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const statusWith = async (server: Address, key: string) =>
  (await post(server, PRIVATE, { gross_salary: 1 }, { 'x-api-key': headerText(key) })).status

const reloaded = /The keys file was reloaded/
const broken = /The keys file cannot be used; the earlier keys stay valid/

describe.concurrent.each(runtimes)('API_KEYS_FILE on $runtime', ({ runtime }) => {
  it('accepts every key of the file and API_KEY, and picks up changes', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const payroll = await createKey(file, { name: 'payroll' })
    const accounting = await createKey(file, { name: 'accounting' })
    await using server = await start({
      runtime,
      environment: { API_KEYS_FILE: file, API_KEY: 'a-key-beside-the-file' },
    })
    for (const key of [payroll.key, accounting.key, 'a-key-beside-the-file']) {
      expect(await statusWith(server, key)).toBe(200)
    }
    expect(await statusWith(server, payroll.record.id)).toBe(401)
    // Keys are configured, so the service generates none.
    expect(server.output()).not.toContain('oklad_')

    const newcomer = await createKey(file, { name: 'newcomer' })
    await eventually('the new key is accepted', async () => {
      return (await statusWith(server, newcomer.key)) === 200
    })
    await revokeKey(file, payroll.record.id)
    await eventually('the revoked key is refused', async () => {
      return (await statusWith(server, payroll.key)) === 401
    })
    for (const key of [accounting.key, newcomer.key, 'a-key-beside-the-file']) {
      expect(await statusWith(server, key)).toBe(200)
    }
    expect(server.output()).toMatch(reloaded)
    // The log line may arrive later than the answer.
    await eventually('the log counts the keys', () =>
      server.output().includes('"keys":{"active":3,"expired":0,"disabled":1}'),
    )
  })

  it('refuses expired, revoked and unknown keys with the same answer', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const soon = Date.now() + 4000
    const expiring = await createKey(file, { name: 'expiring', expires: soon })
    const revoked = await createKey(file, { name: 'revoked' })
    await revokeKey(file, revoked.record.id)
    const elsewhere = await createKey(folder.file('other.json'), { name: 'elsewhere' })
    await using server = await start({ runtime, environment: { API_KEYS_FILE: file } })

    const status = await statusWith(server, expiring.key)
    // A busy machine may have answered after its end.
    if (Date.now() < soon) expect(status).toBe(200)
    await pause(Math.max(0, soon - Date.now()))
    const refusals = await Promise.all(
      [expiring, revoked, elsewhere].map(async ({ key }) => {
        const headers = { 'x-api-key': key, 'x-request-id': 'same' }
        const answer = await post(server, PRIVATE, { gross_salary: 1 }, headers)
        return { status: answer.status, text: answer.text }
      }),
    )
    expect(refusals[0]).toMatchObject({ status: 401, text: expect.stringContaining('invalid') })
    // A caller cannot learn which keys have existed.
    expect(refusals[1]).toEqual(refusals[0])
    expect(refusals[2]).toEqual(refusals[0])
  })

  it('keeps the earlier keys while the file is broken or missing, and loads a repaired file', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const { key } = await createKey(file, { name: 'first' })
    await using server = await start({ runtime, environment: { API_KEYS_FILE: file } })
    /** Replaces the file at once: the service must not read one that is half written. */
    const replace = (text: string) => {
      writeFileSync(folder.file('new.json'), text)
      renameSync(folder.file('new.json'), file)
    }

    copyFileSync(file, folder.file('good.json'))
    replace('{ "version": 1, "keys": [ oops')
    await server.printed(broken)
    expect(await statusWith(server, key)).toBe(200)
    expect(server.output()).toMatch(/not JSON: line 1, column 27/)

    const second = await createKey(folder.file('good.json'), { name: 'second' })
    renameSync(folder.file('good.json'), file)
    await server.printed(reloaded)
    expect(await statusWith(server, key)).toBe(200)
    expect(await statusWith(server, second.key)).toBe(200)

    const misspelt = readFileSync(file, 'utf8').replace('"name"', '"rate_limt": "1/60s", "name"')
    replace(misspelt.replaceAll('"disabled": false', '"disabled": true'))
    await server.printed(/is not a field of the file; did you mean `rate_limit`/)
    expect(await statusWith(server, second.key)).toBe(200)

    rmSync(file)
    await server.printed(/keys_file_missing/)
    expect(await statusWith(server, second.key)).toBe(200)
  })

  it('stops the start with a clear error if the file is missing', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('no-keys.json')
    await using program = launch({ runtime, environment: { API_KEYS_FILE: file } })
    expect((await program.ended()).code).toBe(1)
    expect(program.output()).toBe(
      `There is no keys file ${file}. Check the path, or create the first key\n`,
    )
  })

  it('stops the start with a list of all errors if the file is broken', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    writeFileSync(file, JSON.stringify({ version: 2, keys: [{ id: 'short' }, 'no record'] }))
    await using program = launch({ runtime, environment: { API_KEYS_FILE: file } })
    expect((await program.ended()).code).toBe(1)
    const [title, ...problems] = program.output().trim().split('\n')
    expect(title).toBe(`The keys file ${file} is not valid, ${problems.length} problems:`)
    expect(program.output()).toContain('`version` is 2; it must be 1')
    expect(program.output()).toContain('keys[0]: `hash` is missing')
    expect(program.output()).toContain('keys[1] is a text; it must be an object')
    expect(program.output()).not.toMatch(/^\s+at /m)
  })
})
