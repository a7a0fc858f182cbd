import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page within another page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('sends its height, and computes', async () => {
    const outside = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>A careers page</title><link rel="icon" href="data:,">
        <iframe src="${server().url}/embed#1/gross=15000000" width="400" height="200"></iframe>
        <script>heights = []; addEventListener('message', ({ data }) => heights.push(data))</script>`)
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = outside.address() as AddressInfo
      const context = await visit({ url: `${server().url}/livez` })
      const page = await context.context.browser()?.newPage()
      if (page === undefined) throw new Error('The browser is gone')
      await page.goto(`http://127.0.0.1:${port}/`)
      const frame = page.frameLocator('iframe')
      await frame.locator('.months').waitFor()
      await expect.poll(() => frame.locator('[data-amount=net]').innerText()).toMatch(/^130.500$/)
      await expect
        .poll(() => page.evaluate('heights.at(-1)'))
        .toMatchObject({ type: 'oklad:height', height: expect.any(Number) })
      const last = (await page.evaluate('heights.at(-1).height')) as number
      expect(last).toBeGreaterThan(400)
      // The page sends its height and nothing else.
      await expect
        .poll(() => page.evaluate('Object.keys(heights.at(-1)).sort()'))
        .toEqual(['height', 'type'])
      await page.close()
    } finally {
      outside.close()
    }
  })
})

describe('the framing policy', () => {
  const server = sharedInProcess()

  it('lets any site frame the embedded page, and no other page', async () => {
    const embedded = await ask(server(), '/embed')
    expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(embedded.headers['x-frame-options']).toBeUndefined()
    for (const path of ['/', '/how/ru', '/docs/en/console']) {
      const { headers } = await ask(server(), path)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options'], path).toBe('DENY')
    }
  })
})
