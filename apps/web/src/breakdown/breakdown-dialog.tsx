import { monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { monthIn } from '@oklad/engine/internal'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords, type Words } from '../language/words.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { monthsTexts } from '../texts/months.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Asked, AskedFigure } from './asked-figure.ts'
import { Breakdown } from './breakdown.ts'
import { BreakdownBody } from './breakdown-body.tsx'
import '../styles/dialog.css'

interface BreakdownDialogProps {
  readonly solved: Solved
  readonly figure: Asked
  readonly onClose: () => void
}

/** The breakdown of a figure with its article; each part opens its own breakdown. */
export function BreakdownDialog({ solved, figure, onClose }: BreakdownDialogProps) {
  const words = useWords()
  const { language } = words
  const texts = breakdownTexts[language]
  const breakdown = useMemo(
    () =>
      new Breakdown(solved.calculation, solved.statement, language, 'step' in figure ? figure : {}),
    [solved, language, figure],
  )
  const [asked, setAsked] = useState<readonly Asked[]>([figure])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => dialog.current?.showModal(), [])
  // An entry in the history for the dialog: Back closes the dialog and does not leave the page. It is there
  // before the first key: Escape goes back.
  const hasEntry = useRef(false)
  useLayoutEffect(() => {
    history.pushState(null, '')
    hasEntry.current = true
    const leave = () => {
      hasEntry.current = false
      dialog.current?.close()
      onClose()
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [onClose])
  useLayoutEffect(() => heading.current?.focus(), [asked])

  const current = asked.at(-1) as Asked
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="breakdown"
      aria-labelledby="breakdown-heading"
      onClose={() => hasEntry.current && history.back()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="breakdown-inside">
        <header>
          {asked.length > 1 && (
            <button type="button" class="quiet" onClick={() => setAsked(asked.slice(0, -1))}>
              ← {texts.back}
            </button>
          )}
          <h2 id="breakdown-heading" ref={heading} tabIndex={-1}>
            {headingOf(current, breakdown, solved, words)}
          </h2>
          <IconButton
            class="close"
            label={texts.close}
            sign="×"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <BreakdownBody
          breakdown={breakdown}
          asked={current}
          onAsk={(next) => setAsked([...asked, next])}
          nameOf={(part) => nameOf(part, solved, words)}
        />
      </div>
    </dialog>
  )
}

function headingOf(asked: Asked, breakdown: Breakdown, solved: Solved, words: Words): string {
  if (!('step' in asked)) return nameOf(asked, solved, words)
  const step = breakdown.step(asked.step)
  const month = step?.month === undefined ? undefined : monthIn(step.month)
  const title = breakdown.titleOf(asked.step, words.language)
  return month === undefined ? title : `${title}, ${monthName(month, words.language)}`
}

/** A figure in words: `НДФЛ, октябрь 2026`. */
function nameOf(figure: AskedFigure, { year }: Pick<Solved, 'year'>, words: Words): string {
  const { amounts } = words.texts
  const breakdown = breakdownTexts[words.language]
  const name =
    figure.amount === 'taxRate' ? monthsTexts[words.language].rate : amounts[figure.amount]
  const when = {
    year: () => breakdown.ofYear(year.year),
    month: (month: Month) => breakdown.ofMonth(month, year.year),
    yearToDate: (month: Month) => breakdown.soFar(month),
  }
  return `${name}, ${figure.period === 'year' ? when.year() : when[figure.period](figure.month)}`
}
