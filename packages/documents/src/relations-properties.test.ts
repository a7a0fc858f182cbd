import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Certificate, PersonYear } from './certificate.ts'
import { PersonTax } from './person-tax.ts'
import { CertificateChecks, relationsOf, type Scales } from './relations.ts'
import { reportOf } from './report.ts'
import {
  anyPaydays,
  anyPerson,
  anyTerms,
  divided,
  paymentsOf,
  settledByLine,
} from './testing/people.ts'
import { type Paid, quarters, YearSums } from './year-sums.ts'

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
      const certificates: Certificate[] = []
      for (const [index, employments] of people.entries()) {
        const person = new Map()
        const year = new PersonYear(2026)
        const tax = new PersonTax()
        for (const payments of employments) {
          // The last payment of a quarter is one of this year.
          const ofYear = payments.filter(({ tax_year }) => tax_year === 2026)
          const paid = divided(ofYear, tax)
          sums.add(paid, person)
          year.add(paid)
        }
        const certificate = year.certificate()
        certificates.push(certificate)
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
      // What is set off is set off in every line: nobody has both excess tax and tax not withheld.
      for (const certificate of certificates) {
        const sum = (name: 'not_withheld' | 'over_withheld') =>
          certificate.lines.reduce((total, line) => total + line[name], 0)
        expect(Math.min(sum('not_withheld'), sum('over_withheld'))).toBe(0)
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

it('the relations hold for any bonuses that were paid twice, and the tax that was withheld stays', () => {
  const months = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(anyTerms, anyPaydays, months, fc.boolean(), (terms, paydays, month, isReturned) => {
      const on = `2026-${String(month).padStart(2, '0')}-17`
      const is = paymentsOf({ ...terms, ...paydays })
      const monthly_bonuses = terms.monthly_bonuses.map((bonus) => bonus * 2)
      const was = paymentsOf({ ...terms, ...paydays, monthly_bonuses })
      const returned = isReturned ? { on, amount: 100 } : undefined
      const paid = settledByLine({ was, is, on, returned })
      const isFlat = is.some(({ tax_parts }) => tax_parts[0]?.rate === 30)
      if (typeof paid === 'string') {
        expect(paid).toBe(isFlat ? 'flat' : 'excess')
        return
      }
      const taxOf = (payments: readonly Paid[]) =>
        payments.reduce((sum, { date, tax_amount }) => sum + (date < on ? tax_amount : 0), 0)
      expect(taxOf(paid)).toBe(taxOf(was))
      const sums = new YearSums(2026)
      const year = new PersonYear(2026)
      sums.add(paid)
      year.add(paid)
      const checks = new CertificateChecks()
      checks.add(year.certificate(), '1', {})
      for (const quarter of quarters) {
        const report = reportOf(sums, quarter)
        const relations = [
          ...relationsOf(sums, report),
          ...(quarter === 4 ? checks.relations(report) : []),
        ]
        expect(relations.filter(({ failures }) => failures.length > 0)).toEqual([])
      }
    }),
    { numRuns: runs(1_000) },
  )
})
