import type { Calculation, Language, PrivateCalculationResponse } from '@oklad/contract'
import { writeHundredths, writeRoubles } from '@oklad/contract'
import { calculate, type Kopecks, type PayslipYear } from '@oklad/engine'
import type { ReportOptions } from '../report-options.ts'
import { fitColumns } from '../table/fit-columns.ts'
import { wrapText } from '../table/wrap-text.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'
import { costTable } from './cost-table.ts'
import { extras } from './extras.ts'
import { payslipColumns, STEP_MARK } from './payslip-columns.ts'
import { payslipRows } from './payslip-rows.ts'
import { rateSteps } from './rate-steps.ts'

/** Stands before what the reader must not miss. */
const WARNING_MARK = '!'

/**
 * A calculated year for people: its months, what steps up and why, and the employer's cost.
 * @param answer the same calculation on the wire
 * @returns lines, ending with a line break
 */
export function payslipReport(
  calculation: Calculation,
  answer: PrivateCalculationResponse,
  { language, width }: ReportOptions,
): string {
  const { terms, law } = calculation
  const texts = payslipTexts[language]
  const year = calculate(terms, law)
  const steps = isSelfEmployed(calculation) ? [] : rateSteps(year.months, startingRate(calculation))
  const rows = payslipRows(year)
  const table = fitColumns(rows, payslipColumns(rows, steps, language), width)

  const notes: string[] = []
  if (steps.length > 0) notes.push(`${STEP_MARK} ${texts.rateSteps(steps)}`)
  if (allowancesAreApart(calculation, year)) notes.push(`  ${texts.allowancesApart}`)
  if (terms.hasTaxPrivilege && law.figures.privilegeScale.value === null) {
    notes.push(`${WARNING_MARK} ${texts.privilegeUnknown}`)
  }
  if (table.hidden.length > 0) {
    const titles = table.hidden.map(({ title }) => title)
    notes.push(`  ${texts.hiddenColumns(titles, table.wholeWidth)}`)
  }

  const wrapped = (note: string) => wrapNote(note, width)
  const lines = [
    texts.title(year.year, terms.firstMonth),
    ...wrapText(termsLine(calculation, language), width),
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
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** The law is not asked which scale applies: a year without pay ends at the rate it begins with. */
function startingRate({ terms, law }: Calculation): number {
  const { monthlyBonuses: _, ...circumstances } = terms.circumstances ?? {}
  const unpaid = calculate({ ...terms, grossSalary: 0 as Kopecks, circumstances }, law)
  return unpaid.months[0]?.taxRate ?? 0
}

/** Since 2025 the allowances have a base of their own, of which the rate shown tells nothing. */
function allowancesAreApart({ terms, law }: Calculation, year: PayslipYear): boolean {
  const { isNotResident } = terms.circumstances ?? {}
  if (isNotResident || isSelfEmployed({ terms, law })) return false
  const paysAllowances = year.months.some(({ allowances }) => allowances > 0)
  return paysAllowances && law.figures.allowanceScale.value !== null && !terms.hasTaxPrivilege
}

const isSelfEmployed = ({ terms }: Calculation): boolean =>
  terms.circumstances?.engagement === 'selfEmployment'

function termsLine({ terms }: Calculation, language: Language): string {
  const texts = payslipTexts[language].terms
  const { engagement = 'employment', isNotResident } = terms.circumstances ?? {}
  const parts = [texts.salary(writeRoubles(terms.grossSalary, language))]
  // The coefficient and the allowance belong to an employment contract.
  if (engagement === 'employment') {
    parts.push(
      terms.districtCoefficient === 100
        ? texts.noDistrict
        : texts.district(writeHundredths(terms.districtCoefficient, language)),
      terms.northernAllowance === 0 ? texts.noNorthern : texts.northern(terms.northernAllowance),
    )
  }
  if (terms.hasTaxPrivilege) parts.push(texts.privilege)
  if (engagement === 'civilContract') parts.push(texts.civilContract)
  if (engagement === 'selfEmployment') parts.push(texts.selfEmployment)
  if (isNotResident) parts.push(texts.nonResident)
  return parts.join(', ')
}

/** A note begins with a mark and a space, or two spaces; its further lines stand under its text. */
function wrapNote(note: string, width: number): readonly string[] {
  return wrapText(note.slice(2), width - 2).map(
    (line, index) => (index === 0 ? note.slice(0, 2) : '  ') + line,
  )
}
