import { capitalised, monthName } from '@oklad/contract/fields'
import { lawVersion, type Month } from '@oklad/engine'
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import type { AmountKind } from '../input/input.ts'
import type { Answered, Solved } from '../input/outcome.ts'
import { currentMonth, currentYear } from '../input/today.ts'
import { leaveScenarios, painted, useWords, words } from '../page/state.ts'
import { actionsTexts } from '../texts/actions.ts'
import { Select } from '../ui/select.tsx'
import { writeFragment } from './fragment.ts'
import '../styles/foot.css'

type Action = () => Promise<void> | void

/** Runs actions one at a time, and says what came of the last one. @param before is said before the first */
export function useActions(before = '') {
  const words = actionsTexts[useWords().language]
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
          setStatus(words.failed)
        }
      }}
    >
      {label}
    </button>
  )
  const said = (
    <p role="status" class={status === '' ? 'hint' : 'hint done'}>
      {status || before}
    </p>
  )
  return { button, said }
}

/** The printed period: a month, or the whole year. */
type PaperMonth = Month | 'year'

/** The period that was chosen; the month of today where none was. */
export const paperMonth = signal<PaperMonth>()

/** The self-employed get no payslip. */
export const hasPayslip = ({ calculation }: Solved) =>
  calculation.terms.contractType !== 'selfEmployment'

/** The printed period of a year: the chosen one, else the month of today; the first month where that is not paid. */
export const paperMonthOf = (solved: Solved): PaperMonth => {
  const { months } = solved.statement
  const now = solved.year.year === currentYear ? currentMonth : undefined
  const value = hasPayslip(solved) ? (paperMonth.value ?? now) : 'year'
  return value === 'year' || months.some(({ month }) => month === value)
    ? (value as PaperMonth)
    : (months[0]?.month ?? 'year')
}

/** The buttons under the answer: link, workbook, payslip, comparison. */
export function Actions({ solved }: Pick<Answered, 'solved'>) {
  const { language } = useWords()
  const words = actionsTexts[language]
  const { button, said } = useActions(words.private)
  return (
    <section class="share" aria-label={words.heading}>
      <div class="cluster">
        {button(words.link, () => navigator.clipboard.writeText(linkOf()), words.linkCopied, true)}
        {button('Excel', downloadYear, words.fileReady)}
        {hasPayslip(solved) && (
          <span class="action-pair">
            {button(words.payslip, () => window.print(), '')}
            <PaperPeriods
              year={solved.year.year}
              months={solved.statement.months.map(({ month }) => month).join(' ')}
              chosen={paperMonthOf(solved)}
            />
          </span>
        )}
        {button(words.contracts, () => compareContracts('gross'), '')}
      </div>
      {said}
    </section>
  )
}

interface PaperPeriodsProps {
  readonly year: number
  /** The paid months as a text: the same ones are not rendered again at a keystroke. */
  readonly months: string
  readonly chosen: PaperMonth
}

/** What can be printed: a paid month or the year. */
function PaperPeriods({ year, months, chosen }: PaperPeriodsProps) {
  const { language } = useWords()
  const paid = months.split(' ').map((month) => Number(month) as Month)
  return (
    <Select<PaperMonth>
      label={actionsTexts[language].payslipMonth}
      options={[
        ...paid.map((month) => [month, capitalised(monthName(month, language))] as const),
        ['year', year],
      ]}
      chosen={chosen}
      onChoose={(period) => {
        paperMonth.value = period
      }}
    />
  )
}

/** The address of the page with its whole input. */
export const linkOf = () =>
  `${location.origin}/#${writeFragment(painted.value.inputs, currentYear, lawVersion())}`

async function downloadYear() {
  const { input, solved } = painted.value
  if (solved === undefined) return
  // The spreadsheet writer is larger than the page, so it is loaded on demand.
  const { downloadWorkbook } = await import('../export/workbook.ts')
  await downloadWorkbook(input, solved, words.value)
}

/** Replaces the scenarios by one for each contract type, an amount equal in all of them. */
export async function compareContracts(equal: AmountKind): Promise<void> {
  const { contractInputs } = await import('../compare/contracts.ts')
  const { input, solved } = painted.value
  if (solved === undefined) return
  leaveScenarios({ inputs: contractInputs(input, solved, equal), open: 0 })
  // Its part is loaded and painted in later frames.
  setTimeout(
    () => document.querySelector('.comparison-place')?.scrollIntoView({ block: 'start' }),
    300,
  )
}
