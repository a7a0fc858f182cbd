import {
  type CamelCase,
  camelCase,
  type RightFields,
  requestFieldNames,
} from '@oklad/contract/fields'
import {
  type Asked,
  type Condition,
  conditionIn,
  PrivateCalculationResponse,
  PrivateMonth,
} from '@oklad/contract/internal'
import { lawVersion, type PayslipMonth, type PayslipYear } from '@oklad/engine'
import { type DeductionName, deductionNames } from '@oklad/engine/internal'
import type { Calculation } from './calculation.ts'
import type { writeDeducted } from './writs.ts'

const { properties: year } = PrivateCalculationResponse
const { properties: month } = PrivateMonth
const { properties: deductions } = year.deduction_result
const { properties: settlement } = year.settlement

const conditions = [year, month, deductions, settlement].flatMap((properties) =>
  Object.values<object>(properties).flatMap((schema) => conditionIn(schema) ?? []),
)
const conditionsOf = new Map<string, readonly Condition[]>(
  requestFieldNames.map((name) => [name, conditions.filter(({ fields }) => fields.includes(name))]),
)

/** Returns the conditions of members that a request meets: only its own fields can meet one. */
export function conditionsMet(request: RightFields): readonly Condition[] {
  const met: Condition[] = []
  for (const name in request) {
    for (const condition of conditionsOf.get(name) ?? []) {
      if (condition.isMetBy(request)) met.push(condition)
    }
  }
  return met
}

/** The names of the members that fields of a request bring. */
type AskedName<Properties> = {
  [Name in keyof Properties & string]: Properties[Name] extends Asked ? Name : never
}[keyof Properties & string]

/** How a member is computed; one that is null is left out. */
type Value<Source> = (source: Source, met: readonly Condition[]) => unknown

/**
 * Returns a function that makes the writer of a part of the answers to requests that meet some conditions.
 * It writes the members that such an answer has, in the order of the table.
 */
function writerOf<Name extends string, Source>(
  properties: object,
  values: Readonly<Record<Name, Value<Source>>>,
) {
  const members = Object.entries(properties).flatMap(([name, schema]) =>
    name in values ? [{ name, condition: conditionIn(schema), value: values[name as Name] }] : [],
  )
  return (met: readonly Condition[]) => {
    const present = members.filter(({ condition }) => !condition || met.includes(condition))
    return (source: Source, part: { [Member in Name]?: unknown } = {}) => {
      for (const { name, value } of present) {
        const written = value(source, met)
        if (written !== null) part[name as Name] = written
      }
      return part
    }
  }
}

/** A writer of a part whose members have the engine's names in snake case. */
function renamed<Name extends string>(properties: Readonly<Record<Name, object>>) {
  type Source = Readonly<Record<CamelCase<Name>, unknown>>
  const values = Object.keys(properties).map((name) => {
    const key = camelCase(name) as CamelCase<Name>
    return [name, (source: Source) => source[key]]
  })
  return writerOf<Name, Source>(properties, Object.fromEntries(values))
}

/** The members about each deduction of the employer. */
const ofDeductions = {
  notice: { granted: 'monthly_notice_deduction', saved: 'notice_return' },
  children: { granted: 'monthly_deduction', saved: 'children_return' },
  own: { granted: 'monthly_own_deduction', saved: 'own_return' },
} as const satisfies Readonly<
  Record<
    DeductionName,
    { readonly granted: keyof typeof month; readonly saved: keyof typeof deductions }
  >
>

/** Makes a value of each deduction, by the name of its member. */
const byDeduction = <Kind extends 'granted' | 'saved', Made>(
  kind: Kind,
  make: (name: DeductionName) => Made,
) =>
  Object.fromEntries(
    deductionNames.map((name) => [ofDeductions[name][kind], make(name)]),
  ) as Readonly<Record<(typeof ofDeductions)[DeductionName][Kind], Made>>

/** Whether a month is outside the regime of the self-employed. */
const isOutsideRegime = ({ taxRate }: PayslipMonth) => taxRate === 0

/** What writs take from a month or a year, where the request has any. */
export interface Deducted {
  readonly deducted?: ReturnType<typeof writeDeducted> | undefined
}

const writMembers = {
  withheld_after_tax: ({ deducted }: Deducted) => deducted?.withheld_after_tax ?? null,
  paid_out: ({ deducted }: Deducted) => deducted?.paid_out ?? null,
  deductions_after_tax: ({ deducted }: Deducted) => deducted?.deductions_after_tax ?? null,
}

type AnsweredMonth = PayslipMonth & Deducted

export const monthWriter = writerOf<AskedName<typeof month>, AnsweredMonth>(month, {
  ...writMembers,
  monthly_bonus: ({ bonus }) => bonus,
  monthly_other_pay: ({ otherPay }) => otherPay,
  monthly_exempt_income: ({ exemptIncome }) => exemptIncome,
  ...byDeduction(
    'granted',
    (name) =>
      ({ deductions }: PayslipMonth) =>
        deductions[name],
  ),
  monthly_accident_contribution: ({ accidentContribution }) => accidentContribution,
  monthly_additional_contribution: ({ additionalContribution }) => additionalContribution,
  outside_npd: isOutsideRegime,
})

const deductionsWriter = writerOf<keyof typeof deductions, PayslipYear['deductions']>(deductions, {
  children_monthly_deduction: ({ childrenMonthlyDeduction }) => childrenMonthlyDeduction,
  children_months: ({ childrenMonths }) => childrenMonths,
  ...byDeduction(
    'saved',
    (name) =>
      ({ saved }: PayslipYear['deductions']) =>
        saved[name],
  ),
  property_return_this_year: ({ propertyReturnThisYear }) => propertyReturnThisYear,
  property_return_total: ({ propertyReturnTotal }) => propertyReturnTotal,
  social_return: ({ socialReturn }) => socialReturn,
  total_return: ({ totalReturn }) => totalReturn,
})
const settlementWriter = renamed(settlement)
const absenceWriter = renamed(year.absence_pay.items.properties)

type AnsweredYear = PayslipYear & Pick<Calculation, 'paidAbsences'> & Deducted

export const yearWriter = writerOf<AskedName<typeof year>, AnsweredYear>(year, {
  ...writMembers,
  npd_deduction_used: ({ registrationDeductionUsed }) => registrationDeductionUsed,
  npd_limit_exceeded: ({ months }) => months.some(isOutsideRegime),
  annual_additional_contribution: ({ additionalContribution }) => additionalContribution,
  annual_accident_contribution: ({ accidentContribution }) => accidentContribution,
  employer_total_cost: ({ employerCost }) => employerCost,
  deduction_result: ({ deductions }, met) => deductionsWriter(met)(deductions),
  family_payment: ({ deductions }) => deductions.familyPayment,
  settlement: ({ settlement }, met) => settlement && settlementWriter(met)(settlement),
  absence_pay: ({ paidAbsences = [] }, met) => paidAbsences.map((one) => absenceWriter(met)(one)),
  law_version: lawVersion,
})
