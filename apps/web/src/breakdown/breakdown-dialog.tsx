import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { addEntry } from '../page/history-entry.ts'
import { useWords } from '../page/state.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type Asked, explain } from './asked-figure.ts'
import { breakdownsOf } from './breakdown.ts'
import { BreakdownBody } from './breakdown-body.tsx'
import '../styles/dialog.css'

interface BreakdownDialogProps {
  readonly solved: Solved
  readonly figure: Asked
}

/** The breakdown of a figure with its article; each part opens its own breakdown. */
export function BreakdownDialog({ solved, figure }: BreakdownDialogProps) {
  const words = useWords()
  const texts = breakdownTexts[words.language]
  const breakdownOf = useMemo(() => breakdownsOf(solved, figure, words), [solved, figure, words])
  const [asked, setAsked] = useState<readonly Asked[]>([figure])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => dialog.current?.showModal(), [])
  const leave = useRef(() => {})
  // Before the first key: Escape goes back.
  useLayoutEffect(() => {
    leave.current = addEntry(() => {
      dialog.current?.close()
      explain()
    })
  }, [])
  useLayoutEffect(() => heading.current?.focus(), [asked])

  const breakdown = breakdownOf(asked.at(-1) as Asked)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="breakdown"
      aria-labelledby="breakdown-heading"
      onClose={() => leave.current()}
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
            {breakdown.heading}
          </h2>
          <IconButton
            class="close"
            label={texts.close}
            sign="×"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <BreakdownBody breakdown={breakdown} onAsk={(next) => setAsked([...asked, next])} />
      </div>
    </dialog>
  )
}
