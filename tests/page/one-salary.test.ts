import { readFileSync } from 'node:fs'
import { roubles } from '@oklad/engine'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { checkEnd } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const spaced = (text: string) => text.replace(/[\u00a0\s]+/g, ' ').trim()
const words = {
  'ru-RU': {
    language: 'ru',
    salary: '236 000',
    facts: 'НДФЛ 30 680 ₽ На руки 205 320 ₽',
    sentence: 'На руки будет не меньше 200 600 ₽ в каждом месяце.',
    legend: 'На руки 2 455 200 ₽ 67 % НДФЛ 376 800 ₽ 10 % Взносы 855 264 ₽ 23 %',
    columns: ['Начислено', 'На руки'],
  },
  'en-GB': {
    language: 'en',
    salary: '236,000',
    facts: 'Income tax 30,680 ₽ Take-home pay 205,320 ₽',
    sentence: 'You take home at least 200,600 ₽ every month.',
    legend: 'Take-home pay 2,455,200 ₽ 67% Income tax 376,800 ₽ 10% Contributions 855,264 ₽ 23%',
    columns: ['Gross', 'Take-home pay'],
  },
} as const
const year = 'start_date=2026-01-01'

describe.skipIf(!hasBrowser)('a salary that is sought', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  describe.each([
    ['desktop', 1280],
    ['phone', 360],
  ] as const)('on a %s', (_, width) => {
    const open = async (path: string, locale: keyof typeof words = 'ru-RU') => {
      const { page } = await visit({
        url: server().url + path,
        viewport: { width, height: 900 },
        hasTouch: width < 500,
        isMobile: width < 500,
        locale,
      })
      const calculator = new Calculator(page, words[locale].language)
      await calculator.painted()
      await page.locator('.neighbours').waitFor()
      const text = async (selector: string) =>
        spaced(await page.locator(selector).first().innerText())
      return { page, calculator, text }
    }

    // 200,000 / 0.85 = 235,294.12 with 15 %; of 236,000: 205,320 until October, 236,000 − 5,200 − 29,400 = 201,400, then 200,600.
    it.each(['ru-RU', 'en-GB'] as const)(
      'is round for a net pay, and everything on the page belongs to it, %s',
      async (locale) => {
        const said = words[locale]
        const link = `/#1/net=20000000&basis=every_month&${year}`
        const { page, calculator, text } = await open(link, locale)
        await expect.poll(() => text('.headline')).toBe(`${said.salary} ₽`)
        await expect.poll(() => calculator.shown('gross')).toBe(roubles(236_000))
        // 30 % and 0.2 % of 236,000.
        await expect.poll(() => calculator.shown('cost')).toBe(roubles(307_272))
        await expect.poll(() => text('.facts')).toBe(said.facts)
        expect((await calculator.sentences())[0]?.replaceAll('\u00a0', ' ')).toBe(said.sentence)
        await expect.poll(() => text('.legend')).toBe(said.legend)
        const columns = await calculator.columns()
        const [gross, net] = said.columns
        expect(columns[gross]).toEqual(Array(12).fill(roubles(236_000)))
        expect(columns[net]?.slice(9)).toEqual([205_320, 201_400, 200_600].map(roubles))
        // Of the exact salary there is nothing but its link.
        const whole = spaced(await page.locator('main').innerText()).replaceAll(/[\s,]/g, '')
        expect(whole.match(/235293/g)).toHaveLength(1)
        expect(whole).not.toContain('204705')
        const waiting = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Excel', exact: true }).click()
        const file = readFileSync(await (await waiting).path())
        const sheets = await readXlsxFile(file)
        expect(JSON.stringify(sheets)).toContain('236000')
        expect(JSON.stringify(sheets)).not.toContain('235293')
        expect(spaced((await page.locator('.payslip').textContent()) ?? '')).toContain(said.salary)
        await checkEnd(page)
      },
    )

    it('has neighbours with their lowest month, and the exact one as a link', async () => {
      const { page, calculator, text } = await open(`/#1/net=20000000&basis=every_month&${year}`)
      // 85 % of each.
      await expect
        .poll(() => text('.neighbours ul'))
        .toBe('234 000 198 900 235 000 199 750 236 000 200 600 238 000 202 300 точно 235 293,04 ₽')
      await page.locator('.neighbours').getByRole('link', { name: 'точно' }).click()
      await calculator.painted()
      await expect.poll(() => text('.headline')).toBe('235 293,04 ₽')
      await expect.poll(() => calculator.shown('gross')).toBe(23_529_304)
      expect((await calculator.sentences())[0]).toMatch(/не меньше 200.000.₽/)
      await calculator.addressHolds('exact=true')
      await page.goBack()
      await expect.poll(() => text('.headline')).toBe('236 000 ₽')
      await page
        .locator('.neighbours')
        .getByRole('link', { name: /^235.000/ })
        .click()
      await expect
        .poll(() => calculator.typed())
        .toEqual({ kind: 'gross', amount: roubles(235_000) })
    })

    // 230,000 × 1.302 = 299,460; 228,000: 296,856; 229,000: 298,158; 232,000: 302,064.
    it('is round for a cost, too', async () => {
      const { calculator, text } = await open(`/#1/cost=30000000&${year}`)
      await expect.poll(() => text('.headline')).toBe('230 000 ₽')
      await expect.poll(() => calculator.shown('gross')).toBe(roubles(230_000))
      await expect.poll(() => calculator.shown('net')).toBe(roubles(200_100))
      expect((await calculator.sentences())[0]?.replaceAll('\u00a0', ' ')).toBe(
        'На руки 200 100 ₽ в месяц; вместе с налогом и взносами — 299 460 ₽.',
      )
      await expect
        .poll(() => text('.neighbours ul'))
        .toMatch(
          /^228 000 296 856 229 000 298 158 230 000 299 460 232 000 302 064 точно 230 414,74 ₽$/,
        )
    })

    it('is the same on the page of an answer', async () => {
      const { page } = await visit({ url: `${server().url}/ru/net/200000` })
      expect(spaced(await page.locator('h1').innerText())).toBe(
        'Чтобы каждый месяц получать на руки не меньше 200 000 ₽, просите оклад 236 000 ₽',
      )
      expect(spaced(await page.locator('main').innerText())).toContain('на руки 2 455 200 ₽')
      await page.locator('.main-action').click()
      await expect
        .poll(async () => spaced(await page.locator('.headline').innerText()))
        .toBe('236 000 ₽')
    })
  })
})
