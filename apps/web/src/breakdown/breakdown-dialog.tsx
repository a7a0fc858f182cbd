import { useMemo, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../page/state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Asked, explain } from './asked-figure.ts'
import { breakdownsOf } from './breakdown.ts'
import { BreakdownBody } from './breakdown-body.tsx'

interface BreakdownDialogProps {
  readonly solved: Solved
  readonly figure: Asked
}

/** The breakdown of a figure with its article; each part opens its own breakdown. */
export function BreakdownDialog({ solved, figure }: BreakdownDialogProps) {
  const words = useWords()
  const breakdownOf = useMemo(() => breakdownsOf(solved, figure, words), [solved, figure, words])
  const [asked, setAsked] = useState<readonly Asked[]>([figure])
  const breakdown = breakdownOf(asked.at(-1) as Asked)
  return (
    <Dialog
      heading={breakdown.heading}
      depth={asked.length - 1}
      onBack={() => setAsked(asked.slice(0, -1))}
      onClose={() => explain()}
    >
      <BreakdownBody breakdown={breakdown} onAsk={(next) => setAsked([...asked, next])} />
    </Dialog>
  )
}
