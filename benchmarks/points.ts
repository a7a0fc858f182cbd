import { requestPoints } from '@oklad/contract'
import type { Section } from './report.ts'
import { LIMITS_ON, load, startServer } from './server.ts'

const pay = { territorial_multiplier: 140, northern_coefficient: 150, children_count: 3 }
const terms = {
  ...pay,
  start_date: '2026-03-11',
  first_month: 'working_days',
  monthly_bonuses: Array(12).fill(1_000_000),
  social_expense: 1_000_000,
  accident_rate: 20,
}
const PRIVATE = '/api/v1/private-calc'

/** For each operation that calculates: its path, a plain request, and the fields of a long one. */
const requests = {
  calc: ['/api/v1/calc', { gross_salary: 15_000_000 }, { territorial_multiplier: 140 }],
  'private-calc': [PRIVATE, { gross_salary: 15_000_000 }, terms],
  'gross-up': [`${PRIVATE}/gross-up`, { target_net: 15_000_000 }, terms],
  explain: [`${PRIVATE}/explain`, { gross_salary: 15_000_000 }, terms],
  compare: [`${PRIVATE}/compare`, { gross_salary: 15_000_000 }, terms],
  payments: [`${PRIVATE}/payments`, { gross_salary: 15_000_000 }, terms],
  'payments/explain': [`${PRIVATE}/payments/explain`, { gross_salary: 15_000_000 }, terms],
} as const

/** Measures the processor time of each operation and compares it with the operation's points. */
export async function measurePoints(seconds: number): Promise<Section> {
  await using server = await startServer('Bun', { variables: LIMITS_ON })
  const rows: string[][] = []
  let one = Number.NaN
  for (const [operation, [path, plain, more]] of Object.entries(requests)) {
    const measure = async (request: object, seconds: number) => {
      const options = { seconds, connections: 8, body: JSON.stringify(request) }
      return (await load(server, path, options)).microsecondsPerRequest
    }
    await measure(plain, 1)
    const times = [await measure(plain, seconds), await measure({ ...plain, ...more }, seconds)]
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    if (operation === 'calc') one = mean
    const points = requestPoints[operation as keyof typeof requests]
    const measured = mean / one
    const isRight = points < measured * 2 && measured < points * 2
    rows.push([
      operation,
      ...times.map((time) => time.toFixed(0)),
      measured.toFixed(1),
      String(points),
      isRight ? '' : 'differs by more than a factor of two',
    ])
  }
  return {
    title: 'Points of requests',
    head: ['', 'plain, µs', 'many fields, µs', 'mean to calc', 'points', ''],
    rows,
    note: 'Processor time of the service on Bun for each request over HTTP, with limits on.',
  }
}
