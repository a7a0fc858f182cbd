import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('the page beside the table of months', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('draws pictures, describes them, and shows their figures as tables', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    await page.locator('.pictures').scrollIntoViewIfNeeded()
    await page.locator('canvas').nth(2).waitFor()
    const drawn = await page.locator('canvas').evaluateAll((all) =>
      all.map((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement
        const context = (canvas as HTMLCanvasElement).getContext('2d')
        const pixels = context?.getImageData(0, 0, width, height).data ?? []
        return new Set([...pixels].filter((_, index) => index % 4 === 0)).size
      }),
    )
    expect(drawn.every((colours) => colours > 5)).toBe(true)
    for (const canvas of await page.locator('canvas').all()) {
      expect((await canvas.getAttribute('aria-label'))?.length).toBeGreaterThan(40)
    }
    const table = (index: number) =>
      page
        .locator('.picture')
        .nth(index)
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.textContent?.replaceAll('\u00a0', ' ')))
    // October: 34,500 of tax and 75,000 of contributions.
    expect((await table(0))[9]).toBe('Октябрь215 50034 50075 500')
    // 1,000 more a month are 12,000 a year: at first 13 % tax, 30.2 % contributions and accident insurance.
    expect((await table(1))[0]).toBe('010 4401 5603 624')
    // 897 thousand of contributions in parts: pension, medical, social (5.1 and 2.9 of 30 %).
    expect((await table(2))[0]).toBe('На руки2 598 000')
  })

  it('explains a total, a year to date and the cost', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=25000000&start_date=2026-01-01` })
    const formulaOf = async (place: string) => {
      await page.locator(`[data-place="${place}"]`).click()
      const formula = (await page.locator('.formula').innerText()).replaceAll('\u00a0', ' ')
      const parts = await page.locator('dialog button.input').count()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      return { formula, parts }
    }
    // Tax of October, of the year, tax from January to February, contributions, the rate.
    expect((await formulaOf('9-1')).formula).toContain('15 % × 100 000,00')
    expect((await formulaOf('12-1')).formula).toContain('402 000,00')
    expect(await formulaOf('1-6')).toEqual({
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
    const places = await page
      .locator('[data-place]')
      .evaluateAll((all) => all.map((figure) => figure.getAttribute('data-place')))
    expect(places.length).toBeGreaterThan(50)
    const cut = await page
      .locator('.figure')
      .evaluateAll((all) => all.filter((figure) => figure.scrollWidth > figure.clientWidth).length)
    expect(cut).toBe(0)
    for (const place of places) {
      const figure = page.locator(`[data-place="${place}"]`)
      const shown = (await figure.innerText()).replace(/,00$/, '')
      await figure.click()
      const formula = await page.locator('.formula').innerText()
      expect(formula, `${place}`).toContain(shown)
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
  }, 120_000)

  it('shows scenarios side by side with their differences', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000&start_date=2026-01-01` })
    const calculator = new Calculator(page)
    await page.getByRole('button', { name: 'Добавить вариант' }).click()
    await calculator.type('gross', roubles(151_000))
    await calculator.painted()
    const rows = await page
      .locator('.comparison tbody tr')
      .evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText))
    const texts = rows.map((row) => row.replace(/[\u00a0\s]+/g, ' '))
    // 12,000 more a year: 1,560 of tax, 10,440 of net pay, 3,624 (30.2 %) of contributions.
    expect(texts.find((row) => row.startsWith('На руки, за год'))).toContain('+10 440')
    expect(texts.find((row) => row.startsWith('НДФЛ, за год'))).toContain('+1 560')
    expect(texts.find((row) => row.startsWith('Взносы, за год'))).toContain('+3 624')
    await page.getByRole('button', { name: /^Вариант 1/ }).click()
    expect(await calculator.shown('gross')).toBe(roubles(150_000))
    await calculator.addressHolds('/gross=15100000')
    await page.reload()
    await expect.poll(() => page.locator('.scenario').count()).toBe(2)
    await page.getByRole('button', { name: 'Убрать вариант 2' }).click()
    await expect.poll(() => page.locator('.comparison').count()).toBe(0)
  })

  it('marks changed details, and resets them', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000` })
    const calculator = new Calculator(page)
    await calculator.openDetails()
    await page.locator('#detail-northern_coefficient').fill('50')
    await page.locator('#detail-is_not_resident').check()
    await expect.poll(() => page.locator('.field-changed').count()).toBe(2)
    await expect.poll(() => page.locator('.changed .chip').count()).toBe(2)
    await page
      .getByRole('button', { name: 'Не налоговый резидент: вернуть как было' })
      .first()
      .click()
    await expect.poll(() => page.locator('#detail-is_not_resident').isChecked()).toBe(false)
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
    expect(sentences.join(' ')).toContain('Не учтено для 2018 года или вместе с остальным: Договор')
  })

  it('without JavaScript says that it needs it, and links to the law', async () => {
    const { page } = await visit({ url: server().url, javaScriptEnabled: false })
    const text = await page.locator('body').innerText()
    expect(text).toContain('JavaScript')
    expect(text).toContain('how it is computed')
  })

  it('shows no motion to users who prefer less of it', async () => {
    const { page } = await visit({ url: server().url, reducedMotion: 'reduce' })
    const durations = await page
      .locator('button')
      .evaluateAll((all) => all.map((button) => getComputedStyle(button).transitionDuration))
    expect(new Set(durations)).toEqual(new Set(['0s']))
  })
})
