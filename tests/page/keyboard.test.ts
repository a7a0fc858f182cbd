import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page by keyboard alone', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('is enough to enter an offer, open the breakdown of a figure, and return', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=8000000`, day: '2026-11-28' })
    const calculator = new Calculator(page)
    const { keyboard } = page
    const focused = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || '')
    /** Presses Tab until something has the focus. */
    const reach = async (what: RegExp, key = 'Tab') => {
      for (let presses = 0; presses < 80; presses++) {
        if (what.test(await focused())) return
        await keyboard.press(key)
      }
      throw new Error(`${what} is not reached; the focus is at ${await focused()}`)
    }

    // The first element skips the header of the page.
    await keyboard.press('Tab')
    await expect.poll(focused).toBe('К расчёту')
    await keyboard.press('Enter')
    await expect.poll(focused).toBe('salary-gross')
    await reach(/^know-gross$/, 'Shift+Tab')
    await keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('know-net')
    await reach(/^salary-net$/)
    await keyboard.type('150000')
    await expect.poll(() => calculator.shown('net')).toBe(roubles(150_000))

    // Details: open them, find a place, choose it.
    await reach(/^question-place-button$/)
    await keyboard.press('Enter')
    await reach(/^place$/)
    await keyboard.type('норил')
    await page.getByRole('option').first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await expect.poll(() => page.locator('#detail-territorial_multiplier').inputValue()).toBe('1,8')
    await reach(/^seniority-0$/)
    await keyboard.press('ArrowLeft')
    await expect.poll(() => page.locator('#detail-northern_coefficient').inputValue()).toBe('80')
    await expect.poll(() => calculator.shown('net')).toBe(roubles(150_000))

    // The table is one Tab stop; the arrow keys reach its figures.
    await page.locator('.months [tabindex="0"]').first().focus()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))
    expect(place).toBe('0-2')
    await keyboard.press('Enter')
    await page.locator('dialog .formula').waitFor()
    await expect.poll(() => page.locator('dialog h2').innerText()).toContain('январь 2026')
    await expect.poll(() => page.locator('dialog .citation').innerText()).toContain('ст.')
    // Into a part of the breakdown, and back.
    await page.locator('dialog button.input').first().focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Назад' }).focus()
    await keyboard.press('Enter')
    await expect.poll(() => page.locator('dialog h2').innerText()).toContain('январь 2026')
    await keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell')))
      .toBe('0-2')
  })
})
