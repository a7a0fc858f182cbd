import type { ComparisonResponse, Language } from '@oklad/contract'
import { writeRoubles } from '@oklad/contract'
import { type FittingColumn, fitColumns } from '../table/fit-columns.ts'
import { wrapText } from '../table/wrap-text.ts'
import { compareTexts } from '../texts/compare-texts.ts'

type Side = ComparisonResponse['at_equal_gross']
type Compared = Side['engagements'][number]
type BreakEven = ComparisonResponse['break_evens'][number]

/** What a report needs beside the answer. */
export interface ComparisonReportOptions {
  readonly language: Language
  /** How many characters of a line there is room for. */
  readonly width: number
}

/**
 * Employment, civil contract and self-employment side by side, for people.
 * @returns lines, ending with a line break
 */
export function comparisonReport(
  { at_equal_gross, at_equal_cost, break_evens, notice }: ComparisonResponse,
  { language, width }: ComparisonReportOptions,
): string {
  const texts = compareTexts[language]
  const lines = [
    texts.equalGross,
    '',
    ...sideLines(at_equal_gross, language, width),
    '',
    texts.equalCost,
    '',
    ...sideLines(at_equal_cost, language, width),
    '',
    texts.breakEvens,
    '',
    ...break_evens.flatMap((breakEven) =>
      wrapText(breakEvenLine(breakEven, language), width, '  '),
    ),
    '',
    ...wrapText(`! ${notice}`, width, '  '),
  ]
  return `${lines.join('\n')}\n`
}

function sideLines(side: Side, language: Language, width: number): readonly string[] {
  const texts = compareTexts[language]
  const names = (engagements: Side['best_for_employee']) =>
    engagements.map((engagement) => texts.names[engagement].toLowerCase()).join(', ')
  return [
    ...fitColumns(side.engagements, columns(language), width).lines,
    '',
    ...wrapText(`  ${texts.bestForEmployee(names(side.best_for_employee))}`, width, '  '),
    ...wrapText(`  ${texts.bestForEmployer(names(side.best_for_employer))}`, width, '  '),
    ...side.engagements.flatMap(({ employment_type, absent }) =>
      absent === undefined
        ? []
        : wrapText(`  ${texts.names[employment_type]}: ${texts.absent[absent]}.`, width, '  '),
    ),
  ]
}

function columns(language: Language): readonly FittingColumn<Compared>[] {
  const { columns: titles, names } = compareTexts[language]
  const money = (
    title: string,
    amount: (compared: Compared) => number | undefined,
    expendable?: number,
  ): FittingColumn<Compared> => ({
    title,
    align: 'right',
    cell: (compared) => {
      const value = amount(compared)
      return value === undefined ? '—' : writeRoubles(value, language)
    },
    ...(expendable !== undefined && { expendable }),
  })
  return [
    { title: '', align: 'left', cell: ({ employment_type }) => `  ${names[employment_type]}` },
    money(titles.salary, ({ gross_salary }) => gross_salary, 1),
    money(titles.net, ({ annual_net_income }) => annual_net_income),
    money(titles.tax, ({ annual_tax_amount }) => annual_tax_amount),
    money(titles.contributions, ({ annual_contributions }) => annual_contributions),
    money(titles.cost, ({ employer_total_cost }) => employer_total_cost),
  ]
}

function breakEvenLine(
  { between, ahead_at_first, changes }: BreakEven,
  language: Language,
): string {
  const texts = compareTexts[language]
  const pair = between.map((engagement) => texts.names[engagement].toLowerCase()).join(' — ')
  const ahead = (name: BreakEven['ahead_at_first']) =>
    name === 'neither' ? texts.neitherAhead : texts.ahead(texts.names[name].toLowerCase())
  // A lead that begins with the first rouble has no salary worth naming.
  const [first, ...rest] = changes
  const begins = first !== undefined && first.gross_salary <= FIRST_ROUBLE
  const start = begins ? first.ahead : ahead_at_first
  const later = (begins ? rest : changes).map(({ gross_salary, ahead: name }) =>
    texts.from(writeRoubles(gross_salary, language), ahead(name)),
  )
  return `  ${pair}: ${[ahead(start), ...later].join('; ')}.`
}

const FIRST_ROUBLE = 100
