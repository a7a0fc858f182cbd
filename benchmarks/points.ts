import {
  lawOperationNames,
  operationNamed,
  pointsOfText,
  prices,
  questionNames,
} from '@oklad/contract/internal'
import { createKey } from '@oklad/keys'
import type { Section } from './report.ts'
import {
  folder,
  HEADERS,
  LIMITS_ON,
  type LoadOptions,
  load,
  processorSeconds,
  runtimeNames,
  startServer,
} from './server.ts'

const pay = { territorial_multiplier: 140, northern_coefficient: 150, children_count: 3 }
const terms = {
  ...pay,
  start_date: '2026-03-11',
  first_month: 'working_days',
  monthly_bonuses: Array(12).fill(1_000_000),
  social_expense: 1_000_000,
  accident_rate: 20,
}

/** A raise found late beside all the other fields. */
const before = { gross_salary: 15_000_000, ...terms }
const after = { ...before, gross_salary: 16_000_000, children_count: 4 }
const recalculated = { before, after, paid_on: '2026-10-20' }

const twoDigits = (number: number) => String(number).padStart(2, '0')
const monthsFrom = (year: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${year + Math.trunc(index / 12)}-${twoDigits(1 + (index % 12))}`,
  )
const deductions_after_tax = Array.from({ length: 10 }, (_, index) => ({
  ...{ kind: 'writ', debt: 1_000_000 * (index + 1), priority: 1 + (index % 4) },
}))
const raises = Array.from({ length: 12 }, (_, index) => ({
  ...{ date: `2025-${twoDigits(1 + index)}-01`, old_salary: 7_000_000 + index },
  new_salary: 7_000_001 + index,
}))
const absences = Array.from({ length: 12 }, (_, index) => ({
  ...{ kind: 'vacation', from: `2026-${twoDigits(1 + index)}-10`, days: 5 },
  raises: raises.slice(0, 8),
}))
const other_pay = Array.from({ length: 24 }, (_, index) => ({
  ...{ kind: 'vacation_pay', month: 1 + (index % 12), amount: 100_000 },
}))
const vacation = {
  ...{ kind: 'vacation', start_date: '2026-07-06', days: 14, raises },
  months: monthsFrom(2021, 60).map((month) => ({ month, pay: 8_000_000 })),
  bonuses: monthsFrom(2021, 60).map((month) => ({ kind: 'monthly', month, amount: 100_000 })),
}
const salary = { gross_salary: 15_000_000 }

/** A request by its points; where there are two, the points are for their mean. */
interface Measured {
  readonly name: string
  readonly path: string
  readonly points: number
  readonly requests: readonly Partial<LoadOptions>[]
}

/** Requests with long lists, which cost what their lists do. */
const lists: readonly Measured[] = (
  [
    ['privateCalc', 'ten writs', { ...salary, deductions_after_tax }],
    ['privateCalc', 'twelve absences with raises', { ...salary, absences }],
    ['explain', 'twelve absences with raises', { ...salary, absences }],
    ['grossUp', 'many payments', { target_net: 15_000_000, basis: 'every_month', other_pay }],
    ['payments', 'twelve absences with raises', { ...salary, absences }],
    ['explainPayments', 'ten writs', { ...salary, deductions_after_tax }],
    ['explainVacationPay', '60 months and bonuses', vacation],
  ] as const
).map(([name, what, request]) => {
  const { path, price = prices.calc } = operationNamed(name)
  const body = JSON.stringify(request)
  const points = price.request + pointsOfText(price, body) + Math.floor(body.length / 1024)
  return { name: `${name} with ${what}`, path, points, requests: [{ body }] }
})

const questions = questionNames.map((name): Measured => {
  const { path, price, needsKey, request: kind, examples } = operationNamed(name)
  const points = price?.request ?? 0
  const hasOwnFields = /^(?:vacationPay|sickPay|recalculation)$/.test(kind ?? '')
  const plain: object = hasOwnFields
    ? (examples?.['usual']?.request ?? {})
    : { [kind === 'grossUp' ? 'target_net' : 'gross_salary']: 15_000_000 }
  const more = needsKey ? terms : { territorial_multiplier: 140 }
  const full =
    kind === 'recalculation' ? recalculated : hasOwnFields ? undefined : { ...plain, ...more }
  const bodies = full ? [plain, full] : [plain]
  return { name, path, points, requests: bodies.map((body) => ({ body: JSON.stringify(body) })) }
})

const law = lawOperationNames.map((name): Measured => {
  const { path, price, parametersShown = {} } = operationNamed(name)
  const points = price?.request ?? 0
  const { year, ...query } = parametersShown
  const given = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const address = `${path.replace('{year}', `${year}`)}?${given.join('&')}`
  return { name, path: address, points, requests: [{ method: 'GET' }] }
})

const call = (method: string, params?: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const wrong = `{${'"gros_salary":1.5,'.repeat(900)}"a":1}`

/** Requests that are no operation: their points stand in the code of their routes. */
const others: readonly Measured[] = [
  {
    ...{ name: 'an answer page', path: '/ru/salary/', points: prices.answerPage.request },
    requests: [{ method: 'GET', isNumbered: true }],
  },
  {
    name: 'a message of an assistant',
    path: '/mcp',
    points: prices.message.request,
    requests: [{ body: call('ping') }],
  },
  {
    ...{ name: 'a wrong body of 16 KiB', path: '/api/v1/private-calc', points: 16 },
    requests: [{ body: wrong, isRefused: true }],
  },
]

/** Measures the processor time of each request and compares it with its points, on both runtimes. */
export async function measurePoints(seconds: number): Promise<Section> {
  const rows = [...questions, ...law, ...lists, ...others].map((measured) => ({
    measured,
    cells: [] as string[],
  }))
  for (const runtime of runtimeNames) {
    await using server = await startServer(runtime, { variables: LIMITS_ON })
    let one = Number.NaN
    for (const { measured, cells } of rows) {
      const { name, path, points, requests } = measured
      const times: number[] = []
      for (const request of requests) {
        const options = { connections: 8, ...request }
        await load(server, path, { ...options, seconds })
        times.push((await load(server, path, { ...options, seconds })).microsecondsPerRequest)
      }
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length
      if (name === 'calc') one = mean
      cells.push(mean.toFixed(0), (mean / one / points).toFixed(1))
    }
  }
  return {
    title: 'Points of requests',
    head: [
      '',
      'points',
      ...runtimeNames.flatMap((name) => [`${name}, µs`, `${name}, calcs a point`]),
    ],
    rows: rows.map(({ measured: { name, points }, cells }) => [name, String(points), ...cells]),
    note: 'Processor time of the service for each request over HTTP, with limits on: the mean of a plain request and one with many fields; in units of /api/v1/calc for each point.',
  }
}

/** The usual limit of a key, in windows of ten seconds. */
const USUAL_LIMIT = { RATE_LIMIT: 'on', RATE_LIMIT_PRIVATE: '1000/10s' }

/** Measures what a key that spends its whole limit at once, window by window, takes from another key. */
export async function measureNeighbour(): Promise<Section> {
  const file = folder.file('neighbours.json')
  const { key } = await createKey(file, { name: 'at its limit' })
  const headers = { ...HEADERS, 'x-api-key': key }
  const other = { seconds: 10, connections: 1, delay: 25 }
  const { path: otherPath } = operationNamed('privateCalc')
  const rows: string[][] = []
  for (const runtime of runtimeNames) {
    const variables = { ...USUAL_LIMIT, API_KEYS_FILE: file }
    await using server = await startServer(runtime, { variables })
    /** Returns the share of a core, %, and the latencies of the other key in a window, milliseconds. */
    const window = async (path?: string) => {
      let isOver = false
      const spend = async () => {
        while (path !== undefined && !isOver) {
          const body = JSON.stringify({ gross_salary: 15_000_000 })
          const response = await fetch(server.url + path, { method: 'POST', headers, body })
          await response.arrayBuffer()
          if (response.status === 429) await new Promise((resolve) => setTimeout(resolve, 500))
        }
      }
      const before = processorSeconds(server.pid)
      const spent = Promise.all(Array.from({ length: 8 }, spend))
      const { p50, p99 } = await load(server, otherPath, other)
      const share = ((processorSeconds(server.pid) - before) / other.seconds) * 100
      isOver = true
      await spent
      return { share, p50, p99 }
    }
    await window()
    const { share: alone, p50, p99 } = await window()
    const row = (...[name, ...values]: [string, ...number[]]) =>
      rows.push([`${runtime}, ${name}`, ...values.map((value) => value.toFixed(1))])
    row('nothing', 0, p50, p99, p99)
    for (const name of ['privateCalc', 'compare', 'explain', 'explainPayments'] as const) {
      const first = await window(operationNamed(name).path)
      await window(operationNamed(name).path)
      const third = await window(operationNamed(name).path)
      row(name, third.share - alone, third.p50, third.p99, first.p99)
    }
  }
  return {
    title: 'A key at its limit beside another',
    head: [
      'the first key asks',
      'its share of a core, %',
      'p50 of the other, ms',
      'p99 of the other, ms',
      'p99 in the first window',
    ],
    rows,
    note: 'The first key spends 1,000 points in each window of ten seconds, over 8 connections and as fast as it is answered; the other asks 40 calculations a second. The share is without that of the other; all but the last column are of the third window, when the runtime has compiled what is asked.',
  }
}
