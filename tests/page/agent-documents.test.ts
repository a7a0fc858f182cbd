import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import manifest from '../../apps/web/package.json' with { type: 'json' }
import { projectFolder } from '../support/project-folder.ts'
import { sharedServer } from '../support/server.ts'
import { staffList } from '../support/staff-list.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const people = [
  'ФИО;Оклад;Районный коэффициент;Северная надбавка, %',
  'Фамильная Анна;150000;;',
  'Петров Борис;300000;1,5;50',
  'Сидоров Пётр;90000;;',
].join('\n')

const employer = {
  ...{ name: 'ООО «Север»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('the documents of the tax agent', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(table: string) {
    const { page } = await visit({ url: `${server().url}/` })
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('link', { name: 'Сотрудники' }).click()
    const buffer = Buffer.from(table)
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
    await page.getByLabel('Период').selectOption('2026-3')
    return { page, requests }
  }

  const rowsOf = async (page: Page, name: string) =>
    (await page.getByRole('region', { name }).locator('tbody tr').allInnerTexts()).map(spaced)

  /** The lines of the pages of the form of 6-НДФЛ whose names begin with a text, one after the other. */
  const linesOf = async (page: Page, name: RegExp) =>
    (
      await page
        .locator('.paper-form')
        .getByRole('region', { name })
        .locator('table')
        .first()
        .locator('tr')
        .allInnerTexts()
    ).map(spaced)
  const [section1, section2] = [/^Код/, /^Ставка/]

  async function saved(page: Page, name: string) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const file = await waiting
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  async function fillIn(page: Page) {
    const { signer, ...fields } = employer
    const ofSigner = Object.entries(signer).map(([name, text]) => [`signer.${name}`, text] as const)
    for (const [name, text] of [...Object.entries(fields as Record<string, string>), ...ofSigner]) {
      await page.locator(`.agent-documents [name="${name}"]`).fill(text)
    }
  }

  it('has the lines of the command, and files of the tax service', async () => {
    const { page, requests } = await open(people)
    // Paid to the end of March: January, February and 9 of the 21 working days of March, so 364,285.71, 728,571.43 and
    // 218,571.43, and 728,571.44 of northern pay: half of 128,571.43 is rounded twice. 13 % of each in whole roubles.
    await expect
      .poll(() => linesOf(page, section1))
      .toEqual([
        'Сумма налога, подлежащая перечислению с начала налогового периода 020 170 485',
        'Январь, с 1 по 22 число 021 18 720',
        'Февраль, с 1 по 22 число 023 88 427',
        'Март, с 1 по 22 число 025 63 338',
      ])
    expect((await linesOf(page, section2)).slice(0, 5)).toEqual([
      'Количество физических лиц, получивших доход 110 3',
      'Сумма дохода, полученная физическими лицами 120 1 311 428,57',
      'Сумма вычетов и расходов 130 0,00',
      'Налоговая база 131 1 311 428,57',
      'Сумма налога исчисленная 140 170 485',
    ])
    // The allowances have a budget code of their own.
    const ofAllowances = page.getByRole('region', { name: '18210102210011000110' })
    expect(spaced(await ofAllowances.first().innerText())).toContain('94 714')
    expect(spaced(await ofAllowances.last().innerText())).toContain('120 728 571,44')
    await expect.poll(() => page.getByText('✓ выполнены все 6').count()).toBe(1)

    using folder = new TemporaryFolder()
    const [table, file, output] = [folder.file('a.csv'), folder.file('e.json'), folder.file('out')]
    writeFileSync(table, people)
    writeFileSync(file, JSON.stringify(employer))
    const options = ['--period', '2026-Q1', '--employer', file, '--output', output]
    const command = ['oklad', 'documents', 'ndfl6', table, ...options, '--format', 'json']
    const program = join(projectFolder, 'tools/launch.js')
    execFileSync(process.execPath, [program, ...command], { stdio: 'ignore' })
    expect((await saved(page, 'Скачать JSON')).bytes.toString()).toBe(
      readFileSync(join(output, 'ndfl6-2026-Q1.json'), 'utf8'),
    )

    // All problems of the employer at once.
    await page.getByLabel('ИНН организации, 10 цифр').fill('7707083894')
    await page.getByRole('button', { name: 'Подготовить XML' }).click()
    await expect
      .poll(() => page.locator('.agent-documents .field-problem').allInnerTexts())
      .toEqual(['не указано', 'контрольные цифры не сходятся', ...Array(5).fill('не указано')])
    await fillIn(page)
    await page.getByRole('button', { name: 'Подготовить XML' }).click()
    const { name, bytes } = await saved(page, 'Скачать XML')
    expect(name).toMatch(/^NO_NDFL6\.2_7707_7707_7707083893770701001_\d{8}_[\da-f-]{36}\.xml$/)
    const xml = new TextDecoder('windows-1251').decode(bytes)
    expect(xml).toContain('НаимОрг="ООО «Север»"')
    expect(xml).toContain('СумНалУд="170485"')

    await page.getByText('Уведомления', { exact: true }).click()
    // The advance of January is 4 of its 15 working days: 13 % of 40,000, 80,000 and 24,000.
    const notices = page.getByRole('region', { name: 'Уведомления: налог по срокам' })
    await notices.getByRole('button', { name: '18 720' }).first().click()
    const ofSlot = page.locator('.line-people summary')
    await expect
      .poll(async () => (await ofSlot.allInnerTexts()).map(spaced))
      .toEqual(['Фамильная Анна 5 200', 'Петров Борис 10 400', 'Сидоров Пётр 3 120'])
    await ofSlot.first().click()
    await expect
      .poll(async () => spaced(await page.locator('.line-people tbody').innerText()))
      .toBe('20 янв. январь, аванс 40 000,00 5 200')
    const notice = await saved(page, 'Скачать XML 1-02')
    expect(notice.name).toMatch(/^UT_UVISCHSUMNAL_7707_/)
    expect(new TextDecoder('windows-1251').decode(notice.bytes)).toContain('СумНалогАванс="88427"')
    const wire = decodeURIComponent(requests.join('\n'))
    expect(wire).not.toMatch(/Фамильная|Ёлкина|7707083893|150000/)
  })

  it('come from a list of Т-3, whose questions are answered on the page', async () => {
    const { page } = await visit({ url: `${server().url}/` })
    await page.getByRole('link', { name: 'Сотрудники' }).click()
    const list = { name: 'Т-3.csv', mimeType: '', buffer: Buffer.from(staffList) }
    await page.locator('#payroll-file').setInputFiles(list)
    const answers = {
      'Количество штатных единиц': 'Доля ставки',
      Надбавка: 'оставить как есть',
      Премия: 'Премии, март, ₽: 50000 → 50 000 ₽',
    }
    for (const [header, answer] of Object.entries(answers)) {
      const select = page.getByLabel(`Что в столбце «${header}»`)
      await select.waitFor()
      const options = (await select.locator('option').allInnerTexts()).map(spaced)
      await select.selectOption({ index: options.indexOf(answer) })
    }
    // By hand: 13 % of 150,000 × 12 + 50,000, and of 80,000 × 0.5 × 12.
    const text = async () => spaced(await page.locator('.payroll').innerText())
    await expect.poll(text).toContain('240 500')
    await expect.poll(text).toContain('62 400')
    await page.getByText('Отчётность: уведомления, 6-НДФЛ, справки').click()
    await page.getByLabel('Период').selectOption('2026-3')
    // Advances of three months and the rest of two: 190,000 × 2.4; 13 % of it.
    await expect
      .poll(() => linesOf(page, section2))
      .toEqual(
        expect.arrayContaining([
          'Сумма дохода, полученная физическими лицами 120 456 000,00',
          'Сумма налога исчисленная 140 59 280',
        ]),
      )
    await fillIn(page)
    await page.getByRole('button', { name: 'Подготовить XML' }).click()
    const { bytes } = await saved(page, 'Скачать XML')
    const xml = new TextDecoder('windows-1251').decode(bytes)
    expect(xml).toContain('СумНачислНач="456000.00"')
    expect(xml).toContain('СумНалУдерж="59280"')
  })

  it('leaves the self-employed out, and says so', async () => {
    const { page } = await open(
      'ФИО;Оклад;Договор\nФамильная Анна;90000;ТД\nПетров Борис;300000;НПД',
    )
    // January, February and 9 of the 21 working days of March: 218,571.43.
    await expect
      .poll(() => linesOf(page, section2))
      .toEqual(
        expect.arrayContaining([
          'Количество физических лиц, получивших доход 110 1',
          'Сумма дохода, полученная физическими лицами 120 218 571,43',
        ]),
      )
    await expect
      .poll(() => page.locator('.agent-documents').innerText())
      .toContain(
        'Самозанятые не вошли: агент ничего не удерживает с их выплат и не отчитывается о них (строка 3).',
      )
  })

  it('tells screen readers what to know beside the tables', async () => {
    const { page } = await open('ФИО;Оклад;Детей\nФамильная Анна;300000;2')
    // 600,000 since January, and the limit is 450,000.
    await expect
      .poll(async () => spaced(await page.locator('.agent-documents > [role=status]').innerText()))
      .toContain('строка 2: С февраля вычета на детей нет: доход с начала года превысил 450 000 ₽.')
  })

  it('prints certificates, and keeps what is typed while the list is calculated again', async () => {
    const numbers = ['ФИО;Оклад;Дата рождения;Паспорт;СНИЛС']
    const rows = ['Фамильная Анна;150000;01.02.1980;45 01 100001;001-001-001 00']
    rows.push('Петров Борис;90000;01.02.1990;45 01 100002;001-001-002 00')
    const { page } = await open([...numbers, ...rows].join('\n'))
    const section = page.locator('.agent-documents')
    await section.getByText('Справки', { exact: true }).click()
    // January, February and 9 of the 21 working days of March, as above.
    const [anna, boris] = [
      'Фамильная Анна 364 285,71 364 285,71',
      'Петров Борис 218 571,43 218 571,43',
    ]
    const lines = () => rowsOf(page, 'Сотрудники, ₽')
    await expect.poll(lines).toEqual([`${anna} 47 357,00`, `${boris} 28 414,00`])
    const dialog = page.getByRole('dialog', { name: 'Фамильная Анна' })
    const payments = async () => (await dialog.locator('tbody tr').allInnerTexts()).map(spaced)
    const openAnna = () => section.getByRole('button', { name: 'Фамильная Анна' }).click()
    await openAnna()
    await expect.poll(payments).toHaveLength(5)
    expect((await payments()).at(-1)).toBe('20 мар. март, аванс 64 285,71 8 357')
    await page.keyboard.press('Escape')
    await section.locator('[name=inn]').fill('7707083893')
    await page.getByText('И по месяцам').click()
    await expect.poll(lines).toHaveLength(2)
    await expect.poll(() => section.locator('[name=inn]').inputValue()).toBe('7707083893')
    await fillIn(page)
    await section.getByRole('button', { name: 'Подготовить справки' }).click()
    await page.evaluate(() => {
      window.print = () => {
        const papers = document.querySelector('.papers')?.shadowRoot?.querySelectorAll('article')
        document.body.dataset['printed'] = [...(papers ?? [])]
          .map((one) => one.innerText)
          .join('\n')
      }
    })
    const printed = () => page.locator('body').getAttribute('data-printed')
    await section.getByRole('button', { name: 'Печать' }).last().click()
    await expect.poll(printed).toContain('Петров Борис')
    await expect.poll(printed).not.toContain('Фамильная')
    await section.getByRole('button', { name: 'Напечатать все справки' }).click()
    await expect.poll(printed).toContain('Фамильная Анна')

    await section.locator('label:has(#document-personal-data)').click()
    await page.getByLabel('Период').selectOption('2026-2')
    await expect.poll(lines).toEqual(['Фамильная Анна 150 000', 'Петров Борис 90 000'])
    // Of 19 working days 10 are until the 15th.
    await openAnna()
    await expect.poll(payments).toHaveLength(2)
    expect((await payments())[0]).toContain('февраль, аванс 78 947,37 10 263')
    await page.keyboard.press('Escape')
    const { bytes } = await saved(page, 'Скачать XML')
    const xml = new TextDecoder('windows-1251').decode(bytes)
    expect(xml).toContain(`ВерсПрог="Oklad ${manifest.version}"`)
    expect(xml).toContain('СумВыпл="150000.00"')
  })

  it('says what is wrong with rows, and makes nothing then', async () => {
    const { page } = await open(people)
    await page.getByLabel('Период').selectOption('2026-12')
    const section = page.locator('.agent-documents')
    // The annual report has certificates, which name people.
    await expect.poll(() => section.innerText()).toContain('строка 2, Дата рождения: не указано')
    await expect
      .poll(() => section.innerText())
      .toContain('строка 4, Серия и номер документа: не указано')
    await expect.poll(() => section.getByRole('button', { name: 'Скачать' }).count()).toBe(0)
  })
})
