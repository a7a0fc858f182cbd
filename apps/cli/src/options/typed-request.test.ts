import { sayIn } from '@oklad/contract/fields'
import { PrivateCalculationRequest } from '@oklad/contract/internal'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { addCommand } from '../commands/command.ts'
import { question } from '../commands/question.ts'
import { runOklad } from '../testing/run-oklad.ts'
import { optionsOf } from './request-options.ts'

/** The request that options make. */
async function requestBy(argv: readonly string[]): Promise<unknown> {
  const requests: unknown[] = []
  const program = new Command()
  const silent = { write: () => {} }
  const fail = () => {
    throw new Error('not used')
  }
  addCommand(
    program,
    {
      ...{ stdout: silent, stderr: silent, env: {}, now: () => 0 },
      ...{ inputBytes: fail, pipeOutput: fail, isTerminal: false },
      ...{ columns: undefined, width: 80, language: 'en', say: sayIn('en') },
    },
    question({
      operation: 'privateCalc',
      answerer: (text) => {
        requests.push(JSON.parse(text))
        return { ok: true, body: {} }
      },
      report: () => '',
    }),
  )
  await program.parseAsync(['calc', ...argv], { from: 'user' })
  return requests[0]
}

describe('the options of a request', () => {
  it.each([
    [['--salary', '150 000,50'], { gross_salary: 15_000_050 }],
    [['--district', '1.15'], { territorial_multiplier: 115 }],
    [['--district', '15 %'], { territorial_multiplier: 115 }],
    [['--statutory-district', '1,1'], { statutory_territorial_multiplier: 110 }],
    [['--northern', '30 %'], { northern_coefficient: 130 }],
    [
      ['--bonus', '3=50000', '--bonus', '12=150 000,50', '--bonus', '3=1'],
      { monthly_bonuses: [0, 0, 5_000_100, 0, 0, 0, 0, 0, 0, 0, 0, 15_000_050] },
    ],
    [
      [
        '--other-pay',
        'vacation-pay:7=50 000,50',
        '--other-pay',
        'sick-pay:3=20000/5000',
        '--other-pay',
        'recalculation:6-19=30000',
      ],
      {
        other_pay: [
          { kind: 'vacation_pay', month: 7, amount: 5_000_050, northern_amount: 0 },
          { kind: 'sick_pay', month: 3, amount: 2_000_000, northern_amount: 500_000 },
          { kind: 'recalculation', month: 6, day: 19, amount: 3_000_000, northern_amount: 0 },
        ],
      },
    ],
    [
      ['--absence', 'vacation:2026-07-06=14', '--absence', 'sick:2026-10-12=2026-10-21/84'],
      {
        absences: [
          { kind: 'vacation', from: '2026-07-06', days: 14 },
          { kind: 'sick', from: '2026-10-12', to: '2026-10-21', insurance_months: 84 },
        ],
      },
    ],
    [
      ['--deduct', 'alimony-share=1/4', '--deduct', 'alimony-sum=15000,50', '--deduct', 'writ:3=7'],
      {
        deductions_after_tax: [
          { kind: 'alimony_share', share: [1, 4] },
          { kind: 'alimony_sum', sum: 1_500_050 },
          { kind: 'writ', debt: 700, priority: 3 },
        ],
      },
    ],
    [['--bonuses-without-allowances'], { bonuses_attract_allowances: false }],
    [['--start', '2026-03'], { start_date: '2026-03-01' }],
    [['--start', '2026-03-16'], { start_date: '2026-03-16' }],
    [['--start', '16.03.2026'], { start_date: '2026-03-16' }],
    [['--end', '02.2026'], { end_date: '2026-02-28' }],
    [
      ['--absence', 'business-trip:2026-07-06=2026-07-10', '--absence', 'donor-day:2026-08-03=1'],
      {
        absences: [
          { kind: 'business_trip', from: '2026-07-06', to: '2026-07-10' },
          { kind: 'donor_day', from: '2026-08-03', days: 1 },
        ],
      },
    ],
    [
      ['--absence', 'vacation:06.07.2026=19.07.2026'],
      { absences: [{ kind: 'vacation', from: '2026-07-06', to: '2026-07-19' }] },
    ],
    [['--contract', 'гпх'], { employment_type: 'GPH' }],
    [['--contract', 'TD'], { employment_type: 'TD' }],
    [['--first-month', 'working-days'], { first_month: 'working_days' }],
    [['--first-month', 'calendar-days'], { first_month: 'calendar_days' }],
    [['--end', '2026-02'], { end_date: '2026-02-28' }],
    [
      ['--end', '2026-10-15', '--last-month', 'working-days'],
      { end_date: '2026-10-15', last_month: 'working_days' },
    ],
    [
      ['--salaries', '100000,0,120000.50,1,1,1,1,1,1,1,1,1', '--salary', '5'],
      {
        gross_salary: 500,
        monthly_salaries: [10_000_000, 0, 12_000_050, ...Array(9).fill(100)],
      },
    ],
    [
      ['--districts', '1,8; 1,8;1;1;1;1;1;1;1;1;1;1'],
      { monthly_territorial_multipliers: [180, 180, ...Array(10).fill(100)] },
    ],
    [
      ['--northern-allowances', '80,80%,0,0,0,0,0,0,0,0,0,0'],
      { monthly_northern_coefficients: [180, 180, ...Array(10).fill(100)] },
    ],
    [['--contract', 'employment'], { employment_type: 'TD' }],
    [['--contract', 'civil'], { employment_type: 'GPH' }],
    [['--contract', 'self-employed'], { employment_type: 'SELF_EMPLOYED' }],
    [['--non-resident'], { is_not_resident: true }],
    [['--privilege'], { has_tax_privilege: true }],
    [
      ['--children', '3', '--disabled-children', '1', '--single-parent'],
      { children_count: 3, disabled_children_count: 1, single_parent: true },
    ],
    [
      ['--housing', '3000000', '--mortgage-interest', '500000.01'],
      { housing_expense: 300_000_000, mortgage_expense: 50_000_001 },
    ],
    [
      ['--social-expenses', '50000', '--child-education', '110000'],
      { social_expense: 5_000_000, child_edu_expense: 11_000_000 },
    ],
    [
      ['--earned-before', '300000', '--withheld-before', '39000'],
      {
        income_before: {
          base_gross_income: 30_000_000,
          north_gross_income: 0,
          tax_withheld: 3_900_000,
        },
      },
    ],
    [
      '--deduction-before 8400 --withheld-before 1 --allowances-before 2 --earned-before 3'.split(
        ' ',
      ),
      {
        income_before: {
          base_gross_income: 300,
          north_gross_income: 200,
          tax_withheld: 100,
          deduction_granted: 840_000,
        },
      },
    ],
    [
      ['--paid-by', 'individuals', '--registration-deduction'],
      { npd_income_source: 'INDIVIDUAL', has_registration_deduction: true },
    ],
    [['--paid-by', 'firms'], { npd_income_source: 'LEGAL_ENTITY' }],
    [['--tariff', 'small-business'], { contribution_tariff: 'small_business' }],
    [['--accident', '0,2 %'], { accident_rate: 20 }],
  ])('%j set %j', async (argv, request) => {
    expect(await requestBy(argv)).toEqual(request)
  })

  it('cover every field except lists of objects and those that ask for parts of the answer', () => {
    const reached = new Set(optionsOf('private').map(({ pointer }) => pointer.split('/')[1]))
    const fields = Object.keys(PrivateCalculationRequest.properties)
    const unreached = ['other_employers', 'earnings_before', 'warnings', 'law_version']
    expect(fields.filter((field) => !reached.has(field))).toEqual(unreached)
  })
})

