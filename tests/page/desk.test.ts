import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { checkEnd } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'
import { screens } from './screens.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

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

const words = {
  'ru-RU': {
    desk: 'Отчётность: уведомления, 6-НДФЛ, справки',
    report: '6-НДФЛ, 2026: 9 месяцев',
    isOver: '26 окт. 6-НДФЛ, 2026: 9 месяцев срок прошёл',
    late: 'Ноябрь, с 23 числа',
    left: 'через 5 дней',
    saveDetails: 'Сохранить реквизиты в файл',
    make: 'Подготовить XML',
    save: 'Скачать XML',
    saved: '✓ файл скачан',
    next: 'Отправьте его в налоговую',
    correct: 'Исправить сданное',
    makeCorrection: 'Подготовить корректировку',
  },
  'en-GB': {
    desk: 'Documents of the tax agent',
    report: '6-НДФЛ, 2026: 9 months',
    isOver: '26 Oct 6-НДФЛ, 2026: 9 months the date has passed',
    late: 'November, day 23 and later',
    left: 'in 5 days',
    saveDetails: 'Save details to a file',
    make: 'Make the XML',
    save: 'Download XML',
    saved: '✓ file saved',
    next: 'Send it to the tax service',
    correct: 'Correct what was filed',
    makeCorrection: 'Make the correction',
  },
}

/** What was typed, and the names of forms and of their numbers. */
const russian = /люди\.xlsx|Фамильная Анна [а-к]|ФИО|Оклад|6-НДФЛ|КБК|ИНН|КПП|ОКТМО/g

describe.skipIf(!hasBrowser).each(['desktop', 'phone'] as const)('filing, %s', (screen) => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(buffer: Buffer, name = 'люди.xlsx', locale: keyof typeof words = 'ru-RU') {
    const { page } = await visit({
      ...{ url: `${server().url}/#people`, day: '2026-11-28' },
      ...{ viewport: screens[screen], locale },
    })
    const file = { name, mimeType: '', buffer }
    await page.locator('#payroll-file').setInputFiles(file)
    await page.getByText(words[locale].desk).click()
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

  it.each(['ru-RU', 'en-GB'] as const)(
    'leads from a list to 6-НДФЛ, back with saved details, and to its correction, %s',
    async (locale) => {
      const said = words[locale]
      const first = await open(await workbook(100_000), undefined, locale)
      for (const [name, text] of Object.entries(employer)) {
        await first.locator(`.agent-documents [name="${name}"]`).fill(text)
      }
      const details = await saved(first, said.saveDetails)
      expect(details.name).toBe('employer.json')

      const page = await open(await workbook(100_000), undefined, locale)
      // 28 November is four weeks after the day of 6-НДФЛ, and 5 days before that of the notice.
      const report = duty(page, said.report)
      expect(spaced(await report.innerText())).toBe(said.isOver)
      expect(spaced(await duty(page, said.late).innerText())).toContain(said.left)
      await report.click()
      await expect.poll(() => report.getAttribute('aria-pressed')).toBe('true')
      await page.locator('[name="employer-file"]').setInputFiles(given(details))
      await expect.poll(() => page.locator('[name="inn"]').inputValue()).toBe(employer.inn)
      await expect.poll(() => page.locator('[name="signer.surname"]').inputValue()).toBe('Ёлкина')
      await page.getByRole('button', { name: said.make }).click()
      const filed = await saved(page, said.save)
      // Paid to the end of September: 8 months and 11 of its 22 working days, 850,000 each, and 13 % of it.
      const text = new TextDecoder('windows-1251').decode(filed.buffer)
      expect(text).toContain('СумНачислНач="42500000.00"')
      expect(text).toContain('СумНалУд="5525000"')
      expect(spaced(await report.innerText())).toContain(said.saved)
      await expect.poll(() => page.getByText(said.next).count()).toBe(1)
      await expect.poll(() => page.getByRole('button', { name: said.make }).count()).toBe(0)
      await checkEnd(page, russian)

      // One salary was 110,000: 85,000 and 11,050 more.
      const again = await open(await workbook(110_000), undefined, locale)
      await duty(again, said.report).click()
      await again.locator('[name="employer-file"]').setInputFiles(given(details))
      await again.getByText(said.correct).click()
      await again.locator('[name="filed"]').setInputFiles(given(filed))
      await again.getByRole('button', { name: said.makeCorrection }).click()
      const correction = await saved(again, said.save)
      const corrected = new TextDecoder('windows-1251').decode(correction.buffer)
      expect(corrected).toContain('НомКорр="1"')
      expect(corrected).toContain('СумНачислНач="42585000.00"')
      expect(corrected).toContain('СумНалУд="5536050"')
      await expect
        .poll(() => again.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(screens[screen].width)
      await checkEnd(again, russian)
    },
  )

  it('opens the people of a line, the payments of a person, and the rule', async () => {
    const rows = ['ФИО;Оклад;Детей', 'Ёлкина Анна;100000;1', 'Ветров Пётр;300000;0']
    const page = await open(Buffer.from(rows.join('\n')), 'люди.csv')
    const form = page.locator('.paper-form')
    const ofRate = (rate: number) => form.getByRole('region', { name: `Ставка налога, % ${rate}` })
    const line = (rate: number, number: string) =>
      ofRate(rate)
        .getByRole('row', { name: ` ${number} ` })
        .getByRole('button')
    // Paid by the end of September: 8 months and 11 of its 22 working days. 850,000 and 2,400,000 of 2,550,000 at 13 %.
    await line(13, '120').click()
    const people = async (rate: number) =>
      (await ofRate(rate).locator('.line-people summary').allInnerTexts()).map(spaced)
    await expect
      .poll(() => people(13))
      .toEqual(['Ёлкина Анна 850 000,00', 'Ветров Пётр 2 400 000,00'])
    expect(spaced(await ofRate(13).innerText())).toContain('120 3 250 000,00')
    await expect
      .poll(() => ofRate(13).locator('.line-people').innerText())
      .toContain('ст. 223 НК РФ')
    // 1,400 a month for a child while income is up to 450,000: by the end of May it is 400,000 and 9 of 19 working days.
    await line(13, '130').click()
    await expect.poll(() => people(13)).toEqual(['Ёлкина Анна 7 000,00'])
    // 150,000 of the advance of September are above 2.4 million: 15 % of it.
    await line(15, '165').click()
    await expect.poll(() => people(15)).toEqual(['Ветров Пётр 22 500'])
    await ofRate(15).locator('.line-people summary').click()
    const payment = ofRate(15).locator('.line-people tbody tr')
    expect(spaced(await payment.innerText())).toBe('18 сент. сентябрь, аванс 150 000,00 22 500')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(screens[screen].width)
    await line(15, '165').click()
    await expect.poll(() => page.locator('.line-people').count()).toBe(0)
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
    await expect.poll(() => documents.getByRole('button', { name: 'Скачать' }).count()).toBe(0)
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
