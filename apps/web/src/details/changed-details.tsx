import { detailNames } from '../input/detail-names.ts'
import { type Input, withDetail } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { describeDetail } from './describe-detail.ts'

interface ChangedDetailsProps {
  readonly input: Input
  readonly currentYear: number
  readonly onInput: (input: Input) => void
}

/** What differs from the defaults, in sight while the form is folded; each can be taken back. */
export function ChangedDetails({ input, currentYear, onInput }: ChangedDetailsProps) {
  const words = useWords()
  const { texts } = words
  const changed = detailNames.filter((name) => input.details[name] !== undefined)
  if (changed.length === 0) return null
  return (
    <ul class="changed">
      {changed.map((name) => {
        const { label } = texts.details.fields[name]
        return (
          <li key={name} class="chip">
            {label}: {describeDetail(name, input.details, words, currentYear)}
            <button
              type="button"
              class="reset"
              aria-label={texts.details.reset(label)}
              onClick={() => onInput(withDetail(input, name, undefined))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
      {changed.length > 1 && (
        <li>
          <button type="button" class="quiet" onClick={() => onInput({ ...input, details: {} })}>
            {texts.details.resetAll}
          </button>
        </li>
      )}
    </ul>
  )
}
