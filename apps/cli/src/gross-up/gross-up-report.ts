import type { GrossUpResponse, Language } from '@oklad/contract'
import { capitalised, monthName, writeRoubles } from '@oklad/contract'
import { amountsTable, type NamedAmount } from '../payslip/amounts-table.ts'
import type { ReportOptions } from '../report-options.ts'
import { type FittingColumn, fitColumns } from '../table/fit-columns.ts'
import { wrapText } from '../table/wrap-text.ts'
import { grossUpTexts } from '../texts/gross-up-texts.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'

type Month = GrossUpResponse['calculation']['monthly_details'][number]

/**
 * The salary that brings a net, for people, with what each month then pays.
 * @returns lines, ending with a line break
 */
export function grossUpReport(answer: GrossUpResponse, { language, width }: ReportOptions): string {
  const texts = grossUpTexts[language]
  const { calculation } = answer
  const found: readonly NamedAmount[] = [
    ...(answer.gross_salary === undefined ? [] : [[texts.salary, answer.gross_salary] as const]),
    [texts.reached[answer.basis], answer.net_reached],
    [texts.excess, answer.excess],
  ]
  const table = fitColumns(calculation.monthly_details, columns(answer, language), width)
  const hiddenTitles = table.hidden.map(({ title }) => title)
  const lines = [
    ...wrapText(texts.title(writeRoubles(answer.target_net, language), answer.basis), width),
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
  ]
  return `${lines.join('\n')}\n`
}

/** Where room is short, the tax goes first: it is what gross and net differ by. */
function columns(
  { calculation, monthly_salaries: salaries }: GrossUpResponse,
  language: Language,
): readonly FittingColumn<Month>[] {
  const { columns: titles, total } = payslipTexts[language]
  const money = (
    title: string,
    amount: (month: Month) => number,
    sum?: number,
  ): FittingColumn<Month> => ({
    title,
    align: 'right',
    cell: (month) => writeRoubles(amount(month), language),
    foot: sum === undefined ? '' : writeRoubles(sum, language),
  })
  const bonus = ({ monthly_bonus = 0 }: Month) => monthly_bonus
  const bonuses = calculation.monthly_details.reduce((sum, month) => sum + bonus(month), 0)
  return [
    {
      title: `  ${titles.month}`,
      align: 'left',
      cell: (month) => `  ${capitalised(monthName(numberOf(month), language))}`,
      foot: `  ${total}`,
    },
    ...(salaries === undefined
      ? []
      : [money(titles.basePay, (month) => salaries[numberOf(month) - 1] ?? 0)]),
    ...(bonuses === 0 ? [] : [{ ...money(titles.bonus, bonus, bonuses), expendable: 2 }]),
    {
      ...money(
        titles.gross,
        (month) => month.monthly_gross_income,
        calculation.annual_gross_income,
      ),
      expendable: 1,
    },
    {
      ...money(titles.tax, (month) => month.monthly_tax_amount, calculation.annual_tax_amount),
      expendable: 3,
    },
    money(titles.onHand, (month) => month.monthly_net_income, calculation.annual_net_income),
    { title: titles.rate, align: 'right', cell: (month) => `${month.tax_rate} %` },
  ]
}

const numberOf = ({ month }: Month) => Number(month.slice(5, 7))
