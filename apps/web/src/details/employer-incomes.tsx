import type { FieldSchema } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import type { Details } from '../input/details.ts'
import { fieldNamed } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { detailsTexts } from '../texts/details.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Field } from './field.tsx'
import { type ControlProps, setDetail } from './form.ts'

type Income = NonNullable<Details['income_before']> &
  NonNullable<Details['other_employers']>[number]

const nothing: Income = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** Pay and tax at the same employer before the first month. */
export function IncomeBeforeField({ form, name }: ControlProps) {
  const change = (income: Income) => {
    const isGiven = Object.values(income).some((sum) => sum !== 0)
    setDetail(form, 'income_before', isGiven ? income : undefined)
  }
  return (
    <Field form={form} name={name} id="before-base">
      <div class="row">
        <IncomeInputs
          id="before"
          schema={fieldNamed(name).schema}
          income={form.details.income_before ?? nothing}
          onIncome={change}
        />
      </div>
    </Field>
  )
}

/** Pay and tax of the year at other employers, a row for each. */
export function OtherEmployersField({ form, name }: ControlProps) {
  const texts = detailsTexts[useWords().language]
  const { income } = texts
  const { items = { type: 'object' }, maxItems = 0 }: FieldSchema = fieldNamed(name).schema
  const others = form.details.other_employers ?? []
  const change = (changed: Income[]) =>
    setDetail(form, 'other_employers', changed.length === 0 ? undefined : changed)
  return (
    <Field form={form} name={name} id={others.length > 0 ? 'other-0-base' : 'add-employer'}>
      {others.map((other, index) => (
        <div class="stack" key={index}>
          <span class="field-head">
            <b>{income.employer(index + 1)}</b>
            <IconButton
              label={income.remove(index + 1)}
              sign="×"
              onClick={() => change(others.filter((_, place) => place !== index))}
            />
          </span>
          <div class="row">
            <IncomeInputs
              id={`other-${index}`}
              schema={items}
              income={other}
              onIncome={(changed) => change(others.with(index, changed))}
            />
          </div>
        </div>
      ))}
      {others.length < maxItems && (
        <button
          type="button"
          id="add-employer"
          class="quiet"
          onClick={() => change([...others, nothing])}
        >
          {income.add}
        </button>
      )}
    </Field>
  )
}

interface IncomeInputsProps {
  readonly id: string
  readonly schema: FieldSchema
  readonly income: Income
  readonly onIncome: (income: Income) => void
}

/** An input for each sum of a schema, and a checkbox for a mark. */
function IncomeInputs({ id, schema, income, onIncome }: IncomeInputsProps) {
  const texts = detailsTexts[useWords().language]
  const { properties = {}, required = [] } = schema
  const change = (name: keyof Income, value: number | boolean) => {
    const { [name]: _, ...others } = income
    // An optional sum of 0 and a mark not set are left out; the others keep their order, which links write.
    const isKept = Number(value) > 0 || required.includes(name)
    onIncome((isKept ? { ...income, [name]: value } : others) as Income)
  }
  return (
    <>
      {(Object.keys(properties) as (keyof Income)[]).map((name) => {
        const inputId = `${id}-${name.split('_')[0]}`
        const isMark = properties[name]?.type === 'boolean'
        return (
          <span class={isMark ? 'cluster flag' : 'stack field'} key={name}>
            {isMark && (
              <input
                id={inputId}
                type="checkbox"
                checked={income[name] === true}
                onChange={({ currentTarget }) => change(name, currentTarget.checked)}
              />
            )}
            <label class="hint" for={inputId}>
              {texts.income[name]}
            </label>
            {!isMark && (
              <RoublesInput
                id={inputId}
                label={texts.income[name]}
                maximum={properties[name]?.maximum}
                amount={(income[name] || null) as Kopecks | null}
                onAmount={(amount) => change(name, amount ?? 0)}
              />
            )}
          </span>
        )
      })}
    </>
  )
}
