import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brokenWordsOf, violationsOf } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const rich =
  '#1/gross=28000000&territorial_multiplier=150&northern_coefficient=150&start_date=2025-02-01&children_count=1&monthly_bonuses=0,0,5000000,0,0,0,0,0,0,0,0,0&social_expense=1000000&other_employers=250000000,0,32700000'

type State = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>]

const states: readonly State[] = [
  ['empty', '/', async () => undefined],
  ['a solved year', `/${rich}`, (page) => page.locator('.payslip').waitFor({ state: 'attached' })],
  [
    'an open question',
    `/${rich}`,
    async (page) => {
      await page.locator('#question-bonuses-button').click()
      await page.locator('#detail-monthly_bonuses-3').waitFor()
    },
  ],
  [
    'a search for a place',
    '/#1/gross=15000000',
    async (page) => {
      await page.locator('#question-place-button').click()
      await page.locator('#place').pressSequentially('мур')
      await page.getByRole('option').first().waitFor()
    },
  ],
  [
    'a breakdown',
    `/${rich}`,
    async (page) => {
      await page.locator('[data-cell="1-1"]').click()
      await page.locator('.formula').waitFor()
    },
  ],
  [
    'a month, all months and the payments for an accountant',
    `/${rich}`,
    async (page) => {
      await page.locator('.whole-table').click()
      await page.locator('.payments summary').click()
      await page.locator('.payments table').first().waitFor()
    },
  ],
  [
    'a payslip on paper',
    `/${rich}`,
    async (page) => {
      await page.locator('.payslip-month').waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
    },
  ],
  [
    'vacation pay with its calendar and the earnings of months',
    '/#vacation',
    async (page) => {
      await page.locator('.leave-calendar[aria-busy=false]').waitFor()
      await page.locator('#leave-earned-way-months').check({ force: true })
      await page.locator('.earned-months').waitFor()
    },
  ],
  [
    'sick pay with the earnings of two years',
    '/#sick',
    async (page) => {
      await page.locator('.leave-payments').waitFor()
      await page.locator('#leave-earned-way-years').check({ force: true })
      await page.locator('#leave-earned-1').waitFor()
    },
  ],
  ['no list of employees', '/#people', (page) => page.locator('.drop').waitFor()],
  [
    'a list of employees with a wrong row',
    '/#people',
    async (page) => {
      const buffer = Buffer.from('ФИО;Оклад\nИванова;100000\nПетров;много\n')
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.locator('.payroll table').waitFor()
    },
  ],
  [
    'the months of a person of a list',
    '/#people',
    async (page) => {
      const buffer = Buffer.from('ФИО;Оклад;Детей\nИванова;300000;1\n')
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.getByRole('button', { name: 'Иванова' }).click()
      await page.locator('.person-dialog table').waitFor()
    },
  ],
  [
    'writs of the accountant’s part',
    `/${rich}&deductions_after_tax=writ,,,20000000`,
    async (page) => {
      await page.locator('.whole-table').click()
      await page.locator('.writs #debt-0').waitFor()
    },
  ],
  [
    'documents of a list, with what was filed',
    '/#people',
    async (page) => {
      const buffer = Buffer.from('ФИО;Оклад;Детей\nИванова;300000;1\nПетров;90000;1\n')
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.locator('.totals .compared').first().waitFor()
      await page.locator('.agent-documents > summary').click()
      await page.locator('.agent-documents table').first().waitFor()
      await page.locator('.earlier summary').click()
      await page.locator('.agent-documents .notes summary').click()
      await page.locator('.form-page button').first().click()
      await page.locator('.line-people summary').first().click()
    },
  ],
  [
    'a list of employees with an unknown column',
    '/#people',
    async (page) => {
      const buffer = Buffer.from('Оклат\n1\n')
      await page.locator('#payroll-file').setInputFiles({ name: 'a.csv', mimeType: '', buffer })
      await page.locator('.payroll .problem').waitFor()
    },
  ],
  [
    'a comparison',
    `/${rich}/gross=20000000/net=15000000&employment_type=SELF_EMPLOYED`,
    (page) => page.locator('.comparison').waitFor(),
  ],
  ['a damaged link', '/#1/gross=1&x=y', (page) => page.getByRole('alert').waitFor()],
  [
    'a wrong amount',
    '/',
    async (page) => {
      await page.locator('#salary-gross').fill('много')
      await page.getByRole('alert').waitFor()
    },
  ],
  [
    'a wrong amount after a right one',
    `/${rich}`,
    async (page) => {
      await page.locator('.months').waitFor()
      await page.locator('#salary-gross').fill('много')
      await page.locator('.result[inert] .months').waitFor()
    },
  ],
  [
    'a range for a seniority that is not known',
    '/#1/gross=10000000&full_allowance=80&territorial_multiplier=180',
    (page) => page.locator('.below .band-months').waitFor(),
  ],
  [
    'a net pay in every month',
    '/#1/net=30000000&basis=every_month',
    (page) => page.locator('.months').waitFor(),
  ],
  ['an impossible amount', '/#1/net=10', (page) => page.getByRole('alert').waitFor()],
  ['embedded', `/embed${rich}`, (page) => page.locator('.months').waitFor()],
  ['how it is computed, in Russian', '/how/ru', async () => undefined],
  ['how it is computed, in English', '/how/en', async () => undefined],
  ['the reference', '/docs/ru/console', (page) => page.locator('.opblock').first().waitFor()],
  [
    'an open operation of the reference, tried',
    '/docs/ru/console',
    async (page) => {
      await page.getByText('Рассчитать налог с зарплаты, без ключа').click()
      await page.locator('.opblock button.execute').click()
      await page.locator('.live-responses-table pre[tabindex]').first().waitFor()
      await page.locator('select[aria-label]').first().waitFor()
    },
  ],
  ['the page of an error', '/errors/invalid_request', async () => undefined],
  ['an answer page', '/ru/salary/2500000', async () => undefined],
  ['an answer page of a town', '/en/city/norilsk', async () => undefined],
]

describe.skipIf(!hasBrowser)('the page is accessible and never scrolls sideways', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  describe.each([
    ['on a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    [
      'on a wide screen, in English',
      { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
    ],
  ] as const)('%s', (_, options) => {
    it.each(states)('%s', async (_, path, reach) => {
      const { page } = await visit({ url: server().url + path, ...options })
      await reach(page)
      const violations = await violationsOf(page)
      expect(violations).toEqual([])
      await expect.poll(() => brokenWordsOf(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(overflow, { message: 'it scrolls sideways on the narrowest phone' }).toBe(0)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const message = 'it scrolls sideways there with letters twice as large'
      await expect.poll(overflow, { message }).toBe(0)
    })
  })

  it('names each thing once to a screen reader, and no arrow', async () => {
    const { page } = await visit({ url: `${server().url}/${rich}` })
    const question = page.getByRole('button', {
      name: 'Премии, новый оклад? март 50 000',
      exact: true,
    })
    await expect.poll(() => question.count()).toBe(1)
    const cdp = await page.context().newCDPSession(page)
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    const field = nodes.find(({ role }) => role?.value === 'textbox')
    expect(field?.name?.value).toBe('Оклад в месяц, до вычета НДФЛ')
    expect(field?.description?.value ?? '').toBe('')
  })
})
