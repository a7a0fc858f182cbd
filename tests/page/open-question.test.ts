import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()
const norilsk = `#1/gross=10000000&place=${encodeURIComponent('Норильск')}&full_allowance=80&territorial_multiplier=180&start_date=2026-01-01`

// 100,000 × 1.8 = 180,000 without the allowance, 260,000 with 80 %; 13 % of each part.
describe.skipIf(!hasBrowser)('the northern seniority that is not known', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  describe.each([
    ['desktop', 1280],
    ['phone', 360],
  ] as const)('on a %s', (_, width) => {
    const open = async (path: string) => {
      const { page } = await visit({
        url: server().url + path,
        viewport: { width, height: 900 },
        hasTouch: width < 500,
        isMobile: width < 500,
      })
      const text = async (selector: string) =>
        spaced(await page.locator(selector).first().innerText())
      return { page, calculator: new Calculator(page), text }
    }

    it('makes every figure a range, on paper too, and stands in the answer', async () => {
      const { page, calculator, text } = await open(`/${norilsk}`)
      await page.locator('.band-months').first().waitFor()
      await expect.poll(() => text('.headline')).toBe('156 600 – 226 200 ₽')
      await expect.poll(() => calculator.written('net')).toMatch(/^156.600 – 226.200$/)
      await expect
        .poll(() => text('.facts'))
        .toBe('Начислено 180 000 – 260 000 ₽ НДФЛ 23 400 – 33 800 ₽')
      await expect
        .poll(() => text('.below .band-months tbody'))
        .toBe('Январь – декабрь 156 600 – 226 200 23 400 – 33 800 180 000 – 260 000 13 %')
      // A range is not divided between lines, on a phone neither, and nothing scrolls sideways.
      const band = page.locator('.below .band-months .scroll')
      const isWhole = () =>
        band.evaluate((region) => ({
          lines: [...region.querySelectorAll('[data-name]')].every(
            (cell) => cell.getBoundingClientRect().height < 30,
          ),
          fits: region.scrollWidth <= region.clientWidth,
        }))
      await expect.poll(isWhole).toEqual({ lines: true, fits: true })
      // In the year 13 % of each part: of 1,200,000, and of 960,000 or 1,920,000.
      await expect.poll(() => text('.band-totals')).toContain('НДФЛ 280 800 – 405 600 ₽')
      await expect.poll(() => page.getByRole('button', { name: 'Excel' }).count()).toBe(0)
      await expect.poll(() => page.locator('.figure').count()).toBe(0)
      const paper = spaced((await page.locator('.payslip').textContent()) ?? '')
      expect(paper).toContain('156 600 – 226 200')
      await page.locator('.segments-open-seniority label').nth(1).click()
      // 10 % are 190,000, less 24,700.
      await expect.poll(() => text('.headline')).toBe('165 300 ₽')
      await page.getByRole('button', { name: 'Excel' }).waitFor()
    })

    it('is not covered by the list of towns', async () => {
      const { page } = await open(`/${norilsk}`)
      await page.locator('#question-place-button').click()
      await page.locator('.segments-seniority').waitFor()
      await expect.poll(() => page.locator('#place').inputValue()).toBe('Норильск')
      // The allowance is not filled in: it is asked for.
      expect(spaced((await page.locator('#place-hint').textContent()) ?? '')).toBe(
        'Норильск: коэффициент подставлен, надбавка зависит от северного стажа',
      )
      await page.locator('#place').focus()
      await expect.poll(() => page.getByRole('option').count()).toBe(0)
      await page.locator('.segments-seniority label').last().click()
      await expect
        .poll(async () => spaced(await page.locator('.headline').first().innerText()))
        .toBe('226 200 ₽')
      // Keys open it again.
      await page.locator('#place').focus()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option').first().waitFor()
    })

    it('is a range on the page of the town, which leads to the same one', async () => {
      const { page, text } = await open('/ru/city/norilsk')
      await expect
        .poll(() => text('h1'))
        .toBe('Норильск: с оклада 100 000 ₽ на руки выходит 156 600 – 226 200 ₽ в месяц')
      await page.locator('.main-action').click()
      await expect.poll(() => text('.headline')).toBe('156 600 – 226 200 ₽')
    })
  })
})
