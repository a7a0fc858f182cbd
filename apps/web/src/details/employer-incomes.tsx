import type { FieldSchema } from '@oklad/contract/fields'
import type { Details } from '../input/details.ts'
import { fieldNamed } from '../input/details.ts'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { Field } from './field.tsx'
import { type ControlProps, setDetail } from './form.ts'
import { FlagPart, ListField, RoublesPart } from './list-field.tsx'

type Income = NonNullable<Details['income_before']> &
  NonNullable<Details['other_employers']>[number]

const nothing: Income = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** Pay and tax at the same employer before the first month. */
export function IncomeBeforeField({ name }: ControlProps) {
  const change = (income: Income) => {
    const isGiven = Object.values(income).some((sum) => sum !== 0)
    setDetail('income_before', isGiven ? income : undefined)
  }
  return (
    <Field name={name} isGroup>
      <div class="row">
        <IncomeInputs
          id="before"
          schema={fieldNamed(name).schema}
          income={details.value.income_before ?? nothing}
          onIncome={change}
        />
      </div>
    </Field>
  )
}

/** Pay and tax of the year at other employers, a row for each. */
export function OtherEmployersField({ name }: ControlProps) {
  const { income } = detailsTexts[useWords().language]
  const { items = { type: 'object' } }: FieldSchema = fieldNamed(name).schema
  return (
    <ListField<Income>
      name={name}
      titleOf={(_, index) => income.employer(index + 1)}
      additions={{ 'add-employer': [income.add, nothing] }}
    >
      {(other, index, set) => (
        <IncomeInputs id={`other-${index}`} schema={items} income={other} onIncome={set} />
      )}
    </ListField>
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
  const { income: labels } = detailsTexts[useWords().language]
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
        const { type, maximum } = properties[name] ?? {}
        return type === 'boolean' ? (
          <FlagPart
            key={name}
            id={inputId}
            label={labels[name]}
            isSet={income[name] === true}
            onSet={(isSet) => change(name, isSet)}
          />
        ) : (
          <RoublesPart
            key={name}
            id={inputId}
            label={labels[name]}
            maximum={maximum}
            amount={Number(income[name] ?? 0)}
            onAmount={(amount) => change(name, amount ?? 0)}
          />
        )
      })}
    </>
  )
}
