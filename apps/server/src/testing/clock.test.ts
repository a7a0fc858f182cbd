import { afterEach, expect, it, vi } from 'vitest'
import { serveInProcess } from './in-process.ts'

afterEach(() => void vi.useRealTimers())

const quiet = { LOG_LEVEL: 'silent', METRICS: 'off', API_KEY: 'k3y-of-the-payroll-department' }
const setClock = (date: string) => vi.setSystemTime(new Date(date))

it('a service does not start by a clock from before its law', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock('1998-05-01')
  await expect(serveInProcess(quiet)).rejects.toThrow('The clock of this machine shows 1998-05-01')
})

it('a clock that is set back changes neither the law nor the windows of limits', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock('2026-05-01')
  const limits = { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '2/60s' }
  const { handle } = await serveInProcess({ ...quiet, ...limits })
  const calculate = async () => {
    const headers = { 'content-type': 'application/json' }
    const body = new TextEncoder().encode('{"gross_salary":15000000}')
    const {
      status,
      headers: answered,
      body: text,
    } = await handle({ path: '/api/v1/calc', headers, body })
    return { status, text: String(text), retry: answered.headers.get('retry-after') }
  }
  expect((await calculate()).text).toContain('2026-01')
  setClock('1998-05-01')
  expect(await calculate()).toMatchObject({ status: 200, text: expect.stringContaining('2026-01') })
  const refused = await calculate()
  expect(refused.status).toBe(429)
  expect(Number(refused.retry)).toBeLessThanOrEqual(60)
})
