import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page that explains the tax', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each(['ru', 'en'])(
    'has the rates of the year and computed examples, in %s',
    async (language) => {
      const { page } = await visit({
        url: `${server().url}/how/${language}`,
        javaScriptEnabled: false,
      })
      await expect.poll(() => page.locator('h1').innerText()).toContain('2026')
      const rates = await page.locator('table').first().locator('tbody tr').allInnerTexts()
      expect(rates.map((row) => /(\d+)\s?%/.exec(row)?.[1])).toEqual(['13', '15', '18', '20', '22'])
      const plain = (await page.locator('main').innerText()).replace(/[\u00a0,]/g, ' ')
      // 250,000: 13 % of 2,400,000 and 15 % of 600,000
      expect(plain).toContain('402 000 ₽')
      // 120,000 and two children: (120,000 − 1,400 − 2,800) × 13 % = 15,054
      expect(plain).toContain('104 946 ₽')
      // 150,000 × 6 % × 12 and 150,000 × 30 % × 12
      expect(plain).toContain('108 000 ₽')
      expect(plain).toContain('540 000 ₽')
      // Code and API are on pages of their own.
      expect(plain).not.toMatch(/packages|gross_salary|JSON/)
      const links = page.locator('main nav a')
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(expect.arrayContaining([`/docs/${language}/law`, `/${language}/salary/250000`]))
    },
  )
})
