import { capitalised, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
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
      type="button"
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

interface ActionsProps {
  readonly solved: Solved
  /** The address of the page with its whole input. */
  readonly link: () => string
  /** Downloads the year as a workbook. */
  readonly onWorkbook: () => Promise<void>
  readonly payslipMonth: PaperMonth
  readonly onPayslipMonth: (month: PaperMonth) => void
  readonly onCompare: () => void
}

/** The buttons under the answer: link, workbook, payslip, comparison. */
export function Actions(props: ActionsProps): ComponentChildren {
  const { solved, link, onWorkbook, payslipMonth, onPayslipMonth, onCompare } = props
  const { language, texts } = useWords()
  const { share, compare } = texts
  const { button, status } = useActions()
  return (
    <section class="share" aria-label={share.heading}>
      <div class="cluster">
        {button(share.link, () => navigator.clipboard.writeText(link()), share.linkCopied, true)}
        {button(share.xlsx, onWorkbook, share.fileReady)}
        <span class="action-pair">
          {button(share.payslip, () => window.print(), '')}
          <select
            aria-label={share.payslipMonth}
            value={payslipMonth}
            onChange={({ currentTarget: { value } }) =>
              onPayslipMonth(value === 'year' ? value : (Number(value) as Month))
            }
          >
            {solved.statement.months.map(({ month }) => (
              <option key={month} value={month}>
                {capitalised(monthName(month, language))}
              </option>
            ))}
            <option value="year">{solved.year.year}</option>
          </select>
        </span>
        {button(compare.contracts, onCompare, '')}
      </div>
      <p role="status" class={status === '' ? 'hint' : 'hint done'}>
        {status || share.private}
      </p>
    </section>
  )
}
