import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const explained = async (argv: string, columns = 100) => {
  const { code, stdout, stderr } = await runOklad(['explain', ...argv.split(' ')], { columns })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

describe('oklad explain', () => {
  // Nine months make 2,250,000. October: 150,000 at 13 % up to 2.4 million, 100,000 at 15 %.
  it('shows the breakdown of a month with its articles', async () => {
    const stdout = await explained('--salary 250000 --month 10', 80)
    for (const line of [
      'October 2026',
      'Tax withheld on base pay ············································· 34,500.00',
      '  13% × 2,400,000.00 + 15% × 100,000.00 = 327,000.00; less 292,500.00 withheld',
      '  before = 34,500.00                                            ст. 226 п. 3 [2]',
      'Rate that the income has reached ··········································· 15%',
      'Net pay ····························································· 215,500.00',
      '  250,000.00 − 34,500.00 = 215,500.00                           ст. 226 п. 4 [2]',
      'The year',
      '  9 × 32,500.00 + 34,500.00 + 2 × 37,500.00 = 402,000.00        ст. 226 п. 3 [2]',
    ]) {
      expect(stdout.split('\n')).toContain(line)
    }
    expect(stdout).toMatch(/^\[2\] Налоговый кодекс РФ, часть вторая .*:\n {4}http/m)
    expect(stdout.match(/^\w+ 2026$/gm)).toEqual(['October 2026'])
  })

  it('shows the months of --month in the order of the year', async () => {
    const stdout = await explained('--salary 250000 --month 12 --month 3')
    expect(stdout.match(/^\w+ 2026$/gm)).toEqual(['March 2026', 'December 2026'])
    expect(stdout).not.toContain('A month that is not shown')
  })

  it('shows the first month and every month that differs from the one before', async () => {
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

  it('shows every step with --every', async () => {
    const short = await explained('--salary 250000 --district 1.15 --month 10')
    const whole = await explained('--salary 250000 --district 1.15 --month 10 --every')
    expect(short).not.toContain('Base pay since the start of the year')
    expect(whole.replace(/\s+/g, ' ')).toContain('2,250,000.00 + 250,000.00 = 2,500,000.00')
    expect(whole.length).toBeGreaterThan(1.3 * short.length)
  })

  it('speaks Russian', async () => {
    const stdout = await explained('--salary 250000 --month 10 --lang ru', 80)
    expect(stdout).toContain('Октябрь 2026')
    expect(stdout.split('\n')).toContain(
      'На руки ····························································· 215 500,00',
    )
  })

  it('reports a wrong month together with other problems', async () => {
    const argv = 'explain --salary x --start 2026-03 --month 2'.split(' ')
    const { code, stderr } = await runOklad([...argv, '--lang', 'ru'])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: [
        'oklad: --salary: нужна сумма в рублях, например 150000, 150000.50 или "150 000,50"',
        'oklad: --month: нужен месяц расчёта, от 3 до 12',
        'Справка: oklad explain --help',
        '',
      ].join('\n'),
    })
  })

  it('refuses a --month before the first month of the file', async () => {
    const { code, stderr } = await runOklad('explain --request - --month 2'.split(' '), {
      input: '{"gross_salary":1,"start_date":"2026-03-01"}',
    })
    expect(code).toBe(2)
    expect(stderr).toContain('--month must be a month of the calculation, from 3 to 12')
  })

  it('refuses a --month after the last one, without an answer too', async () => {
    const argv = 'explain --salary 150000 --month 9 --start 2026-01 --end 2026-06'
    for (const more of ['', ' --children x']) {
      const { code, stderr } = await runOklad((argv + more).split(' '))
      expect(code).toBe(2)
      expect(stderr).toContain('--month must be a month of the calculation, from 1 to 6')
    }
  })

  it.each(['0', '13', 'May', '2'])('refuses the month %s of a year from March', async (month) => {
    const argv = `explain --salary 1 --start 2026-03 --month ${month}`.split(' ')
    const { code, stderr } = await runOklad(argv)
    expect(code).toBe(2)
    expect(stderr).toContain('--month must be a month of the calculation, from 3 to 12')
  })
})
