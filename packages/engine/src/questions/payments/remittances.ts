import type { Kopecks } from '../../money/kopecks.ts'
import { sumsByCode } from './document-codes.ts'
import { type PaidSums, sumsOf } from './paid-sums.ts'
import type { Pay } from './pay.ts'
import type { RemittancePeriod } from './paydays.ts'
import type { TaxPart } from './tax-parts.ts'
import type { TaxYear } from './withheld.ts'

/** Tax withheld in one period, which is remitted together. */
export interface Remittance extends RemittancePeriod, PaidSums {
  /** Its tax by budget code: the lines of the notice. */
  readonly byBudgetCode: readonly BudgetSum[]
}

/** Tax by the code of the budget to which it is remitted. */
export interface BudgetSum {
  /** See `TaxPart`. */
  readonly budgetCode: string | null
  /** Kopecks. */
  readonly tax: Kopecks
}

/** Adds up the tax that is withheld in the same period, and so remitted together. */
export function remittancesOf(
  { law, pays, recorder }: TaxYear,
  payments: readonly { readonly taxParts: readonly TaxPart[] }[],
  periods: readonly RemittancePeriod[],
): readonly Remittance[] {
  const remittances = new Map<string, { period: RemittancePeriod; pays: Pay[]; parts: TaxPart[] }>()
  for (const [index, pay] of pays.entries()) {
    const period = periods[index] as RemittancePeriod
    const together = remittances.get(period.from) ?? { period, pays: [], parts: [] }
    together.pays.push(pay)
    together.parts.push(...(payments[index]?.taxParts ?? []))
    remittances.set(period.from, together)
  }
  return [...remittances.values()].map(({ period, pays, parts }) => {
    const { citation } = law.figures.transferDays
    return {
      ...period,
      ...sumsOf(pays, citation, recorder, `transfer_${period.from}`),
      byBudgetCode: byBudgetCode(parts),
    }
  })
}

const byBudgetCode = (parts: readonly TaxPart[]): readonly BudgetSum[] =>
  sumsByCode(parts.map(({ budgetCode, tax }) => [budgetCode, tax] as const)).map(
    ({ code, amount }) => ({ budgetCode: code, tax: amount }),
  )
