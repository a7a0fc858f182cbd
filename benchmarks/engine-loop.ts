/** Measures the engine and the answers in this process, and prints JSON: microseconds per call. */
import { answerRequest } from '@oklad/answers'
import {
  calculate,
  calculateColumns,
  compareContractTypes,
  explain,
  type GrossUpBasis,
  grossUp,
  kopecks,
  lawOf,
  type Terms,
} from '@oklad/engine'

const law = lawOf(2026)
const ROWS = 2_000
const salaryOf = (index: number) => 15_000_000 + (index % 50_000) * 100
const rows = Float64Array.from({ length: ROWS }, (_, index) => salaryOf(index))

const termsOf = (index: number): Terms => ({
  grossSalary: kopecks(salaryOf(index)),
  districtCoefficient: 115,
  northernAllowance: 30,
})

const grossUpOn = (basis: GrossUpBasis) => (index: number) => {
  const { grossSalary, ...terms } = termsOf(index)
  return grossUp(terms, grossSalary, basis, law).netReached
}

/** Answers a request, from the text of the body to the text of the answer. */
const answerTo = (question: 'calc' | 'private-calc', fields: object) => (index: number) => {
  const body = JSON.stringify({ gross_salary: salaryOf(index), ...fields })
  const answer = answerRequest[question](body, 2026, () => 'en')
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  const text = JSON.stringify(answer.body)
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
  'a row of columns, all months and funds':
    best(1, () => {
      return calculateColumns(ROWS, { grossSalary: rows }, {}, law).grossIncome[0] ?? 0
    }) / ROWS,
  'a year with allowances': best(1_000, (index) => calculate(termsOf(index), law).netIncome),
  'a year with two children': best(500, (index) => {
    return calculate({ ...termsOf(index), children: 2 }, law).netIncome
  }),
  'a breakdown': best(20, (index) => explain(termsOf(index), law).steps.length),
  'gross-up, annual': best(50, grossUpOn('annual')),
  'gross-up, first month': best(50, grossUpOn('firstMonth')),
  'gross-up, every month': best(5, grossUpOn('everyMonth')),
  'a comparison with break-evens': best(1, (index) => {
    return compareContractTypes(termsOf(index), law).breakEvens.length
  }),
  'the answer of /calc': best(200, answerTo('calc', {})),
  'the answer of /private-calc': best(200, answerTo('private-calc', allowances)),
}
// Uses the results: a compiler may remove calls whose result is unused.
if (sink === 0) throw new Error('Nothing was computed')
process.stdout.write(JSON.stringify(times))
