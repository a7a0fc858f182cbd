import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('the part for an accountant', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(fragment: string) {
    const { page } = await visit({ url: `${server().url}/#1/${fragment}` })
    const calculator = new Calculator(page)
    await calculator.showWhole()
    await page.locator('.payments').waitFor()
    const rows = async (table: string) =>
      (await page.locator(`${table} tr`).allInnerTexts()).map(spaced)
    return { page, calculator, rows }
  }

  it('shows payments by date, and the tax by the day of its transfer', async () => {
    const { page } = await open(
      'gross=10000000&territorial_multiplier=150&start_date=2024-12-01&final_day=10&advance_percent=40',
    )
    // 40 % of 100,000, with half of it as the coefficient, 60,000: 13 % are 7,800. The rest, 90,000
    // with 11,700 of tax, is paid on Friday 10 January 2025 and is income of 2025.
    const [payments, transfers, notice] = await page.locator('.payments table').all()
    expect((await payments?.locator('tr').allInnerTexts())?.map(spaced).slice(1)).toEqual([
      '20 дек. декабрь, аванс 52 200 7 800 60 000 13 %',
      '10 янв. 2025 г. декабрь, окончательный расчёт 78 300 11 700 90 000 13 %',
      'Итого за 2024 год 52 200 7 800 60 000',
      'Итого за 2025 год 78 300 11 700 90 000',
    ])
    expect((await transfers?.locator('tr').allInnerTexts())?.map(spaced).slice(1)).toEqual([
      '28 дек. 1 дек. – 22 дек. 7 800',
      '28 янв. 2025 г. 1 янв. 2025 г. – 22 янв. 2025 г. 11 700',
    ])
    // 13 % of 60,000 and of 30,000, which has its own base from 2025.
    expect((await notice?.locator('tr').allInnerTexts())?.map(spaced).slice(1)).toEqual([
      '28 дек. 03 18210102010011000110 7 800',
      '28 янв. 2025 г. 01 18210102010011000110 7 800',
      '28 янв. 2025 г. 01 18210102210011000110 3 900',
    ])
  })

  it('shows one month with its contributions and what is due by which day', async () => {
    const { page, rows } = await open('gross=10000000&start_date=2025-01-01&advance_percent=40')
    await page.locator('#card-month').selectOption('2')
    // 13 % of 100,000; 22, 5.1 and 2.9 %; 0.2 % of accidents.
    await expect
      .poll(() => rows('.month-card [role=grid]'))
      .toEqual([
        'За месяц, ₽ С начала года, ₽',
        'Всего начислено 100 000,00 200 000,00',
        'Удержан налог, ставка 13 % 13 000,00 26 000,00',
        'К выплате 87 000,00 174 000,00',
        'Взносы работодателя сверх зарплаты 30 200,00 60 400,00',
        'Взносы на ОПС 22 000,00 44 000,00',
        'Взносы на ОМС 5 100,00 10 200,00',
        'Взносы на ВНиМ 2 900,00 5 800,00',
        'Взносы на травматизм 200,00 400,00',
      ])
    // 15 March 2025 is a Saturday.
    await expect
      .poll(() => rows('.deadlines'))
      .toEqual([
        'Срок Событие ₽',
        '20 февр. Аванс 34 800,00',
        '25 февр. Уведомление об НДФЛ',
        '28 февр. НДФЛ 5 200,00',
        '5 мар. Окончательный расчёт 52 200,00',
        '17 мар. Взносы на травматизм 200,00',
        '25 мар. Уведомление об НДФЛ',
        '25 мар. Уведомление о взносах',
        '28 мар. НДФЛ 7 800,00',
        '28 мар. Взносы 30 000,00',
      ])
    await page.locator('[data-cell="month-5-0"]').click()
    await page.locator('dialog .citation').first().waitFor()
    // The payslip is that of the same month.
    await expect.poll(() => page.locator('.share select').inputValue()).toBe('2')
  })

  it('prints who is paid by whom, and the days worked of that month', async () => {
    const { page } = await open('gross=10000000&start_date=2026-01-01')
    const card = page.locator('#card-month')
    await expect
      .poll(() => page.locator('.share select').inputValue())
      .toBe(await card.inputValue())
    await card.selectOption('11')
    await page.getByLabel('Сотрудник', { exact: true }).fill('Иванова Анна')
    await page.getByLabel('Работодатель', { exact: true }).fill('ООО «Ромашка»')
    await page.getByLabel('Отработано дней').fill('17')
    const paper = async () => spaced((await page.locator('.payslip').textContent()) ?? '')
    const names = 'Сотрудник: Иванова Анна Работодатель: ООО «Ромашка»'.replaceAll(' Р', 'Р')
    await expect.poll(paper).toContain(`ноябрь 2026 года${names}Отработано дней: 17`)
    expect(page.url()).not.toMatch(/17$|Иванова|%D0/)
    await page.locator('#card-month').selectOption('12')
    await expect.poll(() => page.getByLabel('Отработано дней').inputValue()).toBe('')
    await expect.poll(paper).toContain(`декабрь 2026 года${names}Условия`)
  })

  it('pays on the chosen days, which the link keeps', async () => {
    const { page, calculator, rows } = await open('gross=10000000&start_date=2026-01-01')
    await page.locator('#detail-advance_day').fill('14')
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('от 15 до 31')
    // Faster than the page paints: neither value is lost.
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ advance_day: '25', advance_percent: '50' })) {
        const field = document.getElementById(`detail-${name}`) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    // 25 January 2026 is a Sunday: paid on Friday the 23rd.
    await expect
      .poll(async () => (await rows('.payments'))[1])
      .toBe('23 янв. январь, аванс 43 500 6 500 50 000 13 %')
    await page.locator('[data-cell="payments-0-0"]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    // 13 % of half of 100,000.
    await expect
      .poll(async () => spaced(await page.locator('.formula').innerText()))
      .toContain('13 % × 50 000,00 = 6 500,00')
    expect(spaced(await page.locator('dialog h2').innerText())).toContain('23 января 2026')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await calculator.addressHolds('advance_day=25&advance_percent=50')
    await expect.poll(() => page.locator('.payslip').textContent()).toContain('День аванса: 25')
  })

  it('shows the other sums of a transfer below its tax', async () => {
    const { page } = await open('gross=10000000&start_date=2026-11-01&advance_percent=40')
    // 60,000 of November on 4 December and 40,000 in advance on the 18th: 13 % of each.
    await page.locator('[data-cell="remittances-1-0"]').click()
    const spacedText = async (of: string) => spaced(await page.locator(`dialog ${of}`).innerText())
    await expect.poll(() => spacedText('.formula')).toBe('7 800,00 + 5 200,00 = 13 000,00')
    await expect
      .poll(() => spacedText('table'))
      .toContain('На руки 52 200,00 + 34 800,00 = 87 000,00')
  })

  it('lists no remittances of nothing', async () => {
    // Four children: 16,200 a month. 13 % of 20,000 less 16,200, with the second payment.
    const { page } = await open('gross=2000000&start_date=2026-12-01&children_count=4')
    await expect
      .poll(() => page.locator('[data-cell^="remittances-"]').allInnerTexts())
      .toEqual(['494'])
  })

  it('warns of what the payments alone show, once', async () => {
    const { page, calculator } = await open(
      'gross=10000000&start_date=2026-06-01&children_count=1&advance_percent=0',
    )
    // October's 100,000, which pass 450,000, are paid on 5 November.
    await expect
      .poll(() => page.locator('.payments .warning').allInnerTexts())
      .toEqual([
        expect.stringContaining('С ноября вычета на детей нет'),
        expect.stringContaining(
          'Аванса нет, а закон требует платить зарплату не реже чем каждые полмесяца',
        ),
      ])
    const sentences = (await calculator.sentences()).join()
    expect(sentences).toContain('Вычет на детей действует, пока')
    expect(sentences).toContain('С октября вычета на детей нет')
  })

  it('says that the self-employed have no payments with tax', async () => {
    const { page } = await open('gross=10000000&employment_type=SELF_EMPLOYED')
    await expect
      .poll(() => page.locator('.payments').innerText())
      .toContain('самозанятым НДФЛ не удерживают')
  })
})
