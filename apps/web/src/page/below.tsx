import { RaiseSlider } from '../answer/raise.tsx'
import type { Asked } from '../breakdown/asked-figure.ts'
import { Extras } from '../extras/extras.tsx'
import type { Solved } from '../input/outcome.ts'
import { MonthsTable } from '../months/months-table.tsx'

interface BelowProps {
  readonly solved: Solved
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
  readonly onExplain: (asked: Asked) => void
}

/** The proof below the answer: months, deductions and settlement, and the effect of a raise. */
export function Below({ solved, isWhole, onWhole, onExplain }: BelowProps) {
  return (
    <>
      <MonthsTable solved={solved} isWhole={isWhole} onWhole={onWhole} onExplain={onExplain} />
      <Extras solved={solved} onExplain={onExplain} />
      <RaiseSlider solved={solved} />
    </>
  )
}
