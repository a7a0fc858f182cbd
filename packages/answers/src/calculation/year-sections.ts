import { type Language, write, writeDate } from '@oklad/contract/fields'
import {
  isMoneySchema,
  PrivateCalculationResponse,
  PrivateMonth,
  reportTitleIn,
  type StepKind,
  stepIn,
  titleIn,
} from '@oklad/contract/internal'

/** A sum of a year in a report. */
export interface YearRow {
  readonly title: string
  /** Kopecks. */
  readonly amount: number
  /** The step of the breakdown whose value the sum is; `undefined` of a sum without a breakdown. */
  readonly step: string | undefined
}

/** Sums of a year that belong together. */
export interface YearSection {
  readonly heading: string
  readonly rows: readonly YearRow[]
  /** The sum of `rows`, where the answer has it. */
  readonly total?: YearRow | undefined
  /** Sums that are no part of the total. */
  readonly beyond: readonly YearRow[]
}

const { deduction_result: refunds, settlement } = PrivateCalculationResponse.properties

/** Why a section leaves out sums of the year, by their names. */
// biome-ignore format: one sum a line
export const leftOut: Readonly<Record<string, string>> = {
  gross_salary: 'it is a term of the request',
  employer_total_cost: 'it ends the table of the cost, which every year has',
  children_monthly_deduction: 'the months have it',
}

/** The figures of months, whose sums of the year end the columns of the months. */
const ofMonths = new Set(
  Object.values<object>(PrivateMonth.properties).flatMap((schema) => stepIn(schema)?.kind ?? []),
)

// biome-ignore format: one text a line
const texts = {
  others: { en: 'Other sums of the year', ru: 'Другие суммы за год' },
  byFund: { en: 'Tax withheld by the Social Fund', ru: 'Удержано Социальным фондом' },
}

type Values = Readonly<Record<string, number | string>>
/** Writes the sums that an answer has, by the schemas of their members. */
type Rows = (
  properties: Readonly<Record<string, object>>,
  sums: object,
  values?: Values,
) => readonly YearRow[]

/**
 * The sums of a year beside its months, by the schema of the answer: a sum that an answer has stands in a section, or
 * `leftOut` says why not. Zeros are left out; but a settlement ends with the sum of its notice.
 */
export function yearSections(
  answer: PrivateCalculationResponse,
  language: Language,
): readonly YearSection[] {
  const rows: Rows = (properties, sums, values = {}) =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const amount: unknown = (sums as Readonly<Record<string, unknown>>)[name]
      const isSum = isMoneySchema(schema) && typeof amount === 'number' && !(name in leftOut)
      const { kind, period = 'year' } = stepIn(schema) ?? {}
      const step = kind && `${kind}.${period}`
      return isSum ? [{ title: titleOf(schema, language, values), amount, step }] : []
    })
  const sections: readonly YearSection[] = [
    ...refundsIn(answer, language, rows),
    ...settlementIn(answer, language, rows),
    ...singleSums(answer, language, rows),
  ]
  return sections.filter(({ rows, total }) => rows.length > 0 || total !== undefined)
}

function titleOf(schema: object, language: Language, values: Values): string {
  const title = reportTitleIn(schema)
  return title === undefined ? '' : write(title, language, values)
}

const headingOf = (schema: object, language: Language) => titleIn(schema)?.[language] ?? ''

/** The refunds of deductions. The sum with later years stands below their total, where it is another one. */
function refundsIn(answer: PrivateCalculationResponse, language: Language, rowsOf: Rows) {
  const { deduction_result: given } = answer
  if (given === undefined) return []
  const rows = rowsOf(refunds.properties, given, { months: given.children_months })
  const found = rows.filter(({ amount }) => amount !== 0)
  const [total, inAll] = ['total_return.year', 'property_return_total.year']
  const section: YearSection = {
    heading: headingOf(refunds, language),
    rows: found.filter(({ step }) => step !== total && step !== inAll),
    total: found.find(({ step }) => step === total),
    beyond: found.filter(
      ({ step, amount }) => step === inAll && amount > given.property_return_this_year,
    ),
  }
  return [section]
}

function settlementIn(answer: PrivateCalculationResponse, language: Language, rowsOf: Rows) {
  const { settlement: given, absence_pay: absences = [] } = answer
  if (given === undefined) return []
  const due = writeDate(given.notice_due, language)
  const { withheld_here, withheld_elsewhere, ...others } = settlement.properties
  // The Social Fund is the last of the others.
  const hasFund = absences.some(({ fund_pay }) => fund_pay > 0)
  const fundAt = hasFund ? given.withheld_elsewhere.length - 1 : -1
  const elsewhere = given.withheld_elsewhere.map((amount, index): YearRow => {
    const employer = index + 1
    const title =
      index === fundAt
        ? texts.byFund[language]
        : titleOf(withheld_elsewhere, language, { employer })
    return { title, amount, step: `tax_withheld_elsewhere.employer_${employer}` }
  })
  const [taxDue, ...results] = rowsOf(others, given, { due })
  const rows = [taxDue, ...rowsOf({ withheld_here }, given), ...elsewhere, ...results].filter(
    (row): row is YearRow =>
      row !== undefined &&
      (row.amount !== 0 || (row.step === 'notice.all_employers' && given.overpaid === 0)),
  )
  return [{ heading: headingOf(settlement, language), rows, beyond: [] }]
}

/** The sums that stand alone: those with a report title of their own have a section each. */
function singleSums(answer: PrivateCalculationResponse, language: Language, rowsOf: Rows) {
  const found = Object.entries<object>(PrivateCalculationResponse.properties)
    .filter(([, schema]) => !ofMonths.has(stepIn(schema)?.kind as StepKind))
    .flatMap(([name, schema]) => {
      const rows = rowsOf({ [name]: schema }, answer).filter(({ amount }) => amount !== 0)
      const isOwn = reportTitleIn(schema) !== titleIn(schema)
      return rows.map((row) => ({ row, heading: isOwn ? headingOf(schema, language) : undefined }))
    })
  const own = found.flatMap(({ row, heading }) =>
    heading === undefined ? [] : [{ heading, rows: [row], beyond: [] }],
  )
  const rest = found.flatMap(({ row, heading }) => (heading === undefined ? [row] : []))
  return [...own, { heading: texts.others[language], rows: rest, beyond: [] }]
}
