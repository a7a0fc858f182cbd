import { monthName, otherPayKinds } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import type { ComponentChildren } from 'preact'
import type { Details } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { detailsTexts } from '../texts/details.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { Field } from './field.tsx'
import { type ControlProps, setDetail } from './form.ts'
import { startDateOf } from './start-date.ts'

type Absence = NonNullable<Details['absences']>[number]
type OtherPay = NonNullable<Details['other_pay']>[number]

/** The most of each that the engine takes: they share its list of other pay. */
const MOST = 12
const two = (number: number) => String(number).padStart(2, '0')

/** Vacations, sick leaves and unpaid leaves, a row for each. */
export function AbsencesField({ form, name }: ControlProps) {
  const { absences: words } = detailsTexts[useWords().language]
  const given = form.details.absences ?? []
  const start = startDateOf(form.details.start_date)
  const change = (changed: readonly Absence[]) =>
    setDetail(form, 'absences', changed.length === 0 ? undefined : [...changed])
  const add = (kind: Absence['kind']) => {
    const before = Number(given.at(-1)?.from.slice(5, 7) ?? 6)
    const month = Math.min(Math.max(before + 1, start.month), 12)
    // In the order of a link.
    const from = `${start.year}-${two(month)}-06`
    change([
      ...given,
      kind === 'sick' ? { kind, from, days: 10, insurance_months: 96 } : { kind, from, days: 14 },
    ])
  }
  return (
    <Field form={form} name={name} id="add-vacation">
      {given.map((absence, index) => {
        const { kind, from, days = 1, insurance_months = 96 } = absence
        const set = (part: Partial<Absence>) => change(given.with(index, { ...absence, ...part }))
        return (
          <Item
            key={index}
            title={words.kinds[kind]}
            onRemove={() => change(given.filter((_, place) => place !== index))}
          >
            <Part id={`from-${index}`} label={words.from}>
              <input
                id={`from-${index}`}
                type="date"
                required
                value={from}
                min={`${start.year}-${two(start.month)}-01`}
                max={`${start.year}-12-31`}
                onInput={({ currentTarget: { validity, value } }) =>
                  validity.valid && set({ from: value })
                }
              />
            </Part>
            <Part id={`days-${index}`} label={words.days}>
              <input
                id={`days-${index}`}
                type="number"
                required
                min="1"
                max="366"
                value={days}
                onInput={({ currentTarget: { validity, valueAsNumber } }) =>
                  validity.valid && set({ days: valueAsNumber })
                }
              />
            </Part>
            {kind === 'sick' && (
              <Part id={`insurance-${index}`} label={words.insurance}>
                <Select
                  id={`insurance-${index}`}
                  options={([12, 60, 96] as const).map((months) => [months, words.insured[months]])}
                  chosen={insurance_months >= 96 ? 96 : insurance_months >= 60 ? 60 : 12}
                  onChoose={(months) => set({ insurance_months: months })}
                />
              </Part>
            )}
          </Item>
        )
      })}
      {given.length < MOST && (
        <p class="cluster">
          {(['vacation', 'sick', 'unpaid'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              id={`add-${kind}`}
              class="chip"
              onClick={() => add(kind)}
            >
              + {words.kinds[kind]}
            </button>
          ))}
        </p>
      )}
    </Field>
  )
}

/** Sums that are computed elsewhere, a row for each. */
export function OtherPayField({ form, name }: ControlProps) {
  const { language } = useWords()
  const { otherPay: words } = detailsTexts[language]
  const given = form.details.other_pay ?? []
  const { month: first } = startDateOf(form.details.start_date)
  const { territorial_multiplier, northern_coefficient } = form.details
  const change = (changed: readonly OtherPay[]) =>
    setDetail(form, 'other_pay', changed.length === 0 ? undefined : [...changed])
  return (
    <Field form={form} name={name} id="add-pay">
      {given.map((pay, index) => {
        const { northern_amount, ...sum } = pay
        const set = (part: Partial<OtherPay>) => change(given.with(index, { ...pay, ...part }))
        return (
          <Item
            key={index}
            title={otherPayKinds[pay.kind][language]}
            onRemove={() => change(given.filter((_, place) => place !== index))}
          >
            <Part id={`kind-${index}`} label={words.kind}>
              <Select
                id={`kind-${index}`}
                options={Object.entries(otherPayKinds).map(([kind, title]) => [
                  kind as OtherPay['kind'],
                  title[language],
                ])}
                chosen={pay.kind}
                onChoose={(kind) => set({ kind })}
              />
            </Part>
            <Part id={`month-${index}`} label={words.month}>
              <Select
                id={`month-${index}`}
                options={Array.from({ length: 13 - first }, (_, place) => [
                  first + place,
                  monthName(first + place, language),
                ])}
                chosen={pay.month}
                onChoose={(month) => set({ month })}
              />
            </Part>
            <Part id={`pay-${index}`} label={words.amount}>
              <RoublesInput
                id={`pay-${index}`}
                label={words.amount}
                amount={(pay.amount || null) as Kopecks | null}
                onAmount={(amount) => set({ amount: amount ?? 0 })}
              />
            </Part>
            {(territorial_multiplier ?? northern_coefficient) !== undefined && (
              <Part id={`northern-${index}`} label={words.northern}>
                <RoublesInput
                  id={`northern-${index}`}
                  label={words.northern}
                  amount={(northern_amount || null) as Kopecks | null}
                  onAmount={(amount) =>
                    change(given.with(index, amount ? { ...sum, northern_amount: amount } : sum))
                  }
                />
              </Part>
            )}
          </Item>
        )
      })}
      {given.length < MOST && (
        <button
          type="button"
          id="add-pay"
          class="chip"
          onClick={() => change([...given, { kind: 'vacation_pay', month: first, amount: 0 }])}
        >
          {words.add}
        </button>
      )}
    </Field>
  )
}

interface ItemProps {
  readonly title: string
  readonly onRemove: () => void
  readonly children: ComponentChildren
}

/** An item of a list: its title with a button that removes it, and its controls. */
export function Item({ title, onRemove, children }: ItemProps) {
  const { absences: words } = detailsTexts[useWords().language]
  return (
    <div class="stack">
      <span class="field-head">
        <b>{title}</b>
        <IconButton label={words.remove(title)} sign="×" onClick={onRemove} />
      </span>
      <div class="row">{children}</div>
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly label: string
  readonly children: ComponentChildren
}

/** A control with its label above. */
export const Part = ({ id, label, children }: PartProps) => (
  <span class="stack field">
    <label class="hint" for={id}>
      {label}
    </label>
    {children}
  </span>
)
