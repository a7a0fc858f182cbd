import { expect, it } from 'vitest'
import { lawOf } from '../law/law-of.ts'
import { kopecks } from '../money/kopecks.ts'
import { allowanceScaleOf } from './tax-due.ts'

const terms = { grossSalary: kopecks(100_000_00), northernAllowance: 50 }

// Tax Code, article 224, paragraph 1.2: since 2025, 13 % up to 5 million, 15 % above.
it('taxes allowances apart from base pay since 2025', () => {
  const brackets = allowanceScaleOf(terms, lawOf(2026))?.brackets
  expect(brackets?.map(({ rate }) => rate)).toEqual([13, 15])
  expect(allowanceScaleOf(terms, lawOf(2024))).toBeNull()
})

it.each([
  ['a non-resident', { isNonResident: true }],
  ['the self-employed', { contractType: 'selfEmployment' }],
  ['a participant of the special military operation', { hasTaxPrivilege: true }],
] as const)('taxes all pay of %s in one base', (_, more) => {
  expect(allowanceScaleOf({ ...terms, ...more }, lawOf(2026))).toBeNull()
})
