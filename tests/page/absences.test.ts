import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('absences in the year of the calculator', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = (fragment: string) => visit({ url: `${server().url}/#1/${fragment}` })

  it('are asked for, change the year, and are in the link', async () => {
    const { page } = await open('gross=10000000&start_date=2026-01-01')
    const tax = async () => spaced(await page.locator('.months').innerText())
    await page.locator('#question-months-button').click()
    await page.locator('#add-vacation').click()
    await page.locator('#from-0').fill('2026-07-06')
    await page.locator('#add-sick').click()
    await page.locator('#from-1').fill('2026-10-12')
    await page.locator('#insurance-1').selectOption({ label: 'от 5 до 8 лет' })
    // The year of `packages/table/src/whole-tables.test.ts`: 1,175,830.10 and 152,858 of tax.
    await expect.poll(tax).toContain('152 858')
    // The months say why they pay more or less than the others.
    await expect.poll(tax).toContain('Июль Отпуск ')
    await expect.poll(tax).toContain('Октябрь Больничный ')
    await expect
      .poll(() => new URL(page.url()).hash)
      .toContain('absences=vacation,2026-07-06,14;sick,2026-10-12,10,60')
    const button = page.locator('#question-months-button')
    expect(spaced(await button.innerText())).toContain('отпуск с 6 июля, 14 дн.')
    const { page: other } = await visit({ url: page.url() })
    await expect
      .poll(async () => spaced(await other.locator('.months').innerText()))
      .toContain('152 858')
  })

  it('are paid by a new salary of all employees, which a net pay that is typed has not', async () => {
    const { page } = await open(
      'gross=10000000&start_date=2026-01-01&absences=vacation,2026-08-03,14',
    )
    const read = async (selector: string) => spaced(await page.locator(selector).innerText())
    await page.locator('#question-bonuses-button').click()
    await page.locator('#detail-raise-from').selectOption({ label: 'июль' })
    await page.locator('#detail-raise').fill('120000')
    await expect.poll(() => read('#question-bonuses-button')).toContain('с июля 120 000 ₽')
    await expect.poll(() => read('.story')).toContain('прежний заработок не проиндексирован')
    await page.locator('#detail-raise-all').check()
    // 120,000 and 57,337.84 (12 × 100,000 × 1.2 / 12 / 29.3 × 14), which is paid on 31 July.
    await expect.poll(() => read('.months')).toContain('177 338')
    await expect.poll(() => read('.story')).not.toContain('не проиндексирован')
    await expect.poll(() => page.url()).toContain('raise=7,12000000,true')
    await page.locator('label', { has: page.locator('#know-net') }).click()
    await expect
      .poll(() => read('.story'))
      .toContain('Не учтено в 2026 году или при остальных условиях: Новый оклад')
  })

  it('stand in the payslip and the workbook, the Social Fund apart', async () => {
    const absences = 'vacation,2026-07-06,14;sick,2026-10-12,10,60'
    const { page } = await open(`gross=10000000&start_date=2026-01-01&absences=${absences}`)
    const paper = async () => spaced((await page.locator('.payslip').textContent()) ?? '')
    await page.locator('.share select').selectOption('7')
    // 14 × 3,412.97.
    const vacation = 'в том числе отпускные, 6 июля – 19 июля, 14 × 3 412,97'
    await expect.poll(paper).toContain(`${vacation}47 781,58`)
    await expect.poll(paper).toContain('3 июля 2026 года, отпускные 41 569,58 ₽')
    await page.locator('.share select').selectOption('10')
    // 3 × 2,630.14 and 7 × 2,630.14.
    await expect.poll(paper).toContain('12 октября – 21 октября7 890,42')
    await expect.poll(paper).toMatch(/Заплатит сам Социальный фонд за .* до вычета НДФЛ18 410,98/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const sheet = strFromU8(files['xl/worksheets/sheet3.xml'] as Uint8Array)
    for (const sum of [3412.97, 47_781.58, 7_890.42, 18_410.98]) {
      expect(sheet).toContain(`<v>${sum}</v>`)
    }
  })

  it('that share a day are not counted, and the page says so', async () => {
    const { page } = await open(
      'gross=10000000&start_date=2026-01-01&absences=vacation,2026-07-06,14;unpaid,2026-07-10,3',
    )
    const reasons = async () => spaced(await page.locator('.answer').innerText())
    await expect.poll(reasons).toContain('Отпуска и больничные')
    await page.locator('#question-months-button').click()
    await page.locator('.field-problem').waitFor()
    await expect.poll(() => page.locator('.months').innerText()).toContain('156')
  })
})
