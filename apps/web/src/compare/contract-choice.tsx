import { type AmountKind, amountKinds } from '../input/input.ts'
import { useWords } from '../language/words.ts'

interface ContractChoiceProps {
  /** Fills the comparison with the contract types, one amount equal in all of them. */
  readonly onContracts: (equal: AmountKind) => void
}

/** The heading of the comparison, with buttons that fill it with every contract type. */
export function ContractChoice({ onContracts }: ContractChoiceProps) {
  const { compare, salary } = useWords().texts
  return (
    <header class="cluster section-head">
      <h2 id="comparison-heading">{compare.heading}</h2>
      <p class="cluster equal">
        {compare.equal}
        {amountKinds.map((kind) => (
          <button key={kind} type="button" class="chip" onClick={() => onContracts(kind)}>
            {salary[kind].short}
          </button>
        ))}
      </p>
    </header>
  )
}
