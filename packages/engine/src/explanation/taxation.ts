import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { toWholeRoubles } from '../money/rounding.ts'
import type { Scale } from '../scale.ts'
import { taxBasesOf } from '../withholding.ts'
import { bracketsOfScale } from './crossed-brackets.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import { from, type Steps } from './steps.ts'

/** The scales of a resident's pay with their sources. */
export interface Taxation {
  readonly mainScale: Scale
  readonly mainCitation: Citation
  /** `null` where base pay and allowances share one base. */
  readonly allowanceScale: Scale | null
  readonly allowanceCitation: Citation
}

/** The scales of a tax year, as the withholding has them. */
export function taxationOf(law: Law, hasTaxPrivilege: boolean): Taxation {
  const bases = taxBasesOf(law, hasTaxPrivilege)
  const { mainScale, allowanceScale, privilegeScale } = law.figures
  const isPrivileged = bases.mainScale === privilegeScale.value
  return {
    ...bases,
    mainCitation: (isPrivileged ? privilegeScale : mainScale).citation,
    allowanceCitation: (isPrivileged ? privilegeScale : allowanceScale).citation,
  }
}

/** Income so far by base, with the deductions so far where there are any. */
export interface IncomeSoFar {
  readonly base: Step
  readonly allowances: Step
  readonly deductions: Step | undefined
}

/** The income of a whole year, with its deductions. */
export interface YearIncomeSteps extends IncomeSoFar {
  readonly deductions: Step
}

/** What is taxed: see `Withholding`. */
export interface TaxableBases {
  readonly main: Step
  readonly allowances: Step
}

/** Deductions reduce the main base first; what it can not absorb reduces the allowances. */
export function explainTaxableBases(
  steps: Steps,
  period: Period,
  { base, allowances, deductions }: IncomeSoFar,
): TaxableBases {
  if (deductions === undefined) return { main: base, allowances }
  const notBelowZero = (kind: Parameters<Steps['add']>[0], whole: Step, less: Step) =>
    steps.add(
      kind,
      period,
      'difference_not_below_zero',
      Math.max(whole.value - less.value, 0),
      [from(whole), from(less)],
      rules.taxBase,
    )
  const main = notBelowZero('main_taxable_base', base, deductions)
  const unabsorbed = notBelowZero('unabsorbed_deductions', deductions, base)
  return { main, allowances: notBelowZero('allowances_taxable_base', allowances, unabsorbed) }
}

/** Tax on a base: exact over its brackets, then in whole roubles. */
export interface ExplainedTax {
  readonly exact: Step
  readonly due: Step
}

/** The tax on the main base, or on base pay where there is one base. */
export function explainMainTax(
  steps: Steps,
  period: Period,
  { mainScale, mainCitation }: Taxation,
  main: Step,
): ExplainedTax {
  return explainTax(steps, period, 'main_base', mainScale, mainCitation, main)
}

/** The tax on both bases; where they are one, that of the shared base. */
export function explainWholeTax(
  steps: Steps,
  period: Period,
  { mainScale, mainCitation, allowanceScale, allowanceCitation }: Taxation,
  bases: TaxableBases,
  mainDue: Step | undefined,
): {
  readonly due: Step
  readonly allowancesDue: Step | undefined
  readonly sharedExact: Step | undefined
} {
  if (allowanceScale === null || mainDue === undefined) {
    const shared = steps.sum(
      'shared_taxable_base',
      period,
      [bases.main, bases.allowances],
      allowanceCitation,
    )
    const { exact, due } = explainTax(steps, period, 'shared', mainScale, mainCitation, shared)
    return { due, allowancesDue: undefined, sharedExact: exact }
  }
  const allowances = explainTax(
    steps,
    period,
    'allowances',
    allowanceScale,
    allowanceCitation,
    bases.allowances,
  )
  const due = steps.sum('tax_due', period, [mainDue, allowances.due], rules.taxOfYear)
  return { due, allowancesDue: allowances.due, sharedExact: undefined }
}

const taxKinds = {
  main_base: ['main_base_exact_tax', 'main_base_due'],
  allowances: ['allowances_exact_tax', 'allowances_due'],
  shared: ['shared_exact_tax', 'tax_due'],
} as const

function explainTax(
  steps: Steps,
  period: Period,
  of: keyof typeof taxKinds,
  scale: Scale,
  citation: Citation,
  base: Step,
): ExplainedTax {
  const [exactKind, dueKind] = taxKinds[of]
  const exact = steps.add(
    exactKind,
    period,
    'progressive_tax',
    scale.taxOn(base.value),
    [from(base)],
    citation,
    bracketsOfScale(scale, base.value),
  )
  const due = steps.add(
    dueKind,
    period,
    'whole_roubles',
    toWholeRoubles(exact.value),
    [from(exact)],
    rules.wholeRoubles,
  )
  return { exact, due }
}

/** The tax of a year on its bases, whoever withheld it: see `taxOfYear`. */
export function explainTaxOfYear(
  steps: Steps,
  period: Period,
  taxation: Taxation,
  income: IncomeSoFar,
): Step {
  const bases = explainTaxableBases(steps, period, income)
  const main =
    taxation.allowanceScale === null
      ? undefined
      : explainMainTax(steps, period, taxation, bases.main)
  return explainWholeTax(steps, period, taxation, bases, main?.due).due
}
