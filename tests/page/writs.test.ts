import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()

describe.skipIf(!hasBrowser)('writs on the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it('are asked for, leave a part of net pay, and are in the link and the payslip', async () => {
    const fragment = 'gross=3000000&start_date=2026-01-01&children_count=1'
    const { page } = await visit({ url: `${server().url}/#1/${fragment}` })
    const result = async () => spaced(await page.locator('.result').first().innerText())
    // A question of accountants: an employee's page asks for no writs.
    await page.locator('#question-deductions-button').click()
    await page.locator('#question-deductions input').first().waitFor()
    await expect.poll(() => page.locator('#add-alimony_share').count()).toBe(0)
    await page.locator('#question-deductions-button').click()
    await page.locator('.whole-table').click()
    await page.locator('#add-alimony_share').click()
    // A quarter of 26,282.
    await expect.poll(result).toContain('Удержано после налога 6 570,50 ₽')
    await page.locator('#add-writ').click()
    await page.locator('#debt-1').fill('200000')
    await page.locator('.whole-table').click()
    // With the loan 50 % together; 12 × 13,141 in the year.
    await expect.poll(result).toContain('На руки в месяц после удержаний 13 141 ₽')
    await expect
      .poll(result)
      .toMatch(
        /^На руки в месяц после удержаний 13 141 ₽ НДФЛ 3 718 ₽ После налога 26 282 ₽ Удержано после налога 13 141 ₽ К выплате 13 141 ₽ .*229-ФЗ, ст. 99.* 13 141 · 13 % Янв/,
      )
    const months = async () => spaced(await page.locator('.months').innerText())
    // What is below the answer follows it.
    await expect.poll(months).toMatch(/После удержаний.*Итого 157 692 44 616/)
    await expect.poll(result).toContain('На руки 157 692 ₽ 33 % НДФЛ')
    await expect.poll(result).toContain('Удержано после налога 157 692 ₽ 34 %')
    await page.locator('[data-step=paid_out]').click()
    await expect.poll(() => page.locator('dialog').innerText()).toContain('ст. 98, ст. 99')
    await page.keyboard.press('Escape')
    const paper = async () => spaced((await page.locator('.payslip').textContent()) ?? '')
    // The payslip opens on the month of today.
    await page.locator('.share select').selectOption('1')
    await expect.poll(paper).toContain('№ 2, остаток долга 193 429,50 ₽6 570,50')
    await expect
      .poll(() => new URL(page.url()).hash)
      .toContain('deductions_after_tax=alimony_share,1-4;writ,,,20000000')
    const { page: other } = await visit({ url: page.url() })
    await expect
      .poll(async () => spaced(await other.locator('.result').first().innerText()))
      .toContain('На руки в месяц после удержаний 13 141 ₽')
  })

  it('take their part of the net pay at the bottom of a phone, and of net pay that is typed', async () => {
    const fragment = '#1/net=10000000&start_date=2026-01-01&deductions_after_tax=alimony_share,1-4'
    const phone = { viewport: { width: 390, height: 740 }, isMobile: true, hasTouch: true }
    const { page } = await visit({ url: `${server().url}/${fragment}`, ...phone })
    const result = async () => spaced(await page.locator('.result').first().innerText())
    // 115,000 less 14,950 is 100,050, of which a quarter is 25,012.50.
    await expect.poll(result).toContain('На руки будет 75 038 ₽')
    await expect.poll(result).toMatch(/^Просите оклад 115 000 ₽ .*После налога 100 050 ₽/)
    await page.locator('#know-gross').check({ force: true })
    const bar = async () => spaced((await page.locator('.result-bar').textContent()) ?? '')
    await expect.poll(bar).toMatch(/^На руки .* после удержаний 75 038 ₽$/)
  })

  it('are not computed beside pay that they may not take', async () => {
    const aid = 'other_pay=material_aid,3,1000000&deductions_after_tax=alimony_sum,,1000000'
    const { page } = await visit({ url: `${server().url}/#1/gross=3000000&${aid}` })
    await expect
      .poll(async () => spaced(await page.locator('.result').first().innerText()))
      .toContain('Удержания по листам не рассчитаны')
  })
})
