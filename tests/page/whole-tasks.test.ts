import { describe, expect, it } from 'vitest'
import { checkEnd } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()

// The other tasks of users are in `desk`, `leave-calendar`, `one-salary` and `phone.test.ts`.
describe.skipIf(!hasBrowser).each([
  ['desktop', 1280],
  ['phone', 360],
] as const)('a whole task, %s', (_, width) => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(path: string, locale = 'ru-RU') {
    const isPhone = width < 500
    const { page } = await visit({
      url: server().url + path,
      day: '2026-11-28',
      viewport: { width, height: 800 },
      hasTouch: isPhone,
      isMobile: isPhone,
      locale,
    })
    await page.locator('.headline').waitFor()
    const text = async (selector: string) =>
      spaced((await page.locator(selector).first().textContent()) ?? '')
    return { page, text }
  }

  // 100,000 × 1.8 = 180,000 and 80,000 of the allowance: 13 % of each, and the payslip adds both up.
  it.each([
    [
      'ru-RU',
      'Норильск',
      'норильск',
      '156 600 – 226 200',
      '226 200 ₽',
      ['260 000,00', '33 800,00'],
    ],
    ['en-GB', 'Norilsk', 'noril', '156,600 – 226,200', '226,200 ₽', ['260,000.00', '33,800.00']],
  ] as const)(
    'leads from Norilsk without its seniority to a printed payslip, %s',
    async (...words) => {
      const [locale, town, typed, range, answer, ofPaper] = words
      const { page, text } = await open('/#1/gross=10000000', locale)
      await page.locator('#question-place-button').click()
      await page.locator('#place').pressSequentially(typed)
      await page.getByRole('option', { name: town }).first().click()
      await expect.poll(() => text('.headline')).toContain(range)
      // On a phone the question is a sheet, which Back closes.
      if (width < 500) await page.goBack()
      await page.locator('.segments-open-seniority label').last().click()
      await expect.poll(() => text('.headline')).toBe(answer)
      await checkEnd(page)
      await page.emulateMedia({ media: 'print' })
      const payslip = page.locator('.payslip')
      await expect.poll(() => payslip.isVisible()).toBe(true)
      const paper = async () => spaced(await payslip.innerText())
      for (const sum of ofPaper) await expect.poll(paper).toContain(sum)
      await expect.poll(paper).not.toContain(range)
    },
  )

  it.each([
    {
      locale: 'ru-RU',
      amounts: ['100 000,001 100 000,00', '13 000,00143 000,00'],
      late: 'Что изменилось задним числом?',
      september: 'сентябрь',
      settled: '19 ноября работнику доплатят 17 400 ₽ на руки',
      more: ['+20 000,00', '+2 600,00', '+6 040,00'],
    },
    {
      locale: 'en-GB',
      amounts: ['100,000.001,100,000.00', '13,000.00143,000.00'],
      late: 'What changed retroactively?',
      september: 'September',
      settled: 'The employee is paid 17,400 ₽ more on 19 November',
      more: ['+20,000.00', '+2,600.00', '+6,040.00'],
    },
  ])("leads through an accountant's November with one late raise, $locale", async (words) => {
    const link = '/#1/gross=10000000&start_date=2026-01-01'
    const { page, text } = await open(link, words.locale)
    await page.locator('.whole-table').click()
    // 28 November: the month of today is open. Eleven months of 100,000, 13 % of them.
    await expect.poll(() => page.locator('#card-month').inputValue()).toBe('11')
    for (const amounts of words.amounts) {
      await expect.poll(() => text('.month-card [role=grid]')).toContain(amounts)
    }
    await page.getByRole('button', { name: words.late }).click()
    await page.locator('#new-salary').fill('110000')
    await page.locator('#new-salary-from').selectOption({ label: words.september })
    await page.locator('#paid-on').fill('2026-11-19')
    // September and October were paid by 5 November: 20,000, 13 % of them, and contributions of 30.2 %.
    await expect.poll(() => text('.comparison-place')).toContain(words.settled)
    for (const sum of words.more) await expect.poll(() => text('.comparison-place')).toContain(sum)
    await checkEnd(page)
  })
})
