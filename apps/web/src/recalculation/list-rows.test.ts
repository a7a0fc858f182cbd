import { answerRecalculation, checkedRecalculation } from '@oklad/answers/breakdown'
import { roubles } from '@oklad/engine'
import { expect, it } from 'vitest'
import { listRows } from './list-rows.ts'

const year = { gross_salary: roubles(100_000), start_date: '2026-01-01' }
const bonus = (amount: number) => ({
  ...year,
  monthly_bonuses: Array.from({ length: 12 }, (_, at) => (at === 3 ? roubles(amount) : 0)),
})

type Request = Parameters<typeof answerRecalculation>[0]

function rowsOf(before: Request['before'], after: Request['after'], paid_on: string) {
  const request: Request = { before, after, paid_on }
  const { completed } = checkedRecalculation(request as object, 2026)
  if (completed === undefined) throw new Error('not valid')
  const { settlement } = answerRecalculation(request, completed, 'ru')
  return listRows({ request, calculations: completed, settlement }, 'ru')
}

it('has a second row with the day where a bonus was too large', () => {
  expect(rowsOf(bonus(20_000), bonus(10_000), '2026-06-19')).toEqual([
    ['Премии, апрель, ₽', 'Дата пересчёта'],
    ['20000,00', ''],
    ['10000,00', '2026-06-19'],
  ])
})

// The pay of March to May was 10,000 short; the advance of June is paid on 19 June by the new salary.
it('has the settlement of a late raise as another payment, and the months before as they were paid', () => {
  const raised = Array.from({ length: 12 }, (_, at) => roubles(at < 2 ? 100_000 : 110_000))
  const [headers = [], row = []] =
    rowsOf(year, { ...year, monthly_salaries: raised }, '2026-06-19') ?? []
  const cells = Object.fromEntries(headers.map((header, at) => [header, row[at]]))
  expect(cells).toMatchObject({
    'Оклад по месяцам, май, ₽': '100000,00',
    'Оклад по месяцам, июнь, ₽': '110000,00',
    'Другие выплаты № 1: вид': 'Доплата по пересчёту',
    ...{ 'Другие выплаты № 1: месяц': '6', 'Другие выплаты № 1: день': '19' },
    'Другие выплаты № 1: сумма, ₽': '30000,00',
  })
  expect(headers).toHaveLength(16)
})

// The advance of June has 10 of 21 working days: 4,761.90 of the 10,000 are settled with March to May, the rest comes with June.
it('has the rest of a month whose advance was paid by the old salary with its final pay', () => {
  const raised = Array.from({ length: 12 }, (_, at) => roubles(at < 2 ? 100_000 : 110_000))
  const [headers = [], row = []] =
    rowsOf(year, { ...year, monthly_salaries: raised }, '2026-06-25') ?? []
  const cells = Object.fromEntries(headers.map((header, at) => [header, row[at]]))
  expect(cells).toMatchObject({
    'Оклад по месяцам, июнь, ₽': '100000,00',
    'Оклад по месяцам, июль, ₽': '110000,00',
    ...{ 'Другие выплаты № 1: день': '25', 'Другие выплаты № 1: сумма, ₽': '34761,90' },
    'Другие выплаты № 2: вид': 'Доплата по пересчёту',
    ...{ 'Другие выплаты № 2: месяц': '6', 'Другие выплаты № 2: сумма, ₽': '5238,10' },
  })
  expect(headers).not.toContain('Другие выплаты № 2: день')
})
