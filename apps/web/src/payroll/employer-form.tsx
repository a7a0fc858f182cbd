import { useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { employerFile, type Fields, readEmployerFile } from './employer-file.ts'

interface EmployerFormProps {
  readonly typed: Fields
  readonly problems: Fields
  /** The text of the button that submits the form; `undefined` once everything is made. */
  readonly action: string | undefined
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
      <SavedEmployer typed={typed} onOpen={onType} />
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
      {action && <button type="submit">{action}</button>}
    </form>
  )
}

/** The details of the employer as a file: nobody types them again each quarter, and nothing is kept in the browser. */
function SavedEmployer(props: {
  readonly typed: Fields
  readonly onOpen: (typed: Fields) => void
}) {
  const { typed, onOpen } = props
  const words = documentsTexts[useWords().language]
  const [isWrong, setWrong] = useState(false)
  async function open(file: File | undefined) {
    const fields = file && (await readEmployerFile(file))
    setWrong(file !== undefined && fields === undefined)
    if (fields) onOpen({ ...typed, ...fields })
  }
  return (
    <div class="cluster saved-employer">
      <label class="file-choice">
        {words.openEmployer}
        <input
          type="file"
          class="visually-hidden"
          name="employer-file"
          accept=".json"
          onChange={({ currentTarget }) => {
            open(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      {Object.values(typed).some(Boolean) && (
        <button type="button" onClick={() => download('employer.json', employerFile(typed))}>
          {words.saveEmployer}
        </button>
      )}
      <span role="status">{isWrong && <span class="problem">{words.noEmployer}</span>}</span>
    </div>
  )
}
