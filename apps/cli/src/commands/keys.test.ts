import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseApiKey } from '@oklad/keys'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunOptions, runOklad } from '../testing/run-oklad.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oklad-cli-keys-'))
  file = join(folder, 'keys.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const keys = (argv: readonly string[], options: RunOptions = {}) =>
  runOklad(['keys', ...argv, '--file', file], options)

async function createdId(...more: string[]): Promise<string> {
  const { stdout } = await keys(['create', '--name', 'CRM', ...more])
  return parseApiKey(stdout.trim())?.id as string
}

describe('keys create', () => {
  it('prints only the key to the standard output', async () => {
    const { code, stdout, stderr } = await keys(['create', '--name', 'CRM'])
    expect(code).toBe(0)
    const key = parseApiKey(stdout.trimEnd())
    expect(stdout).toBe(`${key?.text}\n`)
    expect(stderr).toBe(
      `Created the key "CRM" with the id ${key?.id}; it never expires.\n` +
        `The key is shown this once: ${file} has only its hash. Keep it as a password.\n`,
    )
    expect(readFileSync(file, 'utf8')).not.toContain(key?.secret)
  })

  it('shows the time of expiry', async () => {
    const english = await keys(['create', '--name', 'CRM', '--expires', '2027-01-01'])
    expect(english.stderr).toContain('it expires at 2027-01-01 00:00 UTC.')
    const russian = await keys(['create', '--name', 'CRM', '--expires', '2027-01-01', '--lang=ru'])
    expect(russian.stderr).toMatch(
      /^Создан ключ «CRM», id \w{12}, действует до 2027-01-01 00:00 UTC/,
    )
  })

  it('uses the file of API_KEYS_FILE', async () => {
    const env = { API_KEYS_FILE: file }
    expect((await runOklad(['keys', 'create', '--name', 'CRM'], { env })).code).toBe(0)
    expect((await runOklad(['keys', 'list'], { env })).stdout).toContain('CRM')
  })

  it('reports all problems at once and creates nothing', async () => {
    const { code, stdout, stderr } = await runOklad(['keys', 'create', '--expires', '2020-01-01'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')).toEqual([
      'oklad: --name is required, for example --name CRM',
      'oklad: --expires must be later than now',
      'oklad: no keys file is named: give --file <file>, or set the variable API_KEYS_FILE',
      'See oklad keys create --help',
      '',
    ])
  })

  it.each([
    [['--name', ''], '--name must be a text of 1 to 100 characters'],
    [['--name', 'x'.repeat(101)], '--name must be a text of 1 to 100 characters'],
    [['--name', 'x', '--expires', 'soon'], '--expires must be a date YYYY-MM-DD or a timestamp'],
    [['--name', 'x', '--name', 'y'], '--name is given more than once'],
    [['--name', 'x', '--limit', '600'], '--limit must be requests per seconds, minutes or hours'],
  ])('refuses %j', async (options, problem) => {
    const { code, stderr } = await keys(['create', ...options])
    expect(code).toBe(2)
    expect(stderr).toContain(`oklad: ${problem}`)
  })
})

describe('keys list', () => {
  it('shows every key and no hash', async () => {
    const active = await createdId('--expires', '2027-01-01')
    const disabled = await createdId()
    await keys(['revoke', disabled])
    const { code, stdout, stderr } = await keys(['list'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      'Id            Name  Created, UTC      Expires, UTC      State',
      '────────────────────────────────────────────────────────────────',
      `${active}  CRM   2026-11-20 09:00  2027-01-01 00:00  active`,
      `${disabled}  CRM   2026-11-20 09:00  never             disabled`,
      '',
    ])
    const later = await keys(['list', '--lang', 'ru'], { now: '2027-01-01T00:00:00Z' })
    expect(later.stdout).toMatch(/истёк\n.*отозван\n$/)
  })

  it('prints JSON', async () => {
    const id = await createdId()
    const { stdout } = await keys(['list', '--json'])
    expect(JSON.parse(stdout)).toEqual([
      {
        id,
        name: 'CRM',
        created: '2026-11-20T09:00:00.000Z',
        expires: null,
        rate_limit: null,
        status: 'active',
      },
    ])
  })

  it('shows rate limits if a key has its own', async () => {
    const limited = await createdId('--limit', '100/1m')
    const other = await createdId()
    const { stdout } = await keys(['list'])
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'Id            Name  Created, UTC      Expires, UTC  Limit   State',
      '──────────────────────────────────────────────────────────────────',
      `${limited}  CRM   2026-11-20 09:00  never         100/1m  active`,
      `${other}  CRM   2026-11-20 09:00  never                 active`,
    ])
    const json = JSON.parse((await keys(['list', '--json'])).stdout)
    expect(json).toMatchObject([{ rate_limit: '100/1m' }, { rate_limit: null }])
  })

  it('leaves out the times in a narrow terminal, as every table does', async () => {
    const id = await createdId()
    const { stdout, stderr } = await keys(['list'], { columns: 50 })
    expect(stdout.split('\n')[2]).toBe(`${id}  CRM   never         active`)
    expect(stderr).toContain('Left out for lack of room: created, UTC. They need a terminal of 58')
  })

  it('says that the file has no keys', async () => {
    writeFileSync(file, '{"version":1,"keys":[]}')
    expect(await keys(['list'])).toEqual({
      code: 0,
      stdout: '',
      stderr: `There are no keys in ${file}.\n`,
    })
    expect((await keys(['list', '--json'])).stdout).toBe('[]\n')
  })
})

