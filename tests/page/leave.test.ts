import { describe, expect, it } from 'vitest'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()
const year = new Date().getFullYear()

describe.skipIf(!hasBrowser)('vacation pay and sick pay', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  async function open(section: string, label: string, more = '') {
    const input = `1/gross=10000000&start_date=${year}-01-01${more}`
    const { page } = await visit({ url: `${server().url}/#${input}` })
    await page.getByRole('link', { name: label }).click()
    await page.locator('#leave-heading').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${section}/${input}`)
    await expect.poll(() => page.title()).toBe(`${label} · Oklad`)
    const text = async () => spaced(await page.locator('.answer').innerText())
    return { page, text }
  }
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${server().url}/api/v1/private-calc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': server().key },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const usualMonths = (from: string) =>
    Array.from({ length: 12 }, (_, index) => {
      const date = new Date(
        Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 13 + index),
      )
      return { month: date.toISOString().slice(0, 7), pay: 10_000_000 }
    })

  it('says what comes for a vacation, and when', async () => {
    const { page, text } = await open('vacation', 'Отпускные')
    await page.getByLabel('Первый день').fill(`${year}-08-10`)
    // 100,000 / 29.3 = 3,412.97; 14 days are 47,781.58, less 13 %, 6,212.
    await expect.poll(text).toContain('Отпускные на руки 41 570 ₽')
    await expect.poll(text).toContain('начислено 47 781,58 ₽')
    await expect.poll(text).toMatch(/Отпускные \d+ августа 6 212,00 41 569,58/)
    await expect.poll(text).toMatch(/Аванс за август .* Зарплата за август/)
    const pay = await ask('vacation-pay', {
      ...{ kind: 'vacation', start_date: `${year}-08-10`, days: 14 },
      months: usualMonths(`${year}-08-10`),
    })
    expect(pay).toMatchObject({ daily_average: 341_297, pay: 4_778_158 })
    await page.getByLabel('Календарных дней').fill('7')
    // 3,412.97 × 7 = 23,890.79, less 3,106.
    await expect.poll(text).toContain('Отпускные на руки 20 785 ₽')
  })

  it('indexes the pay of a vacation after a raise of all employees', async () => {
    const { page, text } = await open('vacation', 'Отпускные')
    await page.getByLabel('Первый день').fill(`${year}-08-10`)
    await page.getByText('Оклад в этом году повысили?').click()
    await page.getByLabel('Новый оклад').fill('120000')
    await page.getByLabel('С какого месяца').selectOption('июль')
    // (11 × 100,000 + 120,000) / 12 / 29.3 × 14; indexed, 12 × 120,000 / 12 / 29.3 × 14.
    await expect.poll(text).toContain('начислено 48 577,90 ₽')
    await page.getByLabel('Всем сотрудникам').check()
    await expect.poll(text).toContain('начислено 57 337,84 ₽')
    await expect.poll(() => page.url()).toContain('raise=7,12000000,true')
    await page.reload()
    await expect.poll(text).toContain('начислено 57 337,84 ₽')
    await page.getByLabel('Новый оклад').fill('')
    await expect.poll(text).toContain('начислено 47 781,58 ₽')
    await expect.poll(() => page.getByLabel('С какого месяца').inputValue()).toBe('7')
  })

  it('counts a vacation beside another one, and says the limits of what is typed', async () => {
    const other = `&absences=unpaid,${year}-07-20,5`
    const { page, text } = await open('vacation', 'Отпускные', other)
    await page.getByLabel('Первый день').fill(`${year}-07-06`)
    // Months before July alone count: the same 47,781.58.
    await expect.poll(text).toContain('начислено 47 781,58 ₽')
    await page.getByLabel('Первый день').fill(`${year}-07-21`)
    await expect.poll(text).toContain('Эти дни посчитать нельзя')
    // Three days before it there are holidays, so it is paid in December.
    await page.getByLabel('Первый день').fill(`${year}-01-09`)
    const paid = `Отпускные за эти дни: 47 781,58 ₽ до вычета НДФЛ, выплата \\d+ декабря ${year - 1}`
    await expect.poll(text).toMatch(new RegExp(paid))
    await page.getByLabel('Календарных дней').fill('400')
    await page.getByText('От 1 до 366').waitFor()
    await page.getByLabel('Календарных дней').fill('14')
    await page.getByText('От 1 до 366').waitFor({ state: 'detached' })
    await page.locator('#leave-salary').fill('2000000000')
    await page.getByText(/не больше 1\s000\s000\s000/).waitFor()
  })

  it('says who pays for an illness', async () => {
    const { page, text } = await open('sick', 'Больничный')
    await page.getByLabel('Первый день').fill(`${year}-08-10`)
    await page.getByLabel('Последний день').fill(`${year}-08-19`)
    // 2,400,000 / 730 = 3,287.67; 3 days of the employer are 9,863.01, less 1,282; 7 of the Fund 23,013.69, less 2,992.
    await expect.poll(text).toContain('Больничный на руки 28 603 ₽')
    await expect.poll(text).toMatch(/Больничный от работодателя .* 1 282,00 8 581,01/)
    await expect
      .poll(text)
      .toContain('Больничный от Социального фонда в течение 10 рабочих дней 2 992,00 20 021,69')
    const earnings = [year - 2, year - 1].map((one) => ({ year: one, pay: 120_000_000 }))
    const dates = { from: `${year}-08-10`, to: `${year}-08-19` }
    const terms = { ...dates, cause: 'own', insurance_months: 96, earnings }
    const pay = await ask('sick-pay', terms)
    expect(pay).toMatchObject({ employer_pay: 986_301, fund_pay: 2_301_369 })
    await page.locator('label', { hasText: 'до 5 лет' }).click()
    // 60 %: 1,972.60 a day, 5,917.80 less 769 and 13,808.20 less 1,795.
    await expect.poll(text).toContain('Больничный на руки 17 162 ₽')
  })

  it('warns of what the leave changes in the calculation, and of the year that it is computed for', async () => {
    const { text } = await open('vacation', 'Отпускные', '&children_count=1')
    await expect
      .poll(text)
      .toContain('каждый прежний месяц оплачен так же, как первый оплаченный месяц расчёта')
    await expect.poll(text).toMatch(/вычета на детей нет: доход с начала года превысил 450.000 ₽/)
  })

  it('keeps what is typed, by section, in the address', async () => {
    const { page, text } = await open('vacation', 'Отпускные')
    await page.getByLabel('Первый день').fill(`${year}-08-10`)
    await page.getByLabel('Календарных дней').fill('7')
    await page.getByRole('link', { name: 'Больничный' }).click()
    await page.getByLabel('Первый день').fill(`${year}-07-06`)
    await page.getByLabel('Последний день').fill(`${year}-07-08`)
    await page.locator('label', { hasText: 'до 5 лет' }).click()
    // 60 % of 3,287.67 are 1,972.60 a day, 5,917.80 less 769.
    await expect.poll(text).toContain('Больничный на руки 5 149 ₽')
    await page.getByRole('link', { name: 'Отпускные' }).click()
    // As above.
    await expect.poll(text).toContain('Отпускные на руки 20 785 ₽')
    await expect
      .poll(() => page.url())
      .toMatch(/#vacation\/.*&vacation=\d+-08-10,7&sick=\d+-07-06,,\d+-07-08,12,own&/)
    await page.reload()
    await expect.poll(text).toContain('Отпускные на руки 20 785 ₽')
    await page.goBack()
    await expect.poll(text).toContain('Больничный на руки 5 149 ₽')
    await page.getByRole('link', { name: 'Зарплата' }).click()
    await expect.poll(() => page.locator('#salary-gross').inputValue()).toMatch(/^100.000$/)
  })

  it('takes a day and a number by keyboard, and has no answer to a wrong one', async () => {
    const { page, text } = await open('vacation', 'Отпускные')
    const day = page.getByLabel('Первый день')
    await day.focus()
    // A year that is typed begins with 0002.
    await page.keyboard.type(`0808${year}`, { delay: 50 })
    await expect.poll(() => day.inputValue()).toBe(`${year}-08-08`)
    await expect.poll(text).toContain('Отпуск с 8 августа')
    const days = page.getByLabel('Календарных дней')
    await days.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('400', { delay: 50 })
    await expect.poll(() => days.inputValue()).toBe('400')
    await expect.poll(text).toBe('Исправьте «Календарных дней» — пересчитаем сразу')
    await page.keyboard.press('Backspace')
    // 3,412.97 × 40 = 136,518.80, less 17,747.
    await expect.poll(text).toContain('Отпускные на руки 118 772 ₽')
  })

  it('gives a salary to the calculator at once, and says what a link lacks', async () => {
    const { page, text } = await open('vacation', 'Отпускные')
    await page.locator('#leave-salary').fill('')
    await expect.poll(text).toBe('Введите сумму — посчитаем сразу.')
    await page.locator('#leave-salary').pressSequentially('2000000000')
    await expect.poll(text).toBe('Исправьте «Оклад в месяц, до вычета НДФЛ» — пересчитаем сразу')
    await page.locator('#leave-salary').fill('120000')
    await page.getByRole('link', { name: 'Зарплата' }).click()
    await expect.poll(() => page.locator('#salary-gross').inputValue()).toMatch(/^120.000$/)
    await page.goto(`${server().url}/#sick/1/gross=abc`)
    await expect.poll(() => page.locator('main').innerText()).toContain('Не разобрано: «Оклад»')
  })

  it('has no answer for other contracts, and says so', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=10000000&employment_type=GPH` })
    await page.getByRole('link', { name: 'Отпускные' }).click()
    await expect
      .poll(() => page.locator('.answer .problem').innerText())
      .toContain('посчитать нельзя')
  })
})
