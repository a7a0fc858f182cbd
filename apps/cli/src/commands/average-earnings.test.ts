import { startYears } from '@oklad/contract/fields'
import { expect, it } from 'vitest'
import { averageEarningsCases } from '../../../../tests/support/golden.ts'
import { runOklad } from '../testing/run-oklad.ts'

const commands = [
  [
    'vacation-pay',
    'd8-northern-part',
    ['3,924.91', '54,948.74', '47,781.51', '7,167.23', '3 July'],
  ],
  ['sick-pay', 'd12-floors-of-two-months', ['890.73', '873.97', '967.61', '2,621.91', '8,333.93']],
] as const

it.each(commands)('oklad %s reports %s for people', async (command, id, sums) => {
  const request = averageEarningsCases.find((one) => one.id === id)?.request
  const input = JSON.stringify(request)
  const { code, stdout } = await runOklad([command, '--request', '-'], { input })
  expect(code).toBe(0)
  for (const sum of sums) expect(stdout).toContain(sum)
  expect(stdout).not.toMatch(/undefined|NaN|null/)
  const russian = await runOklad([command, '--request', '-', '--lang', 'ru'], { input })
  expect(russian.stdout.replace(/\s/g, ' ')).toContain(sums[0].replace(',', ' ').replace('.', ','))
  const json = await runOklad([command, '--request', '-', '--json'], { input })
  expect(JSON.parse(json.stdout)).toMatchObject(
    averageEarningsCases.find((one) => one.id === id)?.expected ?? {},
  )
})

it.each([
  ['vacation-pay --salary 80000 --from 2026-07-06 --days 14', ['2,730.38', '38,225.32', '19 July']],
  [
    'vacation-pay --salary 90000 --from 2026-07-06 --days 28 --month 2025-11=60000 --excluded 2025-11=10 --month 2026-03=45000 --excluded 2026-03=14 --annual-bonus 120000 --days-worked 220 --days-norm 247',
    ['3,383.69', '94,743.32'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 28 --raise 2026-07-16=110000/100000',
    ['101,706.56'],
  ],
  // A month that is left out in whole pays nothing: 11 × 100,000 / (11 × 29.3) = 3,412.97.
  [
    'vacation-pay --salary 100000 --northern 10000 --from 2026-07-06 --days 14 --excluded 2025-11=30',
    ['3,412.97', '47,781.58'],
  ],
  // Five months of work: 11.65 days. January has 20 of 31 days: 450,000 / (4 × 29.3 + 29.3 × 20 / 31) = 3,306.31.
  [
    'vacation-pay --salary 90000 --kind compensation --hired 2026-01-12 --from 2026-06-11',
    ['3,306.31', '38,518.51', 'Days of vacation not used: 11.65.'],
  ],
  // Hired on 20 June: 7 of 21 working days are 33,333.33, over 29.3 × 11 / 30 days.
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --hired 2026-06-20',
    ['3,102.70', '43,437.80'],
  ],
  // 2025 alone follows the salary: 1,000,000 + 1,200,000.
  [
    'sick-pay --salary 100000 --earned 2024=1000000 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    ['3,013.70', '7,232.88', '16,876.72'],
  ],
  [
    'vacation-pay --salary 115000 --northern 15000 --from 2026-07-06 --days 14 --explain',
    ['54,948.74 × 180,000.00 ÷ 1,380,000.00 ≈ 7,167.23', 'July 2025, counted in full', 'п. 9 [2]'],
  ],
  [
    'sick-pay --earned 2024=1000000 --earned 2025=1200000 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    ['3,013.70', '7,232.88', '16,876.72'],
  ],
  [
    'sick-pay --salary 25000 --from 2026-03-02 --to 2026-03-11 --insurance-months 96 --coefficient 1.3 --explain',
    ['27,093.00 × 130% ÷ 100% = 35,220.90', '1,157.95 × 3 = 3,473.85'],
  ],
])('oklad %s', async (line, sums) => {
  const { code, stdout, stderr } = await runOklad(line.split(' '))
  expect([code, stderr]).toEqual([0, ''])
  for (const sum of sums) expect(stdout).toContain(sum)
})

it.each([
  ['vacation-pay', ['--salary is required', '--from is required', '--days is required']],
  ['vacation-pay --salary 1 --from 2026-07-06 --days x', ['--days must be a number of days']],
  [
    'vacation-pay --salary 100 --from 2026-07-06 --days 14.5 --excluded 2025-11=31 --raise 1',
    ['"--days" must be a whole number', '--raise must be a date'],
  ],
  [
    'vacation-pay --salary 100 --from 2026-07-06 --days 1 --excluded 2025-11=31',
    ['--excluded must be'],
  ],
  [
    'sick-pay',
    ['--salary is required', '--from is required', '--to is required', '--insurance-months'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-01-12 --days 14 --month 1900-01=5',
    [`oklad: --month must be from 2010-01 to ${startYears.maximum}-12\n`],
  ],
  [
    'sick-pay --earned 1990=1 --earned 2025=3 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    [`oklad: --earned must be from 2010 to ${startYears.maximum}\n`],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --hired 2026-07-07',
    ['oklad: --hired must be from 2010-01 to 2026-07-06\n'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --excluded 2025-11=10',
    ['oklad: --month must have the pay of each month that --excluded shortens'],
  ],
  [
    'sick-pay --salary 100000 --earned 2023=1 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    ['oklad: --salary and the other options give more than 2 entries together: leave some out\n'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --hired 2025-01-12 --used 5',
    ['--hired and --days exclude each other'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --hired 2026-02-02 --month 2026-01=5',
    ['oklad: --month and --excluded must have no month before --hired\n'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --excluded 2025-11=10/3',
    ['oklad: --excluded must be a month and its days, such as 2025-11=10\n'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --month 2026-01=5 --month 2026-01=6',
    ['oklad: --month and --excluded must each name a month once\n'],
  ],
  [
    'vacation-pay --salary 100000 --northern 10000 --from 2026-07-06 --days 14 --month 2026-01=5',
    ['oklad: --month must have the allowances too, where --northern is given'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 14 --month 2025-11=5000/60000 --monthly-bonus 2025-11=1/2',
    ['oklad: --month must be a date', 'oklad: --monthly-bonus must be', 'after / are a part'],
  ],
  [
    'vacation-pay --salary 100000 --from 2026-07-06 --days 0 --lang ru',
    ['oklad: --days: допустимы значения от 0,01 до 1000\n'],
  ],
  [
    'sick-pay --earned 2024=1/2 --from 2026-10-12 --to 2026-10-21 --insurance-months 84',
    ['oklad: --earned must be a date and an amount'],
  ],
])('oklad %s tells all problems in the words of its options', async (line, problems) => {
  const { code, stderr } = await runOklad(line.split(' '))
  expect(code).not.toBe(0)
  for (const problem of problems) expect(stderr).toContain(problem)
})

it('writes the month of an illness as the language does', async () => {
  const line = 'sick-pay --salary 100000 --from 2026-10-12 --to 2026-10-21 --insurance-months 84'
  const { stdout } = await runOklad([...line.split(' '), '--lang', 'ru'])
  // 3 × 2,630.14 and 7 × 2,630.14.
  expect(stdout).toMatch(/^10\.2026 +10 +2 630,14 +7 890,42 +18 410,98$/m)
})
