import type { Circumstances, Engagement } from '../circumstances/circumstances.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Terms } from '../terms.ts'

/** The terms as those of an employment contract, whichever engagement they name. */
export function asEmployment(terms: Terms): Terms {
  return { ...terms, circumstances: { ...terms.circumstances, engagement: 'employment' } }
}

/**
 * Plain pay under another engagement: no coefficients and no privilege, which belong to
 * employment. A resident keeps the deductions for children under a civil contract, the employer
 * its tariff. Accidents are insured only where a civil contract says so (Federal Law № 125-ФЗ,
 * article 5, paragraph 1), so they are not; the self-employed have a regime of their own.
 * @param monthlyPay twelve sums, January first, kopecks
 */
export function asPlainPay(
  terms: Terms,
  engagement: Exclude<Engagement, 'employment'>,
  monthlyPay: readonly Kopecks[],
): Terms {
  return {
    grossSalary: ZERO,
    districtCoefficient: 100,
    northernAllowance: 0,
    firstMonth: terms.firstMonth,
    hasTaxPrivilege: false,
    circumstances: {
      ...kept(terms.circumstances ?? {}, engagement),
      engagement,
      monthlySalaries: monthlyPay,
    },
  }
}

/** The gross pay of each calendar month. */
export function monthlyPayOf(year: PayslipYear): Kopecks[] {
  const pay = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of year.months) pay[month - 1] = grossIncome
  return pay
}

const KEPT = {
  civilContract: [
    'isNotResident',
    'children',
    'disabledChildren',
    'isSingleParent',
    'incomeBefore',
    'contributionTariff',
  ],
  selfEmployment: ['selfEmployedPaidBy', 'hasRegistrationDeduction'],
} as const satisfies Record<string, readonly (keyof Circumstances)[]>

function kept(circumstances: Circumstances, engagement: keyof typeof KEPT): Circumstances {
  const names: readonly string[] = KEPT[engagement]
  return Object.fromEntries(Object.entries(circumstances).filter(([name]) => names.includes(name)))
}
