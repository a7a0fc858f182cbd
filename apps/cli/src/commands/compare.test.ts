import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

describe('a comparison', () => {
  // 150,000 × 12 = 1.8 million: 13 % of it is 234,000, 6 % are 108,000, contributions 30 % 540,000.
  // A self-employed who costs the same 2.34 million is paid 195,000 a month.
  it('shows both sides, who is best for whom, and the warning', async () => {
    const argv = 'compare --salary 150000'.split(' ')
    const { code, stdout, stderr } = await runOklad(argv, { columns: 100 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const line of [
      'At the same gross pay, the year in roubles',
      '  Employment       150,000.00  1,566,000.00  234,000.00     540,000.00  2,340,000.00',
      '  Self-employment  150,000.00  1,692,000.00  108,000.00           0.00  1,800,000.00',
      '  Most on hand: self-employment.',
      'At the same cost to the employer, the year in roubles',
      '  Self-employment  195,000.00  2,199,600.00  140,400.00           0.00  2,340,000.00',
      '  employment — self-employment: self-employment is ahead.',
    ]) {
      expect(stdout.split('\n')).toContain(line)
    }
    expect(stdout).toContain('(Labour Code, article 15)')
  })

  it('says why a regime is left out', async () => {
    const { stdout } = await runOklad('compare --salary 500000'.split(' '))
    expect(stdout).toContain('Self-employment: the income is above the yearly limit.')
  })

  it('speaks Russian and stays within the terminal', async () => {
    const { stdout } = await runOklad('compare --salary 150000 --lang ru'.split(' '), {
      columns: 80,
    })
    expect(stdout).toContain('Больше на руки: самозанятость.')
    expect(stdout).toContain('ст. 15 ТК РФ')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('prints the answer of the service', async () => {
    const { stdout } = await runOklad('compare --salary 150000 --json'.split(' '))
    expect(JSON.parse(stdout).at_equal_cost.engagements[2]).toMatchObject({
      employment_type: 'SELF_EMPLOYED',
      gross_salary: 19_500_000,
      annual_net_income: 219_960_000,
    })
  })
})
