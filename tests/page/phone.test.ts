import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { checkEnd } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const year = 'start_date=2026-01-01'

describe.skipIf(!hasBrowser)('the page on a phone and in a small window', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment: string, width: number, height: number) => {
    const { page } = await visit({
      url: `${server().url}/${fragment}`,
      viewport: { width, height },
    })
    await new Calculator(page).painted()
    return page
  }
  const headings = (page: Page) => page.locator('.months thead th:visible').allInnerTexts()

  it('shows month, net pay and tax of each month, and the rest on a tap', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    await expect.poll(() => headings(page)).toEqual(['Месяц', 'На руки', 'НДФЛ', 'Ставка'])
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const [whole, shown] = await page
        .locator('.months .scroll')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      expect(whole).toBe(shown)
    }
    await page.getByRole('button', { name: 'Подробно для бухгалтера' }).click()
    await expect.poll(() => headings(page)).toContain('Начислено с начала года')
  })

  it('keeps the net pay in view while the terms are edited', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    const calculator = new Calculator(page)
    await (await calculator.control('accident_rate')).scrollIntoViewIfNeeded()
    const bar = page.locator('.result-bar')
    expect((await bar.innerText()).replaceAll('\u00a0', ' ')).toMatch(/На руки.*\s217 500 ₽/)
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    await page.getByRole('button', { name: 'Готово' }).click()
    await (await calculator.control('territorial_multiplier')).fill('9')
    await expect.poll(() => bar.innerText()).toContain('—')
  })

  it.each(['', '&employment_type=SELF_EMPLOYED'])(
    'keeps the words of the chips whole (%s)',
    async (more) => {
      const page = await open(`#1/gross=15000000&${year}${more}`, 320, 640)
      const chips = page.locator('.chips .question b')
      await expect.poll(() => chips.count()).toBeGreaterThan(0)
      const linesOf = (chip: Element) => {
        const range = document.createRange()
        range.selectNodeContents(chip)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }
      for (const chip of await chips.all()) await expect.poll(() => chip.evaluate(linesOf)).toBe(1)
    },
  )

  it('shades the edge of a table behind which there are more columns', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    await new Calculator(page).showWhole()
    // The payments by date fit on the phone.
    const payments = page.locator('.payments .scroll')
    const fits = () =>
      payments.evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth))
    await expect.poll(fits).toEqual([true, true, true])
    const table = page.locator('.months > .scroll').first()
    const edge = async () => {
      const { x, y, width } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      const clip = { x: x + width - 4, y: y + 2, width: 4, height: 4 }
      return (await page.screenshot({ clip })).toString('base64')
    }
    await table.evaluate((scroll) => scroll.scrollIntoView())
    const before = await edge()
    await table.evaluate((scroll) => scroll.scrollTo(9999, 0))
    await expect.poll(edge).not.toBe(before)
  })

  it('closes a sheet by the Back button, and keeps what was typed into it', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    const calculator = new Calculator(page)
    await (await calculator.control('children_count')).fill('2')
    // A reload would lose what the address does not hold.
    await calculator.addressHolds('children_count=2')
    await page.goBack()
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await calculator.addressHolds('children_count=2')
    await expect.poll(() => calculator.shown('gross')).toBe(25_000_000)
  })

  it('closes a breakdown by the Back button, and then the sheet below it', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    const calculator = new Calculator(page)
    await (await calculator.control('children_count')).fill('2')
    const figure = page.locator('.facts .figure').first()
    await figure.evaluate((one) => one.scrollIntoView())
    await figure.click()
    await page.locator('dialog .formula').waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.sheet').count()).toBe(1)
    // A second tap comes before the first is answered.
    await page.getByRole('button', { name: 'Готово' }).dblclick()
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await calculator.addressHolds('children_count=2')
  })

  it('has the answer on the first screen, and folds equal months', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    const headline = await page.locator('.headline').boundingBox()
    expect((headline?.y ?? 844) + (headline?.height ?? 0)).toBeLessThan(844)
    const months = await page.locator('.months tbody th').allInnerTexts()
    // Nine months with 13 %, the one in which 2.4 million are passed, two with 15 %.
    expect(months.map((text) => text.replace(/[\s\u00a0]+/g, ' '))).toEqual([
      'Янв — сен × 9',
      'Октябрь 15 % вместо 13 %',
      'Ноя — дек × 2',
    ])
  })

  it('cuts no amount and breaks no word at 320 px', async () => {
    const page = await open(`#1/gross=99999999999&${year}`, 320, 640)
    const parts = page.locator(
      '.entry input[type=text], .segments-know span, .headline, .legend li',
    )
    const cut = await parts.evaluateAll((all) =>
      all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.outerHTML),
    )
    expect(cut).toEqual([])
    const lines = await page
      .locator('.segments-know b')
      .evaluateAll((all) => all.map((amount) => amount.getClientRects().length))
    expect(lines).toEqual([1, 1, 1])
  })

  it.each(['ru', 'en'])('draws equal months equally high at 320 px, %s', async (language) => {
    const page = await open(`#1/gross=18000000&${year}`, 320, 640)
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
    await new Calculator(page).painted()
    const tops = await page
      .locator('.column-body')
      .evaluateAll((all) => all.map((column) => column.getBoundingClientRect().top))
    expect(tops).toHaveLength(12)
    expect(new Set(tops).size).toBe(1)
  })

  it('leaves no currency sign alone on a line', async () => {
    const page = await open(`#1/net=25000000&${year}`, 390, 844)
    const sentences = await page.locator('.story li, .money h3, .money .hint').allTextContents()
    expect(sentences.length).toBeGreaterThan(2)
    expect(sentences.filter((text) => / ₽/.test(text))).toEqual([])
  })

  it('shows whole amounts with letters twice as large', async () => {
    const page = await open(`#1/gross=10000000&full_allowance=80&${year}`, 320, 640)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const cut = () =>
      page
        .locator('.segments-know b, #salary-gross, .result-bar')
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    await expect.poll(cut).toEqual([0, 0, 0, 0, 0])
  })

  it.each([
    ['a round salary', 'net=50000000000', '.neighbours li:first-child'],
    ['a settlement', 'gross=10000000&other_employers=250000000,0,32700000', '.extras'],
    ['the longest settlement', 'gross=100000000000&other_employers=9000000000,0,0', '.extras'],
    ['a recalculation', `gross=10000000&${year}/gross=10000000&paid_on=2026-12-20`, '#paid-on'],
  ])('scrolls no way but down beside %s with letters twice as large', async (_, link, part) => {
    const page = await open(`#1/${link}&${year}`, 320, 640)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.locator(part).first().waitFor()
    const wider = (element: HTMLElement) => element.scrollWidth - element.clientWidth
    await expect.poll(() => page.locator('html').evaluate(wider)).toBe(0)
    await page.locator('[data-cell="0-1"]').evaluate((figure: HTMLElement) => figure.click())
    await page.locator('dialog .formula').waitFor()
    await expect.poll(() => page.locator('dialog').evaluate(wider)).toBe(0)
  })

  it('scrolls only as a whole in a window zoomed to 200%', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 640, 400)
    const isWhole = await page
      .locator('.months .scroll')
      .evaluate((scroll) => scroll.scrollHeight <= scroll.clientHeight)
    expect(isWhole).toBe(true)
  })

  it.each(['light', 'dark'] as const)('draws the borders of fields at 3:1, %s', async (theme) => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&${year}`,
      colorScheme: theme,
    })
    const calculator = new Calculator(page)
    for (const [group, selector] of [
      ['contract', '#salary-gross'],
      ['place', '#place'],
      ['contract', '#detail-employment_type'],
      ['bonuses', '#detail-monthly_bonuses-1'],
    ] as const) {
      await calculator.ask(group)
      const [border, ground] = await page.locator(selector).evaluate((field) => {
        const style = getComputedStyle(field)
        return [style.borderTopColor, style.backgroundColor]
      })
      expect(contrast(border ?? '', ground ?? ''), selector).toBeGreaterThanOrEqual(3)
    }
  })
})

describe.skipIf(!hasBrowser)('the scenarios and the places of the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('keeps the focus on a scenario that was added', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000&${year}` })
    await page.getByRole('button', { name: 'Добавить вариант' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Вариант 2')
  })

  it('names scenarios by what differs, and marks only the rows that differ', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&${year}/gross=15000000&contribution_tariff=it&${year}`,
    })
    const names = await page.locator('.scenario button:first-child').allInnerTexts()
    expect(names).toEqual(['Вариант 1: Общий', 'Вариант 2: ИТ-компания'])
    await page.locator('.comparison').waitFor()
    await expect.poll(() => page.locator('.comparison').innerText()).not.toContain('столько же')
    // The contributions of an IT company are lower; tax and net pay are the same.
    const changed = await page.locator('.card div:has(.difference) dt').allInnerTexts()
    expect(changed).toEqual(['Взносы, за год', 'Расходы работодателя, за год'])
  })

  it('names towns, and shows the range of an allowance that is not said', async () => {
    // 250,000 × 1.8 and × 2.6, less 13 %.
    const town = 'place=Норильск&full_allowance=80&territorial_multiplier=180'
    const link = `#1/gross=25000000&${year}/gross=25000000&${town}&${year}`
    const { page } = await visit({ url: `${server().url}/${link}` })
    const card = page.locator('.card').last()
    await expect.poll(() => card.locator('h3').innerText()).toBe('Норильск · 1,8')
    const net = await card.locator('.card-net').innerText()
    expect(net.replaceAll('\u00a0', ' ')).toBe('391 500 – 565 500 ₽')
    await page.locator('.equal button').first().click()
    await expect.poll(() => page.locator('.card').count()).toBe(4)
    await page.goBack()
    await expect.poll(() => card.locator('h3').innerText()).toBe('Норильск · 1,8')
  })

  it.each([
    ['desktop', 1280],
    ['phone', 360],
  ])(
    'compares every contract type by one button, with any of the amounts equal, %s',
    async (...screen) => {
      const viewport = { width: screen[1], height: 800 }
      const { page } = await visit({ url: `${server().url}/#1/gross=15000000&${year}`, viewport })
      await page.getByRole('button', { name: 'Сравнить договоры' }).click()
      await page.locator('.comparison').waitFor()
      await expect
        .poll(() => page.locator('.card h3').allInnerTexts())
        .toEqual([
          'Трудовой договор',
          'Трудовой договор, ИТ-компания',
          'Договор ГПХ',
          'Самозанятость',
        ])
      const cells = async (row: string) =>
        (await page.locator('.card div', { hasText: row }).locator('dd').allInnerTexts()).map(
          (cell) => cell.replace(/[\u00a0]/g, ' ').split(' ₽')[0],
        )
      // 13 % of 1.8 million, and 6 % of the self-employed: 1,566,000 and 1,692,000.
      await expect
        .poll(() => cells('На руки, за год'))
        .toEqual(['1 566 000', '1 566 000', '1 566 000', '1 692 000'])
      // 195,300 a month: 150,000 with contributions of 30 % and accident insurance of 0.2 %.
      await page.locator('.equal').getByRole('button', { name: 'Расходы работодателя' }).click()
      await expect.poll(async () => (await cells('Доход'))[0]).toBe('195 300')
      expect((await cells('Оклад'))[0]).toBe('150 000')
      await checkEnd(page)
      await page.getByRole('button', { name: 'Закрыть сравнение' }).click()
      await expect.poll(() => page.locator('.scenario').count()).toBe(0)
    },
  )

  it('keeps the town in the link', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000&${year}` })
    const calculator = new Calculator(page)
    await calculator.ask('place')
    await page.locator('#place').pressSequentially('норил')
    await page.getByRole('option', { name: /Норильск/ }).click()
    await calculator.addressHolds('place=')
    const { page: other } = await visit({ url: page.url() })
    await expect
      .poll(() => other.locator('#question-place-button').innerText())
      .toContain('Норильск')
  })

  it('finds a town without a coefficient, and says that it has none', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&territorial_multiplier=150&${year}`,
    })
    await new Calculator(page).ask('place')
    await page.locator('#place').pressSequentially('москва')
    await page.getByRole('option', { name: /Москва/ }).click()
    await expect
      .poll(() => page.locator('#place-hint').innerText())
      .toBe('Москва: районного коэффициента и северной надбавки нет')
    await expect.poll(() => page.locator('#detail-territorial_multiplier').inputValue()).toBe('')
  })
})

/** The contrast of two colours, such as `rgb(125, 138, 131)`, by WCAG. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
