import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { checkEnd } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('a leave that is planned', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  describe.each([
    ['desktop', 1280],
    ['phone', 360],
  ] as const)('on a %s', (_, width) => {
    async function open(path: string, locale = 'ru-RU') {
      const isPhone = width < 500
      const { page } = await visit({
        url: server().url + path,
        // A Saturday; the calendar goes from it into the next year.
        day: '2026-11-28',
        viewport: { width, height: 900 },
        hasTouch: isPhone,
        isMobile: isPhone,
        locale,
      })
      await page.locator('.leave-payments').waitFor()
      const text = async (selector = '.answer') =>
        spaced(await page.locator(selector).first().innerText())
      return { page, text }
    }
    const calendar = (page: Page) => page.locator('.leave-calendar[aria-busy=false]').waitFor()

    it('opens on days that are not over, and advises dates by their gain', async () => {
      const { page, text } = await open('/#vacation/1/gross=10000000&start_date=2026-01-01')
      await expect.poll(() => page.locator('#leave-from').inputValue()).toBe('2026-12-14')
      await calendar(page)
      // 18 December is paid for 14 days, 9 of them working: 8 of 22 less in December and none in January.
      const cards = page.locator('.dated-card')
      await expect.poll(() => cards.count()).toBe(3)
      const [first = ''] = await cards.allInnerTexts()
      expect(spaced(first)).toMatch(
        /^с 18 декабря по 31 декабря 2026 года \+5 979 ₽ рабочих дней: 9$/,
      )
      // The key has every colour of the days.
      const levelsIn = (selector: string) =>
        page
          .locator(`${selector} [data-level]`)
          .evaluateAll((days) => [...new Set(days.map((day) => day.getAttribute('data-level')))])
      const inKey = await levelsIn('.calendar-key')
      for (const level of await levelsIn('.calendar-days')) expect(inKey).toContain(level)
      // No advice begins on a day off or on a day that is over.
      await expect.poll(() => page.locator('#day-2026-11-27').isDisabled()).toBe(true)
      await expect.poll(() => page.locator('#day-2026-11-28').getAttribute('data-off')).toBe('true')
      await cards.first().click()
      await expect.poll(() => text()).toContain('с 18 декабря по 31 декабря 2026 года')
      await expect
        .poll(() => page.locator('#day-2026-12-18').getAttribute('aria-pressed'))
        .toBe('true')
      await expect.poll(() => page.url()).toContain('vacation=2026-12-18,14')
      // The same gain as the answer has.
      await expect.poll(text).toContain('За год на руки на 5 979 ₽ больше')
    })

    it('is chosen by keyboard, and from a list', async () => {
      const { page, text } = await open('/#vacation/1/gross=10000000&start_date=2026-01-01')
      await calendar(page)
      const chosen = page.locator('.calendar-days [tabindex="0"]')
      await expect.poll(() => chosen.getAttribute('id')).toBe('day-2026-12-14')
      await chosen.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      const day = page.locator('#day-2026-12-22')
      await expect.poll(() => day.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(spaced((await day.getAttribute('aria-label')) ?? '')).toMatch(
        /^22 декабря 2026 года, \+\d[\d ]* ₽$/,
      )
      await page.keyboard.press('Enter')
      await expect.poll(() => text()).toContain('с 22 декабря')
      await page.getByText('Лучший день каждого месяца списком').click()
      await page
        .locator('.calendar-list')
        .getByRole('button', { name: /^с \d+ марта/ })
        .first()
        .click()
      await expect.poll(() => page.locator('#leave-from').inputValue()).toMatch(/^2027-03-/)
    })

    // (10 × 50,000 + 2 × 100,000) / 12 / 29.3 = 1,990.90; × 14.
    it.each([
      ['ru-RU', 'по месяцам', 'январь 2026', 'начислено 27 872,60 ₽', 'предварительный'],
      ['en-GB', 'by month', 'January 2026', '27,872.60 ₽ before tax', 'provisional'],
    ])('of next spring takes the earnings of this year by month, %s', async (...words) => {
      const [locale, byMonth, january, pay, provisional] = words
      const { page, text } = await open('/#vacation/1/gross=10000000', locale)
      await page.locator('#leave-from').fill('2027-03-15')
      await page.getByText(byMonth, { exact: true }).click()
      await expect
        .poll(() => page.locator('.earned-months label').first().innerText())
        .toBe(january)
      for (const field of await page.locator('.earned-months input').all())
        await field.fill('50000')
      await expect.poll(() => text()).toContain(pay)
      await expect.poll(text).toContain(provisional)
      await expect.poll(() => page.url()).toMatch(/earned_before=2026-01-01,5000000(-5000000){11}/)
      await page.reload()
      await expect.poll(() => text()).toContain(pay)
      await calendar(page)
      await checkEnd(page)
    })

    // The average of 600,000 and 900,000 is 2,054.79 a day; ten days are 20,547.90, less 2,671.
    it.each([
      {
        locale: 'ru-RU',
        who: ['Кто болеет', 'ребёнок до 8 лет', 'сам'],
        years: ['по годам', 'За 2024', 'За 2025'],
        net: 'Больничный на руки 17 877 ₽',
        payer: 'Все дни оплачивает Социальный фонд',
        insured: 'до 6 месяцев',
        least: 'начислено 8 739,70 ₽',
      },
      {
        locale: 'en-GB',
        who: ['Who is ill', 'a child under 8', 'oneself'],
        years: ['by year', 'In 2024', 'In 2025'],
        net: 'Sick pay after tax 17,877 ₽',
        payer: 'The Social Fund pays all of it',
        insured: 'under 6 months',
        least: '8,739.70 ₽ before tax',
      },
    ] as const)(
      'of a child takes the earnings of two years, and the Fund pays it, $locale',
      async (words) => {
        const { page, text } = await open(
          '/#sick/1/gross=10000000&start_date=2026-01-01',
          words.locale,
        )
        const [who, child, own] = words.who
        const [byYear, first, second] = words.years
        await page.locator('#leave-from').fill('2026-08-10')
        await page.locator('#leave-to').fill('2026-08-19')
        await page.getByLabel(who).selectOption(child)
        await page.getByText(byYear, { exact: true }).click()
        await page.getByLabel(first).fill('600000')
        await page.getByLabel(second).fill('900000')
        await expect.poll(() => text()).toContain(words.net)
        await expect.poll(text).toContain(words.payer)
        await expect.poll(() => page.url()).toMatch(/child_under_8,60000000-90000000/)
        await page.reload()
        await expect.poll(() => text()).toContain(words.net)
        await checkEnd(page)
        // Insured for less than half a year, the pay is at most the minimum wage, 27,093 × 10 / 31.
        await page.getByText(words.insured).click()
        await page.getByLabel(who).selectOption(own)
        await expect.poll(() => text()).toContain(words.least)
      },
    )

    it('says the terms that apply in one line, and changes the town there', async () => {
      const { page, text } = await open('/#vacation/1/gross=10000000&children_count=2')
      await expect.poll(() => text('.leave-terms summary')).toMatch(/^Город и условия: .*дети.* 2$/)
      await page.locator('.leave-terms summary').click()
      await page.locator('#place').pressSequentially('норильск')
      await page.getByRole('option').first().click()
      await page.locator('.segments-seniority label').last().click()
      await expect.poll(() => text('.leave-terms summary')).toMatch(/Норильск .*1,8.*80/)
      // 260,000 / 29.3 = 8,873.72; × 14.
      await expect.poll(() => text()).toContain('начислено 124 232,08 ₽')
    })
  })
})
