import type { Citation, Law } from '@oklad/law'
import { cites, taxCode243, taxCode425 } from '@oklad/law/internal'
import type { ContractCitations } from '../../contract-types/contract-citations.ts'
import {
  type ExemptKind,
  otherPayKinds,
  type PayKind,
  payKinds,
  type UninsuredKind,
} from '../../pay/kinds.ts'
import type { PaySums, Salary } from '../../pay/month-pay.ts'
import { type OtherPayOfMonth, type OtherPayPart, severanceMonthsOf } from '../../pay/other-pay.ts'
import { type PartOfMonth, wayToPay } from '../../pay/part-month.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import type { MonthDraft } from '../../year-figures.ts'
import type { StepKind } from '../names.ts'
import { ruleCitations } from '../rule-citations.ts'
import { given, type Input, type Step } from '../step.ts'
import type { Source, StepRecorder } from '../step-recorder.ts'

/** The calculation of which the pay is recorded. */
interface Accrued {
  readonly terms: CompleteTerms
  readonly law: Law
  readonly contractType: { readonly citations: ContractCitations }
}

/** Pay above the district coefficient of the law is taxed as base pay. */
const districtExcess = cites('Письмо Минфина России № 03-04-05/70283', '2025-07-18')('')

/** Records the salary of a month, or its part by days. */
export function recordSalary(
  recorder: StepRecorder,
  { terms, law, contractType }: Accrued,
  month: MonthDraft,
  { full, part, salary }: Salary,
): void {
  const isByCalendar = part === null || wayToPay(terms, month.month) === 'calendarDays'
  const { citation } = law.figures.productionCalendar
  const rule = isByCalendar ? contractType.citations.pay : citation
  recordPart(recorder, 'accrual_salary', salary, given('salary', full), part, rule)
}

/** Records a sum of a month, or of the part of it that is paid. */
export function recordPart(
  recorder: StepRecorder,
  kind: StepKind,
  value: number,
  whole: Input,
  part: PartOfMonth | null,
  citation: Citation,
): void {
  const days = part ? [given('days_paid', part.paid), given('days_of_month', part.of)] : []
  recorder.step(kind, value, part ? 'share_by_days' : 'given', [whole, ...days], citation)
}

/** Records a month's allowances and other pay, its sums by tax base, and what is exempt or without contributions. */
export function recordPay(
  recorder: StepRecorder,
  { terms, law, contractType }: Accrued,
  month: MonthDraft,
  sums: PaySums,
): void {
  const { pay, allowances: rule, income } = contractType.citations
  const { bonus, other, attracting, districtPart, paidDistrictPart, northernPart } = sums
  const { paid, statutory, northern: northernAllowance } = sums
  const kinds = other === null ? [] : byKind(other.parts)
  const baseParts: Source[] = ['accrual_salary']
  const attractingParts: Source[] = ['accrual_salary']
  if (bonus !== null) {
    recorder.step('accrual_bonus', bonus, 'given', [given('bonus', bonus)], pay)
    baseParts.push('accrual_bonus')
    if (terms.bonusesAttractAllowances) attractingParts.push('accrual_bonus')
  }
  for (const { kind, amount } of kinds) {
    if (payKinds[kind].attractsAllowances) attractingParts.push(given(kind, amount))
  }
  const step = recorder.citing(rule)
  let base: Source = 'accrual_salary'
  if (attractingParts.length > 1) {
    base = step('accrual_allowance_base', attracting, 'sum', ...attractingParts)
  }
  const allowances: Source[] = []
  if (paid > 100) {
    const ofLaw = given('district_percent', statutory - 100)
    step('accrual_district', districtPart, 'percent_to_kopeck', base, ofLaw)
    if (statutory < paid) {
      const percent = given('paid_district_percent', paid - 100)
      step('accrual_paid_district', paidDistrictPart, 'percent_to_kopeck', base, percent)
      const excess = paidDistrictPart - districtPart
      const parts = ['accrual_paid_district', 'accrual_district'] as const
      recorder.step('accrual_district_excess', excess, 'difference', parts, districtExcess)
      baseParts.push('accrual_district_excess')
    }
    allowances.push('accrual_district')
  }
  if (northernAllowance > 0) {
    const percent = given('northern_percent', northernAllowance)
    step('accrual_northern', northernPart, 'percent_to_kopeck', base, percent)
    allowances.push('accrual_northern')
  }
  if (other !== null) {
    recordOtherPay(recorder, law, other, kinds, income)
    baseParts.push(other.northern > 0 ? 'other_pay_base' : 'other_pay')
    if (other.northern > 0) allowances.push('other_pay_northern')
  }
  const citation = baseParts.length > 1 ? income : pay
  recorder.step('accrual_base', month.basePay, 'sum', baseParts, citation)
  step('accrual_allowances', month.allowances, 'sum', ...allowances)
  const ofIncome = recorder.citing(income)
  ofIncome('gross_income', month.grossIncome, 'sum', 'accrual_base', 'accrual_allowances')
  if (other === null) return
  recordExemptPay(recorder, terms, law, month, other.parts)
  recordUninsuredPay(recorder, month, other, kinds)
}

