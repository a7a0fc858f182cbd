import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page without a network', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('works after the first visit, with breakdowns and the picture of the year', async () => {
    const { page, context } = await visit({ url: server().url, serviceWorkers: 'allow' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    const calculator = new Calculator(page)
    await calculator.type('gross', roubles(150_000))
    await expect.poll(() => calculator.shown('net')).toBe(roubles(130_500))
    await page.locator('[data-cell="0-1"]').click()
    await page.locator('.formula').waitFor()
    // Closing it goes back in the history, which a new address would interrupt.
    const history = await page.evaluateHandle(() => {
      const seen = { isBack: false }
      addEventListener('popstate', () => {
        seen.isBack = true
      })
      return seen
    })
    await page.keyboard.press('Escape')
    await page.waitForFunction((seen) => seen.isBack, history)
    await page.locator('.columns').waitFor()
    await page.goto(`${server().url}/how/ru`)
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('')
  })
})
