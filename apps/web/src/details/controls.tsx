import { readUnitNumber, unitNumberOf, usualFields } from '@oklad/contract/fields'
import { useState } from 'preact/hooks'
import { type Details, fieldNamed, neutralOf, withDetail } from '../input/details.ts'
import { useWrongField } from '../input/wrong-fields.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { details, onInput, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { Field, hintIdOf } from './field.tsx'
import { type ControlProps, idOf, problemOf, setDetail } from './form.ts'
import { isWithin, writeNumber } from './number-units.ts'

/** A checkbox. */
export function FlagField({ name }: ControlProps) {
  const checkbox = (
    <input
      id={idOf(name)}
      type="checkbox"
      checked={(details.value[name] ?? neutralOf(name)) === true}
      aria-describedby={hintIdOf(name)}
      onChange={({ currentTarget }) => setDetail(name, currentTarget.checked)}
    />
  )
  return <Field name={name} mark={checkbox} />
}

/** An amount in roubles. */
export function RoublesField({ name }: ControlProps) {
  const { language } = useWords()
  return (
    <Field name={name}>
      <RoublesInput
        id={idOf(name)}
        label={fieldNamed(name).label[language]}
        maximum={fieldNamed(name).schema.maximum}
        amount={(details.value[name] ?? null) as number | null}
        onAmount={(amount) => setDetail(name, amount ?? undefined)}
      />
    </Field>
  )
}

/** A number within the limits of the field table. */
export function NumberField({ name }: ControlProps) {
  const { language } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const { schema, unit, label } = fieldNamed(name)
  const isWhole = unitNumberOf(unit).decimals === 0
  const id = idOf(name)
  const write = (value: unknown) =>
    value === undefined ? '' : writeNumber(Number(value), unit, language)
  const read = (text: string) => {
    const reading = readUnitNumber(text, unit)
    return reading.ok && isWithin(reading.value, schema) ? reading.value : undefined
  }
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === undefined
  useWrongField(id, label[language], isWrong)
  // Children are counted by the finger.
  const isCounted = fieldNamed(name).group === 'family'
  const step = (sign: string, by: number) => (
    <IconButton
      class="step"
      label={`${label[language]}: ${sign}1`}
      sign={sign}
      onClick={() => {
        setTyped(null)
        // Faster than the page paints: each tap counts from the one before.
        onInput(({ details }) => {
          const value = Number(details[name] ?? 0) + by
          return isWithin(value, schema) ? { details: withDetail(details, name, value) } : {}
        })
      }}
    />
  )
  const problem = isWrong
    ? detailsTexts[language].wrongNumber(write(schema.minimum), write(schema.maximum), isWhole)
    : problemOf(name, language)
  return (
    <Field name={name} problem={problem} onReset={() => setTyped(null)}>
      <span class={isCounted ? 'steps' : undefined}>
        {isCounted && step('−', -1)}
        <input
          id={id}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? write(details.value[name])}
          placeholder={write((usualFields(details.value) as Details)[name] ?? neutralOf(name))}
          aria-invalid={problem !== undefined}
          aria-describedby={hintIdOf(name)}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value
            setTyped(text)
            const value = read(text)
            if (value !== undefined || text.trim() === '') setDetail(name, value)
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null)
          }}
        />
        {isCounted && step('+', 1)}
      </span>
    </Field>
  )
}

/** A list of choices. */
export function ChoiceField({ name }: ControlProps) {
  const { language } = useWords()
  const choices = Object.entries(fieldNamed(name).choices ?? {})
  return (
    <Field name={name}>
      <Select
        id={idOf(name)}
        options={choices.map(([value, label]) => [value, label[language]])}
        chosen={String(details.value[name] ?? neutralOf(name))}
        onChoose={(value) => setDetail(name, value as Details[typeof name])}
      />
    </Field>
  )
}
