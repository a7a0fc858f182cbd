import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const employerOfTest = {
  ...{ name: 'ООО «Север»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}

const hasReader = hasProgram('pdftotext')

describe.skipIf(!hasBrowser || !hasReader)('the page on paper', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each([
    ['ru-RU', 'Расчётный листок: январь 2026 года', 'С октября на руки меньше'],
    ['en-GB', 'Payslip: January 2026', 'From October you take home less'],
  ])('is a payslip on one sheet of A4, %s', async (locale, heading, rise) => {
    const terms =
      'territorial_multiplier=150&northern_coefficient=150&children_count=2&accident_rate=20'
    const { page } = await visit({
      url: `${server().url}/#1/gross=25000000&${terms}&start_date=2026-01-01`,
      day: '2026-11-28',
      locale,
    })
    await page.locator('.payslip').waitFor({ state: 'attached' })
    await page.locator('.share select').selectOption('1')
    using folder = new TemporaryFolder()
    const path = folder.file('payslip.pdf')
    const run = (program: string, ...given: string[]) =>
      spawnSync(program, given, { encoding: 'utf8' }).stdout
    const print = async () => {
      await page.pdf({ path, preferCSSPageSize: true })
      expect(run('pdfinfo', path)).toMatch(/Pages:\s+1\n/)
      expect(run('pdfinfo', path)).toMatch(/Page size:\s+59[45]\.?\d* x 84[12]/)
      return run('pdftotext', '-layout', path, '-').replace(/[\s\u00a0]+/g, ' ')
    }
    const text = await print()
    expect(text).toContain(heading)
    // With 1.5 and 50 % 500,000 are accrued; January: 13 % of 245,800 (two children) and 250,000.
    expect(text).toContain(locale === 'ru-RU' ? '500 000' : '500,000')
    expect(text).toMatch(locale === 'ru-RU' ? /31 954/ : /31,954/)
    // 22 % of 500,000 for pensions; the payments of the month.
    expect(text).toMatch(locale === 'ru-RU' ? /110 000,00/ : /110,000\.00/)
    expect(text).toMatch(locale === 'ru-RU' ? /20 января 2026 года, аванс/ : /advance/)
    expect(text).not.toMatch(/Скопировать|Copy|Декабрь|December/)

    await page.locator('.share select').selectOption('year')
    await page.locator('.payslip-year').waitFor({ state: 'attached' })
    const year = await print()
    expect(year).toMatch(locale === 'ru-RU' ? /Декабрь/ : /December/)
    expect(year).toContain(rise)
  })

  it('is vacation pay or the list of employees where one of them is open', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    await page.locator('.payslip').waitFor({ state: 'attached' })
    for (const [section, heading] of [
      ['Отпускные', 'Отпускные на руки'],
      ['Сотрудники', 'Список сотрудников'],
    ] as const) {
      await page.getByRole('link', { name: section }).click()
      await page.getByText(heading).waitFor()
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => page.getByText(heading).isVisible()).toBe(true)
      await expect.poll(() => page.getByRole('link', { name: section }).isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  it('is the list of employees without its controls', async () => {
    const { page } = await visit({ url: `${server().url}/#people` })
    const buffer = Buffer.from('ФИО;Оклад\nФамильная Анна;10000\nПетров Борис;сто\n')
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.getByRole('rowheader', { name: 'Фамильная Анна' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count()
    await expect
      .poll(() =>
        visible(
          '.payroll :is(button:not(.figure), form, input, select, .column-list, .drop, .segments)',
        ),
      )
      .toBe(0)
    await expect.poll(() => visible('.payroll :is(h2, .totals, tbody td)')).toBeGreaterThan(6)
    await expect.poll(() => page.getByText('Не посчитано: 1 строка').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('меньше МРОТ').isVisible()).toBe(true)
    await expect.poll(() => page.locator('.payroll tbody .person').first().isVisible()).toBe(true)
  })

  it('is 6-НДФЛ with its sums and without controls where the documents are open', async () => {
    const { page } = await visit({ url: `${server().url}/#people` })
    const buffer = Buffer.from('ФИО;Оклад\nФамильная Анна;100000\n')
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
    const sum = page.locator('.form-page .figure').first()
    await sum.waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => sum.isVisible()).toBe(true)
    const controls = page.locator('.payroll :is(button:not(.figure), label, input, select)')
    await expect.poll(() => controls.filter({ visible: true }).count()).toBe(0)
  })

  it('says what is left to pay after a writ under a name of its own', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=10000000&deductions_after_tax=writ,,,20000000&start_date=2026-01-01`,
    })
    await page.locator('.payslip').waitFor({ state: 'attached' })
    await page.locator('.share select').selectOption('1')
    const paper = async () =>
      ((await page.locator('.payslip-month').textContent()) ?? '').replace(/[\s\u00a0]/g, '')
    // 13 % of 100,000, and half of the rest.
    await expect.poll(paper).toContain('Наруки87000,00')
    await expect.poll(paper).toMatch(/Квыплате43500,00/)
    await expect.poll(async () => (await paper()).match(/Квыплате/g)).toHaveLength(1)
  })

  it('is a certificate of income on one sheet, and has its person on each further one', async () => {
    using folder = new TemporaryFolder()
    const [list, employer] = [folder.file('a.csv'), folder.file('employer.json')]
    const head =
      'ФИО;Оклад;Районный коэффициент;Северная надбавка, %;Детей;Дата рождения;Паспорт;ИНН'
    const rows = ['Ёлкина Анна;150000;;;2;01.02.1980;45 01 100001;500100732259']
    // Rates of 13, 15 and 18 %; and of the own base of the North 13 and 15 % more.
    rows.push('Ветров Пётр;600000;;;;01.02.1981;45 01 100002;')
    rows.push('Снегов Илья;600000;1,8;80;;01.02.1982;45 01 100003;')
    writeFileSync(list, [head, ...rows].join('\n'))
    writeFileSync(employer, JSON.stringify(employerOfTest))
    const options = ['--period', '2026', '--employer', employer, '--output', folder.file('out')]
    const program = [join(projectFolder, 'tools/launch.js'), 'oklad']
    const run = [...program, 'documents', 'certificate', list, ...options]
    execFileSync(process.execPath, run, { stdio: 'ignore' })
    const { page } = await visit({ url: server().url, bypassCSP: true })
    const printed = async (number: number) => {
      const html = readFileSync(folder.file(`out/certificate-2026-${number}.html`), 'utf8')
      await page.setContent(html)
      const path = folder.file('certificate.pdf')
      await page.pdf({ path, preferCSSPageSize: true })
      const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout
      return text
        .split('\f')
        .slice(0, -1)
        .map((sheet) => sheet.replace(/[\s\u00a0]+/g, ' '))
    }
    const [anna = '', ...others] = await printed(1)
    expect(others).toEqual([])
    for (const text of [
      'Форма по КНД 1175018',
      'СПРАВКА О ДОХОДАХ И СУММАХ НАЛОГА ФИЗИЧЕСКОГО ЛИЦА за 2026 год',
      '1. Сведения о налоговом агенте',
      'Статус налогоплательщика: 1',
      '3. Доходы, облагаемые по ставке 13 %',
      // The form has two months beside one another.
      'январь 2000 40 000,00 июль 2000',
      '5. Общая сумма дохода и сумма налога',
    ]) {
      expect(anna).toContain(text)
    }
    await expect.poll(() => printed(2)).toHaveLength(1)
    for (const sheet of await printed(3)) {
      expect(sheet).toMatch(/^ ?Снегов Илья Форма по КНД 1175018/)
      // No heading stands alone at the foot.
      expect(sheet.trim()).not.toMatch(/[345]\. [А-Я]\D*(?:\d+ %, КБК \d+)?$/)
    }
  })

  it('is no payslip of the example while there is no amount', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000` })
    await page.locator('.payslip').waitFor({ state: 'attached' })
    await page.locator('#salary-gross').fill('')
    await page.locator('.payslip').waitFor({ state: 'detached' })
  })
})
