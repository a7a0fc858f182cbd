import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recalculationCases } from '../../../../tests/support/golden.ts'
import { runOklad } from '../testing/run-oklad.ts'

/** The arguments for a golden case, whose request is in a file. */
function asked(id: string, ...more: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'oklad-')), 'request.json')
  const { request } = recalculationCases.find((one) => one.id === id) ?? {}
  writeFileSync(file, JSON.stringify(request))
  return ['recalculate', '--request', file, ...more]
}

describe('oklad recalculate', () => {
  it('shows the settlement, the months and the payments', async () => {
    const { code, stdout, stderr } = await runOklad(asked('recalculation-raise-from-march'))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    // 10 × 10,000 in the year; 3 × 10,000, 13 % and 30 % on 19 June.
    for (const line of [
      /^Recalculation settled on 2026-06-19$/m,
      /^ {2}Tax +3,900\.00$/m,
      /^ {2}Contributions +9,000\.00$/m,
      /^March +10,000\.00 +0\.00 +10,000\.00 +3,000\.00$/m,
      /^2026-06-19 +June, settlement +30,000\.00 +3,900\.00 +26,100\.00$/m,
      /other_pay":\s\[\{"kind":"recalculation","month":6,"day":19,"amount":3000000,"northern_amount":0\}\]/,
      /^Total +100,000\.00 +13,000\.00 +87,000\.00$/m,
    ]) {
      expect(stdout).toMatch(line)
    }
  })

  it('shows a debt and its repayments in Russian, and how each sum is computed', async () => {
    const { stdout } = await runOklad(asked('recalculation-bonus-overpaid', '--lang', 'ru'))
    expect(stdout).toMatch(/^ {2}Долг работника +8 700,00$/m)
    expect(stdout).toMatch(/^19\.06\.2026 +6 960,00 +6 960,00 +1 740,00$/m)
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'а под ней добавьте исправленную, в столбце «Дата пересчёта» — 19.06.2026',
    )
    const explained = await runOklad(asked('recalculation-bonus-overpaid', '--explain'))
    expect(explained.stdout).toMatch(
      /-10,000\.00 − \(-1,300\.00\) = -8,700\.00|−10,000\.00 − \(−1,300\.00\) = −8,700\.00/,
    )
    expect(explained.stdout).toMatch(/20% × 34,800\.00 = 6,960\.00 +ст\. 138/)
  })

  it('says the warnings of both calculations, as text and as JSON', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'oklad-')), 'request.json')
    const before = { gross_salary: 10_000_000, start_date: '2027-01-01' }
    const after = { ...before, children_count: 1 }
    writeFileSync(file, JSON.stringify({ before, after, paid_on: '2027-06-18' }))
    const text = await runOklad(['recalculate', '--request', file])
    expect(text.stdout).toMatch(/^! Before and after: The law of 2027 is not known yet/m)
    expect(text.stdout).toMatch(/^! After: From May there is no deduction for children/m)
    const json = await runOklad(['recalculate', '--request', file, '--json'])
    const { warnings } = JSON.parse(json.stdout)
    expect(warnings.map(({ code, of }: { code: string; of: string[] }) => [code, of])).toEqual([
      ['provisional_law', ['before', 'after']],
      ['child_deduction_limit_passed', ['after']],
    ])
  })

  it('needs a file', async () => {
    const { code, stderr } = await runOklad(['recalculate'])
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--request is required'),
    })
  })
})
