import { capitalised, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'

type Action = () => Promise<void> | void

/** Runs actions one at a time, and says what came of the last one. */
export function useActions() {
  const { share } = useWords().texts
  const [status, setStatus] = useState('')
  const button = (label: string, action: Action, done: string, isMain = false) => (
    <button
      class={isMain ? 'main-action' : undefined}
      onClick={async () => {
        try {
          await action()
          setStatus(done)
        } catch {
          setStatus(share.failed)
        }
      }}
    >
      {label}
    </button>
  )
  return { button, status }
}

/** The printed period: a month, or the whole year. */
export type PaperMonth = Month | 'year'

/** The period that was chosen; the first month where none was. */
export const paperMonth = signal<PaperMonth>()

/** The self-employed get no payslip. */
export const hasPayslip = ({ calculation }: Solved) =>
  calculation.terms.contractType !== 'selfEmployment'

/** The printed period of a year: the chosen one, or the first month where the chosen one is not paid. */
export const paperMonthOf = (solved: Solved): PaperMonth => {
  const { months } = solved.statement
  const value = hasPayslip(solved) ? paperMonth.value : 'year'
  return value === 'year' || months.some(({ month }) => month === value)
    ? (value as PaperMonth)
    : (months[0]?.month ?? 'year')
}

interface ActionsProps {
  readonly solved: Solved
  /** The address of the page with its whole input. */
  readonly link: () => string
  /** Downloads the year as a workbook. */
  readonly onWorkbook: () => Promise<void>
  readonly onCompare: () => void
}

/** The buttons under the answer: link, workbook, payslip, comparison. */
export function Actions(props: ActionsProps): ComponentChildren {
  const { solved, link, onWorkbook, onCompare } = props
  const { language, texts } = useWords()
  const { share } = texts
  const { button, status } = useActions()
  return (
    <section class="share" aria-label={share.heading}>
      <div class="cluster">
        {button(share.link, () => navigator.clipboard.writeText(link()), share.linkCopied, true)}
        {button(share.xlsx, onWorkbook, share.fileReady)}
        {hasPayslip(solved) && (
          <span class="action-pair">
            {button(share.payslip, () => window.print(), '')}
            <select
              aria-label={share.payslipMonth}
              value={paperMonthOf(solved)}
              onChange={({ currentTarget: { value } }) => {
                paperMonth.value = value === 'year' ? value : (Number(value) as Month)
              }}
            >
              {solved.statement.months.map(({ month }) => (
                <option key={month} value={month}>
                  {capitalised(monthName(month, language))}
                </option>
              ))}
              <option value="year">{solved.year.year}</option>
            </select>
          </span>
        )}
        {button(share.contracts, onCompare, '')}
      </div>
      <p role="status" class={status === '' ? 'hint' : 'hint done'}>
        {status || share.private}
      </p>
    </section>
  )
}
