#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createClient, ProblemError } from '@oklad/client'

/** A case of `cases.json`; `cases.schema.json` describes it. */
interface Case {
  readonly id: string
  readonly topic: string
  readonly source: string
  readonly method: keyof typeof methods
  readonly request: object
  readonly expected: readonly { pointer: string; value: unknown; article?: string }[]
}

/** The value at a JSON Pointer; `undefined` where there is none. */
const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)

/** The differences of an answer, a line each. */
const differencesOf = ({ expected }: Case, answer: unknown): string[] =>
  expected.flatMap(({ pointer, value, article }) => {
    const found = valueAt(answer, pointer)
    if (isDeepStrictEqual(found, value)) return []
    const values = `${JSON.stringify(value)} expected, ${JSON.stringify(found)} found`
    return [`${pointer}: ${values}${article === undefined ? '' : ` (${article})`}`]
  })

const [address, ...more] = process.argv.slice(2)
if (address === undefined || !URL.canParse(address) || more.length > 0) {
  console.error('Usage: conformance <address>')
  console.error(
    'Checks POST <address>/api/v1/private-calc, its /payments, /recalculate, /vacation-pay and /sick-pay. The variable API_KEY has the key for it.',
  )
  process.exit(2)
}
const { API_KEY: apiKey } = process.env
if (!apiKey) {
  console.error('The variable API_KEY is not set: it has the key of the service.')
  process.exit(2)
}
const { cases }: { cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('cases.json', import.meta.url), 'utf8'),
)
const client = createClient({ baseUrl: address, apiKey, timeout: 120_000, retries: 10 })

const methods = {
  'private-calc': client.privateCalc,
  'private-calc/payments': client.payments,
  'private-calc/recalculate': client.recalculate,
  'private-calc/vacation-pay': client.vacationPay,
  'private-calc/sick-pay': client.sickPay,
}

const counts = new Map<string, { cases: number; hold: number }>()
const differences: string[] = []
for (const one of cases) {
  const count = counts.get(one.topic) ?? { cases: 0, hold: 0 }
  counts.set(one.topic, count)
  count.cases++
  try {
    const found = differencesOf(one, await methods[one.method](one.request as never))
    if (found.length === 0) count.hold++
    else differences.push(`${one.id}: ${one.source}`, ...found.map((line) => `  ${line}`))
  } catch (error) {
    // A wrong key fails every case.
    if (!(error instanceof ProblemError) || error.status === 401) {
      const { message, cause } = error as Error
      console.error(
        `${address} cannot be called: ${cause instanceof Error ? cause.message : message}`,
      )
      process.exit(2)
    }
    differences.push(`${one.id}: ${one.source}`, `  refused: ${error.message}`)
  }
}
console.log(`${'Topic'.padEnd(18)}Cases  Hold`)
for (const [topic, { cases, hold }] of counts) {
  console.log(`${topic.padEnd(18)}${String(cases).padStart(5)}${String(hold).padStart(6)}`)
}
if (differences.length > 0) console.log(`\n${differences.join('\n')}`)
process.exitCode = differences.length > 0 ? 1 : 0
