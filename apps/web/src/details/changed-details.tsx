import { type Details, withDetail } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { describeDetails } from './describe-details.ts'

interface ChangedDetailsProps {
  readonly details: Details
  readonly currentYear: number
  readonly onDetails: (details: Details) => void
}

/** The changed details, visible while the form is folded; each can be reset. */
export function ChangedDetails({ details, currentYear, onDetails }: ChangedDetailsProps) {
  const words = useWords()
  const { texts } = words
  const changed = describeDetails(details, words, currentYear)
  if (changed.length === 0) return null
  return (
    <ul class="changed">
      {changed.map(({ name, label, value }) => (
        <li key={name} class="chip">
          {label}: {value}
          <button
            type="button"
            class="reset"
            aria-label={texts.details.reset(label)}
            onClick={() => onDetails(withDetail(details, name, undefined))}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {changed.length > 1 && (
        <li>
          <button type="button" class="quiet" onClick={() => onDetails({})}>
            {texts.details.resetAll}
          </button>
        </li>
      )}
    </ul>
  )
}
