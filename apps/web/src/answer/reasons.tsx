import { unbroken } from '@oklad/contract/fields'
import type { Sentence } from './reasons-of.ts'

/** How many reasons are shown; warnings always are. */
const MOST_REASONS = 3

/** Sentences as the items of a list. */
export const Sentences = ({ sentences }: { readonly sentences: readonly Sentence[] }) =>
  sentences.map(({ kind, lead, text }, index) => (
    <li key={index} class={kind}>
      {lead !== undefined && <b>{unbroken(lead)} </b>}
      {unbroken(text)}
    </li>
  ))

/** Why the answer is what it is, for this person. */
export function Reasons({ reasons }: { readonly reasons: readonly Sentence[] }) {
  const plain = reasons.filter(({ kind }) => kind === 'plain').slice(0, MOST_REASONS)
  const warnings = reasons.filter(({ kind }) => kind === 'warning')
  return (
    <ul class="stack story" aria-live="polite">
      <Sentences sentences={[...plain, ...warnings]} />
    </ul>
  )
}
