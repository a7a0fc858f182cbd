import type { Unit } from '@oklad/engine'
import { startYears } from '../request/schemas.ts'
import { type Static, type TSchema, Type } from '../schema/type.ts'
import { wireNames } from './titles.ts'

const closed = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  description?: string,
) => Type.Object(properties, { additionalProperties: false, ...(description && { description }) })

const kopecks = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Kopecks.` })
const percent = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 100, description: `${description} Percent.` })
const tenths = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1000, description: `${description} Tenths of a percent.` })
const date = (description: string) =>
  Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })
const taxYear = (description: string) => Type.Integer({ minimum: startYears.minimum, description })
const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const scale = Type.Array(
  closed({
    up_to: orNull(
      Type.Integer({ minimum: 0 }),
      'The top of the step within a year, inclusive; null for the last one. Kopecks.',
    ),
    rate: percent('The rate on what falls into the step.'),
  }),
  { minItems: 1, description: 'A progressive scale, step by step from the lowest.' },
)

const contributionRate = (description: string) =>
  closed(
    {
      within_limit: tenths('Of the year’s pay up to the limit of the base.'),
      above_limit: tenths('Of the year’s pay above it.'),
    },
    description,
  )

const contributionRates = closed(
  {
    pension: contributionRate('Pension insurance.'),
    medical: contributionRate('Medical insurance.'),
    social: contributionRate('Insurance against sickness and for maternity.'),
    unified: orNull(
      contributionRate('The one rate of the three together.'),
      'The one rate that the law sets since 2023; null before.',
    ),
  },
  'The value of contribution_rates.',
)

const childDeductions = closed(
  {
    first: kopecks('A month, for the first child.'),
    second: kopecks('A month, for the second child.'),
    third: kopecks('A month, for the third child and each further one.'),
    disabled: kopecks('A month on top, for each disabled child.'),
  },
  'The value of child_deductions.',
)

const childDeductionLimit = closed(
  {
    income: kopecks('The income since January up to which there are deductions.'),
    counts_allowances: Type.Boolean({
      description: 'Whether the district coefficient and the northern allowance count to it.',
    }),
  },
  'The value of child_deduction_limit.',
)

const expenseLimits = closed(
  {
    social: kopecks('A year, for treatment, own education, sport and the like together.'),
    child_education: kopecks('A year, for the education of one child.'),
    housing: kopecks('Once in a life, for a home.'),
    mortgage_interest: kopecks('Once in a life, for the interest on its mortgage.'),
  },
  'The value of expense_limits.',
)

const professionalRate = (description: string) =>
  closed(
    {
      rate: percent('The rate.'),
      points_off: percent('What the deduction takes off the rate while it lasts.'),
    },
    description,
  )

const selfEmployment = closed(
  {
    from_individuals: professionalRate('On what individuals pay.'),
    from_firms: professionalRate('On what firms pay.'),
    deduction: kopecks('Granted once, at registration.'),
    income_limit: kopecks('The income of a calendar year up to which the regime holds.'),
  },
  'The value of self_employment.',
)

const reducedTariff = (description: string) =>
  closed(
    {
      general_up_to: kopecks('The part of a month’s pay that stays under the general tariff.'),
      within_limit: tenths('Of the rest, up to the limit of the base.'),
      above_limit: tenths('Of the rest, above it.'),
    },
    description,
  )

const reducedTariffs = closed(
  {
    it: reducedTariff('IT companies.'),
    small_business: reducedTariff('Small and medium business.'),
    small_business_manufacturing: reducedTariff('The same in manufacturing.'),
  },
  'The value of reduced_tariffs.',
)

const days = (description: string) =>
  Type.Array(Type.String({ pattern: '^\\d{2}-\\d{2}$' }), { description })

const productionCalendar = closed(
  {
    off: days('Days from Monday to Friday that are off, MM-DD.'),
    worked: days('Saturdays and Sundays that are worked, MM-DD.'),
  },
  'The value of production_calendar.',
)

const figureValue = Type.Union(
  [
    Type.Integer({ minimum: 0, description: 'A sum or a rate, in the unit of the figure.' }),
    Type.Boolean({ description: 'Whether it applies.' }),
    scale,
    contributionRates,
    childDeductions,
    childDeductionLimit,
    expenseLimits,
    selfEmployment,
    reducedTariffs,
    productionCalendar,
    Type.Null({ description: 'The law of the year has none, or none is kept here.' }),
  ],
  { description: 'The value: sums in kopecks, rates in percent or tenths of a percent.' },
)

/** Every unit; a new one of the engine does not compile until it stands here. */
const units: Record<Unit, true> = {
  'kopecks a year': true,
  'kopecks a month': true,
  percent: true,
  'percent and kopecks a year': true,
  'whether it applies': true,
  'days off and worked': true,
  'tenths of a percent': true,
  'percent above each kopeck threshold of the year': true,
}

/** Where a figure comes from. */
export const LawCitation = closed(
  {
    act: Type.String({ description: 'The act by its Russian title and number.' }),
    article: Type.String({ description: 'Article and paragraph, in Russian abbreviations.' }),
    date: date('The date of the act, or of the one that amended it to this value.'),
  },
  'Where the value comes from.',
)

const described = {
  name: Type.Enum([...wireNames], {
    type: 'string',
    description: 'The stable name of the figure.',
  }),
  title: Type.String({ description: 'What it is, in the language of the request.' }),
  unit: Type.Enum(Object.keys(units) as Unit[], {
    type: 'string',
    description: 'What the value is measured in.',
  }),
}

const dated = {
  value: figureValue,
  from: taxYear('The first tax year with this value.'),
  citation: LawCitation,
  checked: date('When the value was last checked against its source.'),
}

/** A figure of a tax year. */
export const LawFigure = closed({ ...described, ...dated })
export type LawFigure = Static<typeof LawFigure>

/** A figure of one of two compared years. */
export const LawFigureState = closed(dated, 'The figure in one of the two years.')
export type LawFigureState = Static<typeof LawFigureState>

/** A figure that differs between two years. */
export const LawFigureDifference = closed({
  ...described,
  before: LawFigureState,
  after: LawFigureState,
})
export type LawFigureDifference = Static<typeof LawFigureDifference>

const yearFields = {
  year: taxYear('The tax year.'),
  figures_of: taxYear(
    'The tax year whose figures are used: the year itself, or the newest known one.',
  ),
  provisional: Type.Boolean({
    description: 'Whether the year’s own figures are not known yet, so that the newest stand in.',
  }),
}

/** A tax year and whose figures it has. */
export const LawYear = closed(yearFields, 'One of the two years.')
export type LawYear = Static<typeof LawYear>

const address = (description: string) => Type.String({ format: 'uri-reference', description })

/** A tax year in the list of them. */
export const LawYearEntry = closed({
  ...yearFields,
  law: address('Where its figures are.'),
  changes: orNull(
    Type.String({ format: 'uri-reference' }),
    'Where its differences from the year before are; null for the first year.',
  ),
})
export type LawYearEntry = Static<typeof LawYearEntry>

/** Answer of `GET /api/v1/law`. */
export const LawYearsResponse = closed({
  years: Type.Array(LawYearEntry, { minItems: 1, description: 'Every tax year, oldest first.' }),
})
export type LawYearsResponse = Static<typeof LawYearsResponse>

/** Answer of `GET /api/v1/law/{year}`. */
export const LawResponse = closed({
  ...yearFields,
  figures: Type.Array(LawFigure, { description: 'Every figure, each once.' }),
})
export type LawResponse = Static<typeof LawResponse>

/** Answer of `GET /api/v1/law/diff`. */
export const LawDifferenceResponse = closed({
  from: LawYear,
  to: LawYear,
  figures: Type.Array(LawFigureDifference, {
    description: 'The figures whose values differ; empty where none does.',
  }),
})
export type LawDifferenceResponse = Static<typeof LawDifferenceResponse>
