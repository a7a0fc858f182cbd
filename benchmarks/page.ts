/**
 * `npm run bench:page`: what the page weighs, how soon it is painted and how long a keystroke takes,
 * in Debian's Chromium on a processor slowed down four times. `-- --save` adds the run to
 * `benchmarks/results.md`.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { describeMachine, root } from './machine.ts'
import { median, type Section, saveResults, sectionText } from './report.ts'
import { startServer } from './server.ts'

const SLOWDOWN = 4
const LOADS = 9
const KEYSTROKES = 30
/** What follows a keystroke later than this is the part that waits for a pause in typing. */
const WINDOW_MS = 140

/** The least that a keystroke can take here: one field, and nothing that listens to it. */
const bareInput = `data:text/html,<!doctype html><input id="salary-gross">`

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } })

spawnSync(process.execPath, ['tools/build-page.js'], { cwd: root, stdio: 'inherit' })
const server = await startServer('Bun', 0)
const path = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim()
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
try {
  const section = await measurePage(browser, server.url)
  process.stdout.write(`\n${sectionText(section)}\n`)
  if (values.save) saveResults(`${describeMachine()}; Chromium ${browser.version()}.`, [section])
} finally {
  await browser.close()
  await server.stop()
}

async function measurePage(browser: Browser, url: string): Promise<Section> {
  const rich = `${url}/#1/gross=25000000&territorial_multiplier=150&northern_coefficient=150&children_count=2`
  const first: Load[] = []
  const filled: Load[] = []
  for (let load = 0; load < LOADS; load++) {
    first.push(await measureLoad(browser, `${url}/`))
    filled.push(await measureLoad(browser, rich))
  }
  const bare = await measureKeystrokes(browser, bareInput)
  const plain = await measureKeystrokes(browser, `${url}/#1/gross=25000000`)
  const full = await measureKeystrokes(browser, rich)
  const row = (name: string, all: readonly number[]) => [
    name,
    median(all).toFixed(1),
    Math.max(...all).toFixed(1),
  ]
  return {
    title: `Page, processor slowed down ${SLOWDOWN} times`,
    head: ['', 'median', 'largest'],
    rows: [
      row(
        'script and style before the pictures, kB compressed',
        first.map(({ bytes }) => bytes / 1000),
      ),
      row('largest paint of a first visit, ms', paintsOf(first)),
      row('largest paint of a filled link, ms', paintsOf(filled)),
      row(
        'a keystroke into an input of an empty page, ms',
        bare.map(({ first }) => first),
      ),
      row(
        'a keystroke, the amounts computed and painted, ms',
        plain.map(({ first }) => first),
      ),
      row(
        'the same with allowances and children, ms',
        full.map(({ first }) => first),
      ),
      row(
        'a keystroke, the months and sentences too, ms',
        plain.map(({ all }) => all),
      ),
      row(
        'the same with allowances and children, ms',
        full.map(({ all }) => all),
      ),
    ],
    note: `${LOADS} loads with an empty cache; ${KEYSTROKES} keystrokes into the salary: the work of the page's main thread from the key to the end of the frame that shows the amounts, and of the frames that show the rest.`,
  }
}

function paintsOf(loads: readonly Load[]): number[] {
  return loads.map(({ paint }) => paint)
}

interface Load {
  readonly bytes: number
  readonly paint: number
}

/** A page with nothing kept, on a slow processor. */
async function slowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, session }
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page } = await slowPage(browser)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Reflect.set(globalThis, 'largestPaint', list.getEntries().at(-1)?.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url)
  await page.locator('#salary-gross').waitFor()
  await page.waitForTimeout(1_500)
  const load = await page.evaluate(() => ({
    paint: Number(Reflect.get(globalThis, 'largestPaint')),
    bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$/.test(name) && !name.endsWith('/sw.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }))
  await page.context().close()
  return load
}

async function measureKeystrokes(browser: Browser, url: string): Promise<Work[]> {
  const { page } = await slowPage(browser)
  await page.goto(url)
  await page.locator('#salary-gross').focus()
  await page.waitForTimeout(1_000)
  // The first ones also warm up what a visitor has warm after a word.
  for (const key of ['Backspace', '1', 'Backspace', '2']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(400)
  }
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  for (let keystroke = 0; keystroke < KEYSTROKES; keystroke++) {
    await page.keyboard.press(keystroke % 2 === 0 ? 'Backspace' : String(keystroke % 9))
    await page.waitForTimeout(500)
  }
  const trace = await browser.stopTracing()
  await page.context().close()
  return workAfterInputs(JSON.parse(trace.toString('utf8')).traceEvents)
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The work of the main thread after a key, milliseconds. */
interface Work {
  /** Up to the end of the first frame. */
  readonly first: number
  /** Of all the frames until the page waits for a pause in typing. */
  readonly all: number
}

function workAfterInputs(events: readonly TraceEvent[]): Work[] {
  const keys = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  )
  return keys.map(({ pid, tid, ts }) => {
    const end = ts + WINDOW_MS * 1000
    const tasks = events.filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        /RunTask$/.test(event.name) &&
        event.ts + (event.dur ?? 0) > ts &&
        event.ts < end,
    )
    const painted = events.find(
      (event) =>
        event.pid === pid && event.tid === tid && event.name === 'Layerize' && event.ts > ts,
    )
    const work = (all: readonly TraceEvent[]) =>
      all.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
    return {
      first: work(tasks.filter((task) => task.ts <= (painted?.ts ?? end))),
      all: work(tasks),
    }
  })
}
