import { readDecimal, writeHundredths } from '@oklad/contract/form'
import type { Kopecks } from '@oklad/engine'
import { useState } from 'preact/hooks'
import type { DetailName, Details } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import type { Choices } from '../texts/texts.ts'
import { Field, ResetButton } from './field.tsx'
import { type Form, fieldOf, tell } from './form.ts'
import { limitsOf } from './limits.ts'
import { problemOf } from './problem-of.ts'

/** The names of the details whose values are of a type. */
type NamesOf<Value> = {
  [Name in DetailName]-?: NonNullable<Details[Name]> extends Value
    ? Value extends NonNullable<Details[Name]>
      ? Name
      : never
    : never
}[DetailName]

interface ControlProps<Name extends DetailName> {
  readonly form: Form
  readonly name: Name
}

/** A yes or no. */
export function FlagField({ form, name }: ControlProps<NamesOf<boolean>>) {
  const { texts } = useWords()
  const { label, hint } = texts.details.fields[name]
  const { id, isChanged, onReset } = fieldOf(form, name)
  const value = form.details[name] ?? name === 'bonuses_attract_allowances'
  return (
    <div class={isChanged ? 'field flag field-changed' : 'field flag'}>
      <span class="field-head">
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ currentTarget }) => tell(form, name, currentTarget.checked)}
        />
        <label for={id}>{label}</label>
        {isChanged && <ResetButton label={label} onReset={onReset} />}
      </span>
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** An amount in roubles. */
export function RoublesField({
  form,
  name,
}: ControlProps<'housing_expense' | 'mortgage_expense' | 'social_expense' | 'child_edu_expense'>) {
  const field = fieldOf(form, name)
  return (
    <Field {...field}>
      <RoublesInput
        id={field.id}
        amount={(form.details[name] ?? null) as Kopecks | null}
        onAmount={(amount) =>
          tell(form, name, amount === null || amount === 0 ? undefined : amount)
        }
      />
    </Field>
  )
}

interface NumberFieldProps extends ControlProps<NamesOf<number>> {
  /** How many decimals are typed: the wire has hundredths, or whole numbers. */
  readonly places: 0 | 2
  /** What the wire adds to what is typed: 100 for an allowance, which it has as 100 + percent. */
  readonly offset?: number
  readonly placeholder?: string
}

/** A number within the limits of the contract. */
export function NumberField({ form, name, places, offset = 0, placeholder }: NumberFieldProps) {
  const { language, texts } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const field = fieldOf(form, name)
  const { minimum, maximum } = limitsOf(name)
  const write = (value: number) =>
    places === 2 ? writeHundredths(value, language).replace(/[.,]?0+$/, '') : String(value - offset)
  const told = form.details[name]
  const fallback = placeholder ?? write(minimum)
  const shown = typed ?? (told === undefined ? '' : write(told))
  const read = (text: string) => {
    const reading = readDecimal(text, places)
    const value = reading.ok ? reading.value + offset : Number.NaN
    return value >= minimum && value <= maximum ? value : undefined
  }
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === undefined
  const problem = isWrong
    ? texts.details.wrongNumber(write(minimum), write(maximum))
    : problemOf(form, name, texts)
  return (
    <Field
      {...field}
      problem={problem}
      onReset={() => {
        setTyped(null)
        field.onReset()
      }}
    >
      <input
        id={field.id}
        type="text"
        inputMode={places === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        placeholder={fallback}
        aria-invalid={problem !== undefined}
        aria-describedby={texts.details.fields[name].hint && `${field.id}-hint`}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          tell(form, name, read(currentTarget.value))
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
    </Field>
  )
}

interface ChoiceFieldProps<Name extends DetailName, Value extends string>
  extends ControlProps<Name> {
  readonly choices: Choices<Value>
  readonly value: Value
}

/** One of a few. */
export function ChoiceField<
  Name extends 'employment_type' | 'npd_income_source' | 'contribution_tariff' | 'first_month',
>({ form, name, choices, value }: ChoiceFieldProps<Name, NonNullable<Details[Name]>>) {
  const { texts } = useWords()
  const field = fieldOf(form, name)
  return (
    <Field {...field} problem={problemOf(form, name, texts)}>
      <select
        id={field.id}
        value={value}
        onChange={({ currentTarget }) => tell(form, name, currentTarget.value as Details[Name])}
      >
        {(Object.entries(choices) as [string, string][]).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
