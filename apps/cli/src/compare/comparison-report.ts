import {
  type BreakEven,
  type ComparedEngagement,
  type ComparedSide,
  type ComparisonResponse,
  type Language,
  writeRoubles,
} from '@oklad/contract'
import { asText, type ReportOptions } from '../report.ts'
import { wrapText } from '../table/wrap-text.ts'
import { type Column, writeTable } from '../table/write-table.ts'
import { compareTexts } from '../texts/compare-texts.ts'

/** Employment, civil contract and self-employment side by side, for people. */
export function comparisonReport(
  { at_equal_gross, at_equal_cost, break_evens, notice }: ComparisonResponse,
  { language, width }: ReportOptions,
): string {
  const texts = compareTexts[language]
  return asText([
    texts.equalGross,
    '',
    ...sideLines(at_equal_gross, language, width),
    '',
    texts.equalCost,
    '',
    ...sideLines(at_equal_cost, language, width),
    '',
    ...breakEvenLines(break_evens, language, width),
    ...wrapText(`! ${notice}`, width, '  '),
  ])
}

function sideLines(side: ComparedSide, language: Language, width: number): readonly string[] {
  const { names, absent: absences, bestForEmployee, bestForEmployer } = compareTexts[language]
  const { engagements, best_for_employee, best_for_employer } = side
  const compared = engagements.filter(({ absent }) => absent === undefined)
  const best = (types: ComparedSide['best_for_employee'], { one, same }: typeof bestForEmployee) =>
    types.length === compared.length
      ? same
      : one(types.map((type) => inSentence(names[type])).join(', '))
  const notes = [
    best(best_for_employee, bestForEmployee),
    best(best_for_employer, bestForEmployer),
    ...engagements.flatMap(({ employment_type, absent }) =>
      absent === undefined ? [] : [`${names[employment_type]}: ${absences[absent]}.`],
    ),
  ]
  return [
    ...writeTable(rows(side, language), columns(side, language)),
    '',
    ...notes.flatMap((note) => wrapText(`  ${note}`, width, '  ')),
  ]
}

/** A figure of every contract type; kopecks. */
interface Row {
  readonly title: string
  readonly amount: (compared: ComparedEngagement) => number | undefined
}

function rows({ engagements }: ComparedSide, language: Language): readonly Row[] {
  const { rows: titles } = compareTexts[language]
  const all: readonly Row[] = [
    { title: titles.salary, amount: ({ gross_salary }) => gross_salary },
    { title: titles.gross, amount: ({ annual_gross_income }) => annual_gross_income },
    { title: titles.tax, amount: ({ annual_tax_amount }) => annual_tax_amount },
    { title: titles.net, amount: ({ annual_net_income }) => annual_net_income },
    { title: titles.contributions, amount: ({ annual_contributions }) => annual_contributions },
    { title: titles.cost, amount: ({ employer_total_cost }) => employer_total_cost },
  ]
  // If months are paid different sums, there is no single salary.
  return all.filter(({ amount }) => engagements.some((compared) => amount(compared) !== undefined))
}

/** Contract types are columns: six amounts in a line would need a wide terminal. */
function columns({ engagements }: ComparedSide, language: Language): readonly Column<Row>[] {
  return [
    { title: '', align: 'left', cell: ({ title }) => `  ${title}` },
    ...engagements.map(
      (compared): Column<Row> => ({
        title: compareTexts[language].names[compared.employment_type],
        align: 'right',
        cell: ({ amount }) => {
          const value = amount(compared)
          return value === undefined ? '—' : writeRoubles(value, language)
        },
      }),
    ),
  ]
}

/** There are no break-evens in a year without the regime, or if months are paid different sums. */
function breakEvenLines(
  breakEvens: readonly BreakEven[],
  language: Language,
  width: number,
): readonly string[] {
  if (breakEvens.length === 0) return []
  return [
    ...wrapText(compareTexts[language].breakEvens, width),
    '',
    ...breakEvens.flatMap((breakEven) => wrapText(breakEvenLine(breakEven, language), width, '  ')),
    '',
  ]
}

function breakEvenLine(
  { between, ahead_at_first, changes }: BreakEven,
  language: Language,
): string {
  const texts = compareTexts[language]
  const pair = between.map((type) => inSentence(texts.names[type])).join(' — ')
  const ahead = (name: BreakEven['ahead_at_first']) =>
    name === 'neither' ? texts.neitherAhead : texts.ahead(inSentence(texts.names[name]))
  // A lead that starts with the first roubles is shown without a salary.
  const [first, ...rest] = changes
  const begins = first !== undefined && first.gross_salary <= FIRST_ROUBLES
  const start = begins ? first.ahead : ahead_at_first
  const later = (begins ? rest : changes).map(({ gross_salary, ahead: name }) =>
    texts.from(writeRoubles(gross_salary, language), ahead(name)),
  )
  return `  ${pair}: ${[ahead(start), ...later].join('; ')}.`
}

/** A name inside a sentence; an abbreviation keeps its capitals. */
const inSentence = (name: string) => name.replace(/^./u, (letter) => letter.toLowerCase())

/** Below it a month's tax is less than a rouble, so rounding decides who is ahead; kopecks. */
const FIRST_ROUBLES = 1000
