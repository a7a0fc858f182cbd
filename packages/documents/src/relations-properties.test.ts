import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PersonYear } from './certificate.ts'
import { CertificateChecks, relationsOf, type Scales } from './relations.ts'
import { reportOf } from './report.ts'
import { anyPaydays, anyPerson, anyTerms, paymentsOf } from './testing/people.ts'
import { quarters, YearSums } from './year-sums.ts'

const MILLION = 100_000_000
const twoSteps = [
  { rate: 13, upTo: 5 * MILLION },
  { rate: 15, upTo: Number.POSITIVE_INFINITY },
]
const fiveSteps = [
  { rate: 13, upTo: 2.4 * MILLION },
  { rate: 15, upTo: 5 * MILLION },
  { rate: 18, upTo: 20 * MILLION },
  { rate: 20, upTo: 50 * MILLION },
  { rate: 22, upTo: Number.POSITIVE_INFINITY },
]
/** The scale of the special operation ends at 15 %; all others have 18 % above 5 million. */
const scalesOf = (isPrivileged: boolean): Scales =>
  isPrivileged ? { main: twoSteps } : { main: fiveSteps, north: twoSteps }

it('the relations hold for any people', () => {
  fc.assert(
    fc.property(fc.array(anyPerson, { minLength: 1, maxLength: 5 }), (people) => {
      const sums = new YearSums(2026)
      const checks = new CertificateChecks()
      for (const [index, employments] of people.entries()) {
        const person = new Map()
        const year = new PersonYear(2026)
        for (const payments of employments) {
          sums.add(payments, person)
          year.add(payments)
        }
        const certificate = year.certificate()
        const isFlat = certificate.lines.some(({ rate }) => rate === 30)
        const isPrivileged = certificate.lines.some(({ months }) =>
          months.some(({ income_code }) => income_code === '2005'),
        )
        checks.add(certificate, `${index}`, isFlat ? {} : scalesOf(isPrivileged))
      }
      for (const quarter of quarters) {
        const failed = relationsOf(sums, reportOf(sums, quarter)).filter(
          ({ failures }) => failures.length > 0,
        )
        expect(failed).toEqual([])
      }
      const found = checks.relations(reportOf(sums, 4))
      expect(found.filter(({ failures }) => failures.length > 0)).toEqual([])
    }),
    { numRuns: runs(1_000) },
  )
})

it('any division of months into payments gives the same annual income, deductions and base', () => {
  fc.assert(
    fc.property(anyTerms, anyPaydays, anyPaydays, (terms, one, other) => {
      const lines = [one, other].map((paydays) => {
        const sums = new YearSums(2026)
        // December is paid in December.
        sums.add(paymentsOf({ ...terms, ...paydays, final_day: 31 }))
        return reportOf(sums, 4).section2.map(({ base, rate, lines }) => [
          ...[base, rate, lines['120'], lines['130'], lines['131']],
        ])
      })
      expect(lines[0]).toEqual(lines[1])
    }),
    { numRuns: runs(1_000) },
  )
})
