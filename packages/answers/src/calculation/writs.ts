import {
  type CombinationProblem,
  type Language,
  protectedPay,
  type RightFields,
} from '@oklad/contract/fields'
import { excluded } from '@oklad/contract/internal'
import {
  type AfterTaxDeduction,
  type DeductedPayment,
  deductAfterTax,
  type GrossUpBasis,
  type Problem,
} from '@oklad/engine'
import { checkWrits, periodOfPriority, periodOfWrit } from '@oklad/engine/internal'
import { camelled } from './camelled.ts'
import { inputProblem } from './engine-problems.ts'
import { type Checked, checkedYear } from './year-problems.ts'

/**
 * Finds members of writs that are missing or have no use, and other pay from which nothing is deducted.
 * @param basis of a gross-up, by which a member may have no use
 */
export function writProblems(fields: RightFields, basis?: GrossUpBasis): CombinationProblem[] {
  const name = 'deductions_after_tax'
  const { [name]: writs = [], other_pay = [] } = fields
  const found: Problem[] = []
  checkWrits(found, writsOf(fields), 'deductionsAfterTax', basis)
  const problems = found.map((problem): CombinationProblem => {
    const isOfBasis = problem.code === 'excluded' && problem.beside === 'basis'
    return { problem: inputProblem(problem), beside: isOfBasis ? 'basis' : name }
  })
  if (writs.length > 0 && other_pay.some(({ kind }) => protectedPay.includes(kind))) {
    problems.push({ problem: excluded(name, 'other_pay', 'protectedPay'), beside: name })
  }
  return problems
}

/** Checks a private request as `checkedYear` does, and its writs. */
export function checkedPrivate(
  fields: RightFields,
  isWhole: boolean,
  currentYear: number,
): Checked {
  const year = checkedYear(fields, isWhole, currentYear)
  return { ...year, problems: [...year.problems, ...writProblems(fields)] }
}

/** The writs of a request, as the engine has them. */
export const writsOf = ({ deductions_after_tax = [] }: RightFields) =>
  camelled(deductions_after_tax) as readonly AfterTaxDeduction[]

/** What the writs of a request take from payments; `undefined` of a request without writs. */
export function deductedFrom(payments: Parameters<typeof deductAfterTax>[0], request: RightFields) {
  const hasWrits = request.deductions_after_tax?.length
  return hasWrits ? deductAfterTax(payments, writsOf(request)) : undefined
}

/** The members of what writs take from pay. */
export const writeDeducted = ({ withheld, paidOut, deductions }: DeductedPayment) => ({
  withheld_after_tax: withheld,
  paid_out: paidOut,
  deductions_after_tax: deductions.map(({ amount, debtLeft }) => ({
    amount,
    ...(debtLeft !== null && { debt_left: debtLeft }),
  })),
})

/** The words of the periods of each writ and priority in a payment, a month or a year. */
export const wordsOfWrits = (
  request: RightFields,
  period: Parameters<typeof periodOfWrit>[1],
  language: Language,
  words?: string,
) => {
  const titled = (title: string) => (words === undefined ? title : `${title}, ${words}`)
  return [
    ...writsOf(request).map(
      (_, writ) => [periodOfWrit(writ, period), titled(`№ ${writ + 1}`)] as const,
    ),
    ...[1, 2, 3, 4].map((number) => {
      const priority = { en: `priority ${number}`, ru: `очередь ${number}` }[language]
      return [periodOfPriority(number, period), titled(priority)] as const
    }),
  ]
}
