import { roubles } from '@oklad/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser)('what a person types into the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment = '', locale = 'ru-RU') => {
    const { page } = await visit({ url: `${server().url}/${fragment}`, locale })
    return new Calculator(page, locale === 'ru-RU' ? 'ru' : 'en')
  }

  it.each(['150к', '150 тыс', '150 тыс.', '0,15 млн', '150k', '0.15m'])(
    'counts %s as 150,000',
    async (text) => {
      const calculator = await open()
      await calculator.field('gross').press('ControlOrMeta+a')
      await calculator.field('gross').pressSequentially(text)
      await expect.poll(() => calculator.shown('net')).toBe(roubles(130_500))
      await calculator.field('gross').blur()
      await expect.poll(() => calculator.field('gross').inputValue()).toBe('150 000')
    },
  )

  it('shows no result beside an amount that cannot be read', async () => {
    const calculator = await open('#1/gross=15000000&start_date=2026-01-01')
    const { page } = calculator
    await calculator.field('gross').fill('200-250 тыс')
    await expect.poll(() => calculator.written('net')).toBe('—')
    await expect.poll(() => calculator.written('cost')).toBe('—')
    await expect.poll(() => calculator.written('gross')).toBe('—')
    await expect.poll(() => page.locator('.headline').innerText()).toContain('—')
    await expect
      .poll(() => page.locator('.facts [data-figure=incomeTax]').innerText())
      .toContain('—')
    await expect.poll(() => page.locator('.result[inert] .months').count()).toBe(1)
    await expect.poll(() => page.locator('.result[inert] .story').count()).toBe(1)
    await expect
      .poll(() => page.locator('.problem[role=status]').innerText())
      .toContain('Исправьте сумму')
    // The next readable amount, in any of the fields, brings the result back.
    await calculator.type('net', roubles(130_500))
    await expect.poll(() => calculator.shown('gross')).toBe(roubles(150_000))
    await expect.poll(() => page.locator('.result[inert]').count()).toBe(0)
  })

  it('shows no result as valid while a condition is wrong, and names the condition', async () => {
    const calculator = await open('#1/gross=15000000&start_date=2026-01-01')
    const { page } = calculator
    await calculator.ask('place')
    await page.locator('#detail-territorial_multiplier').fill('2,5')
    await expect.poll(() => page.locator('.result[inert] .months').count()).toBe(1)
    await expect.poll(() => calculator.written('net')).toBe('—')
    await expect
      .poll(() => page.locator('.problem[role=status]').innerText())
      .toContain('Районный коэффициент')
    await page.locator('#detail-territorial_multiplier').fill('1,5')
    await expect.poll(() => page.locator('.result[inert]').count()).toBe(0)
    // 150,000 × 1.5 = 225,000; 13 % of the salary and of the coefficient: 19,500 + 9,750.
    await expect.poll(() => calculator.shown('net')).toBe(roubles(195_750))
    await (await calculator.control('children_count')).fill('2,5')
    await page.getByText('Нужно целое число от 0 до 30').waitFor()
  })

  it.each([
    ['deductions', 'detail-housing_expense', '2 млрд', 'сумму в рублях'],
    ['deductions', 'detail-housing_expense', '2000000000', 'не больше 1 000 000 000 ₽'],
    ['bonuses', 'detail-monthly_bonuses-3', '2000000000', 'не больше 1 000 000 000 ₽'],
    ['before', 'before-base', '20000000000', 'не больше 12 000 000 000 ₽'],
  ])('refuses under %s, in %s, the amount %s', async (group, id, text, problem) => {
    const calculator = await open('#1/gross=15000000&start_date=2026-01-01')
    const { page } = calculator
    await calculator.ask(group)
    await page.locator(`#${id}`).fill(text)
    await expect
      .poll(async () => (await page.getByRole('alert').innerText()).replaceAll('\u00a0', ' '))
      .toContain(problem)
    await expect.poll(() => page.locator('.result[inert] .months').count()).toBe(1)
  })

  it.each([
    ['northern_coefficient', '80%', 'northern_coefficient=180'],
    ['northern_coefficient', '80 %', 'northern_coefficient=180'],
    ['accident_rate', '0,9 %', 'accident_rate=90'],
    ['territorial_multiplier', '1.5', 'territorial_multiplier=150'],
    ['territorial_multiplier', '1,5', 'territorial_multiplier=150'],
  ] as const)('takes in %s the text %s', async (name, text, part) => {
    const calculator = await open('#1/gross=15000000&start_date=2026-01-01')
    await (await calculator.control(name)).fill(text)
    await calculator.addressHolds(part)
  })

  it('writes and reads amounts with commas in English', async () => {
    const calculator = await open('', 'en-GB')
    const field = calculator.field('gross')
    await field.press('ControlOrMeta+a')
    await field.pressSequentially('150000')
    await expect.poll(() => field.inputValue()).toBe('150,000')
    await expect.poll(() => calculator.written('net')).toBe('130,500')
    await field.fill('150,000.50')
    await expect.poll(() => field.inputValue()).toBe('150,000.50')
    await calculator.addressHolds('gross=15000050')
    await field.fill('150,50')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => calculator.page.getByRole('alert').innerText())
      .toContain('150,000, 150,000.50 or 150k')
  })

  it('opens with an example that the first key replaces', async () => {
    const calculator = await open()
    const { page } = calculator
    await expect.poll(() => calculator.shown('net')).toBe(roubles(217_500))
    await expect.poll(() => page.locator('.entry').innerText()).toContain('Это пример')
    expect(new URL(page.url()).hash).toBe('')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('salary-gross')
    await page.keyboard.type('2')
    await expect.poll(() => calculator.field('gross').inputValue()).toBe('2')
    await expect.poll(() => page.locator('.entry').innerText()).not.toContain('Это пример')
  })

  it('takes no focus where the page opens with a link', async () => {
    const { page } = await open('#1/gross=15000000')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  // A focus that moves in a later frame takes the text that a person types into another field.
  it.each<[string, (page: Page) => Promise<void>, string]>([
    ['is opened', (page) => openWithoutFrames(page), '#salary-gross'],
    ['shows a question', (page) => page.locator('#question-place-button').click(), '#place'],
    [
      'adds a scenario',
      (page) => page.locator('.scenarios .quiet').click(),
      '.scenario-open button:first-of-type',
    ],
    [
      'shows a breakdown',
      (page) => page.locator('[data-figure=incomeTax]').click(),
      'dialog[open] h2',
    ],
  ])('moves the focus when it %s, before its next frame', async (_, act, focused) => {
    const calculator = await open()
    const { page } = calculator
    // The first question loads the controls of the questions, the first breakdown its dialog, the first scenario its tab.
    await page.locator('[data-figure=incomeTax]').click()
    await page.locator('dialog[open] h2').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await calculator.ask('place')
    await page.locator('#question-place-button').click()
    await page.locator('.scenarios .quiet').click()
    await page.locator('.scenario-open button:last-of-type').click()
    await page.locator('.scenario-open').waitFor({ state: 'detached' })
    // What is not painted yet would never be while the frames are held.
    await calculator.painted()
    await page.evaluate(holdFrames)
    await act(page)
    await expect.poll(() => page.locator(`${focused}:focus`).count()).toBe(1)
  })

  it('replaces the amount of a field by the first key', async () => {
    const calculator = await open('#1/gross=25000000&start_date=2026-01-01')
    await calculator.choose('net')
    await expect
      .poll(() => calculator.page.evaluate(() => document.activeElement?.id))
      .toBe('salary-net')
    await calculator.page.keyboard.type('3')
    await expect.poll(() => calculator.field('net').inputValue()).toBe('3')
    // A second click puts the caret into the text.
    await calculator.field('net').click()
    await calculator.page.keyboard.press('End')
    await calculator.page.keyboard.type('0')
    await expect.poll(() => calculator.field('net').inputValue()).toBe('30')
  })

  it.each([320, 390, 1280])('keeps the digits off the currency sign, %i px', async (width) => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=15000000&income_before=123456789012,0,0`,
      viewport: { width, height: 800 },
    })
    const calculator = new Calculator(page)
    await calculator.ask('bonuses')
    await page.locator('#detail-monthly_bonuses-1').fill('999999999,99')
    for (const [group, id] of [
      ['bonuses', 'detail-monthly_bonuses-1'],
      ['deductions', 'detail-housing_expense'],
      ['before', 'before-base'],
    ] as const) {
      if (group !== 'bonuses') await page.keyboard.press('Escape')
      await calculator.ask(group)
      const room = await page.locator(`#${id}`).evaluate((input) => {
        const unit = input.parentElement?.querySelector('.unit')?.getBoundingClientRect()
        const box = input.getBoundingClientRect()
        const padding = Number.parseFloat(getComputedStyle(input).paddingRight)
        return {
          toUnit: (unit?.left ?? 0) - (box.right - padding),
          isCut: input.scrollWidth > input.clientWidth,
        }
      })
      expect(room.toUnit, id).toBeGreaterThanOrEqual(0)
      expect(room.isCut, id).toBe(false)
    }
  })
})

/** Keeps the page from its later frames: its timers and frames never come. */
function holdFrames(): void {
  Object.assign(window, { setTimeout: () => 0, requestAnimationFrame: () => 0 })
}

async function openWithoutFrames(page: Page): Promise<void> {
  await page.addInitScript(holdFrames)
  // Not `reload`: after a pause the address holds the input, and a page that opens with a link takes no focus.
  await page.goto(new URL('/', page.url()).href)
  await page.locator('main').waitFor()
}
