import { mkdirSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** Kept to be looked at; git ignores them. */
const screenshots = new URL('../../screenshots/', import.meta.url).pathname

/** Does what a person does, and counts it. */
class Hand {
  readonly page: Page
  clicks = 0
  keys = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  /** The whole text of the page, with ordinary spaces and without separators between thousands. */
  async text(): Promise<string> {
    const text = await this.page.locator('body').innerText()
    return text.replaceAll('\u00a0', ' ').replace(/(?<=\d)[ ,](?=\d{3})/g, '')
  }
}

/** Does the same without a pointer: Tab and arrows lead to what a click would hit. */
class KeyboardHand extends Hand {
  override async click(target: Locator): Promise<void> {
    const has = (selector: string) =>
      this.page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)
    const radio = target.locator('input[type=radio]')
    const place = (await target.getAttribute('data-cell'))?.split('-').map(Number)
    if ((await radio.count()) > 0) {
      await this.reach(() => has('[name=know]'))
      while (!(await radio.isChecked())) await this.press('ArrowRight')
      // A click leads into the field, too.
      await this.press('Tab')
    } else if (place !== undefined) {
      await this.reach(() => has('.months > .scroll [data-cell]'))
      const [down = 0, right = 0] = place
      for (let step = 0; step < down; step++) await this.press('ArrowDown')
      for (let step = 0; step < right; step++) await this.press('ArrowRight')
      await this.press('Enter')
    } else {
      await this.reach(() => target.evaluate((one) => one === document.activeElement))
      if (!(await has('input'))) await this.press('Enter')
    }
  }

  private async reach(isThere: () => Promise<boolean>): Promise<void> {
    for (let tab = 0; tab < 100; tab++) {
      if (await isThere()) return
      await this.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }
}

interface Task {
  readonly name: string
  readonly clicks: number
  readonly keys: number
  readonly play: (hand: Hand) => Promise<void>
  /** The page's answer, in figures that are the same in both languages. */
  readonly answers: readonly RegExp[]
}

/** On a phone the amount is tapped first: the page does not take the focus there. */
const intoAmount = async (hand: Hand) => {
  const field = hand.page.locator('.entry input[type=text]')
  const hasFocus = await field.evaluate((input) => input === document.activeElement)
  if (!hasFocus) await hand.click(field)
}

/** Opens a question, which puts the focus into its first field. */
async function openQuestion(hand: Hand, group: string, field: string): Promise<void> {
  await hand.click(hand.page.locator(`#question-${group}-button`))
  await hand.page.locator(`${field}:focus`).waitFor()
}

/** On a phone a question is a sheet over the answer. */
async function closeSheet(hand: Hand): Promise<void> {
  const done = hand.page.locator('.sheet header button')
  if (!(await done.isVisible())) return
  await hand.click(done)
  await hand.page.locator('.sheet').waitFor({ state: 'detached' })
}

async function chooseTown(hand: Hand, russian: string, english: string): Promise<void> {
  const isRussian = (await hand.page.locator('html').getAttribute('lang')) === 'ru'
  const name = isRussian ? russian : english
  await openQuestion(hand, 'place', '#place')
  await hand.type(name.slice(0, 3).toLowerCase())
  await hand.page.getByRole('option', { name }).first().waitFor()
  await hand.press('Enter')
  await closeSheet(hand)
}

/** Fifty people as HR keeps them: ten in Norilsk, and a column that changes no pay. */
const staff = [
  ['ФИО', 'Оклад', 'Город', 'Должность'],
  ...Array.from({ length: 50 }, (_, row) => [
    ...[`Сотрудник ${row + 1}`, 100_000, row % 5 === 0 ? 'Норильск' : 'Москва', 'Инженер'],
  ]),
]

const tasks: readonly Task[] = [
  {
    name: '180,000 in Moscow',
    clicks: 3,
    keys: 10,
    play: async (hand) => {
      await intoAmount(hand)
      await hand.type('180000')
      await chooseTown(hand, 'Москва', 'Moscow')
    },
    // 13 % of 180,000; 2,160,000 a year are 240,000 below the threshold.
    answers: [/156600 ₽/, /23400 ₽/, /240 тыс\.|240K/, /Москва|Moscow/],
  },
  {
    name: '250,000 net in Norilsk from March with two children',
    clicks: 6,
    keys: 11,
    play: async (hand) => {
      const { page } = hand
      await hand.click(page.locator('label', { has: page.locator('#know-net') }))
      await page.locator('#salary-net:focus').waitFor()
      await hand.type('250000')
      await chooseTown(hand, 'Норильск', 'Norilsk')
      await openQuestion(hand, 'family', '#detail-children_count')
      await hand.type('2')
      await closeSheet(hand)
      await hand.click(page.locator('#question-time-button'))
      await page.locator('#detail-start_date').selectOption('3')
    },
    // 250,000 / 0.87 is 287,356 of pay: a salary of 110,522 with the full allowance, of 159,643 without it.
    answers: [/111000 – 160000 ₽/, /(?:март|March)/],
  },
  {
    name: 'contracts for 200,000',
    clicks: 2,
    keys: 6,
    play: async (hand) => {
      const { page } = hand
      await intoAmount(hand)
      await hand.type('200000')
      await hand.click(
        page.getByRole('button', { name: /^(Сравнить договоры|Compare contracts)$/ }),
      )
      await page.locator('.comparison').waitFor()
    },
    // Of 2,400,000: 13 %; 30 % and 0.2 % of accidents; 15 % and 0.2 % in IT; 6 % of the self-employed.
    answers: [/2088000/, /724800/, /364800/, /720000/, /144000/, /2256000/],
  },
  {
    name: 'November for an accountant, with the payslip',
    clicks: 6,
    keys: 6,
    play: async (hand) => {
      const { page } = hand
      await intoAmount(hand)
      await hand.type('250000')
      await hand.click(page.locator('.whole-table'))
      await page.locator('#card-month').selectOption('11')
      await hand.click(page.locator('[data-cell="9-1"]'))
      await page.locator('dialog .citation').waitFor()
      await hand.click(page.locator('dialog .close'))
      await page.locator('dialog').waitFor({ state: 'detached' })
      const download = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Excel', exact: true }))
      await download
      await hand.click(page.getByRole('button', { name: /^(Листок за|Payslip for)$/ }))
      const payslip = page.locator('.payslip')
      await expect.poll(() => payslip.textContent()).toMatch(/ноябрь|November/)
      expect((await payslip.textContent())?.replaceAll(/[\s,]/g, '')).toMatch(/212500/)
    },
    // 34,500 in October, 327,000 with it; 37,500 in November.
    answers: [/217500 ₽/, /215500/, /34500/, /327000/, /2500000/, /37500/, /364500/],
  },
  {
    name: 'a list of 50 from Excel',
    clicks: 2,
    keys: 0,
    play: async (hand) => {
      const { page } = hand
      await hand.click(page.getByRole('link', { name: /^(Сотрудники|Employees)$/ }))
      const buffer = Buffer.from(await (await writeXlsxFile(staff).toBlob()).arrayBuffer())
      await page
        .locator('#payroll-file')
        .setInputFiles({ name: 'staff.xlsx', mimeType: '', buffer })
      const download = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Excel', exact: true }))
      await download
    },
    // 40 × 1,200,000 and 10 × 3,120,000 with 2.6; 13 %; 362,400 and, above 2,979,000, 921,231 of contributions.
    answers: [/: 50/, /79200000 ₽/, /10296000 ₽/, /68904000 ₽/, /102908310 ₽/, /Должность/],
  },
]

describe.skipIf(!hasBrowser)('five tasks of first-time visitors', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()
  mkdirSync(screenshots, { recursive: true })

  describe.each([
    ['phone', 390, 844],
    ['desktop', 1280, 900],
  ] as const)('on a %s', (device, width, height) => {
    it.each(tasks)('$name', async (task) => {
      for (const locale of ['ru-RU', 'en-GB']) {
        const isPhone = device === 'phone'
        const { page, context } = await visit({
          url: server().url,
          viewport: { width, height },
          hasTouch: isPhone,
          isMobile: isPhone,
          locale,
        })
        const hand = new Hand(page)
        await page.locator('.headline').waitFor()
        await task.play(hand)
        await page.locator('main:not([aria-busy=true])').waitFor()
        for (const answer of task.answers) await expect.poll(() => hand.text()).toMatch(answer)
        expect(hand.clicks).toBeLessThanOrEqual(task.clicks)
        expect(hand.keys).toBeLessThanOrEqual(task.keys)
        const name = [task.name.replaceAll(/\W+/g, '-'), device, locale.slice(0, 2)].join('-')
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `${screenshots}${name}-${colorScheme}.png` })
        }
        await context.close()
      }
    })
  })

  it.each(tasks)('$name, by keyboard alone', async ({ play, answers }) => {
    const { page } = await visit({ url: server().url, viewport: { width: 1280, height: 900 } })
    const hand = new KeyboardHand(page)
    await page.locator('.headline').waitFor()
    await play(hand)
    for (const answer of answers) await expect.poll(() => hand.text()).toMatch(answer)
  })
})
