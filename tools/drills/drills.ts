/** Changes that must stay cheap, each as it is made today. All figures are invented. */
import { readFileSync } from 'node:fs'

/** Puts a text in place of an anchor, which the file has once; without an anchor the text is the file. */
interface Edit {
  readonly file: string
  readonly anchor?: string
  readonly text: string
}

export interface Drill {
  readonly name: string
  /** The most source files that it may touch. */
  readonly most: number
  readonly edits: readonly Edit[]
  /** What else it needs, and what the compiler must ask for where it is forgotten. */
  readonly named?: readonly Edit[]
  /** Where the unit tests are that it may break. */
  readonly tests: readonly string[]
}

const [law, engine, contract, answers] = ['law', 'engine', 'contract', 'answers'].map(
  (name) => `packages/${name}/src`,
) as [string, string, string, string]
const salary = { gross_salary: 10_000_000 }
const limited = { has_sport: true }
const sporting = { ...salary, ...limited }
const insuredPay =
  "titled({ en: 'Insured pay', ru: 'Выплаты со взносами' }, asked({ monthly_bonuses: 'given' }, money('Insured pay.')))"
const onLastDay = { advance_day: 30, final_day: 31, advance_percent: 0 }

const replace = (file: string, anchor: string, text: string): Edit => ({ file, anchor, text })
const addAfter = (file: string, anchor: string, text: string): Edit =>
  replace(file, anchor, `${anchor}\n${text}`)

/** Adds a row to the fields of bonuses. */
function addField(row: string): readonly Edit[] {
  const file = `${contract}/fields/request-fields/bonuses.ts`
  return [
    addAfter(file, 'export const bonusFields = {', row),
    addAfter(
      file,
      "import type { RequestField } from '../field.ts'",
      "import * as kinds from './kinds.ts'",
    ),
  ]
}

type Answer = readonly [question: string, request: object, members: object]

/** A test that requests of 2026 have answers with some members. */
const answering = (...cases: readonly Answer[]): Edit => ({
  file: `${answers}/drill.test.ts`,
  text: `import { expect, it } from 'vitest'
import { answerRequest } from './answer-request.ts'

it.each(${JSON.stringify(cases)} as const)('%s of %j', (question, request, members) => {
  const start = 'before' in request ? {} : { start_date: '2026-01-01' }
  const body = JSON.stringify({ ...start, ...request })
  const answer = answerRequest[question](body, 2026, () => 'en')
  expect(answer).toMatchObject({ ok: true, body: members })
})
`,
})

/** The changes that `CONTRIBUTING.md` shows, as it prints them: one removed or added line each. */
const printed = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
    /```diff\n--- a\/(.*)\n\+\+\+ .*\n@@.*\n((?: .*\n)?)((?:-.*\n)?)\+(.*\n)/g,
  ),
].map(([, file = '', before = '', removed = '', added = '']): Drill => {
  const anchor = `${before.slice(1)}${removed.slice(1)}`
  const edits = [replace(file, anchor, before.slice(1) + added)]
  return {
    name: `CONTRIBUTING.md: ${file}`,
    most: 1,
    tests: [law, engine, contract, answers],
    edits,
  }
})

export const drills: readonly Drill[] = [
  ...printed,
  {
    name: 'a fourth allowance',
    most: 3,
    tests: [engine, contract, answers],
    edits: [
      addAfter(
        `${engine}/terms/terms.ts`,
        '  northernAllowance: allowance,',
        '  /** Rural allowance, whole percent of base pay, 0 … 100. */\n  ruralAllowance: allowance,',
      ),
      replace(
        `${engine}/pay/accrual.ts`,
        'Math.min(ofLaw ?? paid, paid), northern }',
        'Math.min(ofLaw ?? paid, paid), northern: northern + terms.ruralAllowance }',
      ),
      ...addField(
        `  rural_allowance: {
    ...kinds.count('ruralAllowance', 25),
    description: 'Rural allowance, percent of the salary.',
    label: { en: 'Rural allowance, %', ru: 'Сельская надбавка, %' },
    group: 'place',
    option: { flag: '--rural', en: 'rural allowance, 0 to 100', ru: 'сельская надбавка, от 0 до 100' },
  },`,
      ),
      // 12 × 125,000; 87 % of 125,000 are 108,750.
      answering(
        ['privateCalc', { ...salary, rural_allowance: 25 }, { annual_gross_income: 150_000_000 }],
        ['grossUp', { target_net: 10_875_000, basis: 'first_month', rural_allowance: 25 }, salary],
      ),
    ],
  },
  {
    name: 'a deduction with an income limit',
    // Five by hand, and texts of the command, of the page and of the reference, which the compiler asks for.
    most: 6,
    tests: [`${engine}/deductions`, `${answers}/calculation`, `${answers}/drill.test.ts`],
    edits: [
      {
        file: `${engine}/deductions/sport.ts`,
        text: `import { given } from '../breakdown/step.ts'
