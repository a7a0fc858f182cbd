import type { ComponentChildren } from 'preact'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Dialog } from '../ui/dialog.tsx'

interface PersonDialogProps {
  readonly name: string
  /** What is shown of the person; `undefined` until it is there. */
  readonly children: ComponentChildren | undefined
  readonly onClose: () => void
}

/** A dialog about a person of the list. */
export function PersonDialog({ name, children, onClose }: PersonDialogProps) {
  const { busy } = documentsTexts[useWords().language]
  return (
    <Dialog class="person-dialog" heading={name} onClose={onClose}>
      {children ?? <p role="status">{busy}</p>}
    </Dialog>
  )
}
