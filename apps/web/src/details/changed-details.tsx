import type { Input } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { describeDetails } from './describe-details.ts'

interface ChangedDetailsProps {
  readonly input: Pick<Input, 'details' | 'place'>
  readonly onInput: (change: Partial<Input>) => void
}

/** Resets every term, where any is changed. */
export function ChangedDetails({ input, onInput }: ChangedDetailsProps) {
  const words = useWords()
  if (describeDetails(input.details, words).length === 0) return null
  return (
    <button
      type="button"
      class="quiet changed"
      onClick={() => onInput({ details: {}, place: undefined, fullAllowance: undefined })}
    >
      {words.texts.details.resetAll}
    </button>
  )
}
