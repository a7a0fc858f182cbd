import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()
const screens = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

const employer = {
  ...{ name: 'ООО «Север»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', 'signer.surname': 'Ёлкина', 'signer.first_name': 'Анна' },
}

/** Fifty people with 100,000 a month; the first one with a salary of their own. */
async function workbook(first: number): Promise<Buffer> {
  const people = Array.from({ length: 50 }, (_, index) => [
    `Фамильная Анна ${'абвгдежзик'[index % 10]}${index}`,
    index === 0 ? first : 100_000,
  ])
  return Buffer.from(
    await (await writeXlsxFile([['ФИО', 'Оклад'], ...people]).toBlob()).arrayBuffer(),
  )
}

describe.skipIf(!hasBrowser).each(['desktop', 'phone'] as const)('filing, %s', (screen) => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(buffer: Buffer) {
    const { page } = await visit({ url: `${server().url}/`, viewport: screens[screen] })
    await page.clock.setFixedTime('2026-11-28T09:00:00Z')
    await page.goto(`${server().url}/#people`)
    await page.reload()
    const file = { name: 'люди.xlsx', mimeType: '', buffer }
    await page.locator('#payroll-file').setInputFiles(file)
    await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
    return page
  }

  async function saved(page: Page, name: string) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const file = await waiting
    return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
  }

  const given = ({ name, buffer }: { readonly name: string; readonly buffer: Buffer }) => ({
    ...{ name, buffer, mimeType: '' },
  })

  const duty = (page: Page, name: string) => page.getByRole('button', { name })

  it('leads from a list to 6-НДФЛ, back with saved details, and to its correction', async () => {
    const first = await open(await workbook(100_000))
    for (const [name, text] of Object.entries(employer)) {
      await first.locator(`.agent-documents [name="${name}"]`).fill(text)
    }
    const details = await saved(first, 'Сохранить реквизиты в файл')
    expect(details.name).toBe('employer.json')

    const page = await open(await workbook(100_000))
    // 28 November is four weeks after the day of 6-НДФЛ, and 5 days before that of the notice.
    const report = duty(page, '6-НДФЛ, 2026: 9 месяцев')
    expect(spaced(await report.innerText())).toBe('26 окт. 6-НДФЛ, 2026: 9 месяцев срок прошёл')
    expect(spaced(await duty(page, 'Ноябрь, с 23 числа').innerText())).toContain('через 5 дней')
    await report.click()
    expect(await report.getAttribute('aria-pressed')).toBe('true')
    await page.locator('[name="employer-file"]').setInputFiles(given(details))
    await expect.poll(() => page.locator('[name="inn"]').inputValue()).toBe(employer.inn)
    expect(await page.locator('[name="signer.surname"]').inputValue()).toBe('Ёлкина')
    await page.getByRole('button', { name: 'Подготовить XML' }).click()
    const filed = await saved(page, 'Скачать XML')
    // Paid to the end of September: 8 months and 11 of its 22 working days, 850,000 each, and 13 % of it.
    const text = new TextDecoder('windows-1251').decode(filed.buffer)
    expect(text).toContain('СумНачислНач="42500000.00"')
    expect(text).toContain('СумНалУд="5525000"')
    expect(spaced(await report.innerText())).toContain('✓ файл скачан')
    expect(await page.getByText('Отправьте его в налоговую').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Подготовить XML' }).count()).toBe(0)

    // One salary was 110,000: 85,000 and 11,050 more.
    const again = await open(await workbook(110_000))
    await duty(again, '6-НДФЛ, 2026: 9 месяцев').click()
    await again.locator('[name="employer-file"]').setInputFiles(given(details))
    await again.getByText('Исправить сданное').click()
    await again.locator('[name="filed"]').setInputFiles(given(filed))
    await again.getByRole('button', { name: 'Подготовить корректировку' }).click()
    const correction = await saved(again, 'Скачать XML')
    const corrected = new TextDecoder('windows-1251').decode(correction.buffer)
    expect(corrected).toContain('НомКорр="1"')
    expect(corrected).toContain('СумНачислНач="42585000.00"')
    expect(corrected).toContain('СумНалУд="5536050"')
    expect(await again.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      screens[screen].width,
    )
  })

  it('says what is wrong with a file of details and with a filed document', async () => {
    const page = await open(await workbook(100_000))
    const notDetails = { name: 'a.json', buffer: Buffer.from('[1]') }
    await page.locator('[name="employer-file"]').setInputFiles(given(notDetails))
    await page.getByText('Это не файл реквизитов.').waitFor()
    const details = { name: 'employer.json', buffer: Buffer.from(nested(employer)) }
    await page.locator('[name="employer-file"]').setInputFiles(given(details))
    await page.getByText('Это не файл реквизитов.').waitFor({ state: 'detached' })
    await page.getByText('Исправить сданное').click()
    await page.locator('[name="filed"]').setInputFiles({ ...given(notDetails), name: 'b.xml' })
    await page.getByRole('button', { name: 'Подготовить корректировку' }).click()
    await page.getByText('b.xml: не XML в windows-1251').waitFor()
    const documents = page.locator('.agent-documents')
    expect(await documents.getByRole('button', { name: 'Скачать' }).count()).toBe(0)
  })
})

/** As the command writes it. */
function nested({
  'signer.surname': surname,
  'signer.first_name': first_name,
  ...fields
}: typeof employer) {
  return JSON.stringify({ ...fields, signer: { surname, first_name } })
}
