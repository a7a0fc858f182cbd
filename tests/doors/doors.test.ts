import { requestFieldNames } from '@oklad/contract/fields'
import { describe, expect, it } from 'vitest'
import type { Fields } from './asked.ts'
import { answerOf, doors, type Figures } from './doors.ts'
import { fixed, randomRequests, shareOf } from './requests.ts'

/** A door shows the sentences of warnings as one text or as several. */
const comparable = ({ warnings, ...figures }: Partial<Figures>) => ({
  ...figures,
  ...(warnings && { warnings: warnings.join(' ') }),
})

const expected = (request: Fields, without: readonly (keyof Figures)[] = []) =>
  comparable(
    Object.fromEntries(
      Object.entries(answerOf(request)).filter(([name]) => !without.includes(name as never)),
    ),
  )

const random = randomRequests('private', 40)

it('the requests have every field, and the random ones every year', () => {
  const given = new Set([...fixed, ...random].flatMap(Object.keys))
  expect(requestFieldNames.filter((name) => !given.has(name))).toEqual([])
  const years = new Set(random.map(({ start_date }) => String(start_date).slice(0, 4)))
  expect([...years].sort()).toEqual(Array.from({ length: 11 }, (_, index) => `${2017 + index}`))
})

describe.each(Object.entries(doors))('%s', (name, { ask, without }) => {
  it.each(fixed)('answers %j as the service does', async (request) => {
    const asked = { start_date: '2026-01-01', ...request, warnings: true }
    expect(comparable(await ask(asked))).toEqual(expected(asked, without))
  })

  it('answers random requests as the service does', async () => {
    for (const request of shareOf(random, Object.keys(doors).indexOf(name))) {
      const asked = { ...request, warnings: true }
      expect(comparable(await ask(asked)), JSON.stringify(asked)).toEqual(expected(asked, without))
    }
  })
})
