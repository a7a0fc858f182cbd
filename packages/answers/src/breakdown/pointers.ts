import {
  PaidTaxYear,
  Payment,
  type PaymentsResponse,
  PrivateCalculationResponse,
  PrivateMonth,
  stepIn,
  TaxTransfer,
} from '@oklad/contract/internal'
import type { Month, Step, StepKind } from '@oklad/engine'
import { periodOfWrit } from '@oklad/engine/internal'

/** A field of an answer with the step whose value it is. */
interface StepField {
  readonly name: string
  readonly figure: StepKind
  readonly period: string | undefined
}

const stepFields = ({ properties }: { readonly properties: object }): readonly StepField[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const { kind, period } = stepIn(schema) ?? {}
    return kind === undefined || period === 'employer' ? [] : [{ name, figure: kind, period }]
  })

/** The sums of the answer with payments, by the part of the answer. */
const ofPayment = stepFields(Payment)
const ofTransfer = stepFields(TaxTransfer)
const ofTaxYear = stepFields(PaidTaxYear)

/** The pointers to what each writ takes from a payment, a month or a year, by the ids of their steps. */
const pointersToWrits = (
  deducted: readonly unknown[] = [],
  path: string,
  period: Parameters<typeof periodOfWrit>[1],
) =>
  deducted.map((_, writ) => {
    const id = `writ_amount.${periodOfWrit(writ, period)}`
    return [id, `${path}/deductions_after_tax/${writ}/amount`] as const
  })

/** The JSON Pointers of the figures of an answer with payments, by the ids of their steps. */
export function pointersIntoPayments({
  payments,
  transfers,
  tax_years,
}: PaymentsResponse): ReadonlyMap<string, string> {
  const pointersOf = (fields: readonly StepField[], path: string, period: string) =>
    fields.map(({ name, figure }) => [`${figure}.${period}`, `${path}/${name}`] as const)
  return new Map([
    ...payments.flatMap(({ deductions_after_tax: deducted = [] }, index) => [
      ...pointersOf(ofPayment, `/payments/${index}`, `payment_${index + 1}`),
      ...pointersToWrits(deducted, `/payments/${index}`, `payment_${index + 1}`),
    ]),
    ...transfers.flatMap(({ withheld_from }, index) =>
      pointersOf(ofTransfer, `/transfers/${index}`, `transfer_${withheld_from}`),
    ),
    ...tax_years.flatMap((_, index) =>
      pointersOf(ofTaxYear, `/tax_years/${index}`, index === 0 ? 'year' : 'next_year'),
    ),
  ])
}

const { deduction_result, settlement: settled } = PrivateCalculationResponse.properties
const month = stepFields(PrivateMonth)
const year = stepFields(PrivateCalculationResponse)
const deductions = stepFields(deduction_result)
const settlement = stepFields(settled)

/**
 * The JSON Pointers of an answer's figures, by the id of the step that each figure is the value of.
 * @param firstMonth of the answer
 */
export function pointersInto(
  answer: PrivateCalculationResponse,
  firstMonth: Month,
): ReadonlyMap<string, string> {
  const pointers = new Map<string, string>()
  const add = (fields: readonly StepField[], part: object = {}, path: string, usual: string) => {
    for (const { name, figure, period = usual } of fields) {
      if (!(name in part)) continue
      pointers.set(`${figure}.${period}`, `${path}/${name}`)
    }
  }
  const addWrits = (...deducted: Parameters<typeof pointersToWrits>) => {
    for (const [id, pointer] of pointersToWrits(...deducted)) pointers.set(id, pointer)
  }
  for (const [index, entry] of answer.monthly_details.entries()) {
    const path = `/monthly_details/${index}`
    add(month, entry, path, String(firstMonth + index))
    addWrits(entry.deductions_after_tax, path, (firstMonth + index) as Month)
  }
  add(year, answer, '', 'year')
  addWrits(answer.deductions_after_tax, '', 'year')
  add(deductions, answer.deduction_result, '/deduction_result', 'year')
  add(settlement, answer.settlement, '/settlement', 'year')
  for (const index of answer.settlement?.withheld_elsewhere.keys() ?? []) {
    const id = `tax_withheld_elsewhere.employer_${index + 1}`
    pointers.set(id, `/settlement/withheld_elsewhere/${index}`)
  }
  return pointers
}

/** Members of an answer by the kinds of the steps whose value they are. */
export type Members = Readonly<Partial<Record<StepKind, string>>>

/**
 * The JSON Pointers of the members whose value a step is, by the ids of the steps.
 * @param rows the path of the rows, and their members: the first row is the period `row_1` or `repayment_1`
 */
export const pointersBy = (
  steps: readonly Step[],
  members: Members,
  rows: { readonly path: string; readonly members: Members } = { path: '', members },
): Map<string, string> =>
  new Map(
    steps.flatMap(({ id, kind, period }) => {
      const row = /^(?:row|repayment)_(\d+)$/.exec(`${period}`)?.[1]
      const member = (row === undefined ? members : rows.members)[kind]
      const path = row === undefined ? '' : `${rows.path}/${Number(row) - 1}`
      return member === undefined ? [] : [[id, `${path}/${member}`] as const]
    }),
  )
