import { absenceKinds, writeHundredths } from '@oklad/contract/fields'
import writeXlsxFile from 'write-excel-file/browser'
import { describeDetails } from '../details/describe-details.ts'
import { countedDetails, type Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { payslipTexts } from '../texts/payslip.ts'
import { download } from './download.ts'
import { type Cell, yearTable } from './year-table.ts'

/** How Excel writes roubles. */
const AMOUNT = '#,##0.00'

/** Downloads a year as an Excel workbook: its months with formulas of their sums, and its terms. */
export async function downloadWorkbook(input: Input, solved: Solved, words: Words): Promise<void> {
  const { language, texts } = words
  const [head = [], ...rows] = yearTable(solved, words)
  const months = rows.slice(0, -1)
  const total = (rows.at(-1) ?? []).map((cell, index) =>
    typeof cell === 'object' && 'kopecks' in cell ? sumOf(index, months.length) : cellOf(cell),
  )
  const terms = [
    { label: texts.salary.gross.label, value: `${writeAmount(solved.salary, language)} ₽` },
    ...describeDetails(countedDetails(input), words),
  ]
  const { paidAbsences = [] } = solved.calculation
  const { absences, fileName, terms: termsName } = payslipTexts[language]
  const workbook = writeXlsxFile([
    {
      sheet: String(solved.year.year),
      data: [
        head.map((cell) => ({ ...cellOf(cell), fontWeight: 'bold' as const, wrap: true })),
        ...months.map((row) => row.map(cellOf)),
        total,
      ],
      columns: head.map((_, index) => ({ width: index === 0 ? 12 : 18 })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      sheet: termsName,
      data: terms.map(({ label, value }) => [label, value].map((value) => ({ value }))),
      columns: [{ width: 40 }, { width: 40 }],
    },
    ...(paidAbsences.length === 0
      ? []
      : [
          {
            sheet: absences.sheet,
            data: [
              Object.values(absences.head).map((value) => ({ value, fontWeight: 'bold' as const })),
              ...paidAbsences.map(({ kind, from, lastDay, days, dailyAverage, pay, fundPay }) => [
                ...[absenceKinds[kind][language], from, lastDay].map((value) => ({ value })),
                { type: Number, value: days },
                ...[dailyAverage, pay, fundPay].map((kopecks) => cellOf({ kopecks })),
              ]),
            ],
            columns: Object.values(absences.head).map(() => ({ width: 20 })),
          },
        ]),
  ])
  download(`${fileName(solved.year.year)}.xlsx`, await workbook.toBlob())
}

/** The formula of the sum of a column, below its months. */
function sumOf(column: number, months: number) {
  const letter = String.fromCharCode('A'.charCodeAt(0) + column)
  return {
    type: 'Formula' as const,
    value: `=SUM(${letter}2:${letter}${months + 1})`,
    format: AMOUNT,
  }
}

function cellOf(cell: Cell) {
  if (typeof cell === 'string') return { type: String, value: cell }
  if ('percent' in cell) return { type: Number, value: cell.percent, format: '0" %"' }
  // Spreadsheets count in roubles: the number is read from digits, not divided.
  return { type: Number, value: Number(writeHundredths(cell.kopecks, 'en')), format: AMOUNT }
}
