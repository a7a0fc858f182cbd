import { RaiseSlider } from '../answer/raise.tsx'
import { Extras } from '../extras/extras.tsx'
import { MonthsTable, type MonthsTableProps } from '../months/months-table.tsx'

/** The proof below the answer: months, deductions and settlement, and the effect of a raise. */
export function Below(props: MonthsTableProps) {
  const { solved, onExplain } = props
  return (
    <>
      <MonthsTable {...props} />
      <Extras solved={solved} onExplain={onExplain} />
      <RaiseSlider solved={solved} />
    </>
  )
}
