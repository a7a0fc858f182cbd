import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** A kopeck less than the largest salary, with the largest coefficients: up to 36 billion a year. */
const north = 'territorial_multiplier=200&northern_coefficient=200&start_date=2026-01-01'
const longest = `#1/gross=99999999999&${north}&children_count=2`

/** The texts that leave the screen, or the cell, button or input that holds them. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent?.checkVisibility() || parent.closest('.visually-hidden, .skip')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const inside = range.getBoundingClientRect()
      const holder = parent.closest('button:not(.column), td, th, .chip, label, select, option')
      const box = holder?.getBoundingClientRect()
      const leavesScreen = inside.right > innerWidth + 1 && !parent.closest('.scroll')
      const leavesBox = box && (inside.right > box.right + 1 || inside.left < box.left - 1)
      if (parent.tagName !== 'OPTION' && (leavesScreen || leavesBox)) found.push(text)
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'input:not(.visually-hidden)',
    )) {
      if (input.scrollWidth > input.clientWidth + 1) found.push(`input ${input.value}`)
    }
    return found
  })

describe.skipIf(!hasBrowser)('the longest amounts', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each([
    [320, 'ru-RU'],
    [320, 'en-GB'],
    [390, 'ru-RU'],
    [390, 'en-GB'],
    [1280, 'ru-RU'],
    [1280, 'en-GB'],
  ])('are whole at %i, %s', async (width, locale) => {
    const viewport = { width, height: 900 }
    const { page } = await visit({ url: `${server().url}/${longest}`, viewport, locale })
    const calculator = new Calculator(page, locale === 'ru-RU' ? 'ru' : 'en')
    await page.locator('.months').waitFor()
    await expect.poll(() => cutTexts(page)).toEqual([])
    await calculator.showWhole()
    await page.locator('.payments table').first().waitFor()
    await expect.poll(() => cutTexts(page)).toEqual([])
    await page.getByRole('button', { name: /^(Сравнить договоры|Compare contracts)$/ }).click()
    await page.locator('.comparison').waitFor()
    await expect.poll(() => cutTexts(page)).toEqual([])

    await page.goto(`${server().url}/#people`)
    const buffer = Buffer.from(
      'ФИО;Оклад;Районный коэффициент;Северная надбавка, %\nА;999999999,99;2;100\n',
    )
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.locator('.payroll table').waitFor()
    await expect.poll(() => cutTexts(page)).toEqual([])
  })
})
