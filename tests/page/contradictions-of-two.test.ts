import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { ShownSums, spaced } from '../support/shown-sums.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const year = 'start_date=2026-01-01'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const kopecksIn = (text: string): number =>
  Math.round(
    Number(
      text
        .replace(/[\s₽+]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  )
const written = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
const totalOf = (all: readonly string[]) =>
  written(all.reduce((sum, text) => sum + kopecksIn(text), 0))

describe.skipIf(!hasBrowser)('a sum that the page shows of two versions of a year', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  const texts = async (page: Page, selector: string) =>
    (await page.locator(selector).allInnerTexts()).map(spaced)

  async function rowsOf(page: Page, selector: string) {
    const rows = await page
      .locator(`${selector} tr`)
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      )
    return rows.map((row) => row.map(spaced))
  }

  // Of the third, pay above 2.4 million is outside the regime of the self-employed.
  it.each([
    ['150,000', '15000000', undefined],
    ['150,000, at the same cost', '15000000', 'Расходы работодателя'],
    ['250,000', '25000000', undefined],
  ] as const)('has one value for the contracts of a phone, %s', async (_, gross, equal) => {
    const { page } = await visit({ url: `${server().url}/#1/gross=${gross}&${year}`, ...phone })
    await page.getByRole('button', { name: 'Сравнить договоры' }).tap()
    await expect.poll(() => page.locator('.card').count()).toBe(4)
    // The tabs come above what is on the page already, which moves below a finger.
    await new Calculator(page).painted()
    if (equal) {
      await page.locator('.equal').getByRole('button', { name: equal }).tap()
      // 195,300 is what 150,000 costs under a contract of employment.
      const costs = page.locator('.card dl div:last-child dd')
      await expect
        .poll(
          async () =>
            new Set((await costs.allInnerTexts()).map((one) => spaced(one).slice(0, 9))).size,
        )
        .toBe(1)
    }
    const sums = new ShownSums()
    const cards = await page.locator('.card').evaluateAll((all) =>
      all.map((card) => ({
        net: card.querySelector('.card-net')?.textContent ?? '',
        rows: [...card.querySelectorAll('dl div')].map((row) =>
          ['dt', 'dd'].map((cell) => row.querySelector(cell)?.textContent ?? ''),
        ),
      })),
    )
    for (const [at, { net, rows }] of cards.entries()) {
      const of = (period: string) => `${period} of ${at}`
      sums.add('На руки', of('month 1'), net, 'card')
      for (const [term = '', sum = ''] of rows) {
        if (term.includes('за год')) sums.add(term, of('year'), sum, 'card')
      }
      await page.locator('.scenario button:first-child').nth(at).tap()
      await expect.poll(() => page.locator('.scenario-open').innerText()).toContain(`${at + 1}:`)
      await new Calculator(page).painted()
      const shown = await page.locator('[data-amount=net]').innerText()
      sums.add('На руки', of('month 1'), shown, 'the three amounts')
      await page.locator('.segments-period label', { hasText: 'Год' }).tap()
      await new Calculator(page).painted()
      const heading = (await texts(page, '.money h3'))[0] ?? ''
      const [, label = '', cost = ''] = /^(\D+) (\d[\d ]* ₽)/.exec(heading) ?? []
      sums.add(label, of('year'), cost, 'money')
      for (const text of await texts(page, '.legend li')) {
        const [, name = '', sum = ''] = /^(\D+) (\d[\d ]* ₽)/.exec(text) ?? []
        sums.add(name, of('year'), sum, 'legend')
      }
      const [head = [], ...months] = await rowsOf(page, '.months > .scroll table')
      const last = months.at(-1) ?? []
      for (const [index, name] of head.entries()) {
        if (index > 0) sums.add(name, of('year'), last[index] ?? '', 'table')
      }
    }
    expect(sums.contradictions()).toEqual([])
    for (const at of [0, 1, 2, 3]) {
      // The bar leaves out pay outside the regime of the self-employed: its net pay is not known.
      const isWhole = gross === '15000000' || at < 3
      expect(sums.places(`net, year of ${at}`)).toBe(isWhole ? 3 : 2)
      expect(sums.places(`tax, year of ${at}`)).toBe(3)
      expect(sums.places(`cost, year of ${at}`)).toBe(2)
      expect(sums.places(`net, month 1 of ${at}`)).toBe(2)
    }
  })

  /** Returns the totals of a year, kopecks, by their names. */
  async function yearOf(page: Page, fragment: string) {
    await page.goto(`${server().url}/livez`)
    await page.goto(`${server().url}/#1/${fragment}`)
    await new Calculator(page).showWhole()
    await new Calculator(page).painted()
    const [head = [], ...rows] = await rowsOf(page, '.months > .scroll table')
    const total = rows.at(-1) ?? []
    return (name: string) => kopecksIn(total[head.indexOf(name)] ?? '')
  }

  it.each([
    ['a raise', `gross=10000000&${year}`, 'paid_on=2026-06-25&raise=3,11000000'],
    [
      'a raise that crosses a bracket',
      `gross=25000000&${year}`,
      'paid_on=2026-11-19&raise=3,30000000',
    ],
    // The deduction of 4,200 ends by months in May, when 500,000 is earned, and by payments in June: 546 of tax.
    ['children', `gross=10000000&${year}`, 'paid_on=2026-06-25&children_count=2'],
  ] as const)('has one value for a recalculation, %s', async (_, fragment, change) => {
    const after = `${fragment}&${change}`
    const { page } = await visit({ url: `${server().url}/#1/${fragment}/${after}` })
    const place = page.locator('.comparison-place')
    await place.getByText('Разница по выплатам').waitFor()
    const sums = new ShownSums()
    for (const [title = '', sum = ''] of await rowsOf(page, '.comparison-place table')) {
      const [, name] = /^(.+) (?:по пересчёту|с пересчёта)$/.exec(title) ?? []
      if (name) sums.add(name, 'settlement', sum, 'settlement')
    }
    const [, paid] = /доплатят ([\d ]+(?:,\d\d)?) ₽/.exec(spaced(await place.innerText())) ?? []
    if (paid) sums.add('На руки', 'settlement', `+${paid}`, 'sentence')
    const tables = await page
      .locator('.comparison-place table')
      .evaluateAll((all) =>
        all.map((table) =>
          [...table.querySelectorAll('tr')].map((row) =>
            [...row.children].map((cell) => cell.textContent ?? ''),
          ),
        ),
      )
    // Where the tax of payments is another one, the page has to say both.
    const [, byDate, byMonth] =
      /По датам выплат НДФЛ меняется на ([^₽]+) ₽, по месяцам — на ([^₽]+) ₽/.exec(
        spaced(await place.innerText()),
      ) ?? []
    const ofPayments = byDate ? 'payments of the year' : 'year'
    if (byDate) sums.add('НДФЛ', ofPayments, byDate, 'reason')
    if (byMonth) sums.add('НДФЛ', 'year', byMonth, 'reason')
    for (const [head = [], ...rows] of tables.map((rows) => rows.map((row) => row.map(spaced)))) {
      const isPayments = rows.some(([first]) => /^\d/.test(first ?? ''))
      if (head[0] !== '') continue
      const place = isPayments ? 'payments' : 'months'
      for (const [index, name] of head.entries()) {
        if (index === 0) continue
        const of = isPayments && name !== 'Начислено' ? ofPayments : 'year'
        sums.add(name, of, totalOf(rows.map((row) => row[index] ?? '')), place)
        const settlement = rows.find(([first]) => first?.endsWith(', пересчёт'))
        if (settlement) sums.add(name, 'settlement', settlement[index] ?? '', place)
      }
    }
    const [was, is] = [
      await yearOf(page, fragment),
      await yearOf(page, after.replace(/paid_on=[^&]*&/, '')),
    ]
    for (const name of ['Начислено', 'НДФЛ', 'На руки', 'Взносы']) {
      const more = is(name) - was(name)
      if (more !== 0) sums.add(name, 'year', written(more), 'years')
    }
    expect(sums.contradictions()).toEqual([])
    expect(sums.places('tax, year')).toBe(2)
    expect(sums.places(`tax, ${ofPayments}`)).toBe(2)
    expect(sums.places('net, settlement')).toBe(paid ? 3 : 0)
    expect(paid !== undefined || byDate !== undefined).toBe(true)
  })

  it('has one value for a correction of 6-НДФЛ', async () => {
    /** A list with its 6-НДФЛ of the year. */
    async function open(second: number) {
      const { page } = await visit({ url: `${server().url}/#people`, day: '2026-11-28' })
      const list = ['ФИО;Оклад;Детей;Дата увольнения;Дата рождения;Паспорт;СНИЛС']
      list.push('Ким Анна;100000;0;30.11.2026;01.02.1980;45 01 100001;001-001-001 00')
      list.push(`Ли Борис;${second};0;30.11.2026;01.02.1990;45 01 100002;001-001-002 00`)
      const buffer = Buffer.from(list.join('\n'))
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.locator('.totals .compared').first().waitFor()
      await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
      const documents = page.locator('.agent-documents')
      await documents.locator('.segments-document label', { hasText: '6-НДФЛ' }).click()
      await documents.getByLabel('Период').selectOption('2026-12')
      for (const [name, text] of Object.entries({
        ...{ name: 'ООО «Север»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
        ...{ tax_office: '7707', 'signer.surname': 'Ёлкина', 'signer.first_name': 'Анна' },
      })) {
        await documents.locator(`[name="${name}"]`).fill(text)
      }
      return page
    }

    async function saved(page: Page) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Скачать XML', exact: true }).click()
      return readFile(await (await waiting).path())
    }

    /** Adds the sums of a file, of the form, of the certificates and of the list. */
    async function add(sums: ShownSums, page: Page, file: Buffer, of: string) {
      const xml = new TextDecoder('windows-1251').decode(file)
      const all = (name: string, element = 'РасчСумНал') =>
        [...xml.matchAll(new RegExp(`<${element}(?: [^>]*?)? ${name}="([\\d.]+)"`, 'g'))].map(
          ([, sum = '']) => sum.replace('.', ','),
        )
      sums.add('Доход по датам', of, totalOf(all('СумНачислНач')), 'file')
      sums.add('Налог по датам', of, totalOf(all('СумНалИсч')), 'file')
      sums.add('Налог по датам', of, totalOf(all('СумНалУд', 'ОбязНА')), 'section 1 of the file')
      // A correction has the certificates that change, here of one person.
      const ofPeople = of === 'year as corrected' ? `year of Ли Борис, ${of}` : of
      const certificates = 'certificates of the file'
      sums.add('Доход по датам', ofPeople, totalOf(all('СумДохОбщ', 'СумИтНалПер')), certificates)
      sums.add('Налог по датам', ofPeople, totalOf(all('НалИсчисл', 'СумИтНалПер')), certificates)
      for (const [name = '', , tax = '', income = ''] of await rowsOf(page, '.payroll table')) {
        if (!name.startsWith('Ли Борис')) continue
        sums.add('Доход по датам', `year of Ли Борис, ${of}`, income, 'list')
        sums.add('Налог по датам', `year of Ли Борис, ${of}`, tax, 'list')
      }
      const form = await rowsOf(page, '.paper-form')
      const line = (number: string) =>
        totalOf(form.flatMap((row) => (row.at(-2) === number ? [row.at(-1) ?? ''] : [])))
      sums.add('Доход по датам', of, line('120'), 'form')
      sums.add('Налог по датам', of, line('140'), 'form')
      sums.add('Налог по датам', of, line('020'), 'section 1 of the form')
      for (const text of await texts(page, '.totals > div')) {
        const [, label = '', sum = ''] = /^(\D+?) ?(\d[\d ]*₽)/.exec(text) ?? []
        if (label === 'Начислено') sums.add('Доход по датам', of, sum, 'totals')
        if (label === 'НДФЛ') sums.add('Налог по датам', of, sum, 'totals')
      }
    }

    const sums = new ShownSums()
    const first = await open(300_000)
    await first.getByRole('button', { name: 'Подготовить XML' }).click()
    const filed = await saved(first)
    await add(sums, first, filed, 'year as filed')
    const second = await open(310_000)
    await second.getByText('Исправить сданное').click()
    const file = { name: 'filed.xml', mimeType: '', buffer: filed }
    await second.locator('[name="filed"]').setInputFiles(file)
    await second.getByRole('button', { name: 'Подготовить корректировку' }).click()
    const correction = await saved(second)
    await add(sums, second, correction, 'year as corrected')
    expect(sums.contradictions()).toEqual([])
    expect(sums.places('income by date, year as filed')).toBe(4)
    expect(sums.places('tax by date, year as filed')).toBe(6)
    expect(sums.places('income by date, year as corrected')).toBe(3)
    expect(sums.places('tax by date, year as corrected')).toBe(5)
    expect(sums.places('income by date, year of Ли Борис, year as corrected')).toBe(2)
    expect(sums.places('tax by date, year of Ли Борис, year as corrected')).toBe(2)
    // 11 months of 10,000 at 15 %.
    const income = (buffer: Buffer) =>
      [...new TextDecoder('windows-1251').decode(buffer).matchAll(/СумНачислНач="([\d.]+)"/g)].map(
        ([, sum]) => Number(sum),
      )
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
    expect(sum(income(correction)) - sum(income(filed))).toBe(110_000)
  })
})
