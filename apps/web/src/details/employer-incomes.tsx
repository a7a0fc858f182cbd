import type { Kopecks } from '@oklad/engine'
import type { Details } from '../input/input.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { Field } from './field.tsx'
import { type Form, fieldOf, tell } from './form.ts'

type Income = NonNullable<Details['other_employers']>[number]

type Before = NonNullable<Details['income_before']>

const nothing: Income = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** The most employers that a request may name. */
const MOST_EMPLOYERS = 10

/** What was earned in the year elsewhere, or here before the first month. */
export function EmployerIncomes({ form }: { readonly form: Form }) {
  const { texts } = useWords()
  const { income } = texts.details
  const { details } = form
  const others = details.other_employers ?? []
  const { deduction_granted = 0, ...before }: Before = details.income_before ?? nothing
  const tellBefore = (changed: Income, deduction: number) =>
    tell(
      form,
      'income_before',
      Object.values({ ...changed, deduction }).some((sum) => sum > 0)
        ? { ...changed, ...(deduction > 0 && { deduction_granted: deduction }) }
        : undefined,
    )
  const tellOthers = (changed: readonly Income[]) =>
    tell(form, 'other_employers', changed.length === 0 ? undefined : [...changed])
  const beforeField = fieldOf(form, 'income_before')
  const othersField = fieldOf(form, 'other_employers')
  return (
    <>
      {!form.useless.has('income_before') && (
        <Field {...beforeField} id="before-base">
          <div class="row">
            <IncomeInputs
              id="before"
              income={before}
              onIncome={(changed) => tellBefore(changed, deduction_granted)}
            />
            <LabelledRoubles
              id="before-deduction"
              label={income.deduction}
              amount={deduction_granted}
              onAmount={(amount) => tellBefore(before, amount)}
            />
          </div>
        </Field>
      )}
      {!form.useless.has('other_employers') && (
        <Field {...othersField} id={others.length > 0 ? 'other-0-base' : 'add-employer'}>
          {others.map((other, index) => (
            <div class="row" key={index}>
              <span class="row-name">{income.employer(index + 1)}</span>
              <IncomeInputs
                id={`other-${index}`}
                income={other}
                onIncome={(changed) => tellOthers(others.with(index, changed))}
              />
              <button
                type="button"
                class="reset"
                aria-label={income.remove(index + 1)}
                onClick={() => tellOthers(others.filter((_, place) => place !== index))}
              >
                <span aria-hidden="true">×</span>
              </button>
            </div>
          ))}
          {others.length < MOST_EMPLOYERS && (
            <button
              type="button"
              id="add-employer"
              class="quiet"
              onClick={() => tellOthers([...others, nothing])}
            >
              {income.add}
            </button>
          )}
        </Field>
      )}
    </>
  )
}

interface IncomeInputsProps {
  readonly id: string
  readonly income: Income
  readonly onIncome: (income: Income) => void
}

function IncomeInputs({ id, income, onIncome }: IncomeInputsProps) {
  const { texts } = useWords()
  const labels = texts.details.income
  const input = (name: keyof Income, suffix: string, label: string) => (
    <LabelledRoubles
      id={`${id}-${suffix}`}
      label={label}
      amount={income[name]}
      onAmount={(amount) => onIncome({ ...income, [name]: amount })}
    />
  )
  return (
    <>
      {input('base_gross_income', 'base', labels.base)}
      {input('north_gross_income', 'allowances', labels.allowances)}
      {input('tax_withheld', 'tax', labels.tax)}
    </>
  )
}

interface LabelledRoublesProps {
  readonly id: string
  readonly label: string
  /** Kopecks; nothing is shown for none. */
  readonly amount: number
  readonly onAmount: (amount: number) => void
}

function LabelledRoubles({ id, label, amount, onAmount }: LabelledRoublesProps) {
  return (
    <span class="field">
      <label class="hint" for={id}>
        {label}
      </label>
      <RoublesInput
        id={id}
        amount={amount === 0 ? null : (amount as Kopecks)}
        onAmount={(typed) => onAmount(typed ?? 0)}
      />
    </span>
  )
}
