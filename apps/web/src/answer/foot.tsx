import type { Solved } from '../input/outcome.ts'
import { Actions } from '../share/actions.tsx'
import { MoneyBar } from './money-bar.tsx'
import type { Sentence } from './reasons-of.ts'

interface FootProps {
  readonly solved: Solved
  /** The same after writs. */
  readonly paid: Solved
  readonly reasons: readonly Sentence[]
}

/** The foot of the answer: where the money goes, and what can be done with the answer. */
export const Foot = ({ solved, paid, reasons }: FootProps) => (
  <>
    <MoneyBar solved={paid} reasons={reasons} />
    <Actions solved={solved} />
  </>
)
