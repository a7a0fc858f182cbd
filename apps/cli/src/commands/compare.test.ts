import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

describe('oklad compare', () => {
  // 150,000 × 12 = 1.8 million: 13 % of it is 234,000, 6 % are 108,000, contributions 30 % 540,000.
  // A self-employed who costs the same 2.34 million is paid 195,000 a month.
  it('shows both comparisons, who gains in each, and the warning', async () => {
    const argv = 'compare --salary 150000'.split(' ')
    const { code, stdout, stderr } = await runOklad(argv, { columns: 100 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const line of [
      '                          Employment  Civil contract  Self-employment',
      '  Salary, a month         150,000.00      150,000.00       150,000.00',
      '  Gross                 1,800,000.00    1,800,000.00     1,800,000.00',
      '  Tax                     234,000.00      234,000.00       108,000.00',
      '  Net pay               1,566,000.00    1,566,000.00     1,692,000.00',
      '  Contributions           540,000.00      540,000.00             0.00',
      '  Cost to the employer  2,340,000.00    2,340,000.00     1,800,000.00',
      '  Best for the employee, most net pay: self-employment.',
      '  Best for the employer, least cost: self-employment.',
      '  Salary, a month         150,000.00      150,000.00       195,000.00',
      '  Net pay               1,566,000.00    1,566,000.00     2,199,600.00',
      '  For the employer: the same cost.',
      '  employment — civil contract: the same.',
      '  employment — self-employment: self-employment is ahead.',
    ]) {
      expect(stdout.split('\n')).toContain(line)
    }
    expect(stdout).toContain('(Labour Code, article 15)')
  })

  it('says why it leaves self-employment out', async () => {
    const { stdout } = await runOklad('compare --salary 500000'.split(' '))
    expect(stdout).toContain('Self-employment: the income is above the yearly limit.')
  })

  it('speaks Russian and stays within the terminal', async () => {
    const { stdout } = await runOklad('compare --salary 150000 --lang ru'.split(' '), {
      columns: 80,
    })
    expect(stdout).toContain('Выгоднее работнику, больше на руки: самозанятость.')
    expect(stdout).toContain('трудовой договор — договор ГПХ: одинаково.')
    expect(stdout).toContain('ст. 15 ТК РФ')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  // Three children: 1,400 + 2,800 + 6,000 a month are free of tax. 13 % of what is above is less
  // than 6 % of all up to 1,326 / 0.07 = 18,942.86; roundings part the two kopecks of it.
  it('names the salaries at which the lead changes', async () => {
    const argv = 'compare --salary 15000 --children 3'.split(' ')
    const { stdout } = await runOklad(argv, { columns: 120 })
    expect(stdout).toMatch(
      /employment — self-employment: employment is ahead; from 18,9[34]\d(?:\.\d\d)? roubles the same; from 18,9[45]\d(?:\.\d\d)? roubles self-employment\s+is ahead\./,
    )
  })

  it('compares self-employment paid by individuals', async () => {
    const argv = 'compare --salary 100000 --paid-by individuals --json'.split(' ')
    const { code, stdout } = await runOklad(argv)
    expect(code).toBe(0)
    // 4 % of 1,200,000.
    expect(JSON.parse(stdout).at_equal_gross.engagements[2].annual_tax_amount).toBe(4_800_000)
  })

  it('shows no break-evens in a year without the regime', async () => {
    const { stdout } = await runOklad('compare --salary 100000 --start 2018-01'.split(' '))
    expect(stdout).toContain('Self-employment: the regime is not in force in this year.')
    expect(stdout).not.toContain('by the monthly salary')
    expect(stdout).not.toContain('\n\n\n')
  })

  it('shows no salary if months are paid different sums', async () => {
    const argv = 'compare --salary 90000 --start 2026-03-16 --first-month working-days'
    const { code, stdout } = await runOklad([...argv.split(' '), '--json'])
    expect(code).toBe(0)
    const report = (await runOklad(argv.split(' '))).stdout
    const { engagements } = JSON.parse(stdout).at_equal_gross
    expect(engagements[0].annual_gross_income).toBeLessThan(10 * 9_000_000)
    expect(report).toContain('Cost to the employer')
  })
})
