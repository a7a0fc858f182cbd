import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const year = 'start_date=2026-01-01'
const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()
const textOf = async (page: Page, selector: string) =>
  spaced(await page.locator(selector).first().innerText())

describe.skipIf(!hasBrowser)('the page shows what it says', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  const open = async (fragment: string, options: Partial<Parameters<typeof visit>[0]> = {}) => {
    const { page } = await visit({ url: `${server().url}/${fragment}`, ...options })
    await new Calculator(page).painted()
    return page
  }

  it.each([1280, 800])('shows the town under the pointer, at %i px', async (width) => {
    const page = await open(`#1/gross=18000000&${year}`, { viewport: { width, height: 900 } })
    await page.locator('#question-place-button').click()
    const option = page.getByRole('option').nth(4)
    await option.waitFor()
    const isOnTop = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 20, top + height / 2))
    }
    await expect.poll(() => option.evaluate(isOnTop)).toBe(true)
    // Enter in the empty field chooses no town.
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#place').inputValue()).toBe('')
    await option.click()
    await expect.poll(() => page.locator('#place').inputValue()).toBe('Мурманск')
  })

  it.each([
    ['below', `#1/gross=18000000&${year}`],
    ['link-problems', '#1/gross=18000000&unknown=1'],
    ['deducted', `#1/gross=18000000&${year}&deductions_after_tax=alimony_share,1-4`],
    ['raise', `#1/gross=18000000&${year}&raise=7,20000000`],
    ['shown-warnings', `#1/gross=18000000&${year}&single_parent=true`],
    ['leave', '#vacation'],
  ])('says that a part could not be loaded: %s', async (part, fragment) => {
    const { page } = await visit({ url: `${server().url}/how/ru` })
    const broken = { contentType: 'text/javascript', body: 'throw new Error()' }
    await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill(broken))
    await page.goto(`${server().url}/${fragment}`)
    await page.getByText('Часть страницы не загрузилась').first().waitFor()
    // Without the rules of writs and of a raise there is no answer.
    if (part === 'deducted' || part === 'raise')
      await expect.poll(() => textOf(page, '.headline')).toBe('— ₽')
  })

  it('keeps the address up to date where a breakdown could not be loaded', async () => {
    const page = await open(`#1/gross=18000000&${year}`)
    const broken = { contentType: 'text/javascript', body: 'throw new Error()' }
    await page.route('**/assets/breakdown-dialog-*.js', (route) => route.fulfill(broken))
    await page.locator('[data-cell="0-1"]').click()
    await page.getByText('Часть страницы не загрузилась').waitFor()
    await page.locator('#salary-gross').fill('200000')
    await expect.poll(() => page.url()).toContain('gross=20000000')
  })

  it('blames no file where the part that makes its documents could not be loaded', async () => {
    const { page } = await visit({ url: `${server().url}/#people` })
    const buffer = Buffer.from('ФИО;Оклад\nИванов Пётр;100000\n')
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.locator('.totals').waitFor()
    await page.route('**/assets/make-documents-*.js', (route) => route.abort())
    await page.locator('.agent-documents > summary').click()
    await page.getByText('Часть страницы не загрузилась').waitFor()
  })

  it('opens a question in its place within a frame', async () => {
    const page = await open(`embed#1/gross=18000000&${year}`, {
      viewport: { width: 390, height: 3000 },
    })
    await page.locator('#question-family-button').click()
    const sheet = await page.locator('.sheet').boundingBox()
    expect(sheet?.y).toBeLessThan(600)
    await expect.poll(() => page.locator('.result-bar').isVisible()).toBe(false)
  })

  it('draws every fall that its sentence names, and shows the month that is pointed at', async () => {
    const page = await open(
      `#1/gross=25000000&start_date=2026-03-01&monthly_bonuses=0,0,0,0,0,90000000,0,0,0,0,0,0`,
    )
    const heights = await page
      .locator('.column-body')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    const [highest = 0, ...others] = [...new Set(heights.map(Math.round))].sort((a, b) => b - a)
    expect(others.length).toBe(2)
    for (const [index, height] of others.entries()) {
      expect((index === 0 ? highest : (others[index - 1] ?? 0)) - height).toBeGreaterThanOrEqual(12)
    }
    await page.locator('.column').first().hover()
    await expect.poll(() => textOf(page, '.headline-label')).toBe('На руки в марте 2026 года')
    await page.locator('.column').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => textOf(page, '.headline-label')).toBe('На руки в апреле 2026 года')
  })

  it('says which income passes a threshold where there are allowances', async () => {
    const terms = 'territorial_multiplier=180&northern_coefficient=180&children_count=2'
    const page = await open(`#1/gross=25000000&${terms}&${year}`)
    const base = 'заработок без коэффициента и надбавки с начала года'
    await expect
      .poll(() => textOf(page, 'figcaption'))
      .toContain(`С октября ${base} больше 2,4 млн ₽`)
    await expect
      .poll(() => textOf(page, '.story'))
      .toContain(`вычета на детей нет: ${base} превысил 450 000 ₽`)
  })

  it('calls nothing take-home pay whose tax is not computed', async () => {
    // 300,000 × 8 = 2,400,000, of which 6 % are 144,000; then 1,200,000 outside the regime.
    const page = await open(`#1/gross=30000000&employment_type=SELF_EMPLOYED&${year}`)
    await expect
      .poll(() => textOf(page, '.legend'))
      .toBe('На руки 2 256 000 ₽ 63 % НПД 144 000 ₽ 4 % вне НПД, до налога 1 200 000 ₽ 33 %')
    await expect
      .poll(() => textOf(page, '.months tbody tr:nth-child(2)'))
      .toContain('× 4 вне НПД 0 вне НПД')
    await expect.poll(() => textOf(page, '.months tfoot')).toBe('Итого 144 000 3 600 000')
    await expect.poll(() => textOf(page, '.raise output')).toBe('НПД только до 2,4 млн ₽ в год')
    await expect.poll(() => page.getByRole('button', { name: 'Листок за' }).count()).toBe(0)
    await page.locator('.column').last().hover()
    await expect
      .poll(() => textOf(page, '.headline-label'))
      .toBe('Начислено в декабре 2026 года, вне НПД')
  })

  it('keeps the result in view beside the questions, in the order of reading', async () => {
    const page = await open(`#1/gross=25000000&${year}`, { viewport: { width: 1280, height: 900 } })
    await page.locator('#question-before-button').click()
    await page.locator('#add-employer').click()
    await page.evaluate(() => scrollTo(0, 400))
    await expect
      .poll(async () => (await page.locator('.headline').boundingBox())?.y)
      .toBeGreaterThan(0)
    const order = await page
      .locator('.top button, .top input, .top select')
      .evaluateAll((all) => all.map((one) => (one.closest('.answer') ? 'right' : 'left')))
    expect(order.join(' ')).toMatch(/^(left ?)+(right ?)+$/)
  })

  it('counts children by the finger', async () => {
    const page = await open(`#1/gross=10000000&${year}`, { viewport: { width: 390, height: 844 } })
    await page.locator('#question-family-button').click()
    const more = page.getByRole('button', { name: 'Дети с правом на вычет: +1' })
    await more.click()
    // More questions follow a first child, and move the buttons.
    await page.locator('#detail-disabled_children_count').waitFor()
    await more.click()
    await page.getByRole('button', { name: 'Дети с правом на вычет: −1' }).click()
    await expect.poll(() => page.locator('#detail-children_count').inputValue()).toBe('1')
    // The bar stands in for the headline that the sheet covers.
    await expect.poll(() => page.locator('.result-bar').isVisible()).toBe(true)
  })

  it('names the tax that is owed with two employers', async () => {
    // 312,000 of 2.4 million, 15 % up to 5 million and 18 % of 500,000: 792,000, less 402,000 and 327,000.
    const page = await open(`#1/gross=25000000&other_employers=250000000,0,32700000&${year}`)
    await expect
      .poll(() => textOf(page, '.story'))
      .toContain('надо доплатить 63 000 ₽ налога не позднее 1 декабря')
  })

  it('shows the family payment, and the own deduction in its total', async () => {
    // Published: 37,800 of 45,000 a month. The own deduction of 3,000 saves 13 % of 36,000.
    const family = `children_count=2&has_family_payment=true&own_deduction=item_1&${year}`
    const page = await open(`#1/gross=4500000&${family}`)
    const shown = async (step: string) => (await page.textContent(`[data-step='${step}']`))?.trim()
    await page.locator('[data-step]').first().waitFor({ state: 'attached' })
    await expect.poll(() => shown('family_payment.year')).toMatch(/^37\s800(?:,00)?$/)
    await expect.poll(() => shown('own_return.year')).toMatch(/^4\s680(?:,00)?$/)
  })

  it('keeps the block of an employer in lines, and moves nothing below the list of employees', async () => {
    const page = await open(`#1/gross=25000000&other_employers=250000000,0,32700000&${year}`)
    await page.locator('#question-before-button').click()
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }
    const [mark, label] = [await middle('#other-0-has'), await middle('label[for=other-0-has]')]
    expect(Math.abs(mark - label)).toBeLessThanOrEqual(2)
    const { page: list } = await visit({ url: `${server().url}/#people` })
    await list.locator('.drop').waitFor()
    const shifts = await list.evaluate(async () => {
      await document.fonts.ready
      // The second frame is painted after the first one was.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)
    })
    expect(shifts).toBeLessThan(0.01)
  })

  it.each([390, 640, 958, 960, 1000, 1150, 1280])(
    'keeps the amounts of the picture within it, at %i px',
    async (width) => {
      const page = await open(`#1/gross=25000000&${year}`, { viewport: { width, height: 900 } })
      const right = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      const [edge = 0] = await right('.columns')
      expect(Math.max(...(await right('.column-note')))).toBeLessThanOrEqual(edge)
    },
  )

  it.each([390, 1280])('keeps amounts with kopecks off each other, at %i px', async (width) => {
    const bonuses = 'monthly_bonuses=0,0,0,123,0,4567,0,0,89,0,0,0'
    const page = await open(`#1/gross=25000033&${bonuses}&${year}`, {
      viewport: { width, height: 900 },
    })
    const boxes = await page.locator('.column-note').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom, text: one.textContent }
      }),
    )
    expect(boxes.length).toBeGreaterThan(1)
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart = one.right <= other.left || other.right <= one.left
        const isAbove = one.bottom <= other.top || other.bottom <= one.top
        expect(isApart || isAbove, `${one.text} and ${other.text}`).toBe(true)
      }
    }
  })

  it('has shares of 100 % in all, shows them in forced colours, and announces the amount', async () => {
    const page = await open(`#1/gross=15000000&${year}`)
    for (const gross of ['1', '77777', '123456', '250000', '999999']) {
      await page.locator('#salary-gross').fill(gross)
      await new Calculator(page).painted()
      const shares = (await textOf(page, '.legend')).match(/\d+(?= %)/g) ?? []
      expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100)
    }
    // 13 % of 999,999 are 129,999.87, which is rounded to 130,000.
    await expect
      .poll(() => textOf(page, '.visually-hidden[role=status]'))
      .toBe('На руки в месяц 869 999 ₽')
    await page.emulateMedia({ forcedColors: 'active' })
    const colours = await page
      .locator('.stacked > *')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor))
    expect(new Set(colours).size).toBe(3)
  })

  it('says that a town has a coefficient and no allowance', async () => {
    const { page } = await visit({ url: `${server().url}/ru/city/yekaterinburg` })
    const text = spaced(await page.locator('main').innerText())
    expect(text).toContain('Районный коэффициент 1,15, северной надбавки нет')
  })

  it('shows no year of half an amount, and no empty half of the page', async () => {
    const page = await open(`#1/gross=15000000&${year}`)
    const field = page.locator('#salary-gross')
    await field.fill('')
    await expect.poll(() => page.locator('.result[inert] .year-picture').count()).toBe(1)
    await expect.poll(() => textOf(page, '.headline')).toContain('—')
    const toEnter = page.locator('.answer > [role=status]')
    await expect.poll(() => toEnter.innerText()).toBe('Введите сумму — посчитаем сразу.')
    await field.pressSequentially('2000000000')
    await expect.poll(() => toEnter.innerText()).toBe('Исправьте сумму — пересчитаем сразу')
    await expect.poll(() => page.locator('.result[inert] .column').count()).toBe(12)
    await field.fill('')
    await field.pressSequentially('200-250 тыс')
    // The picture behind is that of the example: its shape, without its figures.
    await expect.poll(() => page.locator('.result[inert] .column').count()).toBe(12)
    await expect.poll(() => textOf(page, '.column-note')).toBe('')
    await expect
      .poll(() => textOf(page, '.problem[role=status]'))
      .toBe('Исправьте сумму — пересчитаем сразу')
  })

  it('asks for the northern service, and shows a range until it is answered', async () => {
    const page = await open(`#1/net=25000000&basis=every_month&${year}`)
    await page.locator('#question-place-button').click()
    await page.locator('#place').pressSequentially('норильск')
    await page.getByRole('option').first().click()
    // 250,000 / 0.87 = 287,356.32; by 2.6 it is 110,521.66, by 1.8 without the allowance 159,642.40.
    await expect.poll(() => textOf(page, '.headline')).toBe('111 000 – 160 000 ₽')
    await expect.poll(() => textOf(page, '.story')).toContain('Северный стаж не указан')
    await new Calculator(page).addressHolds('full_allowance=80')
    await expect.poll(() => page.locator('.segments-seniority input:checked').count()).toBe(0)
    await page.locator('.segments-seniority label').first().click()
    await expect.poll(() => textOf(page, '.headline')).toBe('160 000 ₽')
    await page.locator('.segments-seniority label').last().click()
    await expect.poll(() => textOf(page, '.headline')).toBe('111 000 ₽')
    await expect.poll(() => textOf(page, '.neighbours')).toMatch(/точно 110 521,92 ₽$/)
  })

  it('answers a browser with a page where there is none, and a program with a problem', async () => {
    const { page } = await visit({ url: `${server().url}/livez` })
    const of = async (path: string, accept: string) => {
      const answer = await fetch(server().url + path, { headers: { accept } })
      return `${answer.status} ${answer.headers.get('content-type')}`
    }
    for (const path of ['/nowhere', '/how/nowhere', '/errors/nowhere']) {
      await expect.poll(() => of(path, 'text/html,*/*')).toBe('404 text/html; charset=utf-8')
      await expect.poll(() => of(path, '*/*')).toBe('404 application/problem+json')
    }
    await page.goto(`${server().url}/ru`)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it.each([
    ['/', 'ru-RU', 'Golos', 3],
    ['/', 'en-GB', '"Golos Latin"', 2],
    ['/ru/salary/250000', 'ru-RU', 'Golos', 3],
    ['/en/salary/250000', 'en-GB', '"Golos Latin"', 2],
  ] as const)(
    'shows %s in %s in its own font at the first visit, and loads no other, also where it is late',
    async (path, locale, font, files) => {
      for (const delay of [200, 1000]) {
        const { page, context } = await visit({ url: `${server().url}/livez`, locale })
        await context.route(/woff2$/, (route) => setTimeout(() => route.continue(), delay))
        await page.goto(server().url + path)
        await expect
          .poll(() => page.evaluate((name) => document.fonts.check(`700 1em ${name}`, '250'), font))
          .toBe(true)
        const preloaded = page.locator('link[rel=preload][as=font]')
        const names = await preloaded.evaluateAll((links) =>
          links.map((link) => (link as HTMLLinkElement).href),
        )
        expect(names).toHaveLength(files)
        await page.waitForLoadState('networkidle')
        const loaded = () =>
          page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => name)
              .filter((name) => name.endsWith('.woff2')),
          )
        await expect.poll(async () => [...new Set(await loaded())].sort()).toEqual(names.sort())
      }
    },
  )

  it('warns of what the contributions of a non-resident depend on', async () => {
    const who = 'is_not_resident=true&non_resident_category=highly_qualified_specialist'
    const page = await open(`#1/gross=25000000&${who}&${year}`)
    await expect.poll(() => textOf(page, '.story')).toContain('взносы могут не начисляться')
  })

  it('opens the payslip on the month of today', async () => {
    const { page } = await visit({
      url: `${server().url}/#1/gross=25000000&start_date=2026-01-01`,
      day: '2026-11-28',
    })
    await expect.poll(() => page.locator('.share select').inputValue()).toBe('11')
    await expect.poll(() => textOf(page, '.payslip')).toContain('ноябрь 2026')
    // A year that is over has no such month.
    await page.goto(`${server().url}/#1/gross=25000000&start_date=2025-01-01`)
    await expect.poll(() => page.locator('.share select').inputValue()).toBe('1')
  })

  it('goes by the day of Moscow, wherever it is opened', async () => {
    // Noon of 1 January 2026 in Moscow; in Honolulu it is still 31 December 2025.
    const { page } = await visit({
      url: `${server().url}/#1/gross=25000000`,
      day: '2026-01-01',
      timezoneId: 'Pacific/Honolulu',
    })
    await expect.poll(() => page.locator('.share select').inputValue()).toBe('1')
    await expect.poll(() => textOf(page, '.payslip')).toContain('январь 2026')
    await expect.poll(() => textOf(page, '.payslip')).toContain('1 января 2026 года')
  })

  it('offers no file of a list in which nobody is counted', async () => {
    const { page } = await visit({ url: `${server().url}/#people` })
    const buffer = Buffer.from('ФИО;Оклад\nПетров;много\n')
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.getByText('Посчитано: 0').waitFor()
    await expect.poll(() => page.locator('.payroll .totals, .payroll .main-action').count()).toBe(0)
  })

  it('writes a workbook of 5,000 people by month', async () => {
    const { page } = await visit({ url: `${server().url}/#people` })
    const rows = Array.from({ length: 5000 }, (_, index) => `${100_000 + index}`)
    const buffer = Buffer.from(`Оклад\n${rows.join('\n')}\n`)
    await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
    await page.getByText('И по месяцам').click()
    await page.locator('.payroll[aria-busy=false] .main-action').waitFor()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel', exact: true }).click()
    const files = unzipSync(readFileSync(await (await waiting).path()))
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)).toContain('r="A5001"')
  })
})
