import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { addEntry } from '../page/history-entry.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { IconButton } from '../ui/icon-button.tsx'
import '../styles/dialog.css'

interface PersonDialogProps {
  readonly name: string
  /** What is shown of the person; `undefined` until it is there. */
  readonly children: ComponentChildren | undefined
  readonly onClose: () => void
}

/** A dialog about a person. Back closes it, and not the list. */
export function PersonDialog({ name, children, onClose }: PersonDialogProps) {
  const { language } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useRef(() => {})
  // Before the first key.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    leave.current = addEntry(() => {
      dialog.current?.close()
      onClose()
    })
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="breakdown person-dialog"
      aria-labelledby="person-heading"
      onClose={() => leave.current()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="breakdown-inside">
        <header>
          <h2 id="person-heading" tabIndex={-1}>
            {name}
          </h2>
          <IconButton
            class="close"
            label={breakdownTexts[language].close}
            sign="×"
            onClick={() => dialog.current?.close()}
          />
        </header>
        {children ?? <p role="status">{documentsTexts[language].busy}</p>}
      </div>
    </dialog>
  )
}
