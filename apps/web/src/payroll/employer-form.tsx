import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'

export type Fields = Readonly<Record<string, string>>

interface EmployerFormProps {
  readonly typed: Fields
  readonly problems: Fields
  /** The text of the button that submits the form. */
  readonly action: string
  readonly onType: (typed: Fields) => void
  readonly onFill: () => void
}

/** The fields of the employer, each with its problem. */
export function EmployerForm({ typed, problems, action, onType, onFill }: EmployerFormProps) {
  const words = documentsTexts[useWords().language]
  const codes = Object.keys({ ...typed, ...problems }).filter((name) => name.startsWith('budget'))
  const labels = [
    ...Object.entries(words.fields),
    ...codes.map((name) => {
      const [rate = '', ofOthers] = name.slice(name.indexOf('.') + 1).split('_')
      return [name, words.codeOf(rate, ofOthers)] as const
    }),
  ]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFill()
      }}
    >
      <h3>{words.employer}</h3>
      <div class="row employer">
        {labels.map(([name, label]) => (
          <label key={name} class="stack">
            {label}
            <input
              type="text"
              name={name}
              value={typed[name] ?? ''}
              onInput={({ currentTarget }) => onType({ ...typed, [name]: currentTarget.value })}
              aria-invalid={problems[name] !== undefined}
              autocomplete="off"
            />
            {problems[name] && <span class="field-problem">{problems[name]}</span>}
          </label>
        ))}
      </div>
      <button type="submit">{action}</button>
    </form>
  )
}
