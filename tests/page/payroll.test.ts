import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** As accountants keep it: a title above, an empty row, a wrong row and a total below. */
const table = [
  ['ООО «Ромашка»', null, null, null],
  [null, null, null, null],
  ['Табельный №', 'ФИО', 'Оклад, руб.', 'Детей с правом на вычет'],
  ['0001', 'Иванова Анна', 150_000, 2],
  ['0002', 'Петров Борис', 90_000.5, null],
  ['0003', 'Сидоров Пётр', 'много', null],
  [null, null, null, null],
  ['Итого', null, 240_000.5, null],
]

/** In windows-1251, where the Russian letters follow one another. */
const csv = Buffer.from(
  [...table.map((row) => row.map((cell) => cell ?? '').join(';')).join('\r\n')].map((character) => {
    const code = character.charCodeAt(0)
    const others: Readonly<Record<string, number>> = { '«': 0xab, '»': 0xbb, '№': 0xb9, ё: 0xb8 }
    return others[character] ?? (code >= 0x410 ? code - 0x410 + 0xc0 : code)
  }),
)

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('the list of employees', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function load(name: string, buffer: Buffer) {
    const { page } = await visit({ url: `${server().url}/`, day: '2026-11-28' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await page.getByRole('link', { name: 'Сотрудники' }).click()
    await page.locator('#payroll-file').setInputFiles({ name, mimeType: '', buffer })
    await page.locator('.payroll [role=status] > *').filter({ hasNotText: 'Считаем' }).waitFor()
    return { page, requests }
  }

  const rowsOf = async (page: Page) =>
    (await page.locator('.payroll tbody tr').allInnerTexts()).map(spaced)

  async function saved(page: Page, name: string) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    return readFile(await (await waiting).path())
  }

  it('opens the months of a person', async () => {
    const list = 'ФИО;Оклад;Детей\nИванова Анна;100000;2\nВетров Пётр;300000;0\nОсин Олег;много;\n'
    const { page } = await load('люди.csv', Buffer.from(list))
    const months = page.locator('.person-dialog')
    await page.getByRole('button', { name: 'Иванова Анна' }).click()
    // 1,400 and 2,800 for two children until income is above 450,000: to April.
    const rows = async () => (await months.locator('tr').allInnerTexts()).map(spaced)
    await expect.poll(async () => (await rows())[1]).toBe('Январь 87 546 12 454 100 000 13 % 4 200')
    expect((await rows()).slice(5, 6)).toEqual(['Май 87 000 13 000 100 000 13 % 0'])
    expect((await rows()).at(-1)).toBe('Итого 1 046 184 153 816 1 200 000 16 800')
    await page.keyboard.press('Escape')
    await expect.poll(() => months.count()).toBe(0)
    // 2,400,000 in August; December is at 15 %.
    await page.getByRole('button', { name: 'Ветров Пётр' }).click()
    await expect.poll(async () => (await rows())[12]).toBe('Декабрь 255 000 45 000 300 000 15 %')
    await page.goBack()
    await expect.poll(() => months.count()).toBe(0)
    await expect.poll(() => page.locator('.payroll table').count()).toBe(1)
  })

  it('computes vacations and sick leaves from their columns', async () => {
    const people =
      'ФИО;Оклад;Страховой стаж;Отпуск с;Отпуск по;Больничный с;Больничный по\nАнна;100000;7;06.07.2026;19.07.2026;12.10.2026;21.10.2026\nБорис;90000;;01.06.2026;;;\n'
    const { page } = await load('люди.csv', Buffer.from(people))
    const list = async () => spaced(await page.locator('.payroll').innerText())
    // As in `packages/table/src/whole-tables.test.ts`.
    await expect.poll(list).toContain('152 858')
    await expect.poll(list).toContain('«Отпуск по»')
    const workbook = await readSheet((await saved(page, 'Excel')).buffer as ArrayBuffer)
    const titles = workbook[0] as readonly string[]
    const paid = (title: string) => workbook[1]?.[titles.indexOf(title)]
    expect(paid('Отпускные за год, ₽')).toBe(47_781.58)
    expect(paid('Больничный за счёт работодателя за год, ₽')).toBe(7_890.42)
    expect(paid('Больничный за счёт Социального фонда за год, ₽')).toBe(18_410.98)
  })

  it('names people by all columns of their name', async () => {
    const people =
      'Фамилия;Имя;Отчество;Оклад\nИванова;Анна;;100000\nИванова;Ольга;Петровна;90000\n'
    const { page } = await load('люди.csv', Buffer.from(people))
    const names = async () => (await page.locator('.payroll tbody th').allInnerTexts()).map(spaced)
    await expect.poll(names).toEqual(['Иванова Анна', 'Иванова Ольга Петровна'])
    await expect.poll(() => page.locator('.mapping').innerText()).not.toContain('Имя')
  })

  it.each([
    ['csv', async () => csv],
    ['xlsx', async () => Buffer.from(await (await writeXlsxFile(table).toBlob()).arrayBuffer())],
  ] as const)('calculates a table of an accountant, %s', async (format, content) => {
    const { page, requests } = await load(`люди.${format}`, await content())
    await expect
      .poll(() => page.locator('.payroll').innerText())
      .toContain('Столбец «Детей с правом на вычет» похож на данные для расчёта')
    await page.getByRole('button', { name: 'Дети с правом на вычет', exact: true }).click()
    // Two children: 13 % of 1,800,000 less 4,200 in each of 3 months, up to 450,000.
    // 13 % of 12 × 90,000.50 are 140,400.78, in whole roubles.
    // Contributions below the limit are 30 %, in kopecks of each month: 12 × 27,000.15; and 0.2 % of accidents.
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        'Иванова Анна 1 567 638 232 362 1 800 000 543 600,00 2 343 600,00',
        'Петров Борис 939 605 140 401 1 080 006 326 161,81 1 406 167,81',
      ])
    const totals = await page.locator('.totals :is(dt, dd:not(.compared))').allInnerTexts()
    expect(spaced(totals.join(' '))).toBe(
      'Начислено 2 880 006 ₽ НДФЛ 372 763 ₽ На руки 2 507 243 ₽ Расходы работодателя 3 749 768 ₽',
    )
    expect(spaced(await page.locator('.mapping').innerText())).toBe(
      'Оклад, руб. ✓ Оклад, ₽ Детей с правом на вычет ✓ Дети с правом на вычет не используется: Табельный №',
    )
    const text = await page.locator('.payroll').innerText()
    expect(text).toContain('Посчитано: 2 сотрудника.')
    expect(text).toContain('Строка 6: «Оклад, руб.» — текст „много“; нужно: сумма в рублях')

    const workbook = await readSheet((await saved(page, 'Excel')).buffer as ArrayBuffer)
    const net = (workbook[0] ?? []).indexOf('На руки за год, ₽')
    expect(workbook.slice(1, -1).map((cells) => [cells[1], cells[net]])).toEqual([
      ['Иванова Анна', 1_567_638],
      ['Петров Борис', 939_605],
      ['Сидоров Пётр', null],
    ])
    await page.getByText('И по месяцам').click()
    await page.locator('.payroll[aria-busy=false] .main-action').waitFor()
    const text2 = (await saved(page, 'CSV')).toString('utf8')
    expect(text2.split('\r\n')[0]).toContain(';На руки, декабрь, ₽;')
    expect(text2).toContain(';Петров Борис;')
    // The page loads its own parts, and sends nothing.
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  it('corrects a wrong text in all rows that have it', async () => {
    const rows = ['Оклад;Договор', ...Array(14).fill('100000;самазанятый'), '100000;ТД']
    const { page } = await load('a.csv', Buffer.from(rows.join('\n')))
    const problem = page.locator('.payroll details.problem li')
    await expect.poll(() => problem.innerText()).toContain('Строка 2 и ещё 13: «Договор»')
    const field = page.getByLabel('Договор: вместо «самазанятый»')
    await field.fill('самозанятость ')
    await field.press('Enter')
    // 6 % of 1,200,000 each, and 13 % of one.
    await expect.poll(() => page.locator('.totals').innerText()).toMatch(/1.164.000/)
    await expect.poll(() => page.locator('.payroll details.problem').count()).toBe(0)
    await page.locator('#payroll-file').setInputFiles({
      ...{ name: 'b.csv', mimeType: '' },
      buffer: Buffer.from('Оклад;Договор\n100000;самазанятый\n100000;ТД\n'),
    })
    // Another file has its own corrections, and a correction may be wrong too.
    await field.fill('подряд?')
    await field.press('Enter')
    await page.getByLabel('Договор: вместо «подряд?»').fill('ГПХ')
    await page.getByRole('button', { name: 'Исправить' }).click()
    await expect.poll(() => page.locator('.totals').innerText()).toMatch(/312.000/)
  })

  it('moves the focus from a correction to the next one, and then to the file', async () => {
    const { page } = await load(
      'a.csv',
      Buffer.from('Оклад;Дети\n100000;два\n100000;один\n100000;0\n'),
    )
    await page.getByLabel('Дети: вместо «два»').fill('2')
    await page.keyboard.press('Enter')
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('Дети: вместо «один»')
    await focused.fill('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.payroll .problem').count()).toBe(0)
    await expect.poll(() => focused.innerText()).toBe('Excel')
  })

  it('says what is wrong with a file', async () => {
    const { page } = await load('людиB.xlsx', Buffer.from('not a workbook'))
    await expect
      .poll(() => page.locator('.payroll').innerText())
      .toContain('Файл не в формате XLSX. Это текст')
    const named = { name: 'a.csv', mimeType: '', buffer: Buffer.from('ФИО;Отдел\nА;Сбыт\n') }
    await page.locator('#payroll-file').setInputFiles(named)
    await expect.poll(() => page.locator('.payroll').innerText()).toContain('Нет столбца')
    const pdf = { name: 'a.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7\n') }
    await page.locator('#payroll-file').setInputFiles(pdf)
    await expect
      .poll(() => page.locator('.payroll').innerText())
      .toContain('Это документ PDF. Сохраните таблицу в XLSX или CSV.')
  })

  it('leaves headings and signatures out in one step, of the documents too', async () => {
    const table = 'ФИО;Оклад\nСклад;\nИванова Анна;100000\nЦех;\nКим Ир;50000\nДиректор ____;\n'
    const { page } = await load('люди.csv', Buffer.from(table))
    const list = async () => spaced(await page.locator('.payroll').innerText())
    await expect.poll(list).toContain('Строки 2, 4, 6: В строке нет ни условий оплаты')
    await page
      .getByRole('button', { name: 'Пропустить заголовки, подытоги, подписи и вакансии' })
      .click()
    await expect.poll(list).toContain('Пропущено заголовков, подытогов, подписей и вакансий: 3.')
    await expect.poll(() => page.locator('.payroll details.problem').count()).toBe(0)
    // 13 % of 1,200,000 and of 600,000.
    await expect
      .poll(() => rowsOf(page))
      .toMatchObject([
        expect.stringMatching(/^Иванова Анна 1 044 000 156 000 /),
        expect.stringMatching(/^Ким Ир 522 000 78 000 /),
      ])
    await page.getByText('Отчётность: уведомления').click()
    await expect.poll(list).toContain('пропущены (строка 2 и ещё 2)')
  })

  it('offers no correction of a cell where another one is missing', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад;Отпуск с\n100000;06.07.2026\n'))
    const problem = page.locator('.payroll details.problem')
    await expect.poll(() => problem.innerText()).toContain('Нет обязательного поля «Отпуск по»')
    await expect.poll(() => problem.getByRole('button').count()).toBe(0)
  })

  it('asks for the value of merged cells in an empty field', async () => {
    const town = { value: 'Норильск', rowSpan: 2 }
    const rows = [
      ['ФИО', 'Оклад', 'Город'],
      ['Анна', 100_000, town],
      ['Борис', 90_000, null],
    ]
    const content = await (await writeXlsxFile(rows).toBlob()).arrayBuffer()
    const { page } = await load('a.xlsx', Buffer.from(content))
    const right = page.locator('.payroll li input')
    await expect
      .poll(() => page.locator('.payroll li:has(input)').innerText())
      .toContain('ячеек C2:C3')
    await expect.poll(() => right.inputValue()).toBe('')
    await right.fill('Москва')
    await right.press('Enter')
    // 1,080,000 a year in Moscow: 13 % of it, and contributions of 30.2 %.
    await expect
      .poll(() => rowsOf(page))
      .toContain('Борис 939 600 140 400 1 080 000 326 160 1 406 160')
  })

  it('says how many problems of rows are not shown', async () => {
    const wrong = Array.from({ length: 102 }, (_, index) => `Имя ${index};текст ${index}`)
    const { page } = await load('люди.csv', Buffer.from(['ФИО;Оклад', ...wrong].join('\n')))
    const problems = page.locator('.payroll details.problem')
    await expect.poll(() => problems.locator('li').last().innerText()).toBe('и ещё 2')
    // The largest salary stays in one line.
    await expect.poll(() => problems.innerText()).toContain('от 0 до 1\u00a0000\u00a0000\u00a0000.')
  })

  it.each([1280, 360])(
    'finds people of a long list, with all of them in the totals, %i px',
    async (width) => {
      const { page } = await visit({
        url: `${server().url}/#people`,
        day: '2026-11-28',
        viewport: { width, height: 800 },
      })
      const people = Array.from({ length: 250 }, (_, index) => `Семёнов Пётр ${index};100000;`)
      people[239] = 'Ёлкина Анна Петровна;300000;1'
      const buffer = Buffer.from(['ФИО;Оклад;Детей', ...people].join('\n'))
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      const status = page.locator('.people-search [role=status]')
      await expect.poll(() => status.innerText()).toBe('Показаны первые 100 из 250; в файле — все.')
      await expect.poll(() => page.locator('.payroll tbody tr').count()).toBe(100)
      await page.getByLabel('Найти сотрудника').fill('анна елк')
      await expect.poll(() => status.innerText()).toBe('1 из 250')
      // 13 % of 2,400,000 and 15 % of 1,198,600, after the deduction of January, 1,400; 249 × 1,200,000 in the total.
      await expect
        .poll(() => rowsOf(page))
        .toEqual([expect.stringMatching(/^Ёлкина Анна Петровна 3 108 210 491 790 /)])
      await page.getByLabel('Предупреждения: Ёлкина Анна Петровна').press('Enter')
      expect(spaced(await page.locator('.payroll tbody').innerText())).toContain(
        'вычета на детей нет',
      )
      expect(spaced(await page.locator('.payroll tfoot').innerText())).toContain('302 400 000')
      await page.getByLabel('Найти сотрудника').fill('нет такого')
      await expect.poll(() => status.innerText()).toBe('0 из 250')
    },
  )

  it('offers every month for a column of bonuses', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад;Премия\n100000;10000\n'))
    await page.getByRole('button', { name: 'Премия в каждом месяце, ₽' }).waitFor()
    await page.getByRole('button', { name: 'Премии, декабрь, ₽' }).click()
    // 13 % of 1,210,000; contributions of 30.2 %.
    await expect
      .poll(() => rowsOf(page))
      .toEqual(['1 1 052 700 157 300 1 210 000 365 420 1 575 420'])
  })

  it('maps a list without a known salary column, and keeps the answers for next month', async () => {
    const people = 'Кто;Деньги;Прочее\nКотов Иван;100000;5\nКим Анна;90000;6\n'
    const { page } = await load('a.csv', Buffer.from(people))
    await page.getByLabel('Что в столбце «Деньги»').selectOption('Оклад, ₽')
    // Its numbers may be a term of the pay: no word says so.
    await page.getByText('Из заголовка «Прочее» не видно').waitFor()
    await page.getByRole('button', { name: 'Оставить как есть', exact: true }).click()
    // 13 % of 1,200,000 and of 1,080,000; contributions of 30.2 %.
    const rows = () => page.locator('.payroll tbody tr').allInnerTexts()
    await expect.poll(async () => (await rows()).map(spaced).join()).toContain('156 000')
    expect((await rows()).map(spaced).join()).toContain('140 400')
    await page.getByText('Столбцы: что в каждом').click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Сохранить ответы на следующий месяц' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('сотрудники.mapping.json')
    const mapping = await readFile(await download.path())
    expect(JSON.parse(String(mapping)).columns).toMatchObject({
      Деньги: 'gross_salary_rub',
      Прочее: 'keep',
    })
    // The next month: a refused list, and one file answers it.
    const next = {
      name: 'b.csv',
      mimeType: '',
      buffer: Buffer.from(people.replace('90000', '95000')),
    }
    await page.locator('#payroll-file').setInputFiles(next)
    await page.getByText('Нет столбца «Оклад»').waitFor()
    const file = { name: 'people.mapping.json', mimeType: '', buffer: mapping }
    await page.locator('#payroll-mapping').setInputFiles(file)
    // 13 % of 1,140,000.
    await expect.poll(async () => (await rows()).map(spaced).join()).toContain('148 200')
    const wrong = { ...file, buffer: Buffer.from('{"version":2}') }
    await page.locator('#payroll-mapping').setInputFiles(wrong)
    await page.getByText('Файл соответствия столбцов не подходит: нужно «"version": 1»').waitFor()
  })

  it('shows every question of a list with 130, and answers them by one act or by a file', async () => {
    const asked = Array.from({ length: 130 }, (_, index) => `Показатель ${index + 1}`)
    const values = asked.map((_, index) => 1000 + index * 37)
    const people = [`ФИО;Оклад;${asked.join(';')}`, `Ким Анна;100000;${values.join(';')}`]
    const given = { name: 'a.csv', mimeType: '', buffer: Buffer.from(people.join('\n')) }
    const { page } = await load(given.name, given.buffer)
    const questions = () => page.getByText(/^Из заголовка «Показатель \d+» не видно/).count()
    await expect.poll(questions).toBe(130)
    await expect.poll(() => page.getByLabel(/^Что в столбце «Показатель/).count()).toBe(130)
    await page.getByRole('button', { name: 'Оставить все как есть' }).click()
    // 13 % of 1,200,000.
    await expect.poll(async () => (await rowsOf(page)).join()).toContain('156 000')
    await page.getByText('Столбцы: что в каждом').click()
    const mapping = await saved(page, 'Сохранить ответы на следующий месяц')
    // Another file is asked about again.
    await page.locator('#payroll-file').setInputFiles(given)
    await expect.poll(questions).toBe(130)
    const file = { name: 'people.mapping.json', mimeType: '', buffer: mapping }
    await page.locator('#payroll-mapping').setInputFiles(file)
    await expect.poll(async () => (await rowsOf(page)).join()).toContain('156 000')
    await expect.poll(questions).toBe(0)
  })

  it('says that a list of shifts has no salary, whatever is left as it is', async () => {
    const shifts = 'ФИО;Смена;Сумма\nКим Анна;01.03.2026;3600\nКим Анна;03.03.2026;3600\n'
    const { page } = await load('a.csv', Buffer.from(shifts))
    await page.getByText('Строка — это период из столбца «Смена»').waitFor()
    await page.getByRole('button', { name: 'Оставить все как есть' }).click()
    await page.getByText('Нет столбца «Оклад»').waitFor()
  })

  it('marks the rows that have warnings, and names the tax of the self-employed', async () => {
    const rows = ['ФИО;Оклад;Договор', 'Анна;300000;самозанятость', 'Борис;90000;ТД']
    const { page } = await load('a.csv', Buffer.from(rows.join('\n')))
    await page.getByText('С сентября').waitFor({ state: 'hidden' })
    await page.getByLabel('Предупреждения: Анна').press('Enter')
    expect(spaced(await page.locator('.payroll tbody tr').first().innerText())).toContain(
      'С сентября выплаты вне НПД: доход с начала года превысил 2 400 000 ₽.',
    )
    await expect.poll(() => page.getByLabel('Предупреждения').count()).toBe(1)
    await expect.poll(() => page.locator('.payroll thead').innerText()).toContain('НДФЛ или НПД')
    // 6 % of 2,400,000, and 13 % of 1,080,000.
    expect(spaced(await page.locator('.totals').innerText())).toContain('НДФЛ или НПД 284 400 ₽')
  })

  it('gives an example that it calculates', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад\n1\n'))
    const buffer = await saved(page, 'Скачать образец')
    await page.locator('#payroll-file').setInputFiles({ name: 'b.xlsx', mimeType: '', buffer })
    await expect.poll(async () => (await rowsOf(page)).length).toBe(2)
  })

  it('never shows the result of a file under the name of the next one', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад\n1\n'))
    const choose = async (name: string, salary: number) => {
      const people = Array.from({ length: 2_000 }, () => [salary])
      const content = await (await writeXlsxFile([['Оклад'], ...people]).toBlob()).arrayBuffer()
      const file = { name, mimeType: '', buffer: Buffer.from(content) }
      return () => page.locator('#payroll-file').setInputFiles(file)
    }
    const files = [await choose('b.xlsx', 100_000), await choose('c.xlsx', 50_000)]
    await page.evaluate(() => {
      const seen = new Set<string>()
      const textOf = (part: string) => document.querySelector(part)?.textContent ?? ''
      const note = () => seen.add(`${textOf('.drop b')} ${textOf('.totals dd')}`)
      // What is painted: between two frames the page is changed in several steps.
      new MutationObserver(() => requestAnimationFrame(note)).observe(document, {
        subtree: true,
        childList: true,
      })
      Object.assign(window, { seen })
    })
    for (const file of files) await file()
    // 12 × 50,000 × 2,000; the first file has twice as much.
    await expect
      .poll(() => page.locator('.totals dd').first().innerText())
      .toMatch(/^1.200.000.000/)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])
    // A machine may calculate the first file before the second one is chosen.
    expect(seen.filter((text) => text.startsWith('c.xlsx 2'))).toEqual([])
  })

  it('returns to the calculator with its input', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000` })
    await page.locator('.headline').waitFor()
    await page.getByRole('link', { name: 'Сотрудники' }).click()
    await page.locator('.drop').waitFor()
    await page.getByRole('link', { name: 'Зарплата' }).click()
    await expect.poll(() => page.locator('#salary-gross').inputValue()).toMatch(/^250.000$/)
  })

  it('keeps its file as it was chosen while it changes on the disk', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('a.csv')
    await writeFile(file, 'Оклад\n100000\n')
    const { page } = await visit({ url: `${server().url}/#people` })
    await page.locator('#payroll-file').setInputFiles(file)
    await page.locator('.totals').waitFor()
    await writeFile(file, 'Оклад\n300000\n300000\n')
    await page.getByRole('button', { name: 'English' }).click()
    const status = page.locator('.payroll [role=status]').first()
    await expect.poll(() => status.innerText()).toContain('Computed: 1 employee.')
    await expect.poll(() => page.locator('.totals dd').first().innerText()).toMatch(/^1,200,000/)
  })

  it('takes a file that is dropped beside its place, and leaves other drags to the browser', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад\n100000\n'))
    const drop = (text?: string) =>
      page.locator('.totals').evaluate((place, text) => {
        const dataTransfer = new DataTransfer()
        if (text) dataTransfer.items.add(new File([text], 'b.csv'))
        else dataTransfer.setData('text/plain', 'a')
        return ['dragover', 'drop'].map(
          (type) =>
            !place.dispatchEvent(
              new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
            ),
        )
      }, text)
    const dropped = [await drop(), await drop('Оклад\n200000\n')]
    expect(dropped).toEqual([
      [false, false],
      [true, true],
    ])
    await expect
      .poll(() => rowsOf(page))
      .toEqual(['1 2 088 000 312 000 2 400 000 724 800 3 124 800'])
  })

  it('keeps its file while another section is open', async () => {
    const { page } = await load('a.csv', Buffer.from('Оклад\n100000\n'))
    await page.getByRole('link', { name: 'Зарплата' }).click()
    await page.locator('#salary-gross').waitFor()
    await expect.poll(() => page.locator('.payroll').isVisible()).toBe(false)
    await page.goBack()
    await page.locator('#salary-gross').waitFor({ state: 'detached' })
    await expect
      .poll(() => rowsOf(page))
      .toEqual(['1 1 044 000 156 000 1 200 000 362 400 1 562 400'])
  })
})
