import { lawUnits } from '@oklad/law/internal'
import { startYears } from '../limits.ts'
import { flag, list, money, object, oneOf, orNull, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { type LawFigureName, lawFigureNames } from './law-figures.ts'
import { budgetCodeOf } from './parts.ts'

const percent = (description: string) =>
  whole(`${description} Percent.`, { minimum: 0, maximum: 100 })
const tenths = (description: string) =>
  whole(`${description} Tenths of a percent.`, { minimum: 0, maximum: 1000 })
const date = (description: string) =>
  text(description, { format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const taxYear = (description: string) => whole(description, { minimum: startYears.minimum })

const scale = list(
  object({
    up_to: orNull(
      { type: 'integer', minimum: 0 },
      'The top of the bracket within a year, inclusive; null for the last one. Kopecks.',
    ),
    rate: percent('The rate on the part within the bracket.'),
  }),
  { minItems: 1, description: 'A progressive scale, bracket by bracket from the lowest.' },
)

const contributionRate = (description: string) =>
  object(description, {
    within_limit: tenths('Of the year’s pay up to the limit of the base.'),
    above_limit: tenths('Of the year’s pay above the limit.'),
  })

const professionalRate = (description: string) =>
  object(description, {
    rate: percent('The rate.'),
    points_off: percent('The points that the deduction takes off the rate while it lasts.'),
  })

const fundRates = {
  pension: contributionRate('Pension insurance.'),
  medical: contributionRate('Medical insurance.'),
  social: contributionRate('Insurance against sickness and for maternity.'),
}

const averageMonths = (description: string) =>
  whole(`${description} Average monthly earnings.`, { minimum: 1 })

const reducedTariff = {
  general_up_to: money('The part of a month’s pay that stays under the general tariff.'),
  from_month: whole('The first month of the year with the tariff.', { minimum: 1, maximum: 12 }),
  unified: orNull(
    contributionRate('The rate of the rest, for all funds together.'),
    'The one rate since 2023; null before.',
  ),
  funds: orNull(
    object('The rates of the rest, by fund.', fundRates),
    'The rates of the funds until 2022; null since.',
  ),
}

const days = (description: string) =>
  list({ type: 'string', pattern: '^\\d{2}-\\d{2}$' }, { description })

const budgetCode = (description: string) => budgetCodeOf(`${description} Null for none.`)

const dayOfMonth = (description: string) => whole(description, { minimum: 1, maximum: 31 })

/** The members of the values that are objects, by the name of the figure. */
const members = {
  contribution_rates: {
    ...fundRates,
    unified: orNull(
      contributionRate('The one rate of the three together.'),
      'The one rate that the law sets since 2023; null before.',
    ),
  },
  additional_contribution_rates: {
    class31: percent('Subclass 3.1 of working conditions.'),
    class32: percent('Subclass 3.2.'),
    class33: percent('Subclass 3.3.'),
    class34: percent('Subclass 3.4.'),
    class4: percent('Class 4.'),
    list1: percent('Work of the first list, without an assessment.'),
    list2: percent('Work of the second list, without an assessment.'),
  },
  child_deductions: {
    first: money('A month, for the first child.'),
    second: money('A month, for the second child.'),
    third: money('A month, for the third child and each further one.'),
    disabled: money('A month on top, for each disabled child.'),
  },
  child_deduction_limit: {
    income: money('The income since January up to which there are deductions.'),
    counts_allowances: flag(
      'Whether the district coefficient and the northern allowance count to it.',
    ),
  },
  own_deductions: {
    item1: money('A month, by item 1 of article 218, paragraph 1.'),
    item2: money('A month, by item 2.'),
  },
  social_limits: {
    social: money('A year, for treatment, own education, sport and the like together.'),
    child_education: money('A year, for the education of one child.'),
  },
  property_limits: {
    housing: money('Once in a life, for a home.'),
    mortgage_interest: money('Once in a life, for the interest on its mortgage.'),
  },
  pay_exemptions: {
    material_aid: money('Material aid of a year.'),
    gift: money('Gifts of a year.'),
    birth_aid: money('Aid at the birth of a child, for each child.'),
  },
  severance_months: {
    usual: averageMonths('Of one dismissal together.'),
    far_north: averageMonths('Of one from the Far North and areas equal to it.'),
  },
  self_employment: {
    from_individuals: professionalRate('On income from individuals.'),
    from_firms: professionalRate('On income from organisations and entrepreneurs.'),
    deduction: money('Granted once, at registration.'),
    income_limit: money('The income of a calendar year up to which the regime holds.'),
  },
  it_tariff: reducedTariff,
  small_business_tariff: reducedTariff,
  manufacturing_tariff: reducedTariff,
  budget_codes: {
    main13: budgetCode('Of the main base at 13%.'),
    main15: budgetCode('At 15%.'),
    main18: budgetCode('At 18%.'),
    main20: budgetCode('At 20%.'),
    main22: budgetCode('At 22%.'),
    north13: budgetCode('Of the allowances’ own base at 13%.'),
    north15: budgetCode('At 15%.'),
    non_resident: budgetCode('Of non-residents at the flat rate.'),
    non_resident13: budgetCode('Of non-residents with the rates of residents at 13%.'),
    non_resident15: budgetCode('At 15%.'),
  },
  benefit_average: {
    days: whole('The days by which the earnings of two years are divided.', { minimum: 1 }),
    wage_months: whole('The months of the minimum wage in the lowest average.', { minimum: 1 }),
  },
  sick_pay_percents: {
    under_five_years: percent('Under 5 years of insurance.'),
    from_five_years: percent('From 5 years on.'),
    from_eight_years: percent('From 8 years on.'),
    after_dismissal: percent('Of an own illness within 30 days after dismissal.'),
    care_days_by_insurance: whole(
      'The days of care for a child at home that are paid by insurance.',
      { minimum: 0 },
    ),
    later_care: percent('Of the later days of that care.'),
  },
  young_child_care: {
    percent: percent('Of the average, whatever the insurance.'),
    from_month: whole('The first month of the year with it.', { minimum: 1, maximum: 12 }),
  },
  care_days: {
    child: whole('For a child of 7 to 15 years.', { minimum: 1 }),
    relative: whole('For another relative.', { minimum: 1 }),
  },
  minimum_wage_raise: {
    from_month: whole('The first month with the higher wage.', { minimum: 1, maximum: 12 }),
    wage: money('The minimum wage from that month on.'),
  },
  production_calendar: {
    off: days('Days from Monday to Friday that are off, MM-DD.'),
    worked: days('Saturdays and Sundays that are worked, MM-DD.'),
  },
  transfer_days: {
    last_day: dayOfMonth('The last of the first days of a month.'),
    due_day: dayOfMonth('The day of the same month by which their tax is due.'),
    later_due_day: orNull(
      dayOfMonth('The day.'),
      'The day of the next month by which the tax of the other days is due; null where they belong to the first days of that month.',
    ),
  },
} as const satisfies Readonly<Partial<Record<LawFigureName, object>>>

const figureValue = {
  anyOf: [
    whole('A sum, a rate or a number of days, in the unit of the figure.', { minimum: 0 }),
    flag('Whether it applies.'),
    scale,
    ...Object.entries(members).map(([name, properties]) =>
      object(`The value of ${name}.`, properties),
    ),
    { type: 'null', description: 'The law of the year has none, or none is kept here.' },
  ],
  description:
    'The value, in the shape of its figure: a number, a flag, a scale or an object. Sums in kopecks, rates in percent or tenths of a percent; null for none.',
} as const

/** The source of a figure. */
export const LawCitation = object('The source of the value.', {
  act: text('The act by its Russian title and number.'),
  article: text('Article and paragraph, in Russian abbreviations.'),
  date: date('The date of the act, or of the one that amended it to this value.'),
})

const described = {
  name: oneOf(lawFigureNames, 'The stable name of the figure.'),
  title: text('The title, in the language of the request.'),
  unit: oneOf(lawUnits, 'The unit of the value.'),
}

const dated = {
  value: figureValue,
  from: taxYear('The first tax year with this value.'),
  citation: LawCitation,
  checked: date('When the value was last checked against its source.'),
}

/** A figure of a tax year. */
export const LawFigure = object({ ...described, ...dated })

/** A figure of one of two compared years. */
export const LawFigureState = object('The figure in one of the two years.', dated)
export type LawFigureState = wire.LawFigureState

/** A figure that differs between two years. */
export const LawFigureDifference = object({
  ...described,
  before: LawFigureState,
  after: LawFigureState,
})

const yearFields = {
  year: taxYear('The tax year.'),
  figures_of: taxYear(
    'The tax year whose figures are used: the year itself, or the newest known one.',
  ),
  provisional: flag(
    'Whether the year’s own figures are not known yet, so that the newest stand in.',
  ),
}

/** A tax year, with the year whose figures it uses. */
export const LawYear = object('One of the two years.', yearFields)
export type LawYear = wire.LawYear

/** A tax year in the list of them. */
export const LawYearEntry = object({
  ...yearFields,
  law: text('The address of its figures.', { format: 'uri-reference' }),
  changes: orNull(
    { type: 'string', format: 'uri-reference' },
    'The address of its differences from the year before; null for the first year.',
  ),
})

/** Answer of `GET /api/v1/law`. */
export const LawYearsResponse = object({
  version: date(
    'The version of the law: the newest date on which a figure was entered or checked.',
  ),
  years: list(LawYearEntry, { minItems: 1, description: 'Every tax year, oldest first.' }),
})
export type LawYearsResponse = wire.LawYearsResponse

/** Answer of `GET /api/v1/law/{year}`. */
export const LawResponse = object({
  ...yearFields,
  figures: list(LawFigure, { description: 'Every figure, each once.' }),
})
export type LawResponse = wire.LawResponse

/** Answer of `GET /api/v1/law/diff`. */
export const LawDifferenceResponse = object({
  from: LawYear,
  to: LawYear,
  figures: list(LawFigureDifference, {
    description: 'The figures whose values differ; empty where none does.',
  }),
})
export type LawDifferenceResponse = wire.LawDifferenceResponse
