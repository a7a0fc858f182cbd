import { roubles } from '@oklad/engine'
import { expect, it } from 'vitest'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { absenceRules } from '../input/rules-on-demand.ts'
import { absenceTable } from './absence-table.ts'

it('has the absences under the titles of the answer, without columns of 0', async () => {
  await absenceRules.load()
  const tableOf = (more: object) => {
    const details = { start_date: '2026-01-01', ...more } as Details
    const year = outcomeOf({ ...emptyInput, amount: roubles(100_000), details }, 2026)
    return year.state === 'solved' ? absenceTable(year, 'ru') : undefined
  }
  expect(tableOf({})).toEqual([])
  // 1,200,000 / 12 / 29.3 = 3,412.97 a day, 14 days of it, paid three days before (Labour Code, article 136).
  expect(tableOf({ absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }] })).toEqual([
    [
      'Вид',
      'Первый день',
      'Последний день',
      'Дней',
      'Средний дневной заработок',
      'Платит работодатель',
      'Выплачено',
    ],
    [
      'Отпуск',
      '2026-07-06',
      '2026-07-19',
      { count: 14 },
      { kopecks: 341_297 },
      { kopecks: 4_778_158 },
      '2026-07-03',
    ],
  ])
})
