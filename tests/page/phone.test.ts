import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
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
    expect(await headings(page)).toEqual(['Месяц', 'На руки', 'НДФЛ'])
    const isWithin = await page
      .locator('.months .scroll')
      .evaluate((scroll) => scroll.scrollWidth <= scroll.clientWidth)
    expect(isWithin).toBe(true)
    await page.getByRole('button', { name: 'Все столбцы' }).click()
    expect(await headings(page)).toContain('Начислено с начала года')
  })

  it('keeps the net pay in view while the terms are edited', async () => {
    const page = await open(`#1/gross=25000000&${year}`, 390, 844)
    await new Calculator(page).openDetails()
    await page.locator('#detail-accident_rate').scrollIntoViewIfNeeded()
    const bar = page.locator('.result-bar')
    expect((await bar.innerText()).replaceAll('\u00a0', ' ')).toContain('На руки 217 500 ₽')
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    await page.locator('#detail-territorial_multiplier').fill('9')
    await expect.poll(() => bar.innerText()).toContain('—')
  })

  it('cuts no amount and breaks no word at 320 px', async () => {
    const page = await open(`#1/gross=99999999999&${year}`, 320, 640)
    for (const id of ['salary-gross', 'salary-net', 'salary-cost']) {
      const isCut = await page
        .locator(`#${id}`)
        .evaluate((input) => input.scrollWidth > input.clientWidth)
      expect(isCut, id).toBe(false)
    }
    const widest = await page.locator('.amount label').evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label.firstChild as Node)
        return range.getClientRects().length
      }),
    )
    expect(widest).toEqual([1, 1, 1])
  })

  it('leaves no currency sign alone on a line', async () => {
    const page = await open(`#1/net=25000000&${year}`, 390, 844)
    const sentences = await page.locator('.story li').allTextContents()
    expect(sentences.length).toBeGreaterThan(2)
    expect(sentences.filter((text) => / ₽/.test(text))).toEqual([])
  })

  it('scrolls only as a whole in a window zoomed to 200 %', async () => {
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
    await new Calculator(page).openDetails()
    for (const selector of ['#salary-net', '#place', '#detail-employment_type', '#bonus-1']) {
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
    expect(names).toEqual(['Вариант 1', 'Вариант 2: Тариф страховых взносов: IT-компания'])
    await page.locator('.comparison').waitFor()
    expect(await page.locator('.comparison').innerText()).not.toContain('столько же')
    // The contributions of an IT company are lower; tax and net pay are the same.
    const changed = await page.locator('.changed-row th').allInnerTexts()
    expect(changed).toEqual(['Взносы, за год', 'Расходы работодателя, за год'])
  })

  it('finds a town without a coefficient, and says that it has none', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&territorial_multiplier=150&${year}`,
    })
    await new Calculator(page).openDetails()
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
