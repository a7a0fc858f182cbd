import { type GrossUpResponse, type Language, writeRoubles } from '@oklad/contract'
import { amountsTable, type NamedAmount } from '../payslip/amounts-table.ts'
import { type MonthColumn, monthColumns, numberOf } from '../payslip/month-columns.ts'
import { asText, type ReportOptions } from '../report.ts'
import { fitColumns } from '../table/fit-columns.ts'
import { wrapText } from '../table/wrap-text.ts'
import { grossUpTexts } from '../texts/gross-up-texts.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'

/** The salary for a net pay, for people, with the months that it leads to. */
export function grossUpReport(answer: GrossUpResponse, { language, width }: ReportOptions): string {
  const texts = grossUpTexts[language]
  const { basis, calculation, gross_salary: salary } = answer
  const found: NamedAmount[] = [
    [texts.reached[basis], answer.net_reached],
    [texts.excess, answer.excess],
  ]
  if (salary !== undefined) found.unshift([texts.salary, salary])
  const table = fitColumns(calculation.monthly_details, columns(answer, language), width)
  const hiddenTitles = table.hidden.map(({ title }) => title)
  return asText([
    ...wrapText(texts.title[basis](writeRoubles(answer.target_net, language)), width),
    ...(calculation.warnings ?? []).flatMap(({ detail }) => wrapText(`! ${detail}`, width, '  ')),
    '',
    ...amountsTable(found, language),
    '',
    ...table.lines,
    '',
    ...wrapText(texts.note, width),
    ...(table.hidden.length > 0
      ? wrapText(payslipTexts[language].hiddenColumns(hiddenTitles, table.wholeWidth), width)
      : []),
  ])
}

/** In a narrow terminal the tax goes first: it is the difference of gross and net pay. */
function columns(
  { calculation, monthly_salaries: salaries }: GrossUpResponse,
  language: Language,
): readonly MonthColumn[] {
  const { columns: titles } = payslipTexts[language]
  const { money, name, gross, bonus, tax, net, rate } = monthColumns(
    calculation.monthly_details,
    language,
  )
  return [
    name(),
    ...(salaries === undefined
      ? []
      : [{ ...money(titles.basePay, (row) => salaries[numberOf(row) - 1] ?? 0), foot: '' }]),
    ...bonus(2),
    gross(1),
    tax(3),
    net,
    rate(),
  ]
}
