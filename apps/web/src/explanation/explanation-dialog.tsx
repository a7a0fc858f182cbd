import { monthName } from '@oklad/contract/form'
import type { Month } from '@oklad/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords, type Words } from '../language/words.ts'
import type { Explanations } from './explain-figure.ts'
import type { Asked, ExplainedFigure } from './explained-figure.ts'
import type { ExplanationBody as Body } from './explanation-body.tsx'

interface ExplanationDialogProps {
  readonly solved: Solved
  readonly figure: Asked
  readonly onClose: () => void
}

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready'
      readonly explanations: Explanations
      readonly ExplanationBody: typeof Body
    }

/** How a figure came about, with its numbers and its article; its parts can be asked in turn. */
export function ExplanationDialog({ solved, figure, onClose }: ExplanationDialogProps) {
  const words = useWords()
  const { language, texts } = words
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [asked, setAsked] = useState<readonly Asked[]>([figure])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isWanted = true
    // The texts of explanations are many, and most visits ask for none.
    Promise.all([import('./explain-figure.ts'), import('./explanation-body.tsx')])
      .then(([{ Explanations }, { ExplanationBody }]) => {
        const explanations = new Explanations(solved.calculation, solved.statement, language)
        if (isWanted) setLoaded({ state: 'ready', explanations, ExplanationBody })
      })
      .catch(() => {
        if (isWanted) setLoaded({ state: 'failed' })
      })
    return () => {
      isWanted = false
    }
  }, [solved, language])
  useEffect(() => heading.current?.focus(), [asked])

  const current = asked.at(-1) as Asked
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="explanation"
      aria-labelledby="explanation-heading"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="explanation-inside">
        <header>
          {asked.length > 1 && (
            <button type="button" class="quiet" onClick={() => setAsked(asked.slice(0, -1))}>
              ← {texts.explanation.back}
            </button>
          )}
          <h2 id="explanation-heading" ref={heading} tabIndex={-1}>
            {loaded.state === 'ready'
              ? headingOf(current, loaded.explanations, solved, words)
              : texts.explanation.heading}
          </h2>
          <button
            type="button"
            class="quiet close"
            aria-label={texts.explanation.close}
            onClick={() => dialog.current?.close()}
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        {loaded.state === 'ready' ? (
          <loaded.ExplanationBody
            explanations={loaded.explanations}
            asked={current}
            onAsk={(next) => setAsked([...asked, next])}
            nameOf={(part) => nameOf(part, solved, words)}
          />
        ) : (
          <p role="status">
            {loaded.state === 'failed' ? texts.explanation.failed : texts.explanation.loading}
          </p>
        )}
      </div>
    </dialog>
  )
}

function headingOf(asked: Asked, explanations: Explanations, solved: Solved, words: Words): string {
  if (!('step' in asked)) return nameOf(asked, solved, words)
  const step = explanations.step(asked.step)
  const month = step?.month === undefined ? undefined : Number(step.month.slice(5, 7))
  const title = step?.title ?? ''
  return month === undefined ? title : `${title}, ${monthName(month, words.language)}`
}

/** A figure in words: `НДФЛ, октябрь 2026`. */
function nameOf(figure: ExplainedFigure, { year }: Pick<Solved, 'year'>, { texts }: Words): string {
  const { explanation, amounts, months } = texts
  const name = figure.amount === 'taxRate' ? months.rate : amounts[figure.amount]
  const when = {
    year: () => explanation.ofYear(year.year),
    month: (month: Month) => explanation.ofMonth(month, year.year),
    yearToDate: (month: Month) => explanation.soFar(month),
  }
  return `${name}, ${figure.period === 'year' ? when.year() : when[figure.period](figure.month)}`
}
