import type { Calculation } from '@oklad/answers'
import {
  type Language,
  type PrivateCalculationResponse,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { calculate, taxScalesOf } from '@oklad/engine'
import { asText, type ReportOptions } from '../report.ts'
import { fitColumns } from '../table/fit-columns.ts'
import { wrapText } from '../table/wrap-text.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'
import { amountsTable, type NamedAmount } from './amounts-table.ts'
import { extras } from './extras.ts'
import { payslipColumns, THRESHOLD_MARK, type Threshold } from './payslip-columns.ts'

const WARNING_MARK = '!'

/**
 * A calculated year for people: its months, the rises of the rate, and the employer's cost.
 * @param answer the answer to the same calculation
 */
export function payslipReport(
  calculation: Calculation,
  answer: PrivateCalculationResponse,
  { language, width }: ReportOptions,
): string {
  const { terms, law } = calculation
  const { monthly_details: months } = answer
  const texts = payslipTexts[language]
  const thresholds = calculate(terms, law).notices.filter(
    (notice): notice is Threshold => notice.code === 'threshold_passed',
  )
  const table = fitColumns(months, payslipColumns(months, thresholds, language), width)

  const notes: string[] = []
  if (thresholds.length > 0) notes.push(`${THRESHOLD_MARK} ${texts.thresholds(thresholds)}`)
  if (allowancesAreApart(calculation, answer)) notes.push(`  ${texts.allowancesApart}`)
  if (terms.hasTaxPrivilege && law.figures.privilegeScale.value === null) {
    notes.push(`${WARNING_MARK} ${texts.privilegeUnknown}`)
  }
  if (table.hidden.length > 0) {
    const titles = table.hidden.map(({ title }) => title)
    notes.push(`  ${texts.hiddenColumns(titles, table.wholeWidth)}`)
  }

  const wrapped = (note: string) => wrapText(note, width, '  ')
  return asText([
    texts.title(law.year, terms.firstMonth ?? 1),
    ...wrapText(termsLine(calculation, answer, language), width),
    ...(answer.warnings ?? []).flatMap(({ detail }) => wrapped(`${WARNING_MARK} ${detail}`)),
    '',
    ...table.lines,
    '',
    ...notes.flatMap(wrapped),
    ...(notes.length > 0 ? [''] : []),
    texts.cost.title,
    '',
    ...costTable(answer, language),
    '',
    ...(answer.annual_accident_contribution === undefined && !isSelfEmployed(calculation)
      ? [...wrapped(`  ${texts.cost.note}`), '']
      : []),
    ...extras(answer, language).flatMap((section) => [...section, '']),
  ])
}

/** Whether the allowances have a tax base of their own, which the rate shown does not apply to. */
function allowancesAreApart(
  { terms, law }: Calculation,
  { monthly_details }: PrivateCalculationResponse,
): boolean {
  if (terms.isNonResident || isSelfEmployed({ terms })) return false
  const paysAllowances = monthly_details.some((month) => month.monthly_north_gross_income > 0)
  return paysAllowances && taxScalesOf(law, terms.hasTaxPrivilege ?? false).allowances !== null
}

const isSelfEmployed = ({ terms }: Pick<Calculation, 'terms'>) =>
  terms.contractType === 'selfEmployment'

function termsLine(
  { terms }: Calculation,
  answer: PrivateCalculationResponse,
  language: Language,
): string {
  const texts = payslipTexts[language].terms
  const { contractType = 'employment', hasTaxPrivilege, isNonResident } = terms
  const { territorial_multiplier: district } = answer
  const northern = answer.northern_coefficient - 100
  const parts = [texts.salary(writeRoubles(answer.gross_salary, language))]
  if (contractType === 'employment') {
    parts.push(
      district === 100 ? texts.noDistrict : texts.district(writeHundredths(district, language)),
      northern === 0 ? texts.noNorthern : texts.northern(northern),
    )
  }
  if (hasTaxPrivilege) parts.push(texts.privilege)
  if (contractType !== 'employment') parts.push(texts[contractType])
  if (isNonResident) parts.push(texts.nonResident)
  return parts.join(', ')
}

/** The pay and the contributions of a year. */
function costTable(answer: PrivateCalculationResponse, language: Language): readonly string[] {
  const texts = payslipTexts[language].cost
  const { annual_accident_contribution: accident } = answer
  const rows: NamedAmount[] = [
    [texts.gross, answer.annual_gross_income],
    [texts.pension, answer.annualPFR],
    [texts.medical, answer.annualFOMS],
    [texts.social, answer.annualFSS],
  ]
  if (accident !== undefined) rows.push([texts.accident, accident])
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0)
  return amountsTable(rows, language, [texts.total, total])
}
