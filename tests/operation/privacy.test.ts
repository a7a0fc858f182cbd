import { createKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { Collector } from '../support/collector.ts'
import { Connection } from '../support/connection.ts'
import { type Answer, ask, headerText, PRIVATE, PUBLIC, post } from '../support/http.ts'
import { calculationRoutes } from '../support/routes.ts'
import { runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** A monthly salary that occurs nowhere else. */
const salary = 31_415_926_535

/** The private methods besides the calculation. */
const privateRoutes = calculationRoutes.filter((path) => path.startsWith(`${PRIVATE}/`))

/** A wrong key. */
const intruder = 'intruder-key-5f3a9c'

/** Valid and invalid requests with that salary in every possible place. */
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

/** The result of all requests. */
interface Asked {
  /** Texts that must not appear anywhere: sent and computed values. */
  readonly secrets: readonly string[]
  /** All error answers. Unknown field names, which an error may repeat, are replaced. */
  readonly errors: string
}

/** Sends every request with every key. */
async function askEverything(server: Server, keys: readonly string[]): Promise<Asked> {
  let errors = ''
  const note = async (answering: Promise<Answer>) => {
    const { status, text } = await answering
    if (status >= 400) errors += text.replaceAll(`field_${salary}`, 'the name of the field')
  }
  for (const body of bodies) {
    await note(post(server, PUBLIC, body))
    for (const path of privateRoutes) {
      await note(post(server, path, body, { 'x-api-key': headerText(keys[0] ?? '') }))
    }
    for (const key of [...keys, intruder]) {
      await note(post(server, PRIVATE, body, { 'x-api-key': headerText(key) }))
    }
    await note(ask(server, `/${salary}?key=${intruder}`))
    await note(ask(server, `${PUBLIC}?gross_salary=${salary}`))
    await note(ask(server, `/api/v1/law/${salary}?key=${intruder}`))
  }
  // A caller that disconnects inside a body, and one that does not speak HTTP.
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
  return { secrets: [String(salary), intruder, ...computed.map(String)], errors }
}

describe.concurrent.each(runtimes)('the output on $runtime', ({ runtime }) => {
  it('in production has no salary and no key, and neither have metrics, traces and errors', async () => {
    using folder = new TemporaryFolder()
    await using collector = await Collector.start()
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
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        RATE_LIMIT_FAILED_KEYS: '5/1h',
      },
    })
    const { secrets, errors } = await askEverything(server, [plainKey, key, `${key}x`])
    const { text: metrics } = await ask(server, '/metrics')
    expect((await server.stop()).code).toBe(0)

    // Each of these outputs has content, such as the id of a key.
    expect(server.output()).toContain(`"key_id":"${record.id}"`)
    expect(metrics).toContain('oklad_rate_limit_decisions_total{policy="failed-keys"')
    expect(collector.received).toContain(PRIVATE)
    for (const code of ['invalid_request', 'malformed_json', 'too_many_failed_keys', 'not_found']) {
      expect(errors).toContain(code)
    }
    for (const secret of [...secrets, plainKey, key.slice(-20)]) {
      for (const written of [server.output(), metrics, collector.received, errors]) {
        expect(written).not.toContain(secret)
      }
    }
    // Every line of the log is JSON, and none is a warning.
    const lines = server.output().trim().split('\n')
    const messages = new Set(lines.map((line) => JSON.parse(line).msg))
    expect(messages).toEqual(new Set(['Listening', 'Request', 'Draining', 'Stopped']))
  })

  it('outside production has the key generated for this run once, and no other secret', async () => {
    await using server = await start({ runtime, environment: { LOG_LEVEL: 'trace' } })
    expect(server.key).toMatch(/^oklad_[0-9A-Za-z]{12}_\w+$/)
    const headers = { 'x-api-key': server.key }
    expect((await post(server, PRIVATE, { gross_salary: salary }, headers)).status).toBe(200)
    const { secrets } = await askEverything(server, [server.key, `${server.key}x`])
    expect((await server.stop()).code).toBe(0)

    for (const secret of secrets) expect(server.output()).not.toContain(secret)
    expect(server.output().match(/oklad_\w+/g)).toEqual([server.key])
  })
})
