import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page beside the table of months', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('draws the year with its rates and threshold, and says the same in words', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    const text = async (selector: string) =>
      (await page.locator(selector).allInnerTexts()).map((one) => one.replaceAll('\u00a0', ' '))
    // 13 % of 250,000; in October 15 % of 100,000; then 15 %.
    await expect
      .poll(() => text('.column-note'))
      .toEqual(['217 500 · 13 %', '215 500', '212 500 · 15 %'])
    await expect.poll(() => page.locator('.column.rate-0').count()).toBe(9)
    await expect.poll(() => page.locator('.column.rate-1').count()).toBe(3)
    const [caption] = await text('.year-picture figcaption')
    expect(caption).toContain('С октября доход с начала года больше 2,4 млн ₽: 15 %')
    // The axis does not start at 0: the lowest net pay less the whole fall, 5,000.
    expect(caption).toContain('шкала от 207 500 ₽')
    const described = await page.locator('.columns').getAttribute('aria-label')
    expect(described?.replaceAll('\u00a0', ' ')).toContain('октябрь 215 500 ₽ (13 и 15 %)')
    const heights = await page
      .locator('.column-body')
      .evaluateAll((all) => all.map((body) => body.getBoundingClientRect().height))
    expect((heights[9] ?? 0) / (heights[0] ?? 1)).toBeLessThan(0.9)
    expect((heights[11] ?? 0) / (heights[0] ?? 1)).toBeLessThan(0.6)
  })

  it('says nothing of deductions that nobody has', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    await new Calculator(page).painted()
    await page.locator('.months').waitFor()
    await expect.poll(() => page.locator('.extras').count()).toBe(0)
    // A settlement without anything to pay still ends with its notice of 0.
    await page.goto(`${server().url}/#1/gross=10000000&other_employers=10000000,0,1300000`)
    await expect
      .poll(() => page.locator('.extras [data-step="notice.all_employers"]').count())
      .toBe(1)
  })

  it('is busy until the months are loaded', async () => {
    const { page, context } = await visit({ url: `${server().url}/livez` })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(/assets\/below-/, (route) => held.then(() => route.continue()))
    await page.goto(`${server().url}/#1/gross=25000000&start_date=2026-01-01`)
    await page.locator('.headline').waitFor()
    await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true')
    release()
    await new Calculator(page).painted()
    await expect.poll(() => page.locator('.months').count()).toBe(1)
  })

  it('divides the cost by year, month and hour', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    const money = async () =>
      (await page.locator('.money').innerText()).replace(/[\u00a0\s]+/g, ' ')
    // 896,871 of contributions and 6,000 of accident insurance; 2,598,000 of 3,902,871 are 67 %.
    await expect.poll(money).toContain('Расходы работодателя 3 902 871 ₽ за 2026 год')
    await expect
      .poll(money)
      .toContain('На руки 2 598 000 ₽ 67 % НДФЛ 402 000 ₽ 10 % Взносы 902 871 ₽ 23 %')
    await page.getByText('Месяц', { exact: true }).first().click()
    await expect.poll(money).toContain('На руки 216 500 ₽ 67 %')
    // 247 working days of 8 hours in 2026: 2,598,000 / 1,976 = 1,314.78.
    await page.getByText('Час', { exact: true }).click()
    await expect.poll(money).toContain('На руки 1 315 ₽ 67 %')
  })

  it('says what a raise of a chosen size leaves', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000&start_date=2026-01-01` })
    await page.locator('#raise').fill('1000')
    // 12,000 more a year: 1,560 of tax; 30.2 % of contributions and accident insurance.
    await expect
      .poll(async () => (await page.locator('.raise output').innerText()).replaceAll('\u00a0', ' '))
      .toContain('+10 440 ₽ на руки, +1 560 ₽ НДФЛ, +15 624 ₽')
  })

  it('explains a total, a year to date and the cost', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    await new Calculator(page).showWhole()
    const formulaOf = async (place: string) => {
      await page.locator(`[data-cell="${place}"]`).click()
      const formula = (await page.locator('.formula').innerText()).replaceAll('\u00a0', ' ')
      const parts = await page.locator('dialog button.input').count()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      return { formula, parts }
    }
    // Tax of October, of the year, tax from January to February, contributions, the rate.
    const { formula } = await formulaOf('9-1')
    expect(formula).toContain('15 % × 100 000,00')
    expect(formula).toContain('13 % от 150 000 + 15 % от 100 000')
    expect((await formulaOf('12-1')).formula).toContain('402 000,00')
    await expect
      .poll(() => formulaOf('1-6'))
      .toEqual({
        formula: '32 500,00 + 32 500,00 = 65 000,00',
        parts: 2,
      })
    expect((await formulaOf('0-3')).formula).toContain(
      '55 000,00 + 12 750,00 + 7 250,00 + 500,00 = 75 500,00',
    )
    expect((await formulaOf('9-4')).formula).toContain('15 %')
  })

  it('explains every figure of a year with many details', async () => {
    const terms =
      'territorial_multiplier=150&northern_coefficient=150&children_count=2&accident_rate=20&contribution_tariff=it'
    const { page } = await visit({
      url: `${server().url}/#1/gross=123456789&${terms}&start_date=2026-08-01`,
    })
    await new Calculator(page).showWhole()
    const places = await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((figure) => figure.getAttribute('data-cell')))
    expect(places.length).toBeGreaterThan(50)
    const cut = await page
      .locator('.figure')
      .evaluateAll((all) => all.filter((figure) => figure.scrollWidth > figure.clientWidth).length)
    expect(cut).toBe(0)
    // Clicked in the page: from outside, this took longer than all other tests of the file.
    const unexplained = await page.evaluate(async () => {
      const until = async (holds: () => unknown) => {
        while (!holds()) await new Promise(requestAnimationFrame)
      }
      const wrong: string[] = []
      for (const figure of document.querySelectorAll<HTMLElement>('[data-cell]')) {
        const shown = figure.innerText.replace(/,00$/, '')
        figure.click()
        await until(() => document.querySelector('dialog .formula'))
        const formula = document.querySelector<HTMLElement>('dialog .formula')?.innerText ?? ''
        if (!formula.includes(shown)) wrong.push(`${shown}: ${formula}`)
        document.querySelector<HTMLElement>('dialog .close')?.click()
        await until(() => document.querySelector('dialog') === null)
      }
      return wrong
    })
    expect(unexplained).toEqual([])
  })

  it('shows scenarios side by side with their differences', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000&start_date=2026-01-01` })
    const calculator = new Calculator(page)
    await page.getByRole('button', { name: 'Добавить вариант' }).click()
    await calculator.type('gross', roubles(151_000))
    await calculator.painted()
    const rows = await page
      .locator('.card:last-child dl > div')
      .evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText))
    const texts = rows.map((row) => row.replace(/[\u00a0\s]+/g, ' '))
    // 12,000 more a year: 1,560 of tax, 10,440 of net pay, 3,624 (30.2 %) of contributions.
    expect(texts.find((row) => row.startsWith('На руки, за год'))).toContain('+10 440')
    expect(texts.find((row) => row.startsWith('НДФЛ, за год'))).toContain('+1 560')
    expect(texts.find((row) => row.startsWith('Взносы, за год'))).toContain('+3 624')
    await page.getByRole('button', { name: /^Вариант 1/ }).click()
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(150_000))
    await calculator.addressHolds('/gross=15100000')
    await page.reload()
    await expect.poll(() => page.locator('.scenario').count()).toBe(2)
    await page.getByRole('button', { name: 'Убрать вариант 2' }).click()
    await expect.poll(() => page.locator('.comparison').count()).toBe(0)
  })

  it('marks changed details, and resets them', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000` })
    const calculator = new Calculator(page)
    await (await calculator.control('is_not_resident')).check()
    await expect.poll(() => page.locator('.field-changed').count()).toBe(1)
    await (await calculator.control('northern_coefficient')).fill('50')
    await expect.poll(() => page.locator('.field-changed').count()).toBe(1)
    await expect.poll(() => page.locator('.rest').innerText()).toContain('Сбросить все условия')
    await calculator.ask('contract')
    await page.getByRole('button', { name: 'Нерезидент: вернуть как было' }).first().click()
    await expect
      .poll(async () => (await calculator.control('is_not_resident')).isChecked())
      .toBe(false)
    await calculator.ask('place')
    await page.locator('#detail-territorial_multiplier').fill('3')
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('от 1 до 2')
    await page.locator('#detail-territorial_multiplier').fill('1,15')
    await page.getByRole('button', { name: 'Сбросить все условия' }).click()
    await expect.poll(() => page.locator('.field-changed').count()).toBe(0)
    await expect.poll(() => page.locator('#detail-northern_coefficient').inputValue()).toBe('')
  })

  it('says which details a year does not have, and leaves them out', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=5000000&start_date=2018-01-01&employment_type=SELF_EMPLOYED`,
    })
    const sentences = await new Calculator(page).sentences()
    expect(sentences.join(' ')).toContain(
      'Не учтено в 2018 году или при остальных условиях: Договор',
    )
  })

  it.each([
    ['ru-RU', 'как считается'],
    ['en-GB', 'how it is computed'],
  ])(
    'without JavaScript says in %s that it needs it, and links to the law',
    async (locale, link) => {
      const { page } = await visit({ url: server().url, javaScriptEnabled: false, locale })
      const text = await page.locator('body').innerText()
      expect(text).toContain('JavaScript')
      expect(text).toContain(link)
    },
  )

  it('shows no motion to users who prefer less of it', async () => {
    const { page } = await visit({ url: server().url, reducedMotion: 'reduce' })
    const durations = await page
      .locator('button')
      .evaluateAll((all) => all.map((button) => getComputedStyle(button).transitionDuration))
    expect(new Set(durations)).toEqual(new Set(['0s']))
  })
})
