import { readFileSync } from 'node:fs'
import { roubles } from '@oklad/engine'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** The file that a button downloads. */
async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

describe.skipIf(!hasBrowser)('sharing and export', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const permissions = ['clipboard-read', 'clipboard-write']

  it('gives a link that holds the whole input and opens the same page', async () => {
    const { page } = await visit({ url: server().url, permissions })
    const calculator = new Calculator(page)
    await calculator.tell({
      gross_salary: 15_000_050,
      territorial_multiplier: 115,
      children_count: 2,
      monthly_bonuses: [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
    await calculator.addressHolds('monthly_bonuses=')
    const before = await calculator.columns()
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
    await page.getByText('Ссылка скопирована').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const withoutLaw = link.replace(/@\d{4}-\d\d-\d\d/, '')
    expect(withoutLaw).toBe(page.url())
    expect(withoutLaw).toContain('#1/gross=15000050&territorial_multiplier=115')

    const { page: other } = await visit({ url: link })
    const reopened = new Calculator(other)
    await expect.poll(() => reopened.shown('gross')).toBe(15_000_050)
    await expect.poll(() => reopened.columns()).toEqual(before)
    const payslip = await other.locator('.payslip').textContent()
    for (const term of ['Районный коэффициент: 1,15', 'март 50', 'Дети с правом на вычет: 2']) {
      expect(payslip).toContain(term)
    }
  })

  it.each([
    ['2020-01-31', 1],
    ['2099-12-31', 0],
  ])('says whether the law of %s has changed since', async (law, count) => {
    const { page } = await visit({ url: `${server().url}/#1@${law}/gross=15000000` })
    await new Calculator(page).addressHolds(`1@${law}`)
    const note = page.getByText(/Ссылка сделана по показателям закона на 31\.01\.2020/)
    await expect.poll(() => note.count()).toBe(count)
  })

  it('says that the law of a link is newer than that of this copy of the page', async () => {
    const { page } = await visit({ url: `${server().url}/#1@2099-12-31/gross=15000000` })
    await page.getByText(/на 31\.12\.2099, а в этой копии страницы .* обновите страницу/).waitFor()
  })

  it('puts the input into the address while a user types, so that a reload loses nothing', async () => {
    const { page } = await visit({ url: server().url })
    const calculator = new Calculator(page)
    await calculator.type('net', roubles(120_000))
    await calculator.addressHolds('net=12000000')
    await page.reload()
    await expect.poll(() => calculator.shown('net')).toBe(roubles(120_000))
  })

  it('keeps a change right before another tab', async () => {
    const { page } = await visit({ url: server().url })
    await new Calculator(page).type('gross', roubles(654_321))
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    expect(page.url()).toContain('gross=65432100')
  })

  it('shows the amount of the earlier link in a field with the focus', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=10000000` })
    const calculator = new Calculator(page)
    await page.evaluate(() => {
      location.hash = '1/gross=20000000'
    })
    await calculator.addressHolds('gross=20000000')
    await calculator.field('gross').fill('250000')
    await calculator.addressHolds('gross=25000000')
    await page.goBack()
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(100_000))
    await expect.poll(() => calculator.typed()).toEqual({ kind: 'gross', amount: roubles(100_000) })
  })

  it('sends no input to the server', async () => {
    const { page, context } = await visit({ url: server().url })
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    const calculator = new Calculator(page)
    await calculator.tell({ gross_salary: 12_345_678, children_count: 2 })
    await calculator.addressHolds('children_count=2')
    await page.locator('[data-cell="0-1"]').click()
    await page.locator('.formula').waitFor()
    await page.reload()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((text) => /12345678|123\s?456|#/.test(text))).toEqual([])
    await expect.poll(() => context.cookies()).toEqual([])
  })

  it('names the unreadable part of a damaged link, and keeps the rest', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&children_count=99&colour=red`,
    })
    const alert = await page.getByRole('alert').innerText()
    expect(alert).toContain('«Дети с правом на вычет», «colour=red». В расчёт не вошло')
    await expect.poll(() => new Calculator(page).shown('gross')).toBe(roubles(150_000))
    await page.getByRole('button', { name: 'Понятно' }).click()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  it('says that a link is from a newer version', async () => {
    const { page } = await visit({ url: `${server().url}/#7/whatever` })
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('«7/whatever». Показан пример.')
  })

  it('goes back to the earlier link with the back button', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=100&start_date=2026-01-01` })
    const calculator = new Calculator(page)
    await page.evaluate(() => {
      location.hash = '1/gross=200&start_date=2026-01-01'
    })
    await expect.poll(() => calculator.shown('gross')).toBe(200)
    // Typed over the 2 roubles, with the focus kept.
    await calculator.type('gross', 300)
    await calculator.addressHolds('gross=300')
    await page.evaluate(() => {
      location.hash = '1/gross=200&start_date=2026-01-01'
    })
    await expect.poll(() => calculator.field('gross').inputValue()).toBe('2')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => calculator.shown('gross')).toBe(100)
  })

  it('shows the day of a link that starts in the middle of a month', async () => {
    const start = '#1/gross=10000000&start_date=2026-03-15'
    const calculator = new Calculator((await visit({ url: server().url + start })).page)
    await calculator.ask('time')
    const { page } = calculator
    await expect
      .poll(() => page.locator('#question-time-button').innerText())
      .toContain('15 марта 2026')
    await expect.poll(() => page.locator('#first-day').inputValue()).toBe('15')
    const sentence = page.getByText('Первый месяц оплачен полностью, хотя первый день')
    await expect.poll(() => sentence.count()).toBe(1)
    await (await calculator.control('first_month')).selectOption('working_days')
    // 12 of the 21 working days of March 2026: 57,142.86, and 7,429 of tax.
    await expect.poll(() => calculator.shown('net')).toBe(4_971_386)
    await expect.poll(() => sentence.count()).toBe(0)
  })

  // 3 million in December 2026: 402,000 of tax and contributions of 896,871, as calculated by hand
  // in docs/api.md.
  const december = '#1/gross=300000000&start_date=2026-12-01'

  it('copies a table to paste', async () => {
    const { page } = await visit({ url: `${server().url}/${december}`, permissions })
    await new Calculator(page).showWhole()
    await page.getByRole('button', { name: 'Скопировать таблицу' }).click()
    await page.getByText('Таблица скопирована').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const [head, row] = text.split(/\r?\n/)
    expect(head).toContain('Месяц\t')
    expect(row?.split('\t')).toContain('402000,00')
  })

  it('downloads a CSV file', async () => {
    const { page } = await visit({ url: `${server().url}/${december}` })
    await new Calculator(page).showWhole()
    const { name, bytes } = await downloaded(page, 'CSV')
    expect(name).toBe('зарплата-2026.csv')
    const [, row] = bytes.toString('utf8').split('\r\n')
    expect(row).toMatch(/^Декабрь;3000000,00;3000000,00;402000,00;402000,00;2598000,00;/)
    // Accident insurance: 0.2 % of 3 million are 6,000 more.
    expect(row).toMatch(/;6000,00;902871,00;3902871,00;13 и 15\s%;/)
  })

  it('downloads an Excel workbook whose amounts are numbers', async () => {
    const { page } = await visit({ url: `${server().url}/${december}` })
    const { name, bytes } = await downloaded(page, 'Excel')
    expect(name).toBe('зарплата-2026.xlsx')
    const files = unzipSync(new Uint8Array(bytes))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('<v>402000</v>')
    expect(sheet).toContain('<v>902871</v>')
    // The totals are values: other programs show a formula without one as text. A second sheet has the terms.
    expect(sheet).not.toContain('SUM(')
    expect(sheet.match(/<v>402000<\/v>/g)?.length).toBeGreaterThanOrEqual(2)
    const workbook = strFromU8(files['xl/workbook.xml'] as Uint8Array)
    expect(workbook).toContain('name="2026"')
    expect(workbook).toContain('name="Условия"')
  })
})
