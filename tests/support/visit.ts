import { spawnSync } from 'node:child_process'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { hasProgram } from './needed-program.ts'

/** Chromium: where there is one, the build without windows, which takes half of the processor time. */
const program =
  ['chromium-headless-shell', 'chromium'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  ) ?? 'chromium'

/** Whether this machine has a browser. */
export const hasBrowser = hasProgram(program)

/** The page in a browser context of its own, rendered in whole. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
}

interface VisitOptions extends BrowserContextOptions {
  /** The first address. */
  readonly url: string
  /** The day on which the page is opened, `YYYY-MM-DD`, at noon in Moscow; today without it. */
  readonly day?: string
}

let browser: Promise<Browser> | undefined

/** The browser of all test files of a worker; it ends with the worker. */
function browserOfWorker(): Promise<Browser> {
  const { stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  browser ??= playwright.launch({
    executablePath: stdout.trim(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return browser
}

/**
 * Opens pages. A test fails if its pages had an error in the console, something refused by
 * the content security policy, or a request to another host.
 */
export function sharedBrowser(): (options: VisitOptions) => Promise<Visit> {
  const contexts: BrowserContext[] = []
  const troubles: string[] = []

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    expect(troubles.splice(0)).toEqual([])
  })

  return async ({ url, day, ...options }) => {
    // A service worker loads the whole page once more in every context.
    const context = await (await browserOfWorker()).newContext({
      locale: 'ru-RU',
      serviceWorkers: 'block',
      ...options,
    })
    contexts.push(context)
    // A busy machine answers late; what never comes still fails.
    context.setDefaultTimeout(90_000)
    const { origin } = new URL(url)
    context.on('request', (request) => {
      const address = request.url()
      if (!address.startsWith(origin) && !/^(?:blob|data):/.test(address)) {
        troubles.push(`asked ${address}`)
      }
    })
    context.on('weberror', (error) => troubles.push(`threw ${error.error()}`))
    context.on('console', (message) => {
      const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
      if (['error', 'warning'].includes(message.type()) && !isBlocked) troubles.push(message.text())
    })
    if (day !== undefined) await context.clock.setFixedTime(`${day}T12:00:00+03:00`)
    const page = await context.newPage()
    await page.goto(url)
    // The calculator renders itself after the load event, and then its later parts.
    if (options.javaScriptEnabled !== false) {
      await page.locator('#page:empty, main[aria-busy=true]').waitFor({ state: 'detached' })
    }
    return { page, context }
  }
}
