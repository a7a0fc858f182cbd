import { fieldNamed, withDetail } from '../input/details.ts'
import type { Input } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { describeDetails } from './describe-details.ts'

interface ChangedDetailsProps {
  readonly input: Pick<Input, 'details' | 'place'>
  readonly onInput: (change: Partial<Input>) => void
}

/** The changed details, of which each can be reset. */
export function ChangedDetails({ input, onInput }: ChangedDetailsProps) {
  const { details } = input
  const words = useWords()
  const { texts } = words
  const changed = describeDetails(details, words)
  if (changed.length === 0) return null
  return (
    <ul class="cluster changed">
      {changed.map(({ name, label, value }) => (
        <li key={name} class="chip">
          {label}: {value}
          <IconButton
            label={texts.details.reset(label)}
            sign="×"
            onClick={() =>
              onInput({
                details: withDetail(details, name, undefined),
                ...(fieldNamed(name).group === 'place' && { place: undefined }),
              })
            }
          />
        </li>
      ))}
      {changed.length > 1 && (
        <li>
          <button
            type="button"
            class="quiet"
            onClick={() => onInput({ details: {}, place: undefined })}
          >
            {texts.details.resetAll}
          </button>
        </li>
      )}
    </ul>
  )
}
