import { RaiseSlider } from '../answer/raise.tsx'
import { Extras } from '../extras/extras.tsx'
import { MonthsTable } from '../months/months-table.tsx'
import type { MonthsTableProps } from '../months/months-table-props.ts'

export { ContractChoice } from '../compare/contract-choice.tsx'

/** The proof below the answer: months, deductions and settlement, and the effect of a raise. */
export function Below(props: MonthsTableProps) {
  const { solved } = props
  return (
    <>
      <MonthsTable {...props} />
      <Extras solved={solved} />
      <RaiseSlider solved={solved} />
    </>
  )
}
