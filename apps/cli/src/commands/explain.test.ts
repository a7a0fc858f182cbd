import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const explained = async (argv: string, columns = 100) => {
  const { code, stdout, stderr } = await runOklad(['explain', ...argv.split(' ')], { columns })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

describe('an explanation', () => {
  // Nine months make 2,250,000. October: 150,000 at 13 % up to 2.4 million, 100,000 at 15 %.
  it('shows the reckoning of a month with its articles', async () => {
    const stdout = await explained('--salary 250000 --month 10', 160)
    const text = stdout.replace(/\s+/g, ' ')
    expect(text).toContain('13 % × 2,400,000.00 + 15 % × 100,000.00 = 327,000.00 → 327,000')
    expect(text).toContain('250,000.00 − 34,500.00 = 215,500.00')
    expect(text).toContain('9 × 32,500.00 + 34,500.00 + 2 × 37,500.00 = 402,000.00')
    expect(text).toContain('ст. 226 п. 3 [3]')
    expect(stdout).toMatch(/^\[3\] Налоговый кодекс РФ .*: http/m)
    expect(stdout.match(/^\w+ 2026$/gm)).toEqual(['October 2026'])
  })

  it('shows the first month and those that differ from the one before', async () => {
    const stdout = await explained('--salary 250000')
    // October passes the threshold, November has it for the whole month; December passes the limit
    // of contributions, 2,979,000.
    expect(stdout.match(/^\w+ 2026$/gm)).toEqual([
      'January 2026',
      'October 2026',
      'November 2026',
      'December 2026',
    ])
    expect(stdout).toContain('A month that is not shown')
  })

  it('shows every step where it is asked to', async () => {
    const short = await explained('--salary 250000 --month 10')
    const whole = await explained('--salary 250000 --month 10 --every')
    expect(short).not.toContain('Base pay since the start of the year')
    expect(whole.replace(/\s+/g, ' ')).toContain('2,250,000.00 + 250,000.00 = 2,500,000.00')
    expect(whole.length).toBeGreaterThan(2 * short.length)
  })

  it('speaks Russian and stays within the terminal', async () => {
    const stdout = await explained('--salary 250000 --month 10 --lang ru', 80)
    expect(stdout).toContain('Октябрь 2026')
    expect(stdout).toContain('К выплате на руки')
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('prints the answer of the service', async () => {
    const answer = JSON.parse(await explained('--salary 250000 --json'))
    expect(answer.calculation.annual_tax_amount).toBe(40_200_000)
    expect(
      answer.explanation.find(
        ({ pointer }: { pointer: string }) => pointer === '/monthly_details/9/monthly_tax_amount',
      ).value,
    ).toBe(3_450_000)
  })

  it.each(['0', '13', 'May', '2'])('refuses the month %s of a year from March', async (month) => {
    const argv = `explain --salary 1 --start 2026-03 --month ${month}`.split(' ')
    const { code, stderr } = await runOklad(argv)
    expect(code).toBe(2)
    expect(stderr).toContain('--month must be a month of the calculation, from 3 to 12')
  })
})
