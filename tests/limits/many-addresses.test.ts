import { serveInProcess } from '@oklad/server/testing'
import { expect, it } from 'vitest'
import { PUBLIC } from '../support/http.ts'

it('keeps the counts of at most 100,000 addresses', async () => {
  const handle = await serveInProcess({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'on',
    RATE_LIMIT_PUBLIC: '1/24h',
    TRUST_PROXY: '127.0.0.1',
  })
  const body = new TextEncoder().encode('{}')
  const askFrom = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    return (await handle({ path: PUBLIC, headers, body })).status
  }
  expect(await askFrom('192.0.2.1')).toBe(400)
  expect(await askFrom('192.0.2.1')).toBe(429)
  for (let number = 0; number < 100_000; number++) {
    await askFrom(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)
  }
  // The address that asked before all of them is forgotten.
  expect(await askFrom('192.0.2.1')).toBe(400)
})
