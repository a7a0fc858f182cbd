import { answerRequest } from '@oklad/answers'
import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const december = 'payments --salary 100000 --start 2024-12 --final-day 10 --advance 40'.split(' ')

describe('oklad payments', () => {
  // 40 % of 100,000 on 20 December, the rest on 10 January: 13 % of 40,000 and of 60,000.
  it('shows payments, remittances and tax years', async () => {
    const { code, stdout, stderr } = await runOklad(december)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n').slice(0, 27)).toEqual([
      'Payments by date, with the tax withheld from each',
      '',
      'Paid on     Paid for                  Gross        Tax    Net pay  Rate',
      '───────────────────────────────────────────────────────────────────────',
      '2024-12-20  December, advance     40,000.00   5,200.00  34,800.00   13%',
      '2025-01-10  December, final pay   60,000.00   7,800.00  52,200.00   13%',
      '───────────────────────────────────────────────────────────────────────',
      'Total                            100,000.00  13,000.00  87,000.00',
      '',
      'Remit by    Withheld                       Tax',
      '──────────────────────────────────────────────',
      '2024-12-28  2024-12-01 – 2024-12-22   5,200.00',
      '2025-01-28  2025-01-01 – 2025-01-22   7,800.00',
      '──────────────────────────────────────────────',
      'Total                                13,000.00',
      '',
      'Remit by    Slot  Budget code                 Tax',
      '─────────────────────────────────────────────────',
      '2024-12-28  03    18210102010011000110   5,200.00',
      '2025-01-28  01    18210102010011000110   7,800.00',
      '─────────────────────────────────────────────────',
      'Total                                   13,000.00',
      '',
      'Tax year      Gross       Tax    Net pay',
      '────────────────────────────────────────',
      '2024      40,000.00  5,200.00  34,800.00',
      '2025      60,000.00  7,800.00  52,200.00',
    ])
  })

  it('shows allowances and their tax in Russian, and fits a narrow terminal', async () => {
    const argv = [...december, '--district', '1,5', '--lang', 'ru']
    const { stdout } = await runOklad(argv)
    expect(stdout).toMatch(
      /20\.12\.2024 +Декабрь, аванс +40 000,00 +20 000,00 +60 000,00 +7 800,00/,
    )
    expect(stdout).toMatch(
      /28\.12\.2024 +01\.12\.2024 – 22\.12\.2024 +5 200,00 +2 600,00 +7 800,00/,
    )
    const narrow = await runOklad(argv, { columns: 80 })
    const lengths = narrow.stdout.split('\n').map((line) => line.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80)
  })

  it('lists no remittances of nothing', async () => {
    // Four children: 1,400 + 2,800 + 6,000 × 2 = 16,200. From 20,000 on 18 and 30 December, 3,800 × 13 % = 494 is left.
    const of = async (salary: number) =>
      (
        await runOklad(
          `payments --salary ${salary} --start 2026-12 --children 4 --earned-elsewhere 0`.split(
            ' ',
          ),
        )
      ).stdout
    expect(await of(20_000)).toMatch(/\nRemit by .*\n─+\n2026-12-30 .*494\.00\n─+\nTotal/)
    expect(await of(16_200)).not.toContain('Remit by')
  })

  it('shows what writs take', async () => {
    const argv = 'payments --salary 100000 --start 2026-12 --advance 40 --deduct alimony-share=1/4'
    const { stdout } = await runOklad(argv.split(' '))
    // A quarter of 34,800 and of 52,200.
    expect(stdout).toMatch(/^2026-12-18 .* 34,800\.00 +8,700\.00 +26,100\.00/m)
    expect(stdout).toMatch(/^2026-12-30 .* 52,200\.00 +13,050\.00 +39,150\.00/m)
  })

  it('shows with --explain how each sum is computed', async () => {
    const lines = (await runOklad([...december, '--explain'])).stdout.split('\n')
    expect(lines).toContain('2024-12-20: December, advance')
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}40% × 100,000\.00 = 40,000\.00/))
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}13% × 60,000\.00 = 7,800\.00/))
    // The sums of a remittance are rows below its tax, under one article.
    const transfer = lines.indexOf('Remit by 2025-01-28')
    expect(
      lines.slice(transfer + 2, transfer + 7).map((line) => line.replace(/ ·+ /, ' ')),
    ).toEqual([
      'Tax withheld (withheld to 22 January 2025, to transfer by 28 January 2025) 7,800.00',
      expect.stringMatching(/^ +ст\. 226 п\. 6 \[\d\]$/),
      'Base pay 60,000.00',
      'Gross income 60,000.00',
      'Tax withheld on base pay 7,800.00',
    ])
    const request = { gross_salary: 10_000_000, start_date: '2024-12-01' }
    const answer = answerRequest.explainPayments(JSON.stringify(request), 2026, () => 'en')
    const argv = 'payments --salary 100000 --start 2024-12 --explain --json'.split(' ')
    expect(JSON.parse((await runOklad(argv)).stdout)).toEqual(answer.ok && answer.body)
  })

  it.each([
    [['--final-day', '32'], '--final-day must be from 1 to 31'],
    [['--advance', '40.5'], '--advance must be a whole number, such as 2'],
    [
      ['--start', '2022-05'],
      '"--start" is in 2022, when tax was not withheld from every payment. Choose a date from 2023 on.',
    ],
  ])('refuses %j', async (options, problem) => {
    const { code, stderr } = await runOklad(['payments', '--salary', '1', ...options])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `oklad: ${problem}\nSee oklad payments --help\n`,
    })
  })
})
