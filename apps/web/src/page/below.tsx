import { RaiseSlider } from '../answer/raise.tsx'
import type { Asked } from '../breakdown/asked-figure.ts'
import { Extras } from '../extras/extras.tsx'
import { MonthsTable, type MonthsTableProps } from '../months/months-table.tsx'

interface BelowProps extends MonthsTableProps {
  readonly onExplain: (asked: Asked) => void
}

/** The proof below the answer: months, deductions and settlement, and the effect of a raise. */
export function Below(props: BelowProps) {
  const { solved, onExplain } = props
  return (
    <>
      <MonthsTable {...props} />
      <Extras solved={solved} onExplain={onExplain} />
      <RaiseSlider solved={solved} />
    </>
  )
}
