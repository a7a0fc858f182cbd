import { capitalised, monthName, otherPayKinds, uselessFields } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { deadlinesOf } from '@oklad/engine/internal'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { WritsField } from '../details/writs-field.tsx'
import { delimitedText } from '../export/delimited-text.ts'
import { download } from '../export/download.ts'
import { yearTable } from '../export/year-table.ts'
import type { Answered } from '../input/outcome.ts'
import { currentMonth, currentYear } from '../input/today.ts'
import { MarkWrong, wrongFields } from '../input/wrong-fields.ts'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'
import { details, useWords } from '../page/state.ts'
import { PaperHeadFields } from '../payslip/paper-head.tsx'
import { payslipRows } from '../payslip/payslip-rows.ts'
import { hasPayslip, paperMonth, useActions } from '../share/actions.tsx'
import { accountantTexts } from '../texts/accountant.ts'
import { actionsTexts } from '../texts/actions.ts'
import { monthsTexts } from '../texts/months.ts'
import { payslipTexts } from '../texts/payslip.ts'
import { Select } from '../ui/select.tsx'
import { ScrollTable } from '../ui/table.tsx'
import { paidOutOf } from '../writs/deducted-of.ts'
import { Payments } from './payments.tsx'
import { paymentsIn } from './payments-of.ts'
import { useFigures } from './use-figures.tsx'
import '../styles/accountant.css'

export { Payments }

/** Alimony and other writs. Their own marks: the fields stay within reach while one of them is wrong. */
export function Writs() {
  const { markWrong } = useMemo(wrongFields, [])
  const useless: ReadonlySet<string> = uselessFields(details.value)
  if (useless.has('deductions_after_tax')) return null
  return (
    <MarkWrong.Provider value={markWrong}>
      <div class="writs">
        <WritsField name="deductions_after_tax" />
      </div>
    </MarkWrong.Provider>
  )
}

/** One month for an accountant: its figures with their breakdowns, and what is due by which day. */
export function MonthCard({ input, solved }: Answered) {
  const words = useWords()
  const { language } = words
  const texts = accountantTexts[language]
  const payslip = payslipTexts[language]
  const { year } = solved.year
  const { months } = solved.statement
  const paid = (month: unknown) => months.find((one) => one.month === month)
  const today = year === currentYear ? paid(currentMonth) : undefined
  const [first] = months
  const shown = paid(paperMonth.value) ?? today ?? first
  const rows = shown === undefined ? [] : payslipRows(solved, shown, words)
  const figures = rows.flatMap(({ name }) => name ?? [])
  const { figure, table } = useFigures('month-', [figures.length - 1, 1])
  // The payslip is of the month that the card shows.
  useLayoutEffect(() => {
    paperMonth.value ??= shown?.month
  }, [shown?.month])
  if (shown === undefined || !hasPayslip(solved)) return null
  const { month, amounts, yearToDate } = shown
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  const payments = paidOutOf(solved, paymentsIn(solved, input.details)?.payments)
  const deadlines = deadlinesOf(year, month, payments, amounts)
  return (
    <section class="month-card" aria-labelledby="card-month">
      <Select
        id="card-month"
        label={monthsTexts[language].month}
        options={months.map((one) => [
          one.month,
          `${capitalised(monthName(one.month, language))} ${year}`,
        ])}
        chosen={month}
        onChoose={(chosen) => {
          paperMonth.value = chosen as Month
        }}
      />
      <div class="payments-tables">
        {table({
          label: payslip.heading(month, year),
          head: ['', payslip.ofMonth, payslip.soFar],
          body: rows.map(({ name, label, ofMonth, soFar }) => {
            if (name === undefined)
              return [label, write(ofMonth), soFar === undefined ? '' : write(soFar)]
            const row = figures.indexOf(name)
            const asked = { amount: name, month }
            return [
              label,
              figure(row, 0, { ...asked, period: 'month' }, write(amounts[name])),
              figure(row, 1, { ...asked, period: 'yearToDate' }, write(yearToDate[name])),
            ]
          }),
          rowClass: (index) => (rows[index]?.isSum ? 'sum' : undefined),
        })}
        <ScrollTable
          label={texts.deadline}
          class="deadlines"
          head={[texts.dueOn, texts.deadline, '₽']}
          body={deadlines.map(({ date, kind, amount }) => [
            writeDay(date, language, year),
            kind in texts.deadlines
              ? texts.deadlines[kind as keyof typeof texts.deadlines]
              : otherPayKinds[kind as keyof typeof otherPayKinds][language],
            amount === null ? '' : write(amount),
          ])}
        />
      </div>
      <PaperHeadFields month={month} />
    </section>
  )
}

/** The year as files. */
export function YearFiles({ solved }: Pick<Answered, 'solved'>) {
  const words = useWords()
  const texts = accountantTexts[words.language]
  const { button, said } = useActions()
  const text = (separator?: string) =>
    delimitedText(yearTable(solved, words), words.language, separator)
  const copy = () => navigator.clipboard.writeText(text('\t'))
  const save = () => {
    // The mark at the beginning tells a spreadsheet that the text is UTF-8.
    const file = new Blob(['\ufeff', text()], { type: 'text/csv;charset=utf-8' })
    download(`${payslipTexts[words.language].fileName(solved.year.year)}.csv`, file)
  }
  return (
    <div class="cluster">
      {button(texts.table, copy, texts.tableCopied)}
      {button('CSV', save, actionsTexts[words.language].fileReady)}
      {said}
    </div>
  )
}
