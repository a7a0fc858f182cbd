import { operationNamed, questionNames } from '@oklad/contract/internal'
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

/** Measures the processor time of each operation and compares it with the operation's points. */
export async function measurePoints(seconds: number): Promise<Section> {
  await using server = await startServer('Bun', { variables: LIMITS_ON })
  const rows: string[][] = []
  let one = Number.NaN
  for (const operation of questionNames) {
    const { path, points = 0, needsKey, request: kind, examples } = operationNamed(operation)
    const isByAverage = kind === 'vacationPay' || kind === 'sickPay'
    const plain: object = isByAverage
      ? (examples?.['usual']?.request ?? {})
      : { [kind === 'grossUp' ? 'target_net' : 'gross_salary']: 15_000_000 }
    const more = isByAverage ? {} : needsKey ? terms : { territorial_multiplier: 140 }
    const measure = async (request: object, seconds: number) => {
      const options = { seconds, connections: 8, body: JSON.stringify(request) }
      return (await load(server, path, options)).microsecondsPerRequest
    }
    await measure(plain, 1)
    const times = [await measure(plain, seconds), await measure({ ...plain, ...more }, seconds)]
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    if (operation === 'calc') one = mean
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
