import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'
import { screens } from './screens.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser).each(['desktop', 'phone'] as const)('totals, %s', (screen) => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function opened(rows: readonly string[]) {
    const { page } = await visit({
      url: `${server().url}/#people`,
      viewport: screens[screen],
    })
    const file = { name: 'a.csv', mimeType: '', buffer: Buffer.from(rows.join('\n')) }
    await page.locator('#payroll-file').setInputFiles(file)
    await page.locator('.totals .compared').first().waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(screens[screen].width)
    return page
  }

  const texts = async (page: Page) =>
    (await page.locator('.totals .compared').allInnerTexts()).map(spaced)
  const compared = async (rows: readonly string[]) => texts(await opened(rows))

  it('agree with the file and 6-НДФЛ where everything is paid in the year', async () => {
    const rows = ['ФИО;Оклад;Дата увольнения', 'Анна;100000;30.11.2026', 'Борис;300000;30.11.2026']
    const [same, page] = ['страница = файл = 6-НДФЛ ✓', 'страница = файл ✓']
    await expect.poll(() => compared(rows)).toEqual([same, same, page, page])
  })

  it('differ by the self-employed and by pay of December in January', async () => {
    const rows = ['ФИО;Оклад;Договор;Дата аванса;День зарплаты']
    rows.push('Анна;100000;ТД;27;12', 'Борис;50000;НПД;;')
    // Of December 2026, with 22 working days, the advance is paid on the 25th: 11 days to the 15th are 50,000. The rest is
    // paid on 12 January, 50,000 and 13 % of it. The self-employed have 600,000 and 6 % of it; 1,200,000 and 13 % in 6-НДФЛ less the rest.
    await expect
      .poll(() => compared(rows))
      .toEqual([
        'страница = файл ✓ 6-НДФЛ за год: 1 150 000,00 ₽ −600 000,00 ₽ самозанятые −50 000,00 ₽ декабрь, выплата в январе',
        'страница = файл ✓ 6-НДФЛ за год: 149 500,00 ₽ −36 000,00 ₽ самозанятые −6 500,00 ₽ декабрь, выплата в январе',
        'страница = файл ✓',
        'страница = файл ✓',
      ])
  })

  it('differ by a deduction of another month, and name its people', async () => {
    const rows = ['ФИО;Оклад;Детей;Дата увольнения', 'Анна;100000;2;30.11.2026']
    rows.push('Борис;300000;2;30.11.2026')
    // Months have 500,000 by the end of May, and payments 447,368.42: 13 % of the deduction of May, 1,400 + 2,800.
    const page = await opened(rows)
    // 13 % of 1,079,000; of 3,295,800 it is 15 % above 2.4 million.
    expect((await texts(page))[1]).toBe(
      'страница = файл ✓ 6-НДФЛ за год: 586 640,00 ₽ −546,00 ₽ вычеты по датам выплат',
    )
    const less = page.locator('.compared details')
    await expect.poll(() => less.count()).toBe(1)
    await less.locator('summary').click()
    const people = (await less.locator('li').allInnerTexts()).map(spaced)
    expect(people).toEqual(['Анна −546,00 ₽'])
    expect(spaced(await less.innerText())).toContain('ст. 218 НК РФ')
  })

  it('say so where rows have something that documents cannot have', async () => {
    const rows = ['ФИО;Оклад', 'Анна;100000', 'Борис;много']
    expect((await compared(rows))[0]).toBe('страница = файл ✓ 6-НДФЛ пока не составить')
  })
})
