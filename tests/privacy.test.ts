import { createKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { Connection } from './support/connection.ts'
import { ask, headerText, PRIVATE, PUBLIC, post } from './support/http.ts'
import { runtimes } from './support/runtimes.ts'
import { type Server, start } from './support/server.ts'
import { TemporaryFolder } from './support/temporary-folder.ts'

/** A monthly salary that stands nowhere else. */
const salary = 31_415_926_535

/** What somebody sends who has no business here. */
const intruder = 'intruder-key-5f3a9c'

/** Right and wrong requests with that salary, in every place where it could stand. */
const bodies = [
  { gross_salary: salary },
  { gross_salary: -salary },
  { gross_salary: String(salary) },
  { gross_salary: `${salary}.5`, start_date: `${salary}` },
  { [`field_${salary}`]: salary },
  `{"gross_salary":${salary}.5}`,
  `{"gross_salary":${salary}`,
  `{"gross_salary":${salary},"gross_salary":${salary}}`,
  `${'['.repeat(5000)}${salary}`,
  `${salary}`.repeat(2000),
]

/**
 * Asks everything with every key.
 * @returns what nobody may read in the log: what was sent and what was computed
 */
async function askEverything(server: Server, keys: readonly string[]): Promise<string[]> {
  for (const body of bodies) {
    await post(server, PUBLIC, body)
    for (const key of [...keys, intruder]) {
      await post(server, PRIVATE, body, { 'x-api-key': headerText(key) })
    }
    await ask(server, `/${salary}?key=${intruder}`)
    await ask(server, `${PUBLIC}?gross_salary=${salary}`)
  }
  // A caller that goes away in the middle, and one that does not speak HTTP.
  for (const text of [
    `POST ${PUBLIC} HTTP/1.1\r\nHost: oklad\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"gross_salary":${salary}`,
    `${salary}\r\n\r\n`,
  ]) {
    using connection = await Connection.open(server.port)
    connection.send(text)
    await post(server, PUBLIC, '{}')
  }
  const { json } = await post(server, PUBLIC, { gross_salary: salary })
  expect(json['annual_gross_income']).toBe(376_991_118_420)
  const computed = [
    json['annual_gross_income'],
    json['annual_net_income'],
    json['annual_tax_amount'],
  ]
  return [String(salary), intruder, ...computed.map(String)]
}

describe.concurrent.each(runtimes)('all that a run prints, on $runtime', ({ runtime }) => {
  it('in production is a log without a salary and without a key', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const { key, record } = await createKey(file, { name: 'payroll' })
    const plainKey = 'plain-key-of-the-operator-ключ'
    await using server = await start({
      runtime,
      environment: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'trace',
        API_KEY: plainKey,
        API_KEYS_FILE: file,
      },
    })
    const secrets = await askEverything(server, [plainKey, key, `${key}x`])
    expect((await server.stop()).code).toBe(0)

    for (const secret of [...secrets, plainKey, record.id, key.slice(-20)]) {
      expect(server.output()).not.toContain(secret)
    }
    // Machines read this log: every line of it is JSON. It did say something, and no false alarm.
    const lines = server.output().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Listening', 'Draining', 'Stopped'])
  })

  it('elsewhere is a welcome with the key made for this run, once, and no other', async () => {
    await using server = await start({ runtime, environment: { LOG_LEVEL: 'trace' } })
    expect(server.key).toMatch(/^oklad_[0-9A-Za-z]{12}_\w+$/)
    const headers = { 'x-api-key': server.key }
    expect((await post(server, PRIVATE, { gross_salary: salary }, headers)).status).toBe(200)
    const secrets = await askEverything(server, [server.key, `${server.key}x`])
    expect((await server.stop()).code).toBe(0)

    for (const secret of secrets) expect(server.output()).not.toContain(secret)
    expect(server.output().match(/oklad_\w+/g)).toEqual([server.key])
  })
})
