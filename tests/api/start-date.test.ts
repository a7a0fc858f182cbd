import { startYears } from '@oklad/contract/internal'
import { EARLIEST_TAX_YEAR, NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { calculationOf, column, problemsIn } from '../support/answers.ts'
import { calculatePrivately } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { monthsOf, warningsFor } from '../support/tax-year.ts'

const gross_salary = 15_000_000
const { minimum, maximum } = startYears
const knownYears = Array.from(
  { length: NEWEST_TAX_YEAR - EARLIEST_TAX_YEAR + 1 },
  (_, index) => EARLIEST_TAX_YEAR + index,
)

describe('start_date', () => {
  const server = sharedInProcess()
  const ask = (start_date: unknown) => calculatePrivately(server(), { gross_salary, start_date })

  it.each([
    ['2026-01-01', 1],
    ['2026-02-01', 2],
    ['2026-07-01', 7],
    ['2026-12-01', 12],
  ])('%s starts the year in its month', async (start_date, first) => {
    const answer = calculationOf(await ask(start_date))
    expect(column(answer, 'month')).toEqual(monthsOf(2026, first))
    expect(answer['annual_gross_income']).toBe(gross_salary * (13 - first))
  })

  it.each(['2026-07-02', '2026-07-15', '2026-07-31'])(
    '%s gives a full first month, whatever the day',
    async (start_date) => {
      expect((await ask(start_date)).text).toBe((await ask('2026-07-01')).text)
    },
  )

  it.each([
    [2020, '02-29'],
    [2024, '02-29'],
    [NEWEST_TAX_YEAR, '12-31'],
    [maximum, '12-31'],
  ])('accepts %i-%s, a leap day or the last day of a year', async (year, day) => {
    const answer = calculationOf(await ask(`${year}-${day}`))
    expect(column(answer, 'month')).toEqual(monthsOf(year, Number.parseInt(day, 10)))
  })

  it.each(knownYears)('%i has a known law, and no warning', async (year) => {
    const answer = calculationOf(await ask(`${year}-01-01`))
    expect(column(answer, 'month')).toEqual(monthsOf(year))
    expect(answer).not.toHaveProperty('warnings')
  })

  it('the year after the newest law gets a warning in both languages', async () => {
    const [next, newest] = [NEWEST_TAX_YEAR + 1, NEWEST_TAX_YEAR]
    const { warnings, ...provisional } = calculationOf(await ask(`${next}-01-01`))
    expect({ warnings }).toEqual(warningsFor(next))
    // Only the names of the months differ from the newest year.
    const known = calculationOf(await ask(`${newest}-01-01`))
    const inNewest = JSON.stringify(provisional).replaceAll(`${next}-`, `${newest}-`)
    expect(inNewest).toBe(JSON.stringify(known))

    const inRussian = await calculatePrivately(
      server(),
      { gross_salary, start_date: `${next}-01-01` },
      { 'accept-language': 'ru' },
    )
    expect(inRussian.json['warnings']).toEqual([
      {
        code: 'provisional_law',
        detail: `Закон на ${next} год ещё не известен. Взяты показатели ${newest} года, поэтому результат предварительный.`,
      },
    ])
  })

  it.each([
    `${minimum - 1}-12-31`,
    `${maximum + 1}-01-01`,
    // A leap year.
    '2016-02-29',
    '1999-01-01',
    '0000-01-01',
    '9999-12-31',
  ])('%s is refused with the range of years', async (start_date) => {
    const answer = await ask(start_date)
    expect(answer.status).toBe(400)
    expect(problemsIn(answer)).toEqual([
      {
        pointer: '/start_date',
        code: 'out_of_range',
        detail: `"start_date" must be from ${minimum}-01-01 to ${maximum}-12-31.`,
        minimum: `${minimum}-01-01`,
        maximum: `${maximum}-12-31`,
      },
    ])
  })

  it.each([
    ['no such day', '2026-02-29'],
    ['no such day', '2023-02-29'],
    ['no such day', '2024-02-30'],
    ['no such day, in a year without known law', '2016-02-30'],
    ['no such day', '2026-02-30'],
    ['no such day', '2026-04-31'],
    ['no such day', '2026-01-32'],
    ['no such day', '2026-01-00'],
    ['no such month', '2026-13-01'],
    ['no such month', '2026-00-01'],
    ['a century year that is not a leap year', '2100-02-29'],
    ['a point in time', '2026-01-01T00:00:00Z'],
    ['another order', '01.02.2026'],
    ['another order', '01-02-2026'],
    ['no day', '2026-01'],
    ['no leading zeros', '2026-1-1'],
    ['slashes', '2026/01/01'],
    ['no separators', '20260101'],
    ['five digits of a year', '12026-01-01'],
    ['a sign', '+2026-01-01'],
    ['a space before', ' 2026-01-01'],
    ['a space after', '2026-01-01 '],
    ['a line break after', '2026-01-01\n'],
    ['digits of another script', '٢٠٢٦-٠١-٠١'],
    ['a dash of another kind', '2026–01–01'],
    ['no date', 'today'],
    ['nothing', ''],
  ])('is refused for %s: %j', async (_, start_date) => {
    const answer = await ask(start_date)
    expect(answer.status).toBe(400)
    expect(problemsIn(answer)).toEqual([
      {
        pointer: '/start_date',
        code: 'impossible_date',
        detail: '"start_date": there is no such date. Write it as YYYY-MM-DD, such as 2026-01-31.',
      },
    ])
  })

  it.each([20260101, 2026.5, true, {}, ['2026-01-01']])(
    '%j is refused: not a string',
    async (start_date) => {
      const answer = await ask(start_date)
      expect(answer.status).toBe(400)
      expect(problemsIn(answer)).toMatchObject([
        { pointer: '/start_date', code: 'wrong_type', expected: 'string' },
      ])
    },
  )
})
