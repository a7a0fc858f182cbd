import { monthName, writeDate } from '@oklad/contract/fields'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { fieldNamed } from '../input/details.ts'
import { useWrongField } from '../input/wrong-fields.ts'
import { RoublesInput, type RoublesInputProps } from '../money/roubles-input.tsx'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Select, type SelectProps } from '../ui/select.tsx'
import { Field } from './field.tsx'
import { type ControlProps, setDetail } from './form.ts'

interface ListFieldProps<Item> extends ControlProps {
  /** The most items, where they are fewer than the field takes. */
  readonly most?: number
  readonly titleOf: (item: Item, index: number) => string
  /** The buttons, by their ids, each with the item that it adds. */
  readonly additions: Readonly<Record<string, readonly [label: string, item: Item]>>
  /** Renders the controls of an item. */
  readonly children: (item: Item, index: number, set: (changed: Item) => void) => ComponentChildren
}

/** A button for each kind of item. */
export type AdditionsOf<Kind extends string, Item> = Readonly<
  Record<`add-${Kind}`, readonly [label: string, item: Item]>
>

/** A list, with a button that removes each item, and buttons that add one. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { name, most = fieldNamed(name).schema.maxItems ?? 0 } = props
  const { titleOf, additions, children } = props
  const { remove } = detailsTexts[useWords().language]
  const given = (details.value[name] ?? []) as unknown as readonly Item[]
  const change = (changed: readonly Item[]) =>
    setDetail(name, (changed.length === 0 ? undefined : changed) as never)
  return (
    <Field name={name} isGroup>
      {given.map((item, index) => (
        <div class="stack" key={index}>
          <span class="field-head">
            <b>{titleOf(item, index)}</b>
            <IconButton
              label={remove(titleOf(item, index))}
              sign="×"
              onClick={() => change(given.toSpliced(index, 1))}
            />
          </span>
          <div class="row">
            {children(item, index, (changed) => change(given.with(index, changed)))}
          </div>
        </div>
      ))}
      {given.length < most && (
        <p class="cluster">
          {Object.entries(additions).map(([id, [label, item]]) => (
            <button
              type="button"
              key={id}
              id={id}
              class="chip"
              onClick={() => change([...given, item])}
            >
              + {label}
            </button>
          ))}
        </p>
      )}
    </Field>
  )
}

interface PartProps {
  readonly id: string
  readonly label: string
  readonly children: ComponentChildren
}

/** A control with its label above. */
const Part = ({ id, label, children }: PartProps) => (
  <span class="stack field">
    <label class="hint" for={id}>
      {label}
    </label>
    {children}
  </span>
)

interface RoublesPartProps extends Omit<RoublesInputProps, 'amount'> {
  /** Kopecks; 0 is an empty input. */
  readonly amount: number | undefined
}

/** An amount with its label above. */
export const RoublesPart = ({ amount, ...input }: RoublesPartProps) => (
  <Part id={input.id} label={input.label}>
    <RoublesInput {...input} amount={amount || null} />
  </Part>
)

interface FlagPartProps extends Omit<PartProps, 'children'> {
  readonly isSet: boolean
  readonly onSet: (isSet: boolean) => void
}

/** A checkbox with its label beside it. */
export const FlagPart = ({ id, label, isSet, onSet }: FlagPartProps) => (
  <span class="cluster flag">
    <input
      id={id}
      type="checkbox"
      checked={isSet}
      onChange={({ currentTarget }) => onSet(currentTarget.checked)}
    />
    <label class="hint" for={id}>
      {label}
    </label>
  </span>
)

type SelectPartProps<Value> = SelectProps<Value> & Omit<PartProps, 'children'>

/** A choice from a list, with its label above. */
export const SelectPart = <Value extends string | number>(props: SelectPartProps<Value>) => (
  <Part id={props.id} label={props.label}>
    <Select {...props} />
  </Part>
)

interface MonthPartProps extends Omit<SelectPartProps<number>, 'options'> {
  /** The first month that can be chosen, 1 is January. */
  readonly first: number
}

/** A choice of a month up to December, with its label above. */
export function MonthPart({ first, ...select }: MonthPartProps) {
  const { language } = useWords()
  const months = Array.from({ length: 13 - first }, (_, index) => first + index)
  return (
    <SelectPart {...select} options={months.map((month) => [month, monthName(month, language)])} />
  )
}

interface LimitedPartProps extends Omit<PartProps, 'children'> {
  readonly type: 'date' | 'number'
  readonly value: string | number | undefined
  readonly min: string | number
  readonly max: string | number
  /** Called with a value within the limits. */
  readonly onValue: (value: string) => void
}

/**
 * A day or a number, with its label above. It passes on nothing outside its limits, and says what they are. The text stays
 * while it is typed: a year begins with 0002, and the value may come back later.
 */
export function LimitedPart({ label, onValue, ...input }: LimitedPartProps) {
  const { language } = useWords()
  const [typed, setTyped] = useState<{ readonly text: string; readonly isWrong: boolean }>()
  const isWrong = typed?.isWrong === true
  useWrongField(input.id, label, isWrong)
  const write = (limit: string | number) =>
    input.type === 'date' ? writeDate(`${limit}`, language) : `${limit}`
  return (
    <Part id={input.id} label={label}>
      <input
        required
        {...input}
        value={typed?.text ?? input.value}
        aria-invalid={isWrong}
        onInput={({ currentTarget: { validity, value } }) => {
          setTyped({ text: value, isWrong: !validity.valid })
          if (validity.valid) onValue(value)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined)
        }}
      />
      {isWrong && (
        <span class="field-problem" role="alert">
          {detailsTexts[language].limits(write(input.min), write(input.max))}
        </span>
      )}
    </Part>
  )
}
