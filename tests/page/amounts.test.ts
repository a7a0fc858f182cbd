import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the three amounts of the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment = '') => {
    const { page } = await visit({ url: `${server().url}/${fragment}` })
    return new Calculator(page)
  }

  // 150,000 a month: 13 % are 19,500; contributions of 30 % are 45,000, accident insurance 300.
  it.each([
    ['gross', 150_000],
    ['net', 130_500],
    ['cost', 195_300],
  ] as const)('follow from %s', async (kind, amount) => {
    const calculator = await open()
    await calculator.type(kind, roubles(amount))
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(150_000))
    await expect.poll(() => calculator.shown('net')).toBe(roubles(130_500))
    await expect.poll(() => calculator.shown('cost')).toBe(roubles(195_300))
    await expect
      .poll(() => calculator.page.locator('.facts [data-figure=incomeTax]').innerText())
      .toMatch(/^19\s500/)
  })

  // 250,000 a month from 2025 on: 402,000 of tax in the year, 2,598,000 of net pay, 216,500 a month.
  it('follow from an average net pay of the year', async () => {
    const calculator = await open('#1/net=21650000&basis=annual&start_date=2026-01-01')
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(250_000))
    await expect.poll(() => calculator.shown('net')).toBe(roubles(216_500))
    await calculator.page.getByText('первый месяц', { exact: true }).click()
    await calculator.painted()
    // In January a net pay of 216,500 needs 13 % more: 216,500 / 0.87, in whole roubles of tax.
    await expect.poll(() => calculator.shown('net')).toBe(roubles(216_500))
    await expect.poll(() => calculator.shown('gross')).toBeLessThan(roubles(250_000))
  })

  // 300,000 / 0.85 = 352,941.18 with 15 % of tax from July on, in whole roubles.
  it('hold for every month when a net pay is typed, and name a round salary to ask for', async () => {
    const calculator = await open()
    const { page } = calculator
    await calculator.type('net', roubles(300_000))
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(353_000))
    const { 'На руки': nets = [] } = await calculator.columns()
    expect(Math.min(...nets)).toBeGreaterThanOrEqual(roubles(300_000))
    await page.getByRole('link', { name: /^точно 352.942/ }).click()
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(352_942))
    await page.getByRole('link', { name: /^353.000/ }).click()
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(353_000))
    // The lowest month of 353,000: 85 % of it, 300,050.
    await calculator.choose('net')
    expect((await calculator.typed()).amount).toBe(roubles(300_050))
  })

  it('can be entered for a year, a twelfth of it for each month', async () => {
    const calculator = await open()
    const { page } = calculator
    await page.getByRole('button', { name: 'Ввести за год' }).click()
    // 250,000 a month, the example.
    await expect
      .poll(() => calculator.typed())
      .toEqual({ kind: 'gross', amount: roubles(3_000_000) })
    await calculator.type('gross', roubles(3_000_001))
    // 3,000,001 / 12 = 250,000.083; what is typed stays.
    await expect.poll(() => calculator.shown('gross')).toBe(25_000_008)
    await page.locator('#question-family-button').focus()
    expect((await calculator.typed()).amount).toBe(roubles(3_000_001))
    await page.getByRole('button', { name: 'Ввести за месяц' }).click()
    expect((await calculator.typed()).amount).toBe(25_000_008)
  })

  it('get thousands separators while they are typed, and the caret keeps its place', async () => {
    const calculator = await open()
    const field = calculator.field('gross')
    await field.pressSequentially('1500000')
    await expect.poll(() => field.inputValue()).toBe('1 500 000')
    await field.press('Backspace')
    await expect.poll(() => field.inputValue()).toBe('150 000')
    await field.press('Home')
    await field.press('ArrowRight')
    await field.pressSequentially('9')
    await expect.poll(() => field.inputValue()).toBe('1 950 000')
    await field.press('Backspace')
    await field.press('Delete')
    await expect.poll(() => field.inputValue()).toBe('10 000')
    // Backspace over a separator moves the caret to the digit before it.
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await field.press(key)
    await field.press('Backspace')
    await field.pressSequentially('7')
    await expect.poll(() => field.inputValue()).toBe('107 000')
    await field.press('Backspace')
    await field.press('ControlOrMeta+a')
    await field.pressSequentially('10000')
    await expect.poll(() => field.inputValue()).toBe('10 000')
    await field.press('End')
    await field.pressSequentially(',5')
    await expect.poll(() => field.inputValue()).toBe('10 000,5')
    await expect
      .poll(() => calculator.columns())
      .toMatchObject({ Начислено: Array(12).fill(1_000_050) })
  })

  it('can be pasted in the usual spellings', async () => {
    const calculator = await open()
    await calculator.field('gross').fill('150\u00a0000,50 ₽')
    expect((await calculator.columns())['Начислено']).toEqual(Array(12).fill(15_000_050))
  })

  describe.each([
    ['desktop', 1280],
    ['phone', 360],
  ] as const)('on a %s', (_, width) => {
    const openAt = async () => {
      const { page } = await visit({
        url: server().url,
        viewport: { width, height: 900 },
        isMobile: width < 500,
        hasTouch: width < 500,
      })
      return new Calculator(page)
    }

    it.each([
      ['150.000', 150_000],
      ['150.000,50', 150_000.5],
      ['100000 рублей в месяц', 100_000],
      ['3 600 000 в год', 300_000],
    ])('are read as people type them, %s', async (typed, amount) => {
      const calculator = await openAt()
      await calculator.field('gross').fill('')
      await calculator.field('gross').pressSequentially(typed)
      const kopecks = Math.round(amount * 100)
      expect((await calculator.columns())['Начислено']).toEqual(Array(12).fill(kopecks))
      await expect.poll(() => calculator.field('gross').getAttribute('aria-invalid')).toBe('false')
    })

    it.each([
      ['-100000', 'Сумма не бывает меньше нуля'],
      ['99999999999999', 'не больше 1 000 000 000'],
      ['1,234', 'не больше двух знаков после запятой'],
      ['сто тысяч', 'Введите сумму в рублях'],
      ['2000 в час', 'а не за день или час'],
      ['$2000', 'сначала пересчитайте валюту'],
    ])('are refused with the reason, %s', async (typed, why) => {
      const calculator = await openAt()
      await calculator.field('gross').fill(typed)
      await expect
        .poll(async () =>
          (await calculator.page.getByRole('alert').innerText()).replaceAll('\u00a0', ' '),
        )
        .toContain(why)
    })

    it('ask which one of a range is meant', async () => {
      const calculator = await openAt()
      await calculator.field('gross').fill('200-250 тыс')
      await calculator.page
        .getByRole('alert')
        .getByRole('button', { name: /^250.000/ })
        .click()
      await expect
        .poll(() => calculator.typed())
        .toEqual({ kind: 'gross', amount: roubles(250_000) })
      expect((await calculator.columns())['Начислено']).toEqual(Array(12).fill(roubles(250_000)))
    })
  })

  it('are asked about where other words stand beside them', async () => {
    const calculator = await open()
    await calculator.field('gross').fill('около 150000 на руки')
    await calculator.page
      .getByRole('alert')
      .getByRole('button', { name: /^150.000/ })
      .click()
    await expect.poll(() => calculator.typed()).toEqual({ kind: 'gross', amount: roubles(150_000) })
  })

  it('are marked when they are invalid, and the text stays', async () => {
    const calculator = await open()
    await calculator.field('gross').fill('сто тысяч')
    await expect.poll(() => calculator.field('gross').getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => calculator.page.getByRole('alert').innerText())
      .toContain('150\u00a0000')
    await calculator.page.locator('#question-place-button').focus()
    await expect.poll(() => calculator.field('gross').inputValue()).toBe('сто тысяч')
  })

  it('name the nearest possible amount when no salary reaches the typed one', async () => {
    const calculator = await open('#1/net=10&start_date=2026-01-01')
    await expect.poll(() => calculator.page.getByRole('alert').innerText()).toMatch(/от 1 до/)
    await calculator.type('gross', roubles(2_000_000_000))
    await expect
      .poll(() => calculator.page.getByRole('alert').innerText())
      .toMatch(/не больше 1\s000\s000\s000/)
  })

  it('say when the rate rises and by how much the net pay falls', async () => {
    const calculator = await open('#1/gross=25000000&start_date=2026-01-01')
    // October: 13 % of 150,000 and 15 % of 100,000 are 34,500 instead of 32,500; then 37,500.
    const [rise = ''] = await calculator.sentences()
    expect(rise.replaceAll('\u00a0', ' ')).toBe(
      'С октября на руки меньше: 215 500, дальше 212 500 ₽. Доход с начала года превысит ' +
        '2 400 000 ₽, и сверх этой суммы ставка будет 15 % вместо 13 %.',
    )
    const crossing = calculator.page.locator('tr.crossing')
    await expect.poll(() => crossing.innerText()).toMatch(/^октябрь/i)
    await expect.poll(() => crossing.innerText()).toContain('15\u00a0% вместо 13\u00a0%')
  })

  it('give the salary for a net pay of 150,000 in Surgut', async () => {
    const calculator = await open()
    await calculator.type('net', roubles(150_000))
    await calculator.ask('place')
    await calculator.page.locator('#place').pressSequentially('сургут')
    await calculator.page.getByRole('option').first().waitFor()
    await calculator.field('net').focus()
    await calculator.page.locator('#place').focus()
    await calculator.page
      .getByRole('option', { name: /Сургут/ })
      .first()
      .click()
    // 1.5 and 50 % make 2 × the salary; 86,207 × 2 = 172,414, of which 13 % of each half are 11,207
    // in whole roubles: 150,000 remain. Of 87,000 × 2 = 174,000 the tax is 2 × 11,310.
    await calculator.page.locator('.segments-seniority label').last().click()
    const answer = await calculator.page.locator('.result').first().innerText()
    expect(answer.replaceAll('\u00a0', ' ')).toMatch(/^Просите оклад\s+87 000 ₽\s/)
    const [reason = ''] = await calculator.sentences()
    expect(reason.replaceAll('\u00a0', ' ')).toBe(
      'На руки будет не меньше 151 380 ₽ в каждом месяце.',
    )
    await calculator.page.getByRole('link', { name: /^точно/ }).click()
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(86_207))
  })
})
