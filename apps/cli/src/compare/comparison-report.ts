import type { ComparisonResponse, Language } from '@oklad/contract'
import { writeRoubles } from '@oklad/contract'
import type { ReportOptions } from '../report-options.ts'
import { wrapText } from '../table/wrap-text.ts'
import { type Column, writeTable } from '../table/write-table.ts'
import { type BestTexts, compareTexts } from '../texts/compare-texts.ts'

type Side = ComparisonResponse['at_equal_gross']
type Compared = Side['engagements'][number]
type BreakEven = ComparisonResponse['break_evens'][number]

/**
 * Employment, civil contract and self-employment side by side, for people.
 * @returns lines, ending with a line break
 */
export function comparisonReport(
  { at_equal_gross, at_equal_cost, break_evens, notice }: ComparisonResponse,
  { language, width }: ReportOptions,
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
    ...breakEvenLines(break_evens, language, width),
    ...wrapText(`! ${notice}`, width, '  '),
  ]
  return `${lines.join('\n')}\n`
}

function sideLines(side: Side, language: Language, width: number): readonly string[] {
  const texts = compareTexts[language]
  const compared = side.engagements.filter(({ absent }) => absent === undefined)
  const best = (engagements: Side['best_for_employee'], { one, same }: BestTexts) =>
    engagements.length === compared.length
      ? same
      : one(engagements.map((engagement) => inSentence(texts.names[engagement])).join(', '))
  return [
    ...writeTable(rows(side, language), columns(side, language)),
    '',
    ...wrapText(`  ${best(side.best_for_employee, texts.bestForEmployee)}`, width, '  '),
    ...wrapText(`  ${best(side.best_for_employer, texts.bestForEmployer)}`, width, '  '),
    ...side.engagements.flatMap(({ employment_type, absent }) =>
      absent === undefined
        ? []
        : wrapText(`  ${texts.names[employment_type]}: ${texts.absent[absent]}.`, width, '  '),
    ),
  ]
}

/** A figure of all the engagements; kopecks. */
interface Row {
  readonly title: string
  readonly amount: (compared: Compared) => number | undefined
}

function rows({ engagements }: Side, language: Language): readonly Row[] {
  const { rows: titles } = compareTexts[language]
  const all: readonly Row[] = [
    { title: titles.salary, amount: ({ gross_salary }) => gross_salary },
    { title: titles.gross, amount: ({ annual_gross_income }) => annual_gross_income },
    { title: titles.tax, amount: ({ annual_tax_amount }) => annual_tax_amount },
    { title: titles.net, amount: ({ annual_net_income }) => annual_net_income },
    { title: titles.contributions, amount: ({ annual_contributions }) => annual_contributions },
    { title: titles.cost, amount: ({ employer_total_cost }) => employer_total_cost },
  ]
  // Where the months are paid different sums, no engagement has one salary.
  return all.filter(({ amount }) => engagements.some((compared) => amount(compared) !== undefined))
}

/** The engagements stand side by side: six amounts in a line would need a wide terminal. */
function columns({ engagements }: Side, language: Language): readonly Column<Row>[] {
  const { names } = compareTexts[language]
  return [
    { title: '', align: 'left', cell: ({ title }) => `  ${title}` },
    ...engagements.map(
      (compared): Column<Row> => ({
        title: names[compared.employment_type],
        align: 'right',
        cell: ({ amount }) => {
          const value = amount(compared)
          return value === undefined ? '—' : writeRoubles(value, language)
        },
      }),
    ),
  ]
}

/** There are none in a year without the regime, or where the months are paid different sums. */
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
  const pair = between.map((engagement) => inSentence(texts.names[engagement])).join(' — ')
  const ahead = (name: BreakEven['ahead_at_first']) =>
    name === 'neither' ? texts.neitherAhead : texts.ahead(inSentence(texts.names[name]))
  // A lead that begins with the first roubles has no salary worth naming.
  const [first, ...rest] = changes
  const begins = first !== undefined && first.gross_salary <= FIRST_ROUBLES
  const start = begins ? first.ahead : ahead_at_first
  const later = (begins ? rest : changes).map(({ gross_salary, ahead: name }) =>
    texts.from(writeRoubles(gross_salary, language), ahead(name)),
  )
  return `  ${pair}: ${[ahead(start), ...later].join('; ')}.`
}

/** A name within a sentence; an abbreviation stays as it is. */
const inSentence = (name: string) => name.replace(/^./u, (letter) => letter.toLowerCase())

/** Below it taxes of a month are less than a rouble, and rounding decides; kopecks. */
const FIRST_ROUBLES = 1000
