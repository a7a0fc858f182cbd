import { useWords } from '../language/words.ts'
import { MOST_SCENARIOS } from '../share/fragment.ts'

interface ScenarioTabsProps {
  /** The names of the scenarios; none where there is only one. */
  readonly names: readonly string[]
  readonly open: number
  readonly onOpen: (index: number) => void
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
}

/** The tabs of the scenarios, with buttons to add and remove one. */
export function ScenarioTabs({ names, open, onOpen, onAdd, onRemove }: ScenarioTabsProps) {
  const { texts } = useWords()
  const { compare } = texts
  return (
    <nav class="scenarios" aria-label={compare.heading}>
      {names.map((name, index) => (
        <span class={index === open ? 'scenario scenario-open' : 'scenario'} key={index}>
          <button
            type="button"
            aria-current={index === open ? 'true' : undefined}
            onClick={() => onOpen(index)}
          >
            {name}
          </button>
          <button
            type="button"
            class="reset"
            aria-label={compare.remove(index + 1)}
            onClick={() => onRemove(index)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </span>
      ))}
      {names.length < MOST_SCENARIOS && (
        <button type="button" class="quiet" onClick={onAdd}>
          + {compare.add}
        </button>
      )}
      <p class="hint">{compare.hint}</p>
    </nav>
  )
}
