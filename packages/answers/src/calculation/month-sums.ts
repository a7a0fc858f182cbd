import { snakeCase } from '@oklad/contract/fields'
import {
  isMoneySchema,
  type PrivateCalculationResponse,
  PrivateMonth,
  type StepKind,
  stepIn,
  type Text,
  titleIn,
} from '@oklad/contract/internal'
import { type AmountName, amountNames } from '@oklad/engine'

/** The sums of a statement whose steps have another name. */
const otherKinds: Readonly<Partial<Record<AmountName, StepKind>>> = {
  basePay: 'accrual_base',
  allowances: 'accrual_allowances',
  baseTax: 'main_base_tax',
}

/** The step of the breakdown whose value a sum of a statement is. */
export const stepOfAmount = (name: AmountName): StepKind =>
  otherKinds[name] ?? (snakeCase(name) as StepKind)

/** A sum that the months of an answer have beside those of a statement, kopecks. */
export interface MonthSum {
  readonly name: string
  readonly title: Text
  /** The step of the breakdown; `undefined` of a sum without one. */
  readonly step: StepKind | undefined
  readonly months: readonly number[]
  /** From the first month of the answer to each one. */
  readonly toDate: readonly number[]
  readonly total: number
}

const inStatement: ReadonlySet<string> = new Set(amountNames.map(stepOfAmount))

/** The sums that a month of this answer has beside those of a statement, in the order of its schema; none whose months are all 0. */
export function monthSums({ monthly_details: months }: PrivateCalculationResponse): MonthSum[] {
  return Object.entries<object>(PrivateMonth.properties).flatMap(([name, schema]) => {
    const step = stepIn(schema)?.kind
    if (!isMoneySchema(schema) || (step && inStatement.has(step))) return []
    const sums = months.map((month) => Number((month as object as Sums)[name] ?? 0))
    let total = 0
    const toDate = sums.map((sum) => {
      total += sum
      return total
    })
    const title = titleIn(schema) ?? { en: name, ru: name }
    return total === 0 ? [] : { name, title, step, months: sums, toDate, total }
  })
}

type Sums = Readonly<Record<string, number | undefined>>
