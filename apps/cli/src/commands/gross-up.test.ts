import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

describe('oklad gross-up', () => {
  // 87,000 is 100,000 less 13 %; 99,999.99 keeps 86,999.99, for the tax is still 13,000.
  it('shows the salary and its months', async () => {
    const argv = 'gross-up --net 87000 --start 2026-12'.split(' ')
    const { code, stdout, stderr } = await runOklad(argv)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n').slice(0, 12)).toEqual([
      'The smallest salary for a net pay of 87,000 roubles a month, on average over the year',
      '',
      '  Monthly salary (оклад)  100,000.00',
      '  Net pay in the year      87,000.00',
      '  Above what was wanted         0.00',
      '',
      '  Month          Gross        Tax    Net pay  Rate',
      '──────────────────────────────────────────────────',
      '  December  100,000.00  13,000.00  87,000.00   13%',
      '──────────────────────────────────────────────────',
      '  Total     100,000.00  13,000.00  87,000.00',
      '',
    ])
  })

  it('finds a salary for each month with --basis every-month', async () => {
    // 217,500 is 250,000 less 13 %. October reaches 2.4 million: see the tax of the months.
    const argv = 'gross-up --net 217500 --basis every-month --json'.split(' ')
    const answer = JSON.parse((await runOklad(argv)).stdout)
    expect(answer.monthly_salaries.slice(0, 9)).toEqual(Array(9).fill(25_000_000))
    expect(answer.monthly_salaries[9]).toBeGreaterThan(25_000_000)
    const nets = answer.calculation.monthly_details.map(
      (month: Record<string, number>) => month['monthly_net_income'],
    )
    expect(Math.min(...nets)).toBeGreaterThanOrEqual(21_750_000)
    const { stdout } = await runOklad(argv.slice(0, -1))
    expect(stdout).toContain('Base pay')
  })

  it('speaks Russian', async () => {
    const argv = 'gross-up --net 87000 --basis first-month --lang ru'.split(' ')
    const { stdout } = await runOklad(argv)
    expect(stdout).toContain('Наименьший оклад, с которым в первом месяце выходит 87 000 ₽')
    expect(stdout).toMatch(/Оклад в месяц +100 000,00/)
  })

  // 300,000 less 13 % are 261,000 in December, when nothing more is needed.
  it('shows bonuses, and names the columns left out', async () => {
    const argv = 'gross-up --net 150000 --basis every-month --bonus 12=300000'.split(' ')
    const { stdout } = await runOklad(argv, { columns: 80 })
    expect(stdout).toMatch(/^ {2}December +0\.00 +300,000\.00 +300,000\.00 +261,000\.00 +13%$/m)
    expect(stdout).toContain('Left out for lack of room: tax.')
    const wide = await runOklad(argv, { columns: 120 })
    expect(wide.stdout).toMatch(/^ {2}December .* 39,000\.00 +261,000\.00 +13%$/m)
    expect(wide.stdout).not.toContain('Left out')
  })

  it('has no option --salary', async () => {
    const { code, stderr } = await runOklad('gross-up --salary 1'.split(' '))
    expect(code).toBe(2)
    expect(stderr).toContain('unknown option --salary')
  })

  it('accepts a whole request', async () => {
    const request = { target_net: 8_700_000, start_date: '2026-12-01' }
    const { stdout } = await runOklad(['gross-up', '--request', '-', '--json'], {
      input: JSON.stringify(request),
    })
    expect(JSON.parse(stdout).gross_salary).toBe(10_000_000)
  })

  it.each([
    [[], '--net is required, for example --net 120000'],
    [
      ['--net', 'much'],
      '--net must be an amount in roubles, such as 120000, 120000.50 or "120 000,50"',
    ],
    [
      ['--net', '1', '--basis', 'weekly'],
      '--basis must be one of annual, first-month, every-month',
    ],
  ])('refuses %j', async (options, problem) => {
    expect(await runOklad(['gross-up', ...options])).toEqual({
      code: 2,
      stdout: '',
      stderr: `oklad: ${problem}\nSee oklad gross-up --help\n`,
    })
  })

  it('reports the largest net pay that can be reached', async () => {
    const { code, stderr } = await runOklad(['gross-up', '--net', '999999999'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^oklad: --net must be from 1 to 7\d\d,\d{3},\d{3}\.\d\d roubles\n/)
  })
})
