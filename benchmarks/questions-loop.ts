/** Measures the questions about one salary in this process and prints microseconds as JSON. */
import { answerRequest } from '@oklad/answers'
import {
  calculate,
  compareContractTypes,
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
})

const grossUpOn = (basis: GrossUpBasis) => (index: number) => {
  const { grossSalary, ...terms } = termsOf(index)
  sink += grossUp(terms, grossSalary, basis, law).netReached
}

const EVERY_FIELD = JSON.stringify({
  gross_salary: 25_000_000,
  territorial_multiplier: 150,
  northern_coefficient: 150,
  statutory_territorial_multiplier: 120,
  start_date: '2026-03-16',
  first_month: 'working_days',
  monthly_bonuses: Array.from({ length: 12 }, (_, month) => month * 1_000_000),
  children_count: 3,
  disabled_children_count: 1,
  single_parent: true,
  housing_expense: 200_000_000,
  mortgage_expense: 50_000_000,
  social_expense: 12_000_000,
  child_edu_expense: 8_000_000,
  income_before: { base_gross_income: 40_000_000, north_gross_income: 0, tax_withheld: 5_200_000 },
  other_employers: [
    { base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 },
  ],
  contribution_tariff: 'small_business',
  accident_rate: 20,
})

function answerLength(name: 'explain' | 'compare', text: string): number {
  const answer = answerRequest[name](text, 2026, () => 'en')
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return JSON.stringify(answer.body).length
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
  children: best((index) => {
    sink += calculate({ ...termsOf(index), children: 2 }, law).netIncome
  }, 5_000),
  explain: best((index) => {
    sink += explain(termsOf(index), law).steps.length
  }, 1_000),
  grossUpAnnual: best(grossUpOn('annual'), 1_000),
  grossUpFirstMonth: best(grossUpOn('firstMonth'), 1_000),
  grossUpEveryMonth: best(grossUpOn('everyMonth'), 100),
  compare: best((index) => {
    sink += compareContractTypes(termsOf(index), law).breakEvens.length
  }, 5),
  explainAnswer: best((index) => {
    const text = `{"gross_salary":${15_000_000 + index * 100},"territorial_multiplier":115}`
    sink += answerLength('explain', text)
  }, 200),
  explainEveryField: best(() => {
    sink += answerLength('explain', EVERY_FIELD)
  }, 100),
  compareAnswer: best((index) => {
    sink += answerLength('compare', `{"gross_salary":${15_000_000 + index * 100}}`)
  }, 20),
}
if (sink === 0) throw new Error('Nothing was computed')
process.stdout.write(JSON.stringify(times))
