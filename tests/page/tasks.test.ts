import { mkdirSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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

const tasks: readonly Task[] = [
  {
    name: '250,000 gross',
    clicks: 1,
    keys: 6,
    play: async (hand) => {
      await intoAmount(hand)
      await hand.type('250000')
    },
    answers: [/217500 ₽/, /215500/, /212500/],
  },
  {
    name: 'Norilsk with two children',
    clicks: 3,
    keys: 6,
    play: async (hand) => {
      const { page } = hand
      const open = async (group: string, field: string) => {
        await hand.click(page.locator(`#question-${group}-button`))
        await page.locator(`${field}:focus`).waitFor()
      }
      await open('place', '#place')
      const isRussian = (await page.locator('html').getAttribute('lang')) === 'ru'
      await hand.type(isRussian ? 'нор' : 'nor')
      await page.getByRole('option', { name: /Норильск|Norilsk/ }).waitFor()
      await hand.press('Enter')
      if (await page.locator('.sheet header').isVisible()) {
        await hand.click(page.locator('.sheet header button'))
        await page.locator('.sheet').waitFor({ state: 'detached' })
      }
      await open('family', '#detail-children_count')
      await hand.type('2')
    },
    // 250,000 × 2.6; 13 % of the salary less 4,200, and of the allowances: 400,000, or 200,000 without seniority.
    answers: [/650000 ₽/, /392046 – 566046 ₽/],
  },
  {
    name: '300,000 net',
    clicks: 1,
    keys: 6,
    play: async (hand) => {
      await hand.click(hand.page.locator('label', { has: hand.page.locator('#know-net') }))
      await hand.page.locator('#salary-net:focus').waitFor()
      await hand.type('300000')
    },
    answers: [/352942 ₽/, /353000 ₽/],
  },
  {
    name: 'a founder compares contracts',
    clicks: 3,
    keys: 6,
    play: async (hand) => {
      await intoAmount(hand)
      await hand.type('250000')
      await hand.click(
        hand.page.getByRole('button', { name: /^(Сравнить договоры|Compare contracts)$/ }),
      )
      await hand.page.locator('.comparison').waitFor()
    },
    // Pay above 2.4 million is outside the regime of the self-employed, and the cell says so.
    answers: [/2598000/, /454446/, /896871/, /2115000/, /НПД только до|NPD only up to/],
  },
  {
    name: 'an accountant checks a month',
    clicks: 6,
    keys: 6,
    play: async (hand) => {
      const { page } = hand
      await intoAmount(hand)
      await hand.type('250000')
      await hand.click(page.locator('.whole-table'))
      await hand.click(page.locator('[data-cell="9-1"]'))
      await page.locator('dialog .citation').waitFor()
      await hand.click(page.locator('dialog .close'))
      await page.locator('dialog').waitFor({ state: 'detached' })
      const download = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Excel', exact: true }))
      await download
    },
    // October: 34,500 of tax, 327,000 from January on.
    answers: [/34500/, /327000/, /2500000/],
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
    it.each(tasks)('$name', { timeout: 120_000 }, async (task) => {
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
        await page.locator('main[aria-busy=false]').waitFor()
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

  it.each(tasks)('$name, by keyboard alone', { timeout: 120_000 }, async ({ play, answers }) => {
    const { page } = await visit({ url: server().url, viewport: { width: 1280, height: 900 } })
    const hand = new KeyboardHand(page)
    await page.locator('.headline').waitFor()
    await play(hand)
    for (const answer of answers) await expect.poll(() => hand.text()).toMatch(answer)
  })
})
