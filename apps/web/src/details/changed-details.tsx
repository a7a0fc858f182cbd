import { detailNames } from '../input/detail-names.ts'
import { type Details, withDetail } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { describeDetail } from './describe-detail.ts'

interface ChangedDetailsProps {
  readonly details: Details
  readonly currentYear: number
  readonly onDetails: (details: Details) => void
}

/** What differs from the defaults, in sight while the form is folded; each can be taken back. */
export function ChangedDetails({ details, currentYear, onDetails }: ChangedDetailsProps) {
  const words = useWords()
  const { texts } = words
  const changed = detailNames.filter((name) => details[name] !== undefined)
  if (changed.length === 0) return null
  return (
    <ul class="changed">
      {changed.map((name) => {
        const { label } = texts.details.fields[name]
        return (
          <li key={name} class="chip">
            {label}: {describeDetail(name, details, words, currentYear)}
            <button
              type="button"
              class="reset"
              aria-label={texts.details.reset(label)}
              onClick={() => onDetails(withDetail(details, name, undefined))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
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
