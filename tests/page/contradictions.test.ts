import type { Locator, Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { inRussian, ShownSums, spaced } from '../support/shown-sums.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const norilsk = `place=${encodeURIComponent('Норильск')}&full_allowance=80&territorial_multiplier=180`
const year = 'start_date=2026-01-01'
const absences = 'absences=vacation,2026-07-06,14;sick,2026-10-12,10,60'

/** The calculator with a question, and whether its sums are ranges. */
const states = [
  ['an ordinary salary', 'gross=25000000&start_date=2026-01-01&children_count=1', false],
  ['a net pay that is asked', 'net=20000000&basis=every_month&start_date=2026-01-01', false],
  ['the North without seniority', `gross=10000000&${norilsk}&start_date=2026-01-01`, true],
  [
    'allowances',
    `gross=10000055&territorial_multiplier=120&northern_coefficient=130&${year}`,
    false,
  ],
  ['absences', `gross=10000000&start_date=2026-01-01&${absences}`, false],
] as const

/** The words by which the search finds the places of sums. */
const words = {
  ru: {
    ...{ locale: 'ru-RU', gross: 'Начислено', net: 'На руки', cost: 'Расходы работодателя' },
    ...{ tax: 'НДФЛ', contributions: 'Взносы', lowest: 'Меньше всего на руки' },
    ...{ atLeast: /не меньше ([\d ,]+) ₽/, onAverage: 'в среднем', total: /^Итого/ },
    ...{ incomeByDate: 'Доход по датам', taxByDate: 'Налог по датам' },
    ...{ month: 'Месяц', year: 'Год', compare: 'Сравнить договоры', inYear: ', за год' },
    months: ['Март', 'Июнь', 'Июль', 'Сентябрь', 'Декабрь'],
    people: 'Сотрудники и их суммы за год',
    ...{ documents: 'Отчётность: уведомления, 6-НДФЛ, справки', period: 'Период' },
    ...{ notices: 'Уведомления', certificates: 'Справки' },
    ofYear: /6-НДФЛ за год: ([\d ]+,\d\d)/,
    ...{ noticeTable: 'Уведомления: налог по срокам', peopleTable: 'Сотрудники, ₽' },
  },
  en: {
    ...{ locale: 'en-GB', gross: 'Gross', net: 'Take-home pay', cost: 'Cost to the employer' },
    ...{ tax: 'Income tax', contributions: 'Contributions', lowest: 'Least take-home pay' },
    ...{ atLeast: /at least ([\d,.]+) ₽/, onAverage: 'on average', total: /^Total/ },
    ...{ incomeByDate: 'Income by date', taxByDate: 'Tax by date' },
    ...{ month: 'Month', year: 'Year', compare: 'Compare contracts', inYear: ', for the year' },
    months: ['March', 'June', 'July', 'September', 'December'],
    people: 'Employees and their yearly sums',
    ...{ documents: 'Documents of the tax agent', period: 'Period' },
    ...{ notices: 'Notices', certificates: 'Certificates' },
    ofYear: /6-НДФЛ of the year: ([\d,]+\.\d\d)/,
    ...{ noticeTable: 'Notices: tax by slot', peopleTable: 'People, ₽' },
  },
} as const
type Language = keyof typeof words

describe.skipIf(!hasBrowser).each(Object.keys(words) as Language[])(
  'a sum that the page shows in several places, %s',
  (language) => {
    const say = words[language]
    const server = sharedServer({ runtime: 'bun' })
    const visit = sharedBrowser()
    const open = async (fragment: string) => {
      const { page } = await visit({
        ...{ url: `${server().url}/#${fragment}`, day: '2026-11-28' },
        locale: say.locale,
      })
      return page
    }

    const texts = async (page: Page, selector: string) =>
      (await page.locator(selector).allTextContents()).map(spaced)

    const cellsOf = (rows: Locator) =>
      rows.evaluateAll((all) =>
        all.map((row) =>
          // The name of a person stands beside the warnings.
          [...row.children].map(
            (cell) => (cell.querySelector('.person') ?? cell).textContent ?? '',
          ),
        ),
      )
    const rowsOf = (page: Page, selector: string) => cellsOf(page.locator(selector).locator('tr'))

    /** Adds texts such as «НДФЛ 30 680 ₽», the label before the sum. */
    function addAll(sums: ShownSums, all: readonly string[], period: string, place: string): void {
      for (const text of all) {
        const [, label = '', sum = ''] = /^([^\d−+]+?),? ([−+]?\d.*)$/.exec(text) ?? []
        sums.add(label, period, sum, place)
      }
    }

    async function downloaded(page: Page, name: string): Promise<string> {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      return (await waiting).path()
    }

    async function addAnswer(sums: ShownSums, page: Page): Promise<void> {
      const label = await page.locator('.headline-label').innerText()
      if (label.startsWith(say.net)) {
        sums.add(say.net, 'month 1', await page.locator('.headline').innerText(), 'headline')
      }
      for (const [kind, name] of [
        ['gross', say.gross],
        ['net', say.net],
        ['cost', say.cost],
      ] as const) {
        const shown = page.locator(`[data-amount=${kind}]`)
        // What is asked is another sum: net pay that no month is below, and a salary without its allowances.
        const isAsked = page.url().includes(`${kind}=`)
        if (isAsked || (await shown.count()) === 0) continue
        sums.add(name, 'month 1', await shown.innerText(), 'the three amounts')
      }
      addAll(sums, await texts(page, '.facts > span'), 'month 1', 'facts')
      for (const sentence of await texts(page, '.story li')) {
        const [, lowest] = say.atLeast.exec(sentence) ?? []
        if (lowest) sums.add(say.lowest, 'year', lowest, 'story')
      }
      const chosen = inRussian((await texts(page, '.neighbours ul [aria-current]'))[0] ?? '')
      const [lowest] = /\d[\d ]*$/.exec(chosen.replace(/^\d+ \d{3} /, '')) ?? []
      if (lowest) sums.add(say.lowest, 'year', lowest, 'neighbours')
    }

    /** Adds the bar of the money, of the month and of the year. */
    async function addMoney(sums: ShownSums, page: Page): Promise<void> {
      if ((await page.locator('.money').count()) === 0) return
      for (const period of [say.month, say.year]) {
        await page.locator('.segments-period label', { hasText: period }).click()
        await page.locator('main[aria-busy=false]').waitFor({ state: 'attached' })
        const [heading = ''] = await texts(page, '.money h3')
        const key = heading.includes(say.onAverage) ? 'average month' : 'year'
        addAll(sums, [heading], key, 'money')
        addAll(sums, await texts(page, '.legend li'), key, 'legend')
      }
    }

    async function addWhole(sums: ShownSums, page: Page, isRange: boolean): Promise<void> {
      if (isRange) {
        sums.addMonths(await rowsOf(page, '.below .band-months'), 'table')
        sums.addMonths(await rowsOf(page, '.payslip'), 'paper')
        const terms = await texts(page, '.band-totals dt')
        const values = await texts(page, '.band-totals dd')
        for (const [at, term] of terms.entries()) sums.add(term, 'year', values[at] ?? '', 'totals')
        return
      }
      await new Calculator(page).showWhole()
      await page.locator('main[aria-busy=false]').waitFor({ state: 'attached' })
      sums.addMonths(await rowsOf(page, '.months > .scroll table'), 'table')
      for (const [number, month] of [
        [12, say.months[4]],
        [7, say.months[2]],
      ] as const) {
        await page.locator('#card-month').selectOption(`${number}`)
        await expect
          .poll(async () => (await texts(page, '.payslip h1'))[0]?.toLowerCase())
          .toContain(month.toLowerCase())
        sums.addPayslip(
          await rowsOf(page, '.month-card table:not(.deadlines)'),
          number,
          'month card',
        )
        sums.addPayslip(await rowsOf(page, '.payslip table'), number, 'payslip')
      }
      for (const { sheet, data } of await readXlsxFile(await downloaded(page, 'Excel'))) {
        if (sheet === '2026') sums.addMonths(data, 'workbook')
      }
      await page.getByRole('button', { name: say.compare }).click()
      await page.locator('.comparison-place dt').first().waitFor()
      const [terms, values] = [
        await texts(page, '.comparison-place dt'),
        await texts(page, '.comparison-place dd'),
      ]
      // The first contract is the one of the page; its first sum has no term.
      for (const [at, term] of terms
        .slice(0, terms.indexOf(`${say.cost}${say.inYear}`) + 1)
        .entries()) {
        sums.add(term, 'year', values[at] ?? '', 'comparison')
      }
    }

    it.each(states)('has one value for %s', async (_, fragment, isRange) => {
      const page = await open(`1/${fragment}`)
      await new Calculator(page).painted()
      const sums = new ShownSums(language)
      await addAnswer(sums, page)
      await addMoney(sums, page)
      await addWhole(sums, page, isRange)
      expect(sums.contradictions()).toEqual([])
      // The search reads every place that it is made for.
      const places = ['gross', 'tax', 'net', 'cost'].map((name) => sums.places(`${name}, year`))
      expect(Math.min(...places)).toBeGreaterThanOrEqual(isRange ? 1 : 3)
      expect(sums.places('tax, year')).toBeGreaterThanOrEqual(isRange ? 3 : 6)
      // The table, the card and the payslip of December, the workbook; the table has the allowances in the gross pay.
      if (fragment.includes('northern_coefficient')) {
        expect(sums.places('tax of the allowances, year')).toBe(4)
        expect(sums.places('tax of base pay, year')).toBe(4)
        expect(sums.places('allowances, year')).toBe(3)
      }
    })

    /** The net pay of the year that the calculator shows, kopecks. */
    async function netOfYear(page: Page, fragment: string): Promise<number> {
      await page.goto(`${server().url}/#1/${fragment}`)
      await page.reload()
      await new Calculator(page).painted()
      await page.locator('.segments-period label', { hasText: say.year }).click()
      const net = page.locator('.legend li', { hasText: say.net })
      await net.waitFor()
      return kopecksOf(/\d[\d\s]*₽/.exec(spaced(await net.innerText()))?.[0] ?? '')
    }

    it.skipIf(language === 'en')(
      'has the gain of a planned vacation as the difference of the years',
      async () => {
        const salary = 'gross=10000000&start_date=2026-01-01'
        const leave = '2026-07-06,14'
        const { page } = await visit({
          url: `${server().url}/#vacation/1/${salary}&vacation=${leave}`,
        })
        const story = () => page.locator('.answer').innerText().then(spaced)
        await expect.poll(story).toMatch(/За год на руки на [\d ]+ ₽ (?:больше|меньше)/)
        const [, sum = '', side] = /на руки на ([\d ]+ ₽) (больше|меньше)/.exec(await story()) ?? []
        const usual = await netOfYear(page, salary)
        const planned = await netOfYear(page, `${salary}&absences=vacation,${leave}`)
        // Both years are in whole roubles.
        expect(
          Math.abs(planned - usual - (side === 'больше' ? 1 : -1) * kopecksOf(sum)),
        ).toBeLessThanOrEqual(100)
        expect(planned).not.toBe(usual)
      },
    )

    /** Adds the sums of a table whose rows are people, with its total. */
    function addPeople(
      sums: ShownSums,
      rows: readonly (readonly unknown[])[],
      place: string,
    ): void {
      const [head = [], ...people] = rows
      for (const [name, ...cells] of people) {
        const of = say.total.test(String(name)) ? 'year' : `year of ${name}`
        for (const [at, cell] of cells.entries()) {
          const text =
            typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : String(cell ?? '')
          sums.add(String(head[at + 1] ?? ''), of, text, place)
        }
      }
    }

    const kopecksOf = (text: string) => {
      const written = language === 'en' ? inRussian(text) : text
      return Math.round(Number(written.replace(/[\s₽]/g, '').replace(',', '.')) * 100)
    }
    const written = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
    const totalOf = (all: readonly string[]) =>
      written(all.reduce((sum, text) => sum + kopecksOf(text), 0))

    /** Adds what 6-НДФЛ, notices and certificates have of the year. */
    async function addDocuments(sums: ShownSums, page: Page): Promise<void> {
      const documents = page.locator('.agent-documents')
      const choose = async (name: string, period: string) => {
        await documents.locator('.segments-document label', { hasText: name }).click()
        await documents.getByLabel(say.period).selectOption(period)
      }
      await choose('6-НДФЛ', '2026-12')
      const form = documents.locator('.paper-form')
      await form.getByText(say.months[4]).first().waitFor()
      for (const [line, name] of [
        ['120', say.incomeByDate],
        ['160', say.taxByDate],
      ] as const) {
        const lines = form.getByRole('row', { name: ` ${line} ` })
        const all = await lines.locator('td:last-child').allInnerTexts()
        sums.add(name, 'year', totalOf(all), '6-НДФЛ')
        let ofPeople: string[] = []
        for (const button of await lines.getByRole('button').all()) {
          await button.click()
          await form.locator('.line-people summary').first().waitFor()
          ofPeople = [
            ...ofPeople,
            ...(await form.locator('.line-people summary b').allInnerTexts()),
          ]
          await button.click()
        }
        sums.add(name, 'year', totalOf(ofPeople), 'people of lines')
      }
      const taxes: string[] = []
      const notices = documents.getByRole('region', { name: say.noticeTable })
      for (const [month, name] of [
        [3, say.months[0]],
        [6, say.months[1]],
        [9, say.months[3]],
        [12, say.months[4]],
      ] as const) {
        await choose(say.notices, `2026-${month}`)
        await notices.getByText(name).first().waitFor()
        taxes.push(...(await notices.locator('tbody td:nth-child(2)').allInnerTexts()))
      }
      sums.add(say.taxByDate, 'year', totalOf(taxes), 'notices')
      await choose(say.certificates, '2026-12')
      const table = documents.getByRole('region', { name: say.peopleTable })
      await table.locator('tbody tr').nth(1).waitFor()
      const people = await cellsOf(table.locator('tr'))
      const column = (at: number) => totalOf(people.slice(1).map((row) => row[at] ?? ''))
      sums.add(say.incomeByDate, 'year', column(1), 'certificates')
      sums.add(say.taxByDate, 'year', column(3), 'certificates')
      for (const [name = '', income = '', , tax = ''] of people.slice(1)) {
        await table.getByRole('button', { name }).click()
        const payments = page.getByRole('dialog').locator('tbody tr')
        await payments.first().waitFor()
        const cells = await cellsOf(payments)
        const of = `year of ${name}`
        sums.add(say.incomeByDate, of, income, 'certificates')
        sums.add(say.incomeByDate, of, totalOf(cells.map((row) => row[1] ?? '')), 'payments')
        sums.add(say.taxByDate, of, tax, 'certificates')
        sums.add(say.taxByDate, of, totalOf(cells.map((row) => row.at(-1) ?? '')), 'payments')
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    }

    it('has one value for a list with its documents', async () => {
      const page = await open('people')
      const list = ['ФИО;Оклад;Детей;Дата увольнения;Дата рождения;Паспорт;СНИЛС']
      list.push('Ким Анна;100000;2;;01.02.1980;45 01 100001;001-001-001 00')
      list.push('Ли Борис;300000;0;30.11.2026;01.02.1990;45 01 100002;001-001-002 00')
      const buffer = Buffer.from(list.join('\n'))
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.locator('.totals .compared').first().waitFor()
      const sums = new ShownSums(language)
      for (const text of await texts(page, '.totals > div')) {
        const [, label = '', sum = '', compared = ''] = /^(\D+?) ?(\d[\d ,]*₽)(.*)/.exec(text) ?? []
        sums.add(label, 'year', sum, 'totals')
        const [, report] = say.ofYear.exec(compared) ?? []
        const byDate = report ?? (compared.includes('= 6-НДФЛ ✓') ? sum : '')
        sums.add(
          label === say.tax ? say.taxByDate : say.incomeByDate,
          'year',
          byDate,
          'below totals',
        )
      }
      const table = page.getByRole('region', { name: say.people })
      addPeople(sums, await cellsOf(table.locator('tr')), 'table')
      for (const { data } of await readXlsxFile(await downloaded(page, 'Excel'))) {
        addPeople(sums, data, 'workbook')
      }
      for (const name of ['Ким Анна', 'Ли Борис']) {
        await page.getByRole('button', { name }).click()
        await page.locator('.person-dialog tfoot').waitFor()
        const rows = await rowsOf(page, '.person-dialog')
        addPeople(sums, [rows[0] ?? [], [name, ...(rows.at(-1) ?? []).slice(1)]], 'months')
        await page.keyboard.press('Escape')
        await page.locator('.person-dialog').waitFor({ state: 'detached' })
      }
      await page.getByText(say.documents).click()
      await addDocuments(sums, page)
      expect(sums.contradictions()).toEqual([])
      expect(sums.places('tax by date, year')).toBe(5)
      expect(sums.places('income by date, year')).toBe(4)
      for (const of of ['year', 'year of Ким Анна', 'year of Ли Борис']) {
        expect(sums.places(`tax, ${of}`)).toBe(3)
      }
    })
  },
)
