import { LARGEST_SALARY } from '@oklad/engine'
import { Type } from '../schema/type.ts'

const YEAR_OF_SALARIES = LARGEST_SALARY * 12

const sumOfYear = (description: string) =>
  Type.Integer({ minimum: 0, maximum: YEAR_OF_SALARIES, description: `${description} Kopecks.` })

const expense = (description: string, example: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LARGEST_SALARY,
      description: `${description} Kopecks.`,
      examples: [example],
    }),
  )

const employerIncome = {
  base_gross_income: sumOfYear('Base pay of the year.'),
  north_gross_income: sumOfYear('District coefficient and northern allowance of the year.'),
  tax_withheld: sumOfYear('Tax withheld in the year.'),
}

/** The fields of a private request beyond the interface's own: each is optional. */
export const extensionFields = {
  is_not_resident: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'A non-resident: 30 % of each month, no deductions (Tax Code, article 224, paragraph 3).',
      examples: [false],
    }),
  ),
  employment_type: Type.Optional(
    Type.Enum(['TD', 'GPH', 'SELF_EMPLOYED'], {
      type: 'string',
      default: 'TD',
      description:
        'TD: employment contract; GPH: civil contract; SELF_EMPLOYED: tax on professional income.',
      examples: ['TD'],
    }),
  ),
  monthly_bonuses: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: LARGEST_SALARY }), {
      minItems: 12,
      maxItems: 12,
      description: 'The bonus of each calendar month, January first. Kopecks.',
      examples: [[0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 15_000_000]],
    }),
  ),
  bonuses_attract_allowances: Type.Optional(
    Type.Boolean({
      default: true,
      description:
        'Whether district coefficient and northern allowance accrue on bonuses: true for bonuses of the pay system, false for one-off bonuses outside it.',
      examples: [true],
    }),
  ),
  statutory_territorial_multiplier: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: 200,
      description:
        'The district coefficient × 100 that the law sets, where the employer pays a higher one: the excess is base pay for tax.',
      examples: [110],
    }),
  ),
  children_count: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 30,
      description: 'Children with a right to the standard deduction (Tax Code, article 218).',
      examples: [2],
    }),
  ),
  disabled_children_count: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 30,
      description: 'The disabled ones among the children.',
      examples: [0],
    }),
  ),
  single_parent: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'A single parent: the deduction is doubled.',
      examples: [false],
    }),
  ),
  housing_expense: expense('Bought or built a home (Tax Code, article 220).', 200_000_000),
  mortgage_expense: expense('Interest paid on its mortgage.', 30_000_000),
  social_expense: expense('Own treatment, education, sport and the like (article 219).', 5_000_000),
  child_edu_expense: expense('Education of children.', 11_000_000),
  npd_income_source: Type.Optional(
    Type.Enum(['INDIVIDUAL', 'LEGAL_ENTITY'], {
      type: 'string',
      default: 'LEGAL_ENTITY',
      description: 'Who pays the self-employed: 4 % from individuals, 6 % from firms.',
      examples: ['LEGAL_ENTITY'],
    }),
  ),
  has_registration_deduction: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Whether the self-employed still has the registration deduction of 10,000 roubles.',
      examples: [false],
    }),
  ),
  income_before: Type.Optional(
    Type.Object(
      {
        ...employerIncome,
        deduction_granted: Type.Optional(
          sumOfYear('Deductions for children that were already granted in these months.'),
        ),
      },
      {
        additionalProperties: false,
        description:
          'What the same employer paid and withheld in the year before start_date: the cumulative sums start from it.',
        examples: [
          {
            base_gross_income: 30_000_000,
            north_gross_income: 0,
            tax_withheld: 3_900_000,
            deduction_granted: 0,
          },
        ],
      },
    ),
  ),
  other_employers: Type.Optional(
    Type.Array(Type.Object(employerIncome, { additionalProperties: false }), {
      maxItems: 10,
      description: 'The pay of the year at other employers, for the settlement by the tax service.',
      examples: [
        [{ base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 }],
      ],
    }),
  ),
  contribution_tariff: Type.Optional(
    Type.Enum(['general', 'it', 'small_business', 'small_business_manufacturing'], {
      type: 'string',
      default: 'general',
      description: 'The tariff of contributions (Tax Code, articles 425 and 427).',
      examples: ['general'],
    }),
  ),
  accident_rate: Type.Optional(
    Type.Integer({
      minimum: 20,
      maximum: 850,
      description: 'Insurance against accidents at work, hundredths of a percent: 20 is 0.2 %.',
      examples: [20],
    }),
  ),
  first_month: Type.Optional(
    Type.Enum(['full', 'working_days', 'calendar_days'], {
      type: 'string',
      default: 'full',
      description:
        'How the month of start_date is paid: in full, or from its day by working days of the five-day week or by calendar days.',
      examples: ['full'],
    }),
  ),
} as const

/** The names of the fields that ask for more than the interface's own answer. */
export const extensionNames = Object.keys(extensionFields) as (keyof typeof extensionFields)[]