describe('problems of options', () => {
  it.each([
    ['--start 2018-01 --contract self-employed', '--contract', '2018'],
    ['--start 2018-01 --tariff small-business', '--tariff', '2018'],
  ])('name the year that has no rule: %s', async (argv, flag, year) => {
    const { code, stderr } = await runOklad(['calc', '--salary', '1', ...argv.split(' ')])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `oklad: ${flag}: the law of ${year} has no rule for this value; leave it out, or choose another value or another --start\nSee oklad calc --help\n`,
    })
  })

  it('name the year whose figure is not known yet', async () => {
    // The decree on days off comes out in the year before, never two years before.
    const year = NEWEST_TAX_YEAR + 2
    const argv = 'calc --salary 1 --first-month working-days'
    const { code, stderr } = await runOklad(argv.split(' '), { now: `${year}-02-10T00:00:00Z` })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `oklad: --first-month needs a figure of ${year} that is not known here yet: choose another value or another --start\nSee oklad calc --help\n`,
    })
  })

  it.each([
    ['--contract civil --district 1.2', '--district and --contract', 'Only an employment contrac'],
    ['--contract self-employed --tariff it', '--tariff and --contract', 'The self-employed pay '],
    [
      '--contract self-employed --earned-before 1 --withheld-before 0',
      '--earned-before and --contract',
      'The self-employed pay ',
    ],
    ['--paid-by individuals', '--paid-by and --contract', 'It belongs to the tax on professional '],
    ['--privilege --contract self-employed', '--privilege and --contract', 'The rates of the '],
    [
      '--absence vacation:2026-03-02=14 --absence unpaid:2026-07-06=14 --absence unpaid:2026-07-10=5',
      '--absence unpaid:2026-07-10=5 and --absence unpaid:2026-07-06=14',
      'A day has one absence at most.\n',
    ],
  ])('name the options that exclude each other, and why: %s', async (argv, pair, reason) => {
    const { code, stderr } = await runOklad(['calc', '--salary', '1', ...argv.split(' ')])
    const problem = `oklad: ${pair} exclude each other with these values: change one of them or leave it out. ${reason}`
    expect([code, stderr.slice(0, problem.length)]).toEqual([2, problem])
    expect(stderr).toMatch(/^[^\n]+\.\nSee oklad calc --help\n$/)
  })

  it.each([
    ['--disabled-children 2 --children 1', '--disabled-children must be from 0 to 1'],
    ['--district 1.2 --statutory-district 1.3', '--statutory-district must be from 1.00 to 1.20'],
    ['--bonus 3=1000000000.01', '--bonus must be from 0 to 1,000,000,000 roubles'],
    [
      '--earned-before 12000000000.01 --withheld-before 0',
      '--earned-before must be from 0 to 12,000,000,000 roubles',
    ],
    ['--earned-before 1', '--withheld-before is required, for example --withheld-before 39000'],
    ['--withheld-before 1', '--earned-before is required, for example --earned-before 300000'],
    [
      '--housing much',
      '--housing must be an amount in roubles, such as 900000, 900000.50 or "900 000,50"',
    ],
    ['--first-month half', '--first-month must be one of full, working-days, calendar-days'],
    ['--paid-by me', '--paid-by must be one of firms, individuals'],
    ['--children 1 --children 2', '--children is given more than once'],
    ...['pay:7=1', 'gift:13=1', 'gift:7', 'gift:7=x', 'gift:7=1/x'].map((text) => [
      `--other-pay ${text}`,
      '--other-pay must be a kind of pay, a month and an amount in roubles, such as vacation-pay:7=50000 or "sick-pay:3=20 000/5 000"; kinds: vacation-pay, compensation, working-days-pay, sick-pay, material-aid, gift, birth-aid, severance, recalculation, performance-bonus, profit-bonus, other',
    ]),
    ...['alimony=1', 'alimony-share=1', 'writ:5=1', 'writ=x'].map((text) => [
      `--deduct ${text}`,
      '--deduct must be alimony-share=1/4, alimony-sum=15000 or writ=100000, amounts in roubles; of a writ with its priority writ:3=100000',
    ]),
    ...['trip:2026-07-06=14', 'vacation:2026-07=14', 'vacation:2026-07-06', 'sick:7=3/x'].map(
      (text) => [
        `--absence ${text}`,
        '--absence must be a kind, a first day, and days or a last day, such as vacation:2026-07-06=14; of a sick leave also the months of insurance: sick:2026-10-12=2026-10-21/84; kinds: vacation, sick, unpaid, business-trip, donor-day',
      ],
    ),
  ])('are described in terms of the options: %s', async (argv, problem) => {
    const { code, stderr } = await runOklad(['calc', '--salary', '1', ...argv.split(' ')])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `oklad: ${problem}\nSee oklad calc --help\n`,
    })
  })

  // The 31st of October 2026 is a Saturday.
  it.each([
    [
      'calc --salary 1 --disabled-children 1',
      '--disabled-children can be at most 0: --children limits it. There cannot be more disabled children than children.',
    ],
    [
      'gross-up --net 1 --basis first-month --start 2026-10-31 --first-month working-days',
      '--net can be at most 0 roubles: --first-month limits it',
    ],
  ])('name the option that leaves no choice: %s', async (argv, problem) => {
    const { code, stderr } = await runOklad(argv.split(' '))
    expect({ code, problem: stderr.split('\n')[0] }).toEqual({
      code: 2,
      problem: `oklad: ${problem}`,
    })
  })

  const wrong =
    '--salary x --district 3 --bonus May=5 --first-month half --children -1 --earned-before ? --paid-by me --accident 12'

  it.each(['calc', 'explain', 'compare'])('of %s are reported all at once', async (command) => {
    const { code, stdout, stderr } = await runOklad([command, ...wrong.split(' ')])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.match(/^oklad: --[a-z-]+/gm)).toEqual([
      'oklad: --salary',
      'oklad: --district',
      'oklad: --bonus',
      'oklad: --first-month',
      'oklad: --children',
      'oklad: --earned-before',
      'oklad: --withheld-before',
      'oklad: --paid-by',
      'oklad: --accident',
    ])
  })

  it.each([
    ['--absence sick:2026-10-12=2026-10-21', 'нужны вид, первый день и число дней'],
    ['--absence sick:2026-10-12=2026-10-01/84', 'допустимы значения от 2026-10-12 до'],
    ['--absence vacation:2026-07-06=0', 'допустимы значения от 1 до 366'],
    ['--deduct alimony-share=5/4', 'допустимы значения от 1 до 4'],
  ])('of a part of %s are in its own unit', async (options, problem) => {
    const argv = `calc --salary 100000 --start 2026-01 ${options} --lang ru`
    const { code, stderr } = await runOklad(argv.split(' '))
    expect(code).toBe(2)
    const [flag] = options.split(' ')
    expect(stderr).toContain(`oklad: ${flag}: ${problem}`)
  })

  it('are described in Russian, without names of fields', async () => {
    const argv = `gross-up ${wrong.replace('--salary', '--net')} --basis weekly --lang ru`
    const { code, stderr } = await runOklad(argv.split(' '))
    expect(code).toBe(2)
    expect(stderr).toContain('oklad: --net: нужна сумма в рублях, например 120000')
    expect(stderr).toContain('oklad: --basis: допустимы annual, first-month, every-month')
    expect(stderr).toContain('oklad: --children: допустимы значения от 0 до 30')
    expect(stderr).toContain('Справка: oklad gross-up --help')
    expect(stderr).not.toMatch(/[a-z]_[a-z]/)
  })
})
