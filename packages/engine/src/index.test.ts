import { describe, expect, it } from 'vitest'
import {
  calculate,
  compareContractTypes,
  explain,
  grossUp,
  lawOf,
  paymentsOf,
  raiseOf,
  roubles,
  salaryForCost,
  salaryForEveryMonth,
} from './index.ts'

const grossSalary = roubles(150_000)
const terms = { grossSalary }
const law = lawOf(2026)

describe('a caller without types', () => {
  const any = (value?: unknown) => value as never
  const none = any()

  it.each([
    ['calculate', () => calculate(terms, none)],
    ['explain', () => explain(terms, none)],
    ['compareContractTypes', () => compareContractTypes(terms, none)],
    ['grossUp', () => grossUp({}, { net: grossSalary, law: none })],
    ['salaryForCost', () => salaryForCost({}, { cost: grossSalary, law: none })],
    ['salaryForEveryMonth', () => salaryForEveryMonth({}, { net: grossSalary, law: none })],
    ['paymentsOf', () => paymentsOf(terms, { law: none })],
    ['raiseOf', () => raiseOf(terms, { raise: grossSalary, law: none })],
  ])('is told by %s that the law is missing', (_, call) => {
    expect(call).toThrow('law must be the law of a tax year, such as lawOf(2026)')
  })

  it.each([
    [/^year must be a whole number 2017 ... 9999, got "2026"$/, () => lawOf(any('2026'))],
    [/^terms must be an object/, () => calculate(any(15_000_000), law)],
    [/^terms must be an object/, () => grossUp(any(null), { net: grossSalary, law })],
    [/^grossSalary must be a whole number/, () => calculate(any({}), law)],
    [/^net must be a whole number/, () => grossUp({}, any({ law }))],
    [/^net must be a whole number/, () => salaryForEveryMonth({}, any({ law }))],
    [/^cost must be a whole number/, () => salaryForCost({}, any({ law }))],
    [/^raise must be a whole number/, () => raiseOf(terms, any({ law }))],
    [/^basis must be one of annual, /, () => grossUp({}, any({ net: 1e7, basis: 'year', law }))],
    [/^basis must be one of/, () => salaryForCost({}, any({ cost: 1e7, basis: 'year', law }))],
    [/^advanceDay must be/, () => paymentsOf(terms, { paydays: any({ advanceDay: '20' }), law })],
  ])('is told which argument is wrong: %s', (message, call) => {
    expect(call).toThrow(message)
  })
})

it.each([
  [2026, false],
  [2099, true],
])('the result for %i says whether its law is provisional', (year, provisional) => {
  expect(calculate(terms, lawOf(year))).toMatchObject({ year, provisional })
  expect(paymentsOf(terms, { law: lawOf(year) }).years[0]).toMatchObject({ year, provisional })
})
