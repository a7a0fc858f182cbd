import type { ComponentChildren } from 'preact'

export interface SelectProps<Value> {
  readonly id?: string
  /** Its accessible name, where no `label` element names it. */
  readonly label?: string
  readonly options: readonly (readonly [value: Value, text: ComponentChildren])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A choice of one from a list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { id, label, options, chosen, onChoose } = props
  return (
    <select
      id={id}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => {
        const option = options[currentTarget.selectedIndex]
        if (option !== undefined) onChoose(option[0])
      }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
