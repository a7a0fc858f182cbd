import { EARLIEST_TAX_YEAR, LARGEST_SALARY, NEWEST_TAX_YEAR } from '@oklad/engine'
import { type Static, Type } from '../schema/type.ts'
import { extensionFields } from './extensions.ts'

/** The tax years a `start_date` may fall in: the known ones and, provisionally, the next. */
export const startYears = { minimum: EARLIEST_TAX_YEAR, maximum: NEWEST_TAX_YEAR + 1 } as const

function yearsFrom({ minimum, maximum }: typeof startYears): number[] {
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}

const fields = {
  gross_salary: Type.Integer({
    minimum: 0,
    maximum: LARGEST_SALARY,
    description:
      'Monthly gross salary (base pay, before allowances and tax), whole kopecks: 150,000 roubles are 15000000.',
    examples: [15_000_000],
  }),
  territorial_multiplier: Type.Integer({
    minimum: 100,
    maximum: 200,
    default: 100,
    description: 'District coefficient (районный коэффициент) × 100: 115 is 1.15, 100 is none.',
    examples: [115],
  }),
  northern_coefficient: Type.Integer({
    minimum: 100,
    maximum: 200,
    default: 100,
    description:
      'Northern percentage allowance (процентная надбавка) + 100: 150 is an allowance of 50 %, 100 is none.',
    examples: [130],
  }),
  start_date: Type.String({
    format: 'date',
    pattern: `^(${yearsFrom(startYears).join('|')})-`,
    // What the pattern enforces, for forms and messages.
    formatMinimum: `${startYears.minimum}-01-01`,
    formatMaximum: `${startYears.maximum}-12-31`,
    description: `First month of the calculation as a date YYYY-MM-DD, in ${startYears.minimum} to ${startYears.maximum}; the month is a full one whatever the day, unless first_month says otherwise. January of the current year when omitted.`,
    examples: ['2026-01-01'],
  }),
  has_tax_privilege: Type.Boolean({
    default: false,
    description:
      'Pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1): 13 % to 5 million roubles a year, 15 % above. Not a privilege of every law-enforcement employee. No effect before 2025.',
    examples: [false],
  }),
} as const

/** Body of `POST /api/v1/calc`. `null` for an optional field counts as omitted. */
export const PublicCalculationRequest = Type.Object(
  {
    gross_salary: fields.gross_salary,
    territorial_multiplier: Type.Optional(fields.territorial_multiplier),
    northern_coefficient: Type.Optional(fields.northern_coefficient),
  },
  { additionalProperties: false },
)
export type PublicCalculationRequest = Static<typeof PublicCalculationRequest>

/** Body of `POST /api/v1/private-calc`. `null` for an optional field counts as omitted. */
export const PrivateCalculationRequest = Type.Object(
  {
    gross_salary: fields.gross_salary,
    territorial_multiplier: Type.Optional(fields.territorial_multiplier),
    northern_coefficient: Type.Optional(fields.northern_coefficient),
    start_date: Type.Optional(fields.start_date),
    has_tax_privilege: Type.Optional(fields.has_tax_privilege),
    ...extensionFields,
  },
  { additionalProperties: false },
)
export type PrivateCalculationRequest = Static<typeof PrivateCalculationRequest>
