/** Measures the questions about one salary in this process and prints microseconds as JSON. */
import { answerExplanation } from '@oklad/contract'
import {
  calculate,
  compareEngagements,
  explain,
  type GrossUpBasis,
  grossUp,
  kopecks,
  lawOf,
  type Terms,
} from '@oklad/engine'

const law = lawOf(2026)
let sink = 0

const termsOf = (index: number): Terms => ({
  grossSalary: kopecks(15_000_000 + (index % 50_000) * 100),
  districtCoefficient: 115,
  northernAllowance: 30,
  firstMonth: 1,
  hasTaxPrivilege: false,
})

const grossUpOn = (basis: GrossUpBasis) => (index: number) => {
  const { grossSalary, ...terms } = termsOf(index)
  sink += grossUp(terms, grossSalary, basis, law).netReached
}

/** The best of several rounds, microseconds a call. */
function best(measured: (index: number) => void, round: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let rounds = 0; rounds < 10; rounds++) {
    const start = performance.now()
    for (let index = 0; index < round; index++) measured(index)
    fastest = Math.min(fastest, performance.now() - start)
  }
  return (fastest / round) * 1000
}

const times = {
  calculation: best((index) => {
    sink += calculate(termsOf(index), law).netIncome
  }, 20_000),
  circumstances: best((index) => {
    const circumstances = { children: 2 }
    sink += calculate({ ...termsOf(index), circumstances }, law).netIncome
  }, 5_000),
  explain: best((index) => {
    sink += explain(termsOf(index), law).steps.length
  }, 1_000),
  grossUpAnnual: best(grossUpOn('annual'), 1_000),
  grossUpFirstMonth: best(grossUpOn('firstMonth'), 1_000),
  grossUpEveryMonth: best(grossUpOn('everyMonth'), 100),
  compare: best((index) => {
    sink += compareEngagements(termsOf(index), law).breakEvens.length
  }, 5),
  explanationText: best((index) => {
    const text = `{"gross_salary":${15_000_000 + index * 100},"territorial_multiplier":115}`
    const answer = answerExplanation(text, 2026, () => 'en')
    if (answer.ok) sink += answer.body.length
  }, 50),
}
if (sink === 0) throw new Error('Nothing was computed')
process.stdout.write(JSON.stringify(times))
