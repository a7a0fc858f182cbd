import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the answer pages in a browser', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('lead to the calculator with the same values', async () => {
    const { page } = await visit({ url: `${server().url}/ru/city/norilsk` })
    const answer = await page.locator('h1 b').innerText()
    await page.locator('.main-action').click()
    await page.locator('.headline').waitFor()
    expect(new URL(page.url()).hash).toContain('territorial_multiplier=180')
    await expect.poll(() => page.locator('.headline').innerText()).toContain(answer)
  })

  it('lead to vacation pay of the same salary', async () => {
    const { page } = await visit({ url: `${server().url}/ru/vacation/180000` })
    const answer = await page.locator('h1 b').innerText()
    await page.locator('.main-action').click()
    await page.locator('.headline').waitFor()
    const digits = (text: string) => text.replace(/\D/g, '')
    expect(digits(await page.locator('#leave-salary').inputValue())).toBe('180000')
    expect(digits(await page.locator('.headline').innerText())).toBe(digits(answer))
  })

  it('show everything without a script', async () => {
    const { page } = await visit({
      url: `${server().url}/en/salary/250000`,
      javaScriptEnabled: false,
    })
    await expect.poll(() => page.locator('h1').innerText()).toContain('217,500')
    await expect
      .poll(() => page.locator('.year-columns .note').allTextContents())
      .toEqual(['217,500', '215,500', '212,500'])
    // 3,000,000 − (2,400,000 × 13 % + 600,000 × 15 %)
    await expect.poll(() => page.locator('tfoot').innerText()).toContain('2,598,000')
  })

  it.each(['/ru/salary/250000', '/how/ru'])('print %s without header and links', async (path) => {
    const { page } = await visit({ url: server().url + path })
    const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count()
    await expect.poll(() => visible('header, nav')).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => visible('header, nav, .main-action, details:not([open])')).toBe(0)
    await expect.poll(() => visible('h1, td')).toBeGreaterThan(10)
  })
})