/** Returns the sums of a month's other pay by kind, in the order of the kinds. */
const byKind = (parts: readonly OtherPayPart[]) =>
  otherPayKinds.flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind)
    const [first] = ofKind
    if (first === undefined) return []
    const total = (figure: 'amount' | 'exempt' | 'uninsured') =>
      ofKind.reduce((sum, part) => sum + part[figure], 0)
    // Aid for one child is exempt up to a sum of its own.
    const left =
      payKinds[kind].exempt?.of === 'payment'
        ? ofKind.reduce((sum, part) => sum + part.exemptLeft, 0)
        : first.exemptLeft
    const [amount, exempt] = [total('amount'), total('exempt')]
    const most = Math.min(amount, left) === exempt ? left : exempt
    return [{ kind, amount, exempt, uninsured: total('uninsured'), most }]
  })

type SumsByKind = ReturnType<typeof byKind>

/** Pay by average earnings has a part of the allowances. */
const averagePaySplit = taxCode425('ст. 210 п. 6.2')

/** Average earnings pay for a vacation, its compensation and an illness. */
const averageEarnings = cites(
  'Трудовой кодекс РФ (закон № 197-ФЗ); Федеральный закон № 255-ФЗ',
  '2006-12-29',
)('ст. 114, ст. 127, ст. 139; ст. 14')

function recordOtherPay(
  recorder: StepRecorder,
  { figures }: Law,
  { parts, amount, northern }: OtherPayOfMonth,
  kinds: SumsByKind,
  citation: Citation,
): void {
  const amounts = kinds.map((part) => given(part.kind, part.amount))
  const isAverage = ({ kind }: OtherPayPart) => payKinds[kind].hasNorthernPart === 'averageEarnings'
  const isForAbsences = parts.some((part) => part.day !== undefined && isAverage(part))
  recorder.step('other_pay', amount, 'sum', amounts, isForAbsences ? averageEarnings : citation)
  if (northern === 0) return
  const ofNorthern = [given('northern_part', northern)]
  const isSplit = parts.some((part) => part.northern > 0 && isAverage(part))
  const rule = isSplit ? averagePaySplit : figures.allowanceScale.citation
  recorder.step('other_pay_northern', northern, 'given', ofNorthern, rule)
  const rest = ['other_pay', 'other_pay_northern'] as const
  recorder.step('other_pay_base', amount - northern, 'difference', rest, citation)
}

/** Records what of the other pay in a month or in a payment is exempt from tax. */
export function recordExemptPay(
  recorder: StepRecorder,
  terms: CompleteTerms,
  law: Law,
  { basePay, grossIncome, exemptIncome }: MonthDraft,
  parts: readonly OtherPayPart[],
): void {
  if (exemptIncome === 0) return
  const exempted = byKind(parts).flatMap(({ kind, amount, exempt, most }) => {
    const { exempt: exemption }: PayKind = payKinds[kind]
    if (exemption === null) return []
    const limit = exemption.of === 'dismissal' && recordSeveranceLimit(recorder, terms, law)
    const left = limit && limit.value === most ? limit : given('exempt_left', most)
    const limited = [given(kind, amount), left]
    const { citation } = limit || law.figures.payExemptions
    return recorder.step(`exempt_${kind as ExemptKind}`, exempt, 'smallest', limited, citation)
  })
  const [first, ...others] = exempted.map(({ citation }) => citation)
  const isOneRule = first !== undefined && others.every((other) => other === first)
  const step = recorder.citing(isOneRule ? first : ruleCitations.exemptIncome)
  step('exempt_income', exemptIncome, 'sum', ...exempted)
  step('taxed_base', basePay - exemptIncome, 'difference', 'accrual_base', 'exempt_income')
  step('taxed_pay', grossIncome - exemptIncome, 'difference', 'gross_income', 'exempt_income')
}

/** Records the most of severance that is exempt from tax. */
function recordSeveranceLimit(recorder: StepRecorder, terms: CompleteTerms, law: Law): Step {
  const { severanceAverageMonth: average } = terms
  const months = severanceMonthsOf(law, terms)
  const inputs = [
    given('severance_average_month', average),
    given('severance_months', months),
  ] as const
  const { citation } = law.figures.severanceMonths
  return recorder.step('severance_limit', average * months, 'product', inputs, citation)
}

/** The articles by which pay has no contributions. */
const withoutContributions: Readonly<Record<UninsuredKind, string>> = {
  sick_pay: 'ст. 422 п. 1 пп. 1',
  material_aid: 'ст. 422 п. 1 пп. 11',
  gift: 'ст. 420 п. 4',
  birth_aid: 'ст. 422 п. 1 пп. 3',
  severance: 'ст. 422 п. 1 пп. 2',
}

/** Records what of a month's other pay is without contributions. */
function recordUninsuredPay(
  recorder: StepRecorder,
  month: MonthDraft,
  { uninsured }: OtherPayOfMonth,
  kinds: SumsByKind,
): void {
  if (uninsured === 0) return
  const uninsuredKinds = kinds.filter((one) => one.uninsured > 0)
  const articles = uninsuredKinds.map(({ kind }) => withoutContributions[kind as UninsuredKind])
  const step = recorder.citing(taxCode243(articles.join(', ')))
  const free = uninsuredKinds.map(({ kind, uninsured }): Source => {
    const isWhole = payKinds[kind].contributionsOn === 'nothing'
    return isWhole ? given(kind, uninsured) : `exempt_${kind as ExemptKind}`
  })
  step('uninsured_pay', uninsured, 'sum', ...free)
  step('insured_pay', month.insuredPay, 'difference', 'gross_income', 'uninsured_pay')
}
