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
  /** Where the unit tests are that it may break. */
  readonly tests: readonly string[]
}

const [law, engine, contract, answers] = ['law', 'engine', 'contract', 'answers'].map(
  (name) => `packages/${name}/src`,
) as [string, string, string, string]
const salary = { gross_salary: 10_000_000 }

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
  const body = JSON.stringify({ start_date: '2026-01-01', ...request })
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
    name: 'a kind of pay',
    most: 2,
    tests: [engine, contract, answers],
    edits: [
      addAfter(
        `${engine}/pay/kinds.ts`,
        'export const payKinds = {',
        "  overtime: { attractsAllowances: true, hasNorthernPart: false, exempt: null, contributionsOn: 'all', incomeCode: '2000', inAverage: 'byTimeWorked', isProtected: false },",
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
        'const answers: { readonly [Name in QuestionName]: Answering<Name> } = {',
        `  twice: (request, ...rest) =>
    answers.privateCalc({ ...request, gross_salary: 2 * request.gross_salary }, ...rest),`,
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