describe('keys revoke', () => {
  it('revokes a key', async () => {
    const id = await createdId()
    expect(await keys(['revoke', id])).toEqual({
      code: 0,
      stdout: '',
      stderr: `Revoked the key "CRM" with the id ${id}.\n`,
    })
    expect((await keys(['list'])).stdout).toContain('disabled')
  })

  it('does not repeat a key given instead of its id', async () => {
    const { stdout } = await keys(['create', '--name', 'CRM'])
    const { code, stderr } = await keys(['revoke', stdout.trim()])
    expect(code).toBe(1)
    expect(stderr).toContain('is not the id of any key')
    expect(stderr).not.toContain(stdout.trim().slice(-20))
  })
})

describe('keys rotate', () => {
  it('creates a key and accepts the old one for a day more', async () => {
    const id = await createdId()
    const { code, stdout, stderr } = await keys(['rotate', id])
    expect(code).toBe(0)
    const key = parseApiKey(stdout.trimEnd())
    expect(stdout).toBe(`${key?.text}\n`)
    expect(stderr.split('\n')).toEqual([
      `Created a new key "CRM" with the id ${key?.id}; it never expires.`,
      `The old key ${id} is accepted until 2026-11-21 09:00 UTC.`,
      `The key is shown this once: ${file} has only its hash. Keep it as a password.`,
      '',
    ])
  })

  it.each([
    ['7d', 'is accepted until 2026-11-27 09:00 UTC'],
    ['90m', 'is accepted until 2026-11-20 10:30 UTC'],
    ['0', 'is no longer accepted'],
  ])('accepts an overlap of %s', async (overlap, told) => {
    const id = await createdId()
    const { stderr } = await keys(['rotate', id, '--overlap', overlap])
    expect(stderr).toContain(`The old key ${id} ${told}.`)
  })

  it('says that a revoked key stays revoked', async () => {
    const id = await createdId()
    await keys(['revoke', id])
    const { stderr } = await keys(['rotate', id, '--expires', '2027-01-01'])
    expect(stderr).toContain('it expires at 2027-01-01 00:00 UTC.')
    expect(stderr).toContain(`The old key ${id} was revoked before and stays so.`)
  })

  it('speaks Russian', async () => {
    const id = await createdId()
    const argv = ['rotate', id, '--lang', 'ru']
    expect((await keys(argv)).stderr).toMatch(
      /^Создан новый ключ «CRM», id \w{12}, бессрочный\.\nСтарый ключ \w{12} принимается до 2026-11-21 09:00 UTC\.\nКлюч показан один раз: /,
    )
    expect((await keys([...argv, '--overlap', '0'])).stderr).toContain('больше не принимается')
    expect((await keys(['revoke', id, '--lang', 'ru'])).stderr).toBe(
      `Ключ «CRM», id ${id}, отозван.\n`,
    )
    expect((await keys(argv)).stderr).toContain('был отозван раньше и остаётся отозванным')
  })

  it.each(['24', '1w', '999999999d'])('refuses an overlap of %s', async (overlap) => {
    const id = await createdId()
    const { code, stdout, stderr } = await keys(['rotate', id, '--overlap', overlap])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('oklad: --overlap must be a whole number of seconds')
  })
})

describe('keys returns 1 if the file', () => {
  it('is missing', async () => {
    const english = await keys(['list'])
    expect(english).toEqual({
      code: 1,
      stdout: '',
      stderr: `oklad: There is no keys file ${file}. Check the path, or create the first key\n`,
    })
    const russian = await keys(['list', '--lang', 'ru'])
    expect(russian.stderr).toContain(`oklad: файла ключей ${file} нет.`)
  })

  it('is not valid', async () => {
    writeFileSync(file, '{"version":2}')
    const { code, stderr } = await keys(['create', '--name', 'CRM', '--lang', 'ru'])
    expect(code).toBe(1)
    expect(stderr).toContain(`файл ключей ${file} содержит ошибки:\n  - \`version\` is 2`)
    expect(readFileSync(file, 'utf8')).toBe('{"version":2}')
  })

  it('is in a folder that does not exist', async () => {
    const nowhere = join(folder, 'nowhere', 'keys.json')
    const argv = ['keys', 'create', '--name', 'CRM', '--lang', 'ru', '--file', nowhere]
    const { code, stderr } = await runOklad(argv)
    expect(code).toBe(1)
    expect(stderr).toContain(`файл ключей ${nowhere} не удаётся записать`)
  })
})
