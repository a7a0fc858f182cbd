import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = new URL('..', import.meta.url)

/** What may wait for a reader that does not read, and so hold the whole service. */
const WAITING = /process\.std(?:out|err)\.write|\bconsole\.|\bwriteSync\(|\bwrite\(fd\b/

it('is written to by the log alone, by the start before the service listens, and to an assistant', () => {
  const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => WAITING.test(readFileSync(new URL(name, sources), 'utf8')))
  expect(writers.toSorted()).toEqual(['mcp/stdio.ts', 'start.ts', 'telemetry/log.ts'])
})
