import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { ask, calculate } from '../support/http.ts'
import { type Environment, launch } from '../support/program.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

const variables = [
  'PORT',
  'HOST',
  'WORKERS',
  'API_KEY',
  'API_KEYS_FILE',
  'CORS_ORIGINS',
  'LOG_LEVEL',
  'METRICS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'RATE_LIMIT',
  'RATE_LIMIT_PUBLIC',
  'RATE_LIMIT_PRIVATE',
  'RATE_LIMIT_FAILED_KEYS',
  'REDIS_URL',
  'MAX_REQUESTS_IN_FLIGHT',
  'MAX_EVENT_LOOP_DELAY',
  'DRAIN_DELAY',
  'TRUST_PROXY',
  'NODE_ENV',
]

describe.concurrent.each(runtimes)('configuration on $runtime', ({ runtime }) => {
  /** Starts a service that cannot start, and returns what it prints. */
  async function errorWith(environment: Environment): Promise<string> {
    await using program = launch({ runtime, environment })
    expect((await program.ended()).code).toBe(1)
    // A stack trace would hide the message.
    expect(program.output()).not.toMatch(/^\s+at /m)
    return program.output()
  }

  it('the service does not start with wrong settings, and lists all of them', async () => {
    const message = await errorWith({
      PORT: '70000',
      HOST: 'not a host',
      WORKERS: '257',
      CORS_ORIGINS: 'https://payroll.example/path',
      LOG_LEVEL: 'loud',
      METRICS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318/secret',
      OTEL_TRACES_SAMPLER_ARG: '1.1',
      RATE_LIMIT: 'maybe',
      RATE_LIMIT_PUBLIC: '600',
      RATE_LIMIT_PRIVATE: '0/60s',
      RATE_LIMIT_FAILED_KEYS: '30/2d',
      REDIS_URL: 'http://user:secret@host:6379',
      MAX_REQUESTS_IN_FLIGHT: '0',
      MAX_EVENT_LOOP_DELAY: '1.5',
      DRAIN_DELAY: '1s',
      TRUST_PROXY: '10.0.0.0/33, ::1',
      API_KEY: 'a secret\twith a tab',
      PUBLIC_URL: 'https://operator:secret@oklad.example',
      NODE_ENV: 'prod',
    })
    const [title, ...lines] = message.trim().split('\n')
    expect(title).toBe('The service cannot start with this configuration:')
    expect(lines.slice(0, -1)).toEqual([
      '  - PORT: must be a whole number from 0 to 65535; got "70000"',
      '  - HOST: must be a host name or an IP address; got "not a host"',
      '  - WORKERS: must be auto or a whole number from 1 to 256; got "257"',
      '  - API_KEY: has control characters, which a header cannot carry',
      expect.stringMatching(/^ {2}- CORS_ORIGINS: .*"https:\/\/payroll\.example\/path"$/),
      '  - PUBLIC_URL: must be an origin such as https://oklad.example, without a path; got "https://…@oklad.example"',
      '  - LOG_LEVEL: must be one of trace, debug, info, warn, error, fatal, silent; got "loud"',
      '  - METRICS: must be on, off or a port from 1 to 65535; got "0"',
      '  - OTEL_EXPORTER_OTLP_ENDPOINT: must be an address such as http://collector:4318',
      '  - OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1; got "1.1"',
      '  - RATE_LIMIT: must be one of on, off; got "maybe"',
      ...[
        ['RATE_LIMIT_PUBLIC', '600'],
        ['RATE_LIMIT_PRIVATE', '0/60s'],
        ['RATE_LIMIT_FAILED_KEYS', '30/2d'],
      ].map(
        ([name, text]) =>
          `  - ${name}: must be points per time, such as 600/60s, 100/1m or 10000/24h, with at most a day; got "${text}"`,
      ),
      '  - REDIS_URL: must be an address such as redis://user:password@host:6379/0',
      '  - MAX_REQUESTS_IN_FLIGHT: must be a whole number from 1 to 1000000; got "0"',
      '  - MAX_EVENT_LOOP_DELAY: must be a whole number from 1 to 60000; got "1.5"',
      '  - DRAIN_DELAY: must be a whole number from 0 to 60000; got "1s"',
      '  - TRUST_PROXY: must be addresses or networks such as 10.0.0.0/8 and fd00::/8, separated by commas; got "10.0.0.0/33"',
      '  - NODE_ENV: must be one of production, development, test',
    ])
    expect(message).not.toContain('secret')
    expect(lines.at(-1)).toContain('--help')
  })

  it('a pattern as an origin, a fraction as a port and trust in everybody are refused', async () => {
    const message = await errorWith({
      ...{ PORT: '80.5', CORS_ORIGINS: '*', TRUST_PROXY: '::1, 0.0.0.0/0' },
    })
    expect(message).toContain('  - TRUST_PROXY: must not be every address: "0.0.0.0/0"')
    expect(message).toContain('  - PORT: must be a whole number')
    expect(message).toContain('  - CORS_ORIGINS: must be a comma-separated list of origins')
  })

  it.each([{}, { WORKERS: '2' }])('a misspelt variable is told once: %j', async (more) => {
    const misspelt = { API_KEY_FILE: '/keys.json', log_level: 'warn', RATE_LIMIT_PRIVAT: '1/60s' }
    await using server = await start({ runtime, environment: { ...misspelt, ...more } })
    const told = () => server.output().match(/\w+ is no setting.*Did you mean \w+/g) ?? []
    await eventually('all are told', () => told().length >= Object.keys(misspelt).length)
    expect(told().sort()).toEqual([
      'API_KEY_FILE is no setting, and changes nothing. Did you mean API_KEYS_FILE',
      'RATE_LIMIT_PRIVAT is no setting, and changes nothing. Did you mean RATE_LIMIT_PRIVATE',
      'log_level is no setting, and changes nothing. Did you mean LOG_LEVEL',
    ])
  })

  it('an empty variable counts as not set', async () => {
    const empty = Object.fromEntries(variables.map((name) => [name, '']))
    await using server = await start({ runtime, environment: { ...empty, PORT: '0' } })
    expect(server.key).toMatch(/^oklad_/)
    // Without HOST, the service listens on all addresses.
    expect(server.url).toBe(`http://localhost:${server.port}`)
    expect((await ask(server, '/readyz')).status).toBe(200)
  })

  it('--help shows every variable with its default', async () => {
    await using program = launch({ runtime, parameters: ['--help'] })
    expect((await program.ended()).code).toBe(0)
    for (const variable of variables) {
      expect(program.output()).toMatch(new RegExp(`^ {2}${variable} +\\S`, 'm'))
    }
    expect(program.output()).toContain('Default: 8080.')
  })

  it('a busy port is reported with a remedy', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    try {
      const message = await errorWith({ PORT: String(port) })
      expect(message).toBe(
        `Port ${port} is busy: another process listens on it. Stop that one, or set PORT to another port (0 takes any free one).\n`,
      )
    } finally {
      other.close()
    }
  })

  it('a port on which this service already runs is busy', async () => {
    await using other = await start({ runtime })
    const message = await errorWith({ PORT: String(other.port) })
    expect(message).toContain(`Port ${other.port} is busy`)
  })

  it('an address of another machine is reported', async () => {
    const message = await errorWith({ HOST: '192.0.2.1' })
    expect(message).toBe('HOST "192.0.2.1" is not an address of this machine.\n')
  })

  it('a host that does not exist is reported in one line', async () => {
    const message = await errorWith({ HOST: '300.300.300.300' })
    expect(message).toMatch(/^HOST "300\.300\.300\.300" .*\n$/)
  })

  it('HOST=:: listens on IPv4 and IPv6', async () => {
    await using server = await start({ runtime, environment: { HOST: '::' } })
    for (const host of ['127.0.0.1', '::1']) {
      const answer = await calculate({ host, port: server.port }, { gross_salary: 100 })
      expect(answer.status, host).toBe(200)
    }
  })

  it('PORT=0 takes a free port, and LOG_LEVEL=silent prints only the welcome', async () => {
    const environment = { PORT: '0', LOG_LEVEL: 'silent' }
    await using server = await start({ runtime, environment })
    expect(server.port).toBeGreaterThan(1023)
    await server.printed(/x-api-key/)
    const welcome = server.output()
    expect(welcome).toContain(`http://127.0.0.1:${server.port}/docs`)
    expect((await server.stop()).code).toBe(0)
    expect(server.output()).toBe(welcome)
  })
})
