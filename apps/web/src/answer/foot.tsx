import type { Solved } from '../input/outcome.ts'
import { Actions } from '../share/actions.tsx'
import { MoneyBar } from './money-bar.tsx'

interface FootProps {
  readonly solved: Solved
  /** The same after writs. */
  readonly paid: Solved
}

/** The foot of the answer: where the money goes, and what can be done with the answer. */
export const Foot = ({ solved, paid }: FootProps) => (
  <>
    <MoneyBar solved={paid} />
    <Actions solved={solved} />
  </>
)
