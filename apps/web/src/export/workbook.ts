import { writeHundredths } from '@oklad/contract/fields'
import { printedWhole, sheetFont, withHeight } from '@oklad/table/browser'
import writeXlsxFile from 'write-excel-file/universal'
import { describeDetails } from '../details/describe-details.ts'
import { countedDetails, type Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { payslipTexts } from '../texts/payslip.ts'
import { type AbsenceCell, absenceTable } from './absence-table.ts'
import { download } from './download.ts'
import { yearTable } from './year-table.ts'

/** How Excel writes roubles. */
const AMOUNT = '#,##0.00'

/** Downloads a year as an Excel workbook. */
export async function downloadWorkbook(input: Input, solved: Solved, words: Words): Promise<void> {
  const { fileName } = payslipTexts[words.language]
  download(`${fileName(solved.year.year)}.xlsx`, await workbookOf(input, solved, words))
}

/** A year as an Excel workbook: its months with their sums, which every program shows without computing them, and its terms. */
export function workbookOf(input: Input, solved: Solved, words: Words): Promise<Blob> {
  const { language, texts } = words
  const [head = [], ...rows] = yearTable(solved, words)
  const terms = [
    { label: texts.salary.gross.label, value: `${writeAmount(solved.salary, language)} ₽` },
    ...describeDetails(countedDetails(input), words),
  ]
  const absences = absenceTable(solved, language)
  const { absences: absencesName, terms: termsName } = payslipTexts[language]
  const sheet = String(solved.year.year)
  const widths = head.map((_, index) => (index === 0 ? 12 : 18))
  const titles = head.map((cell) => ({ ...cellOf(cell), fontWeight: 'bold' as const, wrap: true }))
  const sheets = [
    {
      sheet,
      data: [withHeight(titles, widths), ...rows.map((row) => row.map(cellOf))],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      orientation: 'landscape' as const,
    },
    {
      sheet: termsName,
      data: terms.map(({ label, value }) => [label, value].map((value) => ({ value }))),
      columns: [{ width: 40 }, { width: 40 }],
    },
    ...(absences.length === 0
      ? []
      : [
          {
            sheet: absencesName,
            data: absences.map((row, index) =>
              row.map((cell) => ({
                ...cellOf(cell),
                ...(index === 0 && { fontWeight: 'bold' as const }),
              })),
            ),
            columns: absences[0]?.map(() => ({ width: 20 })) ?? [],
          },
        ]),
  ]
  const features = [printedWhole(sheet, widths, rows.length + 1)]
  return writeXlsxFile(sheets, { ...sheetFont, features }).toBlob()
}

function cellOf(cell: AbsenceCell) {
  if (typeof cell === 'string') return { type: String, value: cell }
  if ('count' in cell) return { type: Number, value: cell.count }
  if ('percent' in cell) return { type: Number, value: cell.percent, format: '0" %"' }
  // Spreadsheets count in roubles: the number is read from digits, not divided.
  return { type: Number, value: Number(writeHundredths(cell.kopecks, 'en')), format: AMOUNT }
}
