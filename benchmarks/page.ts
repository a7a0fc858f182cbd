import { spawnSync } from 'node:child_process'
import { type Browser, chromium, type Page } from 'playwright-core'
import { projectFolder } from '../tests/support/project-folder.ts'
import { median, type Section } from './report.ts'
import { startServer } from './server.ts'

const SLOWDOWN = 4
const LOADS = 9
const KEYSTROKES = 30
/** Slow 4G: 150 ms a round trip, 1.6 Mbit/s down and 0.75 up, in bytes a second. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Milliseconds counted after a key. The page's work after a pause in typing comes later. */
const WINDOW = 140

/** For comparison, a page of one field without a listener: the browser's own time for a keystroke. */
const bareInput = 'data:text/html,<!doctype html><input id="salary-gross">'
const plain = '/#1/gross=25000000'
const rich = `${plain}&territorial_multiplier=150&northern_coefficient=150&children_count=2`

/** Measures the page's size, its first paint and its keystrokes, on a slow processor. */
export async function measurePage(): Promise<Section> {
  spawnSync(process.execPath, ['tools/build-page.js'], { cwd: projectFolder, stdio: 'inherit' })
  await using server = await startServer('Bun', { cores: '0,1' })
  const executablePath = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim()
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const first: PageLoad[] = []
  const filled: PageLoad[] = []
  const mobile: PageLoad[] = []
  for (let load = 0; load < LOADS; load++) {
    first.push(await measureLoad(browser, `${server.url}/`))
    filled.push(await measureLoad(browser, server.url + rich))
    mobile.push(await measureLoad(browser, server.url + rich, slow4G))
  }
  const bare = await measureKeystrokes(browser, bareInput)
  const short = await measureKeystrokes(browser, server.url + plain)
  const long = await measureKeystrokes(browser, server.url + rich)
  const figures: readonly [string, number[]][] = [
    [
      'page, script and style before the first answer, kB compressed',
      first.map(({ bytes }) => bytes),
    ],
    ['font before the first answer, kB', first.map(({ font }) => font)],
    ['layout shift of a first visit', first.map(({ shift }) => shift)],
    ['layout shift of a filled link', filled.map(({ shift }) => shift)],
    ['largest paint of a first visit, ms', first.map(({ paint }) => paint)],
    ['largest paint of a filled link, ms', filled.map(({ paint }) => paint)],
    ['first answer of a filled link on slow 4G, ms', mobile.map(({ answered }) => answered)],
    ['a keystroke into an input of an empty page, ms', bare.map(({ frame }) => frame)],
    ['a keystroke, the amounts computed and painted, ms', short.map(({ frame }) => frame)],
    ['the same with allowances and children, ms', long.map(({ frame }) => frame)],
    ['a keystroke, the months and sentences too, ms', short.map(({ all }) => all)],
    ['the same with allowances and children, ms', long.map(({ all }) => all)],
  ]
  return {
    title: `Page, processor slowed down ${SLOWDOWN} times`,
    head: ['', 'median', 'largest'],
    rows: figures.map(([name, all]) => [name, written(median(all)), written(Math.max(...all))]),
    note: `Chromium ${browser.version()}. ${LOADS} loads with an empty cache. Of ${KEYSTROKES} keystrokes into the salary: the work of the page's main thread from the key to the end of the frame that shows the amounts, and of the frames that show the rest.`,
  }
}

/** A shift of the layout is far below 1. */
const written = (value: number) => value.toFixed(value < 1 ? 3 : 1)

/** Opens a page with an empty cache, on a slow processor. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

type PageLoad = Awaited<ReturnType<typeof measureLoad>>

/**
 * Loads a page with an empty cache. The times are milliseconds: of the largest contentful paint, and of the first answer in
 * the document. The sizes are kilobytes of what is loaded by then: the page with its script and style, and the font.
 * The shift is the cumulative one of the layout.
 */
async function measureLoad(browser: Browser, url: string, network?: typeof slow4G) {
  const page = await slowPage(browser)
  if (network !== undefined) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, answered: 0 }
    Reflect.set(globalThis, 'seen', seen)
    new PerformanceObserver((list) => {
      seen.paint = list.getEntries().at(-1)?.startTime ?? 0
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      if (document.querySelector('.headline')) seen.answered ||= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url)
  await page.locator('#salary-gross').waitFor()
  await page.waitForTimeout(1_500)
  const { files, ...times } = await page.evaluate(() => {
    const { paint, shift, answered } = Reflect.get(globalThis, 'seen') as Record<string, number>
    const files = (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd <= Number(answered))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }))
    return { paint: Number(paint), shift: Number(shift), answered: Number(answered), files }
  })
  await page.context().close()
  const kilobytes = (kind: RegExp) =>
    files.reduce((sum, { name, size }) => sum + (kind.test(name) ? size : 0), 0) / 1000
  return { ...times, bytes: kilobytes(/(?:\.js|\.css|\/|#.*)$/), font: kilobytes(/\.woff2$/) }
}

async function measureKeystrokes(browser: Browser, url: string) {
  const page = await slowPage(browser)
  await page.goto(url)
  await page.locator('#salary-gross').focus()
  // The focus selects the whole amount.
  await page.keyboard.press('End')
  await page.waitForTimeout(1_000)
  // Lets the browser compile the code, as it has after a visitor's first few keys.
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
  return workAfterKeys(JSON.parse(trace.toString('utf8')).traceEvents)
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Start and duration, microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The main thread's work after each key, milliseconds: until the first frame ends, and in total. */
function workAfterKeys(events: readonly TraceEvent[]) {
  const keys = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  )
  return keys.map(({ pid, tid, ts: start }) => {
    const end = start + WINDOW * 1000
    const own = events.filter(
      ({ pid: process, tid: thread, ts, dur = 0 }) =>
        process === pid && thread === tid && ts + dur > start && ts < end,
    )
    const painted = own.find(({ name, ts }) => name === 'Layerize' && ts > start)?.ts ?? end
    const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
    const work = (some: readonly TraceEvent[]) =>
      some.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
    return { frame: work(tasks.filter(({ ts }) => ts <= painted)), all: work(tasks) }
  })
}
