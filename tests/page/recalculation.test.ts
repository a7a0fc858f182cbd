import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PRIVATE, post } from '../support/http.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

interface Answer {
  readonly settlement: object
  readonly months: readonly object[]
  readonly debt: { readonly repayments: readonly object[] }
}

const spaced = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('a recalculation on the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('settles a raise that is found late, explains it, and is in the link', async () => {
    const fragment = 'gross=10000000&start_date=2026-01-01'
    const { page } = await visit({ url: `${server().url}/#1/${fragment}` })
    const shown = async () => spaced(await page.locator('.comparison-place').innerText())
    const late = page.getByRole('button', { name: 'Что изменилось задним числом?' })
    await expect.poll(() => late.count()).toBe(0)
    await page.locator('.whole-table').click()
    await late.click()
    await expect.poll(shown).toContain('Пока ничего не изменилось')
    await page.locator('#new-salary').fill('110000')
    await page.locator('#new-salary-from').selectOption({ label: 'март' })
    await page.locator('#paid-on').fill('2026-06-19')
    // 3 × 10,000, 13 % of them, and contributions of 30.2 %.
    await expect.poll(shown).toContain('19 июня работнику доплатят 26 100 ₽ на руки')
    for (const sum of ['+30 000,00', '+3 900,00', '+9 060,00', 'Апрель +10 000,00 +3 020,00']) {
      await expect.poll(shown).toContain(sum)
    }
    await page.getByRole('button', { name: '+3 900,00' }).click()
    await expect.poll(() => page.locator('dialog').innerText()).toContain('НДФЛ с пересчёта')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).toContain('paid_on=2026-06-19')
    const { page: other } = await visit({ url: page.url() })
    await expect
      .poll(async () => spaced(await other.locator('.comparison-place').innerText()))
      .toBe(await shown())
  })

  /** Copies the columns, pastes them into the rows of a person as a spreadsheet does, and loads the list. */
  async function paste(page: Page, done: string) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Скопировать столбцы для списка' }).click()
    await page.getByText(done).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [headers, ...rows] = copied.trimEnd().split('\r\n')
    const list = [
      `ФИО\tСНИЛС\tОклад\t${headers}`,
      ...rows.map((row) => `Ким Анна\t001-001-001 00\t100000\t${row}`),
    ]
    await page.getByRole('link', { name: 'Сотрудники' }).click()
    const buffer = Buffer.from(list.join('\n'))
    await page.locator('#payroll-file').setInputFiles({ name: 'a.txt', mimeType: '', buffer })
    await page.locator('.totals .compared').first().waitFor()
    await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
    const documents = page.locator('.agent-documents')
    await documents.locator('.segments-document label', { hasText: '6-НДФЛ' }).click()
    await documents.getByLabel('Период').selectOption('2026-6')
    return {
      totals: async () => spaced(await page.locator('.totals').innerText()),
      form: async () => spaced(await documents.locator('.paper-form').innerText()),
    }
  }

  // 2 × 100,000 and 10 × 110,000. By 30 June: five months and the advance of June, 10 of its 21 days, at 100,000, and
  // 30,000 with 10/21 of 10,000 on 25 June: 582,380.95, 13 % of them.
  it('goes into the list of employees, with the month whose advance is paid', async () => {
    const year = 'gross=10000000&start_date=2026-01-01'
    const { page } = await visit({
      url: `${server().url}/#1/${year}/${year}&paid_on=2026-06-25&raise=3,11000000`,
      day: '2026-11-28',
    })
    const { totals, form } = await paste(page, 'Скопировано. Вставьте столбцы в строку сотрудника.')
    await expect.poll(totals).toContain('1 300 000 ₽')
    await expect.poll(totals).toContain('169 000 ₽')
    await expect.poll(form).toContain('582 380,95')
    await expect.poll(form).toContain('75 710')
  })

  it('goes into the list as a second row where less is paid', async () => {
    const year = 'gross=10000000&start_date=2026-01-01'
    const bonuses = (bonus: number) =>
      `monthly_bonuses=${Array.from({ length: 12 }, (_, at) => (at === 3 ? bonus : 0))}`
    const { page } = await visit({
      url: `${server().url}/#1/${year}&${bonuses(2_000_000)}/${year}&paid_on=2026-06-19&${bonuses(1_000_000)}`,
      day: '2026-11-28',
    })
    const { totals, form } = await paste(page, 'Скопировано. Первая строка — как выплачено')
    // The year of the second row: 1,200,000 and the right bonus of 10,000, 13 % of them.
    await expect.poll(totals).toContain('1 210 000 ₽ страница = файл = 6-НДФЛ ✓')
    await expect.poll(totals).toContain('157 300 ₽ страница = файл = 6-НДФЛ ✓')
    await expect
      .poll(() => page.locator('.payroll').innerText())
      .toContain('Строк, вместо которых считается пересчёт из строки ниже: 1.')
    // By 30 June: five months, the advance of June, 10 of its 21 days, and the right bonus of April.
    await expect.poll(form).toContain('557 619,05')
  })

  // 6 × 30,000 withheld, 6 × 13,000 due; the rest of the year sets off 6 × 13,000.
  it('leaves the tax of a new resident to the tax service', async () => {
    const year = 'gross=10000000&start_date=2026-01-01'
    const after = `${year}&paid_on=2026-07-20&advance_percent=40`
    const { page } = await visit({
      url: `${server().url}/#1/${year}&is_not_resident=true/${after}`,
    })
    await expect
      .poll(async () => spaced(await page.locator('.comparison-place').innerText()))
      .toContain(
        'Вернёт налоговая после конца года по декларации (ст. 231 п. 1.1 НК РФ) +24 000,00',
      )
  })

  it('says the warnings of both calculations, each with whose it is', async () => {
    const year = 'gross=10000000&start_date=2027-01-01'
    const after = `${year}&paid_on=2027-06-18&children_count=1`
    const { page } = await visit({ url: `${server().url}/#1/${year}/${after}` })
    const shown = async () => spaced(await page.locator('.comparison-place').innerText())
    await expect.poll(shown).toContain('Было и стало: Закон на 2027 год ещё не известен')
    await expect.poll(shown).toContain('Стало: С мая вычета на детей нет')
  })

  it('shows the debt of a bonus that is taken back, every sum as the service has it', async () => {
    const april = (bonus: number) => Array.from({ length: 12 }, (_, at) => (at === 3 ? bonus : 0))
    const bonuses = (bonus: number) => `monthly_bonuses=${april(bonus)}`
    const before = `gross=10000000&start_date=2026-01-01&${bonuses(2_000_000)}`
    const after = `gross=10000000&paid_on=2026-06-19&start_date=2026-01-01&${bonuses(1_000_000)}`
    const { page } = await visit({ url: `${server().url}/#1/${before}/${after}` })
    const shown = async () => spaced(await page.locator('.comparison-place').innerText())
    await expect.poll(shown).toContain('Работнику переплатили 8 700 ₽')
    const request = (bonus: number) => ({
      ...{ gross_salary: 10_000_000, start_date: '2026-01-01', accident_rate: 20 },
      monthly_bonuses: april(bonus),
    })
    const body = { before: request(2_000_000), after: request(1_000_000), paid_on: '2026-06-19' }
    const headers = { 'x-api-key': server().key }
    const { status, json } = await post(server(), `${PRIVATE}/recalculate`, body, headers)
    expect(status).toBe(200)
    const { settlement, months, debt } = json as unknown as Answer
    const sums = [settlement, ...months, ...debt.repayments]
      .flatMap((one) => Object.values(one) as number[])
      .filter((sum) => typeof sum === 'number' && sum !== 0)
    expect(sums.length).toBeGreaterThan(15)
    for (const sum of sums) {
      const written = (sum / 100).toLocaleString('ru', { minimumFractionDigits: 2 })
      await expect.poll(shown).toContain(spaced(written.replace('-', '−')))
    }
  })

  it('says that nothing is settled before the change, and what is different later', async () => {
    const before = 'gross=10000000&start_date=2026-01-01'
    const after = `${before}&paid_on=2026-06-19&raise=7,11000000`
    const { page } = await visit({ url: `${server().url}/#1/${before}/${after}` })
    const shown = async () => spaced(await page.locator('.comparison-place').innerText())
    await expect
      .poll(shown)
      .toContain(
        'Выплаты до 19 июня не меняются, пересчитывать нечего: изменятся только следующие.',
      )
    await expect.poll(shown).toContain('Июль +10 000,00')
    await page.getByRole('button', { name: 'Стало', exact: true }).click()
    await expect
      .poll(async () => spaced(await page.locator('#question-bonuses-button').innerText()))
      .toContain('с июля 110 000 ₽')
    // The difference is computed after a pause: the day that is typed is not taken back meanwhile.
    await page.locator('#paid-on').focus()
    await page.keyboard.type('06062026', { delay: 50 })
    await expect.poll(shown).toContain('Выплаты до 6 июня не меняются')
    await expect.poll(() => page.locator('#paid-on').inputValue()).toBe('2026-06-06')
    // A wrong salary leaves its field within reach, and nothing below it.
    await page.locator('#new-salary').focus()
    await page.keyboard.type('1x')
    await expect.poll(() => page.locator('.comparison-place [inert]').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('new-salary')
    await page.keyboard.press('Backspace')
    await expect.poll(() => page.locator('.comparison-place [inert]').count()).toBe(0)
    await page.locator('#new-salary').fill('110000')
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(shown).toContain('No payment before 6 June changes')
  })
})
