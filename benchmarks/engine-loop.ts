/** Measures the engine and the answers in this process, and prints JSON: microseconds per call. */
import { answerRequest } from '@oklad/answers'
import type { Language } from '@oklad/contract/fields'
import {
  averagePayOf,
  calculate,
  compareContractTypes,
  explain,
  type GrossUpBasis,
  grossUp,
  kopecks,
  lawOf,
  sickPayOf,
  type Terms,
} from '@oklad/engine'
import { writeAnswer } from '@oklad/server/testing'

const law = lawOf(2026)
const salaryOf = (index: number) => 15_000_000 + (index % 50_000) * 100

const termsOf = (index: number): Terms => ({
  grossSalary: kopecks(salaryOf(index)),
  districtCoefficient: 115,
  northernAllowance: 30,
})

const grossUpOn = (basis: GrossUpBasis) => (index: number) => {
  const { grossSalary, ...terms } = termsOf(index)
  return grossUp(terms, { net: grossSalary, basis, law }).netReached
}

const months = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 6 + index)).toISOString().slice(0, 'YYYY-MM'.length),
  pay: kopecks(salaryOf(index)),
}))
const vacation = { kind: 'vacation', startDate: '2026-07-06', months } as const
const bonusAndRaise = {
  months: months.map((month, index) => (index === 3 ? { ...month, excludedDays: 10 } : month)),
  bonuses: [{ kind: 'annual', amount: kopecks(12_000_000) }],
  raises: [{ date: '2026-03-01', oldSalary: kopecks(10_000_000), newSalary: kopecks(11_000_000) }],
  daysWorked: 220,
  daysNorm: 247,
} as const
const sickness = {
  from: '2026-10-12',
  to: '2026-10-21',
  cause: 'own',
  insuranceMonths: 84,
} as const

type Question = 'calc' | 'privateCalc' | 'explain' | 'payments' | 'explainPayments' | 'compare'

/** Answers a request, from the text of the body to the text of the answer. */
const answerTo = (question: Question, fields: object, language: Language) => (index: number) => {
  const body = JSON.stringify({ gross_salary: salaryOf(index), ...fields })
  const answer = answerRequest[question](body, 2026, () => language)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  const text = writeAnswer(answer.body)
  // A runtime may delay joining the parts of a string until it is read.
  return text.charCodeAt(text.length - 2)
}

let sink = 0

/**
 * Returns the best of 300 rounds, microseconds per call. A round of a millisecond or two is likely to run
 * without an interruption, even on a busy machine.
 */
function best(round: number, call: (index: number) => number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let rounds = 0; rounds < 300; rounds++) {
    const start = performance.now()
    for (let index = 0; index < round; index++) sink += call(rounds * round + index)
    fastest = Math.min(fastest, performance.now() - start)
  }
  return (fastest / round) * 1000
}

const allowances = { territorial_multiplier: 115, northern_coefficient: 130 }
const times = {
  'a plain year, as payslips': best(2_000, (index) => {
    return calculate({ grossSalary: kopecks(salaryOf(index)) }, law).netIncome
  }),
  'a year with allowances': best(1_000, (index) => calculate(termsOf(index), law).netIncome),
  'a year with two children': best(500, (index) => {
    return calculate({ ...termsOf(index), children: 2 }, law).netIncome
  }),
  'a breakdown': best(20, (index) => explain(termsOf(index), law).steps.length),
  'gross-up, annual': best(50, grossUpOn('annual')),
  'gross-up, first month': best(50, grossUpOn('firstMonth')),
  'gross-up, every month': best(5, grossUpOn('everyMonth')),
  'vacation pay': best(
    200,
    (index) => averagePayOf({ ...vacation, dayHundredths: 100 + (index % 28) * 100 }).pay,
  ),
  'vacation pay with a short month, a raise and a bonus': best(200, (index) => {
    return averagePayOf({ ...vacation, ...bonusAndRaise, dayHundredths: 100 + (index % 28) * 100 })
      .pay
  }),
  'sick pay of ten days': best(200, (index) => {
    return sickPayOf({ ...sickness, earnings: [{ year: 2025, pay: kopecks(salaryOf(index)) }] })
      .fundPay
  }),
  'a comparison with break-evens': best(1, (index) => {
    return compareContractTypes(termsOf(index), law).breakEvens.length
  }),
  'the answer of /calc': best(200, answerTo('calc', {}, 'en')),
  'the answer of /private-calc': best(200, answerTo('privateCalc', allowances, 'en')),
  'the answer of /explain, in Russian': best(2, answerTo('explain', allowances, 'ru')),
  'the answer of /payments, in Russian': best(10, answerTo('payments', allowances, 'ru')),
  'the answer of /payments/explain, in Russian': best(
    1,
    answerTo('explainPayments', allowances, 'ru'),
  ),
  'the answer of /compare, in Russian': best(1, answerTo('compare', allowances, 'ru')),
}
// Uses the results: a compiler may remove calls whose result is unused.
if (sink === 0) throw new Error('Nothing was computed')
process.stdout.write(JSON.stringify(times))
