import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { addEntry } from '../page/history-entry.ts'
import { useWords } from '../page/state.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { IconButton } from './icon-button.tsx'
import '../styles/dialog.css'

interface DialogProps {
  readonly class?: string
  readonly heading: string
  /** How many steps lead back to what was shown first. */
  readonly depth?: number
  readonly onBack?: () => void
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A dialog above the page. Back of the browser closes it and does not leave the page. */
export function Dialog({ heading, depth = 0, onBack, onClose, children, ...ours }: DialogProps) {
  const texts = breakdownTexts[useWords().language]
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const leave = useRef(() => {})
  const close = () => dialog.current?.close()
  // Before the first key: Escape goes back.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    leave.current = addEntry(() => {
      close()
      onClose()
    })
  }, [])
  useLayoutEffect(() => title.current?.focus(), [depth])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby="dialog-heading"
      onClose={() => leave.current()}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
      {...ours}
    >
      <div class="dialog-inside">
        <header>
          {depth > 0 && (
            <button type="button" class="quiet" onClick={onBack}>
              ← {texts.back}
            </button>
          )}
          <h2 id="dialog-heading" ref={title} tabIndex={-1}>
            {heading}
          </h2>
          <IconButton class="close" label={texts.close} sign="×" onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
