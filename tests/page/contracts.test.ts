import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const year = 'start_date=2026-01-01'

describe.skipIf(!hasBrowser)('the page under each contract type', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment: string) => {
    const { page } = await visit({ url: `${server().url}/${fragment}`, day: '2026-11-28' })
    return new Calculator(page)
  }
  it.each([
    ['TD', ['Оклад', 'НДФЛ', 'На руки', 'Расходы работодателя']],
    ['GPH', ['Вознаграждение', 'НДФЛ', 'На руки', 'Расходы заказчика']],
    ['SELF_EMPLOYED', ['Доход', 'НПД', 'На руки', 'Расходы заказчика']],
  ])('names pay, tax and cost of %s', async (contract, expected) => {
    const calculator = await open(`#1/gross=15000000&employment_type=${contract}&${year}`)
    await calculator.painted()
    const page = await calculator.page.locator('main').innerText()
    for (const name of expected) expect(page).toContain(name)
  })

  it('counts accident insurance of 0.2 % under an employment contract, and names it', async () => {
    const calculator = await open(`#1/gross=15000000&${year}`)
    const { page } = calculator
    // 150,000 × 1.302.
    await expect.poll(() => calculator.shown('cost')).toBe(roubles(195_300))
    const hint = page.locator('#salary-cost-hint')
    await expect.poll(() => hint.innerText()).toContain('взносы на травматизм 0,2\u00a0%')
    await calculator.ask('employer')
    await expect
      .poll(() => page.locator('#detail-accident_rate').getAttribute('placeholder'))
      .toBe('0,2')
    await page.locator('#detail-accident_rate').fill('8,5')
    await expect.poll(() => calculator.shown('cost')).toBe(roubles(207_750))
    // A civil contract has it by agreement only.
    await page.locator('#detail-accident_rate').fill('')
    await (await calculator.control('employment_type')).selectOption('GPH')
    await expect.poll(() => calculator.shown('cost')).toBe(roubles(195_000))
  })

  it('shows no rate of 0 % for pay outside the regime of the self-employed', async () => {
    // 250,000 a month pass 2.4 million in October.
    const calculator = await open(`#1/gross=25000000&employment_type=SELF_EMPLOYED&${year}`)
    await calculator.showWhole()
    const rows = await calculator.page.locator('.months tbody tr').allInnerTexts()
    expect(rows[8]).toContain('6\u00a0%')
    for (const row of rows.slice(9)) expect(row).toContain('вне НПД')
    expect(rows.join()).not.toMatch(/\b0\s%/)
  })

  it('says in the comparison that the tax outside the regime is not counted', async () => {
    const calculator = await open(
      `#1/gross=25000000&${year}/gross=25000000&employment_type=SELF_EMPLOYED&${year}`,
    )
    const card = calculator.page.locator('.card').last()
    // Nine months of 250,000 with 6 %, and 750,000 whose tax is not computed.
    await expect
      .poll(async () => (await card.innerText()).replaceAll('\u00a0', ' '))
      .toContain('НПД — только до 2,4 млн ₽ в год: вне НПД ещё 750 000 ₽')
    expect((await card.innerText()).replaceAll('\u00a0', ' ')).toContain('2 115 000 ₽')
    await expect.poll(() => card.locator('.difference').count()).toBe(0)
  })

  it('offers no deductions to those who have none, and shows none as counted', async () => {
    const calculator = await open(
      `#1/gross=15000000&children_count=2&employment_type=SELF_EMPLOYED&${year}`,
    )
    const { page } = calculator
    await calculator.ask('contract')
    await expect.poll(() => page.locator('#question-family-button').count()).toBe(0)
    await expect.poll(() => page.locator('#question-deductions-button').count()).toBe(0)
    const paper = (await page.locator('.payslip').textContent())?.replaceAll('\u00a0', ' ')
    expect(paper).toContain('Условия: Доход 150 000 ₽; Договор: Самозанятость')
    // They are named once, as not counted.
    expect(paper?.match(/(?:условиях: )?Дети/g)).toEqual(['условиях: Дети'])
    expect((await calculator.sentences()).join()).toContain('Не учтено в 2026 году')
    await page.locator('#detail-employment_type').selectOption('TD')
    await calculator.ask('family')
    await expect.poll(() => page.locator('#detail-children_count').inputValue()).toBe('2')
  })
})

describe.skipIf(!hasBrowser)('what the page says about the year', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment: string) => {
    const { page } = await visit({ url: `${server().url}/${fragment}`, day: '2026-11-28' })
    return new Calculator(page)
  }

  it('names the pay that the main scale taxes where there are allowances', async () => {
    // 120,000 × 12 = 1,440,000 of salary; with coefficient and allowance 3,744,000.
    const calculator = await open(
      `#1/gross=12000000&territorial_multiplier=180&northern_coefficient=180&${year}`,
    )
    const text = (await calculator.sentences()).join(' ').replaceAll('\u00a0', ' ')
    expect(text).toContain(
      'заработок без коэффициента и надбавки за год 1,44 млн ₽ — до порога 2,4 млн ₽ ещё 960 тыс. ₽',
    )
  })

  it('adds the earlier income to the year to date, and names it in the breakdown', async () => {
    const calculator = await open(
      '#1/gross=10000000&start_date=2026-11-01&income_before=100000000,0,13000000',
    )
    const columns = await calculator.columns()
    expect(columns['Начислено с начала года']).toEqual([roubles(1_100_000), roubles(1_200_000)])
    expect(columns['НДФЛ с начала года']).toEqual([roubles(143_000), roubles(156_000)])
    expect(columns['На руки с начала года']).toEqual([roubles(957_000), roubles(1_044_000)])
    const { page } = calculator
    await page.locator('[data-cell="1-5"]').click()
    await page.locator('dialog .formula').first().waitFor()
    const text = (await page.locator('dialog').innerText()).replaceAll('\u00a0', ' ')
    expect(text).toContain('1 000 000,00 + 100 000,00 + 100 000,00 = 1 200 000,00')
    expect(text).toContain('У этого работодателя до первого месяца')
  })

  it('names the months of a sum of the year in its breakdown', async () => {
    const calculator = await open(`#1/gross=25000000&${year}`)
    const { page } = calculator
    await calculator.showWhole()
    await page.locator('[data-cell="12-1"]').click()
    await page.locator('.inputs').waitFor()
    const parts = await page.locator('.inputs li').allInnerTexts()
    expect(parts).toHaveLength(12)
    expect(parts[0]).toContain('январь')
    expect(parts[11]).toContain('декабрь')
  })

  it('calls the numbers of a difference numbers, not parts of it', async () => {
    const calculator = await open(`#1/gross=25000000&children_count=2&${year}`)
    const { page } = calculator
    await page.locator('[data-cell="1-1"]').click()
    await page.locator('dialog button.input').first().waitFor()
    await expect.poll(() => page.locator('dialog h3').first().innerText()).toBe('Числа в расчёте')
  })

  it('closes a breakdown by the Back button, and keeps the input', async () => {
    const calculator = await open(`#1/gross=15000000&${year}`)
    const { page } = calculator
    await calculator.type('gross', roubles(160_000))
    await page.locator('[data-cell="0-1"]').click()
    await page.locator('dialog .formula').waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(160_000))
    await calculator.addressHolds('gross=16000000')
    // Escape leaves no entry behind.
    await page.locator('[data-cell="0-1"]').click()
    await page.locator('dialog .formula').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(160_000))
  })
})
