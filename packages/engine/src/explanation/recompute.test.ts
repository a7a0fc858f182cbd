import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import type { Circumstances, EmployerIncome } from '../circumstances/circumstances.ts'
import { lawOf } from '../law/law-of.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { PayslipMonth, PayslipYear } from '../payslip.ts'
import type { Month, Terms } from '../terms.ts'
import { explain } from './explain.ts'
import { operations } from './operation.ts'
import { recompute } from './recompute.ts'
import type { Explanation, Step } from './step.ts'
import { stepKinds } from './step-kinds.ts'

const money = (max: number) => fc.integer({ min: 0, max }) as fc.Arbitrary<Kopecks>
const pay = fc.oneof(money(3_000), money(100_000_000), money(3_000_000_000))
const yearly = fc.array(pay, { minLength: 12, maxLength: 12 })
const employer: fc.Arbitrary<EmployerIncome> = fc.record({
  baseIncome: pay,
  allowancesIncome: pay,
  taxWithheld: money(50_000_000),
})
const optional = { requiredKeys: [] }
const circumstances = fc.record(
  {
    isNotResident: fc.boolean(),
    engagement: fc.constantFrom('employment', 'employment', 'civilContract', 'selfEmployment'),
    monthlySalaries: yearly,
    monthlyBonuses: yearly,
    bonusesAttractAllowances: fc.boolean(),
    statutoryDistrictCoefficient: fc.integer({ min: 100, max: 200 }),
    children: fc.nat(5),
    disabledChildren: fc.nat(2),
    isSingleParent: fc.boolean(),
    expenses: fc.record(
      {
        housing: money(400_000_000),
        mortgageInterest: money(400_000_000),
        social: money(20_000_000),
        childEducation: money(30_000_000),
      },
      optional,
    ),
    selfEmployedPaidBy: fc.constantFrom('individuals', 'firms'),
    hasRegistrationDeduction: fc.boolean(),
    incomeBefore: fc.record({
      baseIncome: pay,
      allowancesIncome: pay,
      taxWithheld: money(10_000_000),
      deductionGranted: fc.oneof(fc.constant(0 as Kopecks), money(5_000_000)),
    }),
    otherEmployers: fc.array(employer, { maxLength: 3 }),
    contributionTariff: fc.constantFrom('general', 'it', 'smallBusiness'),
    accidentRate: fc.integer({ min: 20, max: 850 }),
    partFirstMonth: fc.record({
      by: fc.constantFrom('workingDays', 'calendarDays'),
      fromDay: fc.integer({ min: 1, max: 28 }),
    }),
  },
  optional,
) as fc.Arbitrary<Circumstances>
const plain = {
  grossSalary: pay,
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
  hasTaxPrivilege: fc.boolean(),
}
const anyTerms = fc.oneof(
  fc.record(plain),
  fc.record({ ...plain, circumstances }),
) as fc.Arbitrary<Terms>
const anyLaw = fc.integer({ min: 2017, max: 2027 }).map(lawOf)

/** An explanation of anything that the calculation does not refuse, with the calculation's year. */
function checkAny(property: (explanation: Explanation, year: PayslipYear) => void) {
  fc.assert(
    fc.property(anyTerms, anyLaw, (terms, law) => {
      let year: PayslipYear
      try {
        year = calculate(terms, law)
      } catch (error) {
        // A regime, a tariff or a calendar that the year has not.
        expect(error).toBeInstanceOf(RangeError)
        expect(() => explain(terms, law)).toThrow(RangeError)
        return
      }
      property(explain(terms, law), year)
    }),
    { numRuns: 600 },
  )
}

describe('whatever the terms, the circumstances and the year', () => {
  it('every step follows from its own inputs alone', () => {
    checkAny(({ steps }) => {
      expect(steps.filter((step) => recompute(step) !== step.value)).toEqual([])
    })
  })

  it('every input that a step gave is the value of a step written before', () => {
    checkAny(({ steps }) => {
      const written = new Map<string, Step>()
      const wrong: unknown[] = []
      for (const step of steps) {
        for (const input of step.inputs) {
          if (input.from === undefined) continue
          const source = written.get(input.from)
          if (source?.value !== input.value || source.kind !== input.name) wrong.push(step)
        }
        if (written.has(step.id)) wrong.push(step)
        written.set(step.id, step)
      }
      expect(wrong).toEqual([])
    })
  })

  it('every printed bracket holds its own product, and all of them the base', () => {
    checkAny(({ steps }) => {
      const wrong = steps.filter(({ brackets, inputs }) => {
        if (brackets === undefined) return false
        const sum = brackets.reduce((total, { amount }) => total + amount, 0)
        return (
          sum !== inputs[0]?.value || brackets.some((part) => part.amount * part.rate !== part.tax)
        )
      })
      expect(wrong).toEqual([])
    })
  })

  it('every figure of the calculation has its step', () => {
    checkAny(({ steps, year: explained }, year) => {
      expect(explained).toEqual(year)
      const values = new Map(steps.map(({ id, value }) => [id, value]))
      for (const [kind, figure] of Object.entries(monthFigures)) {
        for (const month of year.months) {
          expect([kind, values.get(`${kind}.${month.month}`)]).toEqual([kind, month[figure]])
        }
      }
      for (const [kind, figure] of Object.entries(yearFigures)) {
        expect([kind, values.get(`${kind}.year`)]).toEqual([kind, year[figure]])
      }
      const { circumstances: result } = year
      if (result === undefined) return
      expect(values.get('employer_cost.year')).toBe(result.employerCost)
      expect(values.get('accident_contribution.year')).toBe(result.accidentContribution)
      expect(values.get('registration_deduction.year') ?? 0).toBe(result.registrationDeductionUsed)
      expect(values.get('total_return.year') ?? 0).toBe(result.deductions.totalReturn)
      expect(values.get('property_return_total.year') ?? 0).toBe(
        result.deductions.propertyReturnTotal,
      )
      if (result.settlement === undefined) return
      expect(values.get('tax_due.all_employers')).toBe(result.settlement.taxDue)
      expect(values.get('notice.all_employers')).toBe(result.settlement.notice)
      expect(values.get('overpaid.all_employers')).toBe(result.settlement.overpaid)
    })
  })
})

it('every kind and every operation is in use', () => {
  const kinds = new Set<string>()
  const used = new Set<string>()
  checkAny(({ steps }) => {
    for (const { kind, operation } of steps) {
      kinds.add(kind)
      used.add(operation)
    }
  })
  expect([...kinds].sort()).toEqual(Object.keys(stepKinds).sort())
  expect([...used].sort()).toEqual([...operations].sort())
})

const monthFigures = {
  accrual_base: 'basePay',
  accrual_allowances: 'allowances',
  gross_income: 'grossIncome',
  main_base_tax: 'baseTax',
  allowances_tax: 'allowancesTax',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
  tax_rate: 'taxRate',
} as const satisfies Record<string, keyof PayslipMonth>

const yearFigures = {
  gross_income: 'grossIncome',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
} as const satisfies Record<string, keyof PayslipYear>