import { roubles, ZERO } from '../money/kopecks.ts'
import type { Deduction } from './deduction.ts'
import { deductionFigures } from './names.ts'

const monthly = roubles(2_000)
const limit = { income: roubles(500_000), countsAllowances: false }

/** The deduction of each month for sport, through the last month in which the income is within the limit. */
export const sport: Deduction = {
  citation: ({ figures }) => figures.childDeductions.citation,
  terms: ['hasSport'],
  isClaimed: ({ hasSport }) => hasSport,
  inMonth: (_, { hasSport }) => (hasSport ? monthly : ZERO),
  needsPay: true,
  limit: {
    ofLaw: ({ figures: { childDeductionLimit } }) => ({ ...childDeductionLimit, value: limit }),
    figure: deductionFigures.sport.limit,
    passed: deductionFigures.sport.passed,
  },
  monthly: () => given(deductionFigures.sport.monthly, monthly),
  isAlwaysRecorded: false,
  codes: (_, __, granted) => [['150', granted]],
}
`,
      },
      addAfter(
        `${engine}/deductions/names.ts`,
        "  notice: { granted: 'notice_deduction', toDate: 'notice_deduction', saved: 'notice_return' },",
        "  sport: { granted: 'sport_deduction', toDate: 'sport_deduction', saved: 'sport_return' },",
      ),
      addAfter(
        `${engine}/deductions/names.ts`,
        'export const deductionFigures = {',
        "  sport: { monthly: 'sport_by_law', limit: 'sport_limit', passed: 'sport_limit_passed' },",
      ),
      addAfter(
        `${engine}/deductions/deductions.ts`,
        "import { own } from './own.ts'",
        "import { sport } from './sport.ts'",
      ),
      replace(
        `${engine}/deductions/deductions.ts`,
        '  notice,\n  children,\n',
        '  notice,\n  sport,\n  children,\n',
      ),
      addAfter(
        `${engine}/terms/terms.ts`,
        '  isSingleParent: flag(),',
        '  /** Sport in the year. */\n  hasSport: flag(),',
      ),
      addAfter(
        `${contract}/fields/request-fields/deductions.ts`,
        'export const deductionFields = {',
        `  has_sport: {
    ...ofDeductions,
    ...flag('hasSport'),
    description: 'Whether the person has the deduction for sport.',
    label: { en: 'Sport', ru: 'Спорт' },
    option: { flag: '--sport', en: 'sport', ru: 'спорт' },
  },`,
      ),
      // From January to May: 13 % of 1,200,000 − 5 × 2,000, and of 100,000 − 2,000. The deductions save 5 × 260.
      answering(
        [
          'privateCalc',
          { ...sporting, warnings: true },
          {
            annual_tax_amount: 15_470_000,
            warnings: [
              {
                code: 'sport_limit_passed',
                detail:
                  'From June there is no deduction for sport: the income exceeds 500,000 roubles.',
              },
            ],
          },
        ],
        ['explain', sporting, {}],
        ['grossUp', { ...limited, target_net: 8_726_000, basis: 'first_month' }, salary],
        ['payments', { ...sporting, ...onLastDay }, { tax_years: [{ tax_amount: 15_470_000 }] }],
        [
          'recalculate',
          { before: salary, after: sporting, paid_on: '2026-10-15' },
          { excess_tax: { found: 130_000, set_off: 130_000, to_return: 0 } },
        ],
      ),
    ],
    named: [
      addAfter(
        `${contract}/breakdown/figures.ts`,
        "  own_return: kopecks('Tax saved by the own deduction', 'Экономия НДФЛ за счёт вычета на себя'),",
        `  sport_deduction: kopecks('Deduction for sport', 'Вычет на спорт'),
  sport_return: kopecks('Tax saved by sport', 'Экономия НДФЛ за счёт спорта'),`,
      ),
      addAfter(
        `${contract}/breakdown/figures.ts`,
        'export const outsideFigures = {',
        `  sport_by_law: kopecks('Sport, a month', 'Спорт, в месяц'),
  sport_limit: kopecks('Income limit of sport', 'Предельный доход для спорта'),`,
      ),
      addAfter(
        `${answers}/calculation/asked-members.ts`,
        'const ofDeductions = {',
        "  sport: { granted: 'monthly_sport_deduction', saved: 'sport_return' },",
      ),
      addAfter(
        `${answers}/calculation/warnings.ts`,
        'const texts = {',
        "  sport_limit_passed: { en: '{From} there is no deduction for sport: the {income} exceeds {limit}.', ru: '{From} вычета на спорт нет: {income} больше {limit}.' },",
      ),
      addAfter(
        `${contract}/responses/parts.ts`,
        'export const warningCodes = [',
        "  'sport_limit_passed',",
      ),
      addAfter(
        `${contract}/responses/private-calculation.ts`,
        "  'monthly_exempt_income?': sumIf(byOtherPay, 'The part of it that is exempt from tax.', 'exempt_income'),",
        "  'monthly_sport_deduction?': sumIf({ has_sport: 'changed' }, 'For sport.', 'sport_deduction'),",
      ),
      addAfter(
        `${contract}/responses/private-calculation.ts`,
        'const deductionParts = {',
        "  'sport_return?': sumIf({ has_sport: 'changed' }, 'The tax that sport saved.', 'sport_return'),",
      ),
    ],
  },
  {
    name: 'a kind of pay',
    most: 2,
    tests: [engine, contract, answers],
    edits: [
      addAfter(
        `${engine}/pay/kinds.ts`,
        'export const payKinds = {',
        "  overtime: { attractsAllowances: true, hasNorthernPart: false, exempt: null, contributionsOn: 'all', incomeCode: '2000', inAverage: 'byTimeWorked', isProtected: false, isWage: true },",
      ),
      addAfter(
        `${contract}/fields/request-fields/other-pay.ts`,
        'export const otherPayKinds = {',
        "  overtime: { en: 'Overtime', ru: 'Сверхурочные' },",
      ),
      // 12 × 200,000 and 10,000 with a coefficient of 2: 2,420,000.
      answering([
        'privateCalc',
        {
          ...salary,
          territorial_multiplier: 200,
          other_pay: [{ kind: 'overtime', month: 7, amount: 1_000_000 }],
        },
        { annual_gross_income: 242_000_000 },
      ]),
    ],
  },
  {
    name: 'a request field that changes a month',
    most: 3,
    tests: [engine, contract, answers],
    edits: [
      addAfter(
        `${engine}/terms/terms.ts`,
        '  monthlyBonuses: twelve(sum(LARGEST_SALARY)),',
        '  /** The bonus of every month without `monthlyBonuses`, kopecks. */\n  regularBonus: sum(LARGEST_SALARY),',
      ),
      replace(
        `${engine}/pay/accrual.ts`,
        '(month.month, monthlyBonuses, null)',
        '(month.month, monthlyBonuses, terms.regularBonus || null)',
      ),
      ...addField(
        `  regular_bonus: {
    ...kinds.sum('regularBonus', 1_000_000),
    description: 'The bonus of every month. Kopecks.',
    label: { en: 'Bonus of every month', ru: 'Ежемесячная премия' },
    group: 'bonuses',
    option: { flag: '--regular-bonus', en: 'a bonus of every month', ru: 'ежемесячная премия' },
  },`,
      ),
      // 12 months of 100,000 and 10,000; 87 % of 110,000 are 95,700.
      answering(
        [
          'privateCalc',
          { ...salary, regular_bonus: 1_000_000 },
          { annual_gross_income: 132_000_000 },
        ],
        [
          'grossUp',
          { target_net: 9_570_000, basis: 'first_month', regular_bonus: 1_000_000 },
          salary,
        ],
      ),
    ],
  },
  {
    name: 'a response member',
    most: 2,
    tests: [contract, answers],
    edits: [
      addAfter(
        `${contract}/responses/private-calculation.ts`,
        '  monthly_details: months(PrivateMonth),',
        "  'has_bonuses?': asked({ monthly_bonuses: 'given' }, flag('Whether a month has a bonus.')),",
      ),
      addAfter(
        `${answers}/calculation/asked-members.ts`,
        'AnsweredYear>(year, {',
        '  has_bonuses: ({ months }) => months.some(({ bonus }) => bonus > 0),',
      ),
      answering([
        'privateCalc',
        { ...salary, monthly_bonuses: Array(12).fill(1) },
        { has_bonuses: true },
      ]),
    ],
  },
  {
    name: 'a sum in an answer',
    most: 2,
    tests: [contract, answers, 'packages/table/src', 'apps/cli/src/report', 'apps/web/src'],
    edits: [
      addAfter(
        `${contract}/responses/private-calculation.ts`,
        "  tax_rate: taxRateAfter('month'),",
        `  'monthly_insured_pay?': ${insuredPay},`,
      ),
      addAfter(
        `${contract}/responses/private-calculation.ts`,
        '  monthly_details: months(PrivateMonth),',
        `  'annual_insured_pay?': ${insuredPay},`,
      ),
      addAfter(
        `${answers}/calculation/asked-members.ts`,
        '  monthly_bonus: ({ bonus }) => bonus,',
        '  monthly_insured_pay: ({ insuredPay }) => insuredPay,',
      ),
      addAfter(
        `${answers}/calculation/asked-members.ts`,
        'AnsweredYear>(year, {',
        '  annual_insured_pay: ({ months }) => months.reduce((sum, { insuredPay }) => sum + insuredPay, 0),',
      ),
      answering([
        'privateCalc',
        { ...salary, monthly_bonuses: [100, ...Array(11).fill(0)] },
        { annual_insured_pay: 120_000_100 },
      ]),
      {
        file: 'apps/web/src/drill.test.ts',
        text: `import { roubles } from '@oklad/engine'
