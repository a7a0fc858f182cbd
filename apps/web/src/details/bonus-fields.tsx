import { capitalised, monthName } from '@oklad/contract/fields'
import { fieldNamed } from '../input/details.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { current, details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { Field } from './field.tsx'
import { type ControlProps, idOf, setDetail } from './form.ts'
import { startDateOf } from './start-date.ts'

/** Usual bonuses of one salary: the months, 1 is January, in which they are paid. */
const presets = { thirteenth: [12], quarterly: [3, 6, 9, 12] } as const

const none = new Array<number>(12).fill(0)

/** A sum for each month paid. */
export function BonusFields({ name }: ControlProps) {
  const { language } = useWords()
  const { bonuses: words } = detailsTexts[language]
  const { label, schema } = fieldNamed(name)
  const sums = (details.value[name] ?? none) as number[]
  const { month: first } = startDateOf(details.value.start_date)
  const change = (changed: number[]) =>
    setDetail(name, changed.some((sum) => sum > 0) ? changed : undefined)
  const fill = (months: readonly number[]) => {
    const salary = current.value.solved?.salary ?? 0
    if (salary === 0) return
    const isFilled = (month: number) => months.includes(month) && month >= first
    change(sums.map((sum, index) => (isFilled(index + 1) ? salary : sum)))
  }
  return (
    <Field name={name} isGroup>
      <div class="row bonuses">
        <p class="cluster">
          {(Object.keys(presets) as (keyof typeof presets)[]).map((preset) => (
            <button type="button" key={preset} class="chip" onClick={() => fill(presets[preset])}>
              {words[preset]}
            </button>
          ))}
        </p>
        {sums.map((sum, index) => {
          const month = index + 1
          const id = `${idOf(name)}-${month}`
          return (
            month >= first && (
              <div class="stack field" key={id}>
                <label for={id}>{capitalised(monthName(month, language))}</label>
                <RoublesInput
                  id={id}
                  label={`${label[language]}, ${monthName(month, language)}`}
                  maximum={schema.items?.maximum}
                  amount={sum || null}
                  onAmount={(amount) => change(sums.with(index, amount ?? 0))}
                />
              </div>
            )
          )
        })}
      </div>
    </Field>
  )
}
