import type { Month } from '@oklad/engine'
import { signal } from '@preact/signals'
import { useWords } from '../page/state.ts'
import { payslipTexts } from '../texts/payslip.ts'

const parts = ['employee', 'employer', 'days'] as const

/** What is typed for the head of the payslip. It stays on this page: neither the link nor the browser keeps a name. */
const typed = signal<Readonly<Record<string, string>>>({})

/** The days worked are those of one month. */
const keyOf = (part: (typeof parts)[number], month: Month) =>
  part === 'days' ? `${part} ${month}` : part

/** The fields of the head: the names and the days worked, which the page does not know. */
export function PaperHeadFields({ month }: { readonly month: Month }) {
  const { head } = payslipTexts[useWords().language]
  return (
    <fieldset class="row paper-head">
      <legend>{head.legend}</legend>
      {parts.map((part) => (
        <label key={part} class="stack field">
          {head[part]}
          <input
            type="text"
            autoComplete="off"
            inputMode={part === 'days' ? 'numeric' : undefined}
            value={typed.value[keyOf(part, month)] ?? ''}
            onInput={({ currentTarget: { value } }) => {
              typed.value = { ...typed.value, [keyOf(part, month)]: value }
            }}
          />
        </label>
      ))}
      <p class="hint">{head.hint}</p>
    </fieldset>
  )
}

/** The head on paper: what is typed. */
export function PaperHead({ month }: { readonly month: Month }) {
  const { head } = payslipTexts[useWords().language]
  return parts.map((part) => {
    const text = typed.value[keyOf(part, month)]?.trim()
    return (
      text && (
        <p key={part}>
          <b>{head[part]}:</b> {text}
        </p>
      )
    )
  })
}
