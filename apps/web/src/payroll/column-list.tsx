import { useWords } from '../page/state.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { Select } from '../ui/select.tsx'
import { saveMapping } from './calculated.ts'
import type { ShownList } from './payroll-worker.ts'

interface ColumnListProps extends ShownList {
  readonly isOpen: boolean
  readonly onChoose: (header: string, name: string) => void
  readonly onMapping: (file: File | undefined) => void
}

/** The columns of the file: what each is taken for, with a choice; and their answers as a file for next month. */
export function ColumnList({ columns, mapping, isOpen, onChoose, onMapping }: ColumnListProps) {
  const words = payrollTexts[useWords().language]
  return (
    <details class="column-list" open={isOpen}>
      <summary>{words.columns}</summary>
      <ul class="stack">
        {columns.map(({ header, values, chosen, choices }) => (
          <li key={header}>
            <b>{header}</b> <span class="hint">{values.join('; ')}</span>
            <Select
              label={words.column(header)}
              options={[
                ...(chosen === undefined ? [['', words.choose] as const] : []),
                ...choices.map(({ name, meaning }) => [name, meaning] as const),
              ]}
              chosen={chosen ?? ''}
              onChoose={(name) => name && onChoose(header, name)}
            />
          </li>
        ))}
      </ul>
      <p class="cluster">
        <button type="button" onClick={() => saveMapping(mapping)}>
          {words.saveMapping}
        </button>
        <label class="file-choice">
          {words.takeMapping}
          <input
            id="payroll-mapping"
            type="file"
            class="visually-hidden"
            accept=".json"
            onChange={({ currentTarget }) => {
              onMapping(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
      </p>
    </details>
  )
}