import { expect, it } from 'vitest'
import { yearTable } from './export/year-table.ts'
import { emptyInput } from './input/input.ts'
import { outcomeOf } from './input/outcome.ts'
import { payslipRows } from './payslip/payslip-rows.ts'
import { textsIn } from './texts/texts.ts'

it('the payslip and the file have the sum', () => {
  const details = { monthly_bonuses: [100, ...Array(11).fill(0)], start_date: '2026-01-01' }
  const solved = outcomeOf({ ...emptyInput, amount: roubles(100_000), details }, 2026)
  if (solved.state !== 'solved') throw new Error('no year')
  const words = { language: 'en', texts: textsIn.en } as const
  const [month] = solved.statement.months
  const rows = month ? payslipRows(solved, month, words) : []
  expect(rows.find(({ label }) => label === 'Insured pay')?.ofMonth).toBe(10_000_100)
  expect(yearTable(solved, words)[0]).toContain('Insured pay')
})
`,
      },
    ],
  },
  {
    name: 'a question',
    most: 3,
    tests: [contract, answers, 'packages/client/src', 'apps/server/src', 'apps/cli/src'],
    edits: [
      addAfter(
        `${contract}/operations/calculations.ts`,
        'export const calculations = {',
        `  twice: {
    ...withKey,
    id: 'calculateTwice',
    path: '/api/v1/private-calc/twice',
    price: { request: 1 },
    response: 'PrivateCalculationResponse',
    summary: { en: 'Calculate twice the salary', ru: 'Рассчитать двойной оклад' },
    description: { en: 'The year of twice the salary.', ru: 'Год с двойным окладом.' },
    answer: { en: 'The year.', ru: 'Год.' },
    examples: usual<PrivateCalculationRequest>({ gross_salary: 10_000_000 }),
  },`,
      ),
      addAfter(
        `${answers}/answer-request.ts`,
        "} from '@oklad/contract/internal'",
        "import { kopecks } from '@oklad/engine'",
      ),
      addAfter(
        `${answers}/answer-request.ts`,
        'const answers: { readonly [Name in QuestionName]: Answering<Name> } = {',
        `  twice: ({ completed: { terms, ...others } }, language) =>
    answered(
      privateAnswer({ ...others, terms: { ...terms, grossSalary: kopecks(2 * terms.grossSalary) } }, language()),
    ),`,
      ),
      answering(['twice', salary, { annual_gross_income: 240_000_000 }]),
    ],
  },
  {
    name: 'a contract type',
    most: 6,
    tests: [engine, contract, answers],
    edits: [
      replace(`${engine}/terms/terms.ts`, "'civilContract', ", "'civilContract', 'agency', "),
      replace(
        `${engine}/contract-types/contract-types.ts`,
        '  civilContract,\n',
        '  civilContract,\n  agency: civilContract,\n',
      ),
      addAfter(
        `${contract}/fields/contract-types.ts`,
        "word: 'civil', term: 'civilContract' },",
        "  AGENCY: { en: 'Agency', ru: 'Агентский', name: { en: 'Agency', ru: 'Агентский договор' }, word: 'agency', term: 'agency' },",
      ),
      answering([
        'privateCalc',
        { ...salary, employment_type: 'AGENCY' },
        { annual_gross_income: 120_000_000 },
      ]),
    ],
  },
]
