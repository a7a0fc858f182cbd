import { stripVTControlCharacters } from 'node:util'
import { startYears } from '@oklad/contract/fields'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const NEXT_YEAR = NEWEST_TAX_YEAR + 1

const table = (lines: readonly string[]) => `${lines.join('\n')}\n`

describe('oklad calc', () => {
  // Allowances: 15 % + 30 % of 150,000 = 67,500. Tax: 13 % of 150,000 and of 67,500, each apart,
  // 19,500 + 8,775. Contributions: 30 % of 217,500, ten months of which stay below 2,979,000.
  it.each(['calc', 'explain', 'gross-up'])(
    '%s reports all warnings, also for a file',
    async (name) => {
      const amount = name === 'gross-up' ? 'net' : 'salary'
      const byOptions = [name, `--${amount}`, '10000', '--start', '2026-11']
      const request = {
        [amount === 'net' ? 'target_net' : 'gross_salary']: 1_000_000,
        start_date: '2026-11-01',
      }
      for (const argv of [byOptions, [name, '--request', '-']]) {
        const { stdout } = await runOklad(argv, { input: JSON.stringify(request) })
        expect(stdout).toContain(
          '! November, December: pay for a full month is below the minimum wage of 27,093 roubles',
        )
      }
    },
  )

  it('shows every month, the sums and the cost', async () => {
    const argv = 'calc --salary 150000 --district 1.15 --northern 30 --start 2026-03'.split(' ')
    const { code, stdout, stderr } = await runOklad(argv, { columns: 120 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(
      table([
        'Pay and tax, March to December 2026, in roubles',
        'Base pay 150,000.00, district coefficient 1.15, northern allowance 30%',
        '',
        '                                                                                        Contri-       Net pay',
        '  Month             Gross      Base pay  Allowances         Tax       Net pay  Rate     butions  year to date',
        '─────────────────────────────────────────────────────────────────────────────────────────────────────────────',
        '  March        217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00    189,225.00',
        '  April        217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00    378,450.00',
        '  May          217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00    567,675.00',
        '  June         217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00    756,900.00',
        '  July         217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00    946,125.00',
        '  August       217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00  1,135,350.00',
        '  September    217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00  1,324,575.00',
        '  October      217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00  1,513,800.00',
        '  November     217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00  1,703,025.00',
        '  December     217,500.00    150,000.00   67,500.00   28,275.00    189,225.00   13%   65,250.00  1,892,250.00',
        '─────────────────────────────────────────────────────────────────────────────────────────────────────────────',
        '  Total      2,175,000.00  1,500,000.00  675,000.00  282,750.00  1,892,250.00        652,500.00',
        '',
        '  The allowances are taxed separately from base pay, on a scale of their own; the rate shown is that of the main base.',
        '',
        'What it costs the employer',
        '',
        '  Gross pay                        2,175,000.00',
        '  Pension insurance contributions    478,500.00',
        '  Medical insurance contributions    110,925.00',
        '  Social insurance contributions      63,075.00',
        '───────────────────────────────────────────────',
        '  Total cost                       2,827,500.00',
        '',
        '  Accident insurance is not included: its tariff depends on the line of business.',
      ]),
    )
  })

  // Nine months make 2,250,000. October: 150,000 at 13 % up to 2.4 million, 100,000 at 15 %.
  // Eleven months make 2,750,000. December: 9,000 at 30 % up to 2,759,000, 241,000 at 15.1 %.
  it('speaks Russian, marks the rise of the rate, and leaves out columns that do not fit', async () => {
    const argv = 'calc --salary 250000 --start 2025-01 --lang ru'.split(' ')
    const { stdout } = await runOklad(argv, { columns: 80 })
    expect(stdout).toBe(
      table([
        'Выплаты и НДФЛ за 2025 год, ₽',
        'Оклад 250 000,00, без районного коэффициента, без северной надбавки',
        '! С декабря взносы ниже: выплаты с начала года превысили предельную базу',
        '  2 759 000 ₽.',
        '',
        '                                                                  Страховые',
        '  Месяц        Начислено        НДФЛ       На руки       Ставка      взносы',
        '───────────────────────────────────────────────────────────────────────────',
        '  Январь      250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Февраль     250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Март        250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Апрель      250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Май         250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Июнь        250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Июль        250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Август      250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '  Сентябрь    250 000,00   32 500,00    217 500,00         13 %   75 000,00',
        '▲ Октябрь     250 000,00   34 500,00    215 500,00  13 % → 15 %   75 000,00',
        '  Ноябрь      250 000,00   37 500,00    212 500,00         15 %   75 000,00',
        '  Декабрь     250 000,00   37 500,00    212 500,00         15 %   39 091,00',
        '───────────────────────────────────────────────────────────────────────────',
        '  Итого     3 000 000,00  402 000,00  2 598 000,00               864 091,00',
        '',
        '▲ С октября ставка по основной налоговой базе — 15 %. По повышенной ставке',
        '  облагается только сумма сверх порога.',
        '  Не поместились столбцы: оклад, РК и надбавка, на руки с нач. года. Для них',
        '  нужен терминал шириной 113 знаков или --json.',
        '',
        'Расходы работодателя',
        '',
        '  Начислено                                3 000 000,00',
        '  Взносы на пенсионное страхование (ОПС)     631 080,00',
        '  Взносы на медицинское страхование (ОМС)    153 000,00',
        '  Взносы на социальное страхование (ВНиМ)     80 011,00',
        '───────────────────────────────────────────────────────',
        '  Всего расходов                           3 864 091,00',
        '',
        '  Без взносов на травматизм: их тариф зависит от класса профессионального риска.',
      ]),
    )
  })

  // Two million a month: 2.4 million are passed in February, 5 million in March, 20 million in
  // November; October ends on 20 million exactly.
  it('names every rise of the rate', async () => {
    const { stdout } = await runOklad('calc --salary 2000000 --start 2025-01'.split(' '))
    expect(stdout).toContain(
      '▲ From February the rate of the main base is 15%, from March 18%, from November 20%.',
    )
    expect(stdout.match(/^▲ \w+ +[\d,.]+/gm)).toHaveLength(3)
    expect(stdout).toContain('15% → 18%')
  })

  it('names every rise of the rate in Russian', async () => {
    const argv = 'calc --salary 2000000 --start 2025-02 --privilege --lang ru'.split(' ')
    const { stdout } = await runOklad(argv)
    expect(stdout).toContain('Выплаты и НДФЛ за февраль — декабрь 2025 года, ₽')
    expect(stdout.replace(/\s+/g, ' ')).toContain('доход участника СВО')
    // With the privilege there is one step, at five million: six million are reached in April.
    expect(stdout).toContain('▲ С апреля ставка по основной налоговой базе — 15 %. По повышенной')
    const ordinary = await runOklad(argv.filter((word) => word !== '--privilege'))
    expect(ordinary.stdout).toContain(
      '▲ С марта ставка по основной налоговой базе — 15 %, с апреля — 18 %, с декабря — 20 %.',
    )
  })

  it('marks a rise in the first month', async () => {
    const { stdout } = await runOklad('calc --salary 3000000 --start 2026-12'.split(' '))
    expect(stdout).toContain('Pay and tax, December 2026, in roubles')
    expect(stdout).toMatch(/^▲ December .*13% → 15%/m)
  })

  it('names the last month of a year that ends before December', async () => {
    const argv = 'calc --salary 100000 --start 2026-01 --end 2026-06'.split(' ')
    expect((await runOklad(argv)).stdout).toContain('tax, January to June 2026, in roubles')
    expect((await runOklad([...argv, '--lang', 'ru'])).stdout).toContain(
      'Выплаты и НДФЛ за январь — июнь 2026 года, ₽',
    )
  })

  it('is coloured in a terminal, unless NO_COLOR is set', async () => {
    const argv = 'calc --salary 3000000 --start 2026-12 --contract civil'.split(' ')
    const plain = await runOklad(argv, { columns: 120 })
    const { stdout } = await runOklad(argv, { columns: 120, env: { NO_COLOR: '' } })
    expect(stdout).toContain('\u001b[1mPay and tax, December 2026, in roubles\u001b[22m\n')
    expect(stdout).toContain('\u001b[35m▲ December')
    expect(stripVTControlCharacters(stdout)).toBe(plain.stdout)
    expect((await runOklad(argv, { env: { NO_COLOR: '' } })).stdout).not.toContain('\u001b')
  })

  it('marks no month if the rate stays the same', async () => {
    const { stdout } = await runOklad(['calc', '--salary', '100000'])
    expect(stdout).not.toContain('▲')
    expect(stdout).not.toContain('→')
  })

  it('warns of provisional law', async () => {
    const argv = `calc --salary 100000 --start ${NEXT_YEAR}-01`.split(' ')
    const english = await runOklad(argv)
    expect(english.stdout).toContain(
      `! The law of ${NEXT_YEAR} is not known yet. The figures of ${NEWEST_TAX_YEAR} were used, so the result is provisional.`,
    )
    const russian = await runOklad([...argv, '--lang', 'ru'])
    expect(russian.stdout).toContain(`! Закон на ${NEXT_YEAR} год ещё не известен`)
  })

  it('warns that --privilege has no effect before 2025', async () => {
    const before = await runOklad('calc --salary 100000 --start 2024-01 --privilege'.split(' '))
    expect(before.stdout).toContain(
      '! The rates of the special military operation do not apply in this year.',
    )
    const since = await runOklad('calc --salary 100000 --start 2025-01 --privilege'.split(' '))
    expect(since.stdout).not.toContain('do not apply')
    expect(since.stdout.replace(/\s+/g, ' ')).toContain(
      'pay of a participant of the special military operation',
    )
  })

  it.each([
    ['2026-01', [], true],
    ['2024-01', [], false],
    ['2026-01', ['--privilege'], false],
  ])('says whether allowances are taxed apart: %s %j', async (start, more, isShown) => {
    const argv = ['calc', '--salary', '100000', '--northern', '50', '--start', start, ...more]
    const { stdout } = await runOklad(argv)
    expect(stdout.includes('The allowances are taxed separately')).toBe(isShown)
  })
})

describe('oklad calc --json', () => {
  it('prints the answer of the private method, indented', async () => {
    const argv = `calc --salary 100000,50 --district 1,2 --start ${NEXT_YEAR}-12-31 --json --lang ru`
    const { code, stdout, stderr } = await runOklad(argv.split(' '))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const answer = JSON.parse(stdout)
    expect(stdout).toBe(`${JSON.stringify(answer, null, 2)}\n`)
    // 20 % of 100,000.50 = 20,000.10. Tax: 13,000.065 and 2,600.013, to whole roubles.
    expect(answer).toMatchObject({
      gross_salary: 10_000_050,
      territorial_multiplier: 120,
      northern_coefficient: 100,
      annual_gross_income: 12_000_060,
      annual_tax_amount: 1_560_000,
      annual_net_income: 10_440_060,
      monthly_details: [{ month: `${NEXT_YEAR}-12-01T00:00:00Z`, tax_rate: 13 }],
      warnings: [
        {
          code: 'provisional_law',
          detail: `Закон на ${NEXT_YEAR} год ещё не известен. Взяты показатели ${NEWEST_TAX_YEAR} года, поэтому результат предварительный.`,
        },
        { code: 'contradictory_fields', fields: ['start_date', 'first_month'] },
      ],
    })
  })
})

describe('a wrong command line', () => {
  const { minimum, maximum } = startYears
  const startRange = `--start must be from ${minimum}-01 to ${maximum}-12`

  it.each([
    [[], '--salary is required, for example --salary 150000'],
    [['--salary', '-5'], '--salary must be from 0 to 1,000,000,000 roubles'],
    [['--salary', '1000000000.01'], '--salary must be from 0 to 1,000,000,000 roubles'],
    [['--salary', '9'.repeat(400)], '--salary must be from 0 to 1,000,000,000 roubles'],
    [['--salary', '1', '--district', '0.99'], '--district must be from 1.00 to 2.00'],
    [['--salary', '1', '--district', '2.01'], '--district must be from 1.00 to 2.00'],
    [['--salary', '1', '--northern', '-1'], '--northern must be from 0 to 100'],
    [['--salary', '1', '--northern', '101 %'], '--northern must be from 0 to 100'],
    [['--salary', '1', '--start', `${minimum - 1}-12`], startRange],
    [['--salary', '1', '--start', `${maximum + 1}-01-01`], startRange],
    [
      ['--salary', '1', '--start', '2026-02-30'],
      '--start: there is no such date; give a month YYYY-MM or a date YYYY-MM-DD, such as 2026-03',
    ],
    [
      ['--salary', '1', '--start', 'March'],
      '--start: there is no such date; give a month YYYY-MM or a date YYYY-MM-DD, such as 2026-03',
    ],
    [['--salary', '1', '--salary', '2'], '--salary is given more than once'],
    [['--salary', '1', '--lang', 'de'], '--lang must be en or ru'],
  ])('is described in terms of its options: %j', async (options, problem) => {
    expect(await runOklad(['calc', ...options])).toEqual({
      code: 2,
      stdout: '',
      stderr: `oklad: ${problem}\nSee oklad calc --help\n`,
    })
  })

  it('reports all problems at once, in the order of the options', async () => {
    const argv = 'calc --start 2026-13 --northern 30.5 --district 3 --salary 100.555'.split(' ')
    const { code, stderr } = await runOklad(argv)
    expect(code).toBe(2)
    expect(stderr.split('\n')).toEqual([
      'oklad: --salary must have at most two decimals, such as 150000.50; write thousands together or with spaces: 150000 or "150 000"',
      'oklad: --district must be from 1.00 to 2.00',
      'oklad: --northern must be a whole percentage without decimals, such as 30',
      'oklad: --start: there is no such date; give a month YYYY-MM or a date YYYY-MM-DD, such as 2026-03',
      'See oklad calc --help',
      '',
    ])
  })
})

describe('oklad calc with bonuses, deductions and contract types', () => {
  // Two children: 4,200 a month until the income passes 450,000 in April: 13 % of 145,800 is
  // 18,954, then 19,500. Three months of 546 are saved.
  it('shows bonuses, deductions and accident insurance', async () => {
    const argv = 'calc --salary 150000 --children 2 --bonus 12=300000 --accident 0.2'.split(' ')
    const { code, stdout } = await runOklad(argv, { columns: 120 })
    expect(code).toBe(0)
    for (const line of [
      /^ {2}March .* 18,954\.00 /,
      /^ {2}April .* 19,500\.00 /,
      /^ {2}December +450,000\.00 .* 300,000\.00 .* 391,500\.00 /,
      /^ {2}Accident insurance contributions +4,200\.00$/,
      /^ {2}Child deduction for 3 months, already counted +1,638\.00$/,
    ]) {
      expect(stdout.split('\n').some((written) => line.test(written))).toBe(true)
    }
    expect(stdout).toContain('! From April there is no deduction for children')
  })

  // The union of 3 and 3 million: 312,000 + 15 % of 2.6 million and 18 % of a million = 882,000;
  // withheld 402,000 by each.
  it('shows the settlement with several employers', async () => {
    const request = {
      gross_salary: 25_000_000,
      other_employers: [
        { base_gross_income: 300_000_000, north_gross_income: 0, tax_withheld: 40_200_000 },
      ],
    }
    const { stdout } = await runOklad(['calc', '--request', '-', '--lang', 'ru'], {
      input: JSON.stringify(request),
    })
    expect(stdout).toMatch(/Налог за год +882 000,00/)
    expect(stdout).toMatch(/К уплате по уведомлению не позднее 1\sдекабря 2027\sгода +78 000,00/)
  })

  it('says above the table what differs by month, and the category of a non-resident', async () => {
    const twelve = (first: string, rest: string) => [first, ...Array(11).fill(rest)].join(',')
    const { stdout } = await runOklad([
      'calc',
      ...['--salaries', twelve('0', '100000'), '--districts', twelve('1.8', '1')],
      ...['--non-resident', '--non-resident-category', 'remote-employee'],
    ])
    expect(stdout).toContain(
      'Salary by month, district coefficient by month, no northern allowance, not a tax resident, remote work\n',
    )
  })

  // The end of the registration deduction is not a threshold: 3 % of 300,000 until 10,000 are used.
  it('shows no rise of the rate for the self-employed', async () => {
    const argv = '--contract self-employed --paid-by individuals --registration-deduction'
    const { stdout } = await runOklad(['calc', '--salary', '300000', ...argv.split(' ')])
    expect(stdout).toContain('Base pay 300,000.00, self-employment\n')
    expect(stdout).toMatch(/^ {2}January .* 9,000\.00 .* 3%/m)
    expect(stdout).toMatch(/^ {2}Used of the registration deduction +10,000\.00$/m)
    expect(stdout).toContain('! From September the pay is outside the tax on professional income')
    expect(stdout).not.toMatch(/▲|higher rate/)
    const russian = await runOklad([
      'calc',
      '--salary',
      '300000',
      ...argv.split(' '),
      '--lang',
      'ru',
    ])
    expect(russian.stdout).toContain('Выплаты и НПД за ')
    expect(russian.stdout).toMatch(/^ +Месяц .* НПД /m)
    expect(russian.stdout).not.toContain('НДФЛ')
  })

  it('shows the days and the pay of absences, and the Fund as another employer', async () => {
    const argv = '--start 2026-01 --absence vacation:2026-07-06=14 --absence sick:2026-07-10=5/84'
    const { stdout } = await runOklad(['calc', '--salary', '100000', ...argv.split(' ')])
    // Two days at 2,400,000 / 730 × 80 % = 2,630.14 are the Fund's, three the employer's.
    expect(stdout).toMatch(
      /^ {2}Vacation, 2026-07-06 – 2026-07-24, paid on 2026-07-03 +47,781\.58$/m,
    )
    expect(stdout).toMatch(/^ {2}Sick leave, 2026-07-10 – 2026-07-14 +7,890\.42$/m)
    expect(stdout).toMatch(/^ +paid by the Social Fund +5,260\.28$/m)
    expect(stdout).toMatch(/^ {2}Tax withheld by the Social Fund +684\.00$/m)
  })

  it('keeps bonuses in a narrow terminal and shows deductions in a wide one', async () => {
    const argv = 'calc --salary 150000 --children 2 --bonus 12=300000 --lang ru'.split(' ')
    const narrow = await runOklad(argv, { columns: 80 })
    expect(narrow.stdout).toMatch(/Начислено +Премия +НДФЛ +На руки +Ставка/)
    expect(narrow.stdout).toMatch(/Не поместились столбцы: оклад, .*вычет/)
    const wide = await runOklad(argv, { columns: 160 })
    expect(wide.stdout).toMatch(/Премия .*Вычет/)
    expect(wide.stdout).toMatch(/^ {2}Март .* 4 200,00 +18 954,00 /m)
    // Three months of 4,200.
    expect(wide.stdout).toMatch(/^ {2}Итого .* 12 600,00 /m)
  })
})
