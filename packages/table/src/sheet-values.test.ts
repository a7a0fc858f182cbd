import { describe, expect, it } from 'vitest'
import { shareOfPay } from './sheet-values.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

describe('a share of pay', () => {
  it.each<[text: string, share: readonly [number, number]]>([
    ['1/4', [1, 4]],
    ['1 / 3', [1, 3]],
    ['7/10', [7, 10]],
    ['25/100', [25, 100]],
    ['25 %', [1, 4]],
    ['12,5%', [1, 8]],
    ['70 %', [7, 10]],
    ['100 %', [1, 1]],
    ['0,25', [1, 4]],
    ['0.5', [1, 2]],
    ['0,3', [3, 10]],
  ])('%s is exact', (text, share) => {
    expect(shareOfPay(text)).toEqual(share)
  })

  it.each([
    // A third, a sixth and two thirds that are rounded.
    ...['33 %', '0,33', '33,33 %', '0.3333', '17 %', '16,67 %', '67 %', '0,66'],
    ...['1', '25', '0', '0 %', '0/4', '4/1', '5/4', '150 %', '1/101', '1/0', '-1/4'],
    ...['четверть', '2026-04-01', '', '1/4/2026', '0,333333333333333'],
  ])('%j is not read', (text) => {
    expect(shareOfPay(text)).toBeUndefined()
  })
})

/** A list of employees with alimony as a share of 100,000 roubles. */
const list = (...shares: readonly string[]) =>
  [
    'Оклад;Удержания после налога № 1: вид;Удержания после налога № 1: доля зарплаты',
    ...shares.map((share) => `100000;Алименты долей;${share}`),
  ].join('\n')

it('takes alimony from a list as an accountant writes it', async () => {
  const { bytes } = await runTable(['csv', 'csv'], list('1/4', '25 %', '0,25'), { language: 'ru' })
  // A quarter of 87,000 in each of 12 months.
  expect(
    (await rowsOf('csv', bytes)).map((row) => row['deductions_after_tax_1_amount_rub']),
  ).toEqual(['261000,00', '261000,00', '261000,00'])
})

it('says what to write in place of a share that is rounded or a date', async () => {
  const { problems } = await runTable(['csv', 'csv'], list('1/4', '33 %', '01.04.2026'), {
    language: 'ru',
  })
  const right =
    'нужно: дробь не больше 1, например 1/4, 25 % или 0,25; треть и шестую часть — только дробью, например 1/3, а в книге Excel — текстом.'
  const column = '«Удержания после налога № 1: доля зарплаты»'
  expect(problems.map(({ row, detail }) => [row, detail])).toEqual([
    [3, `${column} — текст „33 %“; ${right}`],
    [4, `${column} — текст „01.04.2026“; ${right}`],
  ])
})
