import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { Exchange } from './http/exchange.ts'
import { failedReply } from './http/problem-reply.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * The files of the service that wait for a time, each with the test of what happens when it is over: no caller gets 500
 * for a deadline of our own.
 */
const waiting: Readonly<Record<string, readonly [file: string, title: string]>> = {
  // Counts in memory.
  'apps/server/src/limits/redis-counter.ts': [
    'tests/limits/shared-limits.test.ts',
    'delay requests only once when Redis hangs',
  ],
  // Tells the other processes, and nobody waits for it.
  'apps/server/src/limits/worker-spending.ts': [
    'tests/operation/workers.test.ts',
    'share one rate limit',
  ],
  // 503.
  'apps/server/src/overload/overload-gate.ts': [
    'apps/server/src/overload/overload-gate.test.ts',
    'refuses a costly request that has waited too long for its turn',
  ],
  // The answer ends with an error: the caller was silent.
  'apps/server/src/routes/batch-body.ts': [
    'apps/server/src/routes/batch.test.ts',
    'ends when no line ends within 30 seconds',
  ],
  // Requests in flight are cut, and the exit code says so.
  'apps/server/src/runtime/drain.ts': [
    'tests/operation/drain.test.ts',
    'cuts a request that never ends, with exit code 1',
  ],
  // Connections of slow callers are closed.
  'apps/server/src/runtime/node.ts': ['tests/http/slow-callers.test.ts', 'is disconnected'],
  'apps/server/src/runtime/rest-of-body.ts': [
    'tests/http/batch-streams.test.ts',
    'is answered to a caller that is still sending when the answer ends',
  ],
  // The exit code says that lines are lost.
  'apps/server/src/telemetry/log.ts': [
    'tests/operation/request-log.test.ts',
    'serves and ends when nobody reads it',
  ],
  // A worker that is late is summed with its last report.
  'apps/server/src/workers/supervisor.ts': [
    'tests/operation/workers.test.ts',
    'and do not delay the metrics',
  ],
  // 503.
  'apps/server/src/workers/worker-link.ts': [
    'tests/operation/workers.test.ts',
    'refuse to sum their metrics while their supervisor is late',
  ],
  // Looks at the file again.
  'packages/keys/src/watch-keys-file.ts': ['tests/keys/keys-file.test.ts', 'and picks up changes'],
}

it('every wait for a time has a test of what happens when it is over', () => {
  const waits =
    /AbortSignal\.timeout\(|\bsetTimeout\b|Promise\.race\(|performance\.now\(\) [<>-][^\n]*(?:timeout|TIMEOUT|DELAY)/
  const found = [
    'apps/server/src',
    'packages/keys/src',
    'packages/answers/src',
    'packages/contract/src',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /^(?!.*(?:\.test\.ts|\/testing\/)).*\.ts$/.test(path))
    .filter((path) => waits.test(readFileSync(join(root, path), 'utf8')))
  expect(found.sort()).toEqual(Object.keys(waiting).sort())
})

it.each(Object.entries(waiting))('%s has its test', (_, [file, title]) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title)
})

/** A request without headers. */
class Plain extends Exchange {
  readonly query = ''
  readonly peer = ''
  header(): undefined {}
  async *chunks(): AsyncGenerator<Uint8Array> {}
}

const abort = new EventTarget()
const failures: Readonly<Record<string, () => Promise<unknown>>> = {
  'an event': () => once(abort, 'never', { signal: AbortSignal.timeout(1) }),
  'a pause': () => pause(60_000, undefined, { signal: AbortSignal.timeout(1) }),
  'a request': () =>
    new Promise((_, reject) => {
      const signal = AbortSignal.timeout(1)
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
}

it.each(Object.entries(failures))('%s that is late is answered with 503', async (_, wait) => {
  const error = await wait().catch((reason) => reason)
  const logger = pino({ level: 'silent' })
  const reply = failedReply(new Plain('GET', '/metrics', undefined), error, logger)
  expect(reply).toMatchObject({ status: 503, own: [['retry-after', '1']] })
})

it('a fault is answered with 500, and so is what a caller has stopped', () => {
  const logger = pino({ level: 'silent' })
  for (const error of [new Error('a fault'), new DOMException('stopped', 'AbortError')]) {
    expect(failedReply(new Plain('GET', '/metrics', undefined), error, logger).status).toBe(500)
  }
})
