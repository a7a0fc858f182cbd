import { absenceLimits, monthName, otherPayKinds } from '@oklad/contract/fields'
import { workingDayFrom } from '@oklad/engine/internal'
import type { Details } from '../input/details.ts'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import type { ControlProps } from './form.ts'
import { LimitedPart, ListField, RoublesPart, SelectPart } from './list-field.tsx'
import { startDateOf, two } from './start-date.ts'

type Absence = NonNullable<Details['absences']>[number]
type OtherPay = NonNullable<Details['other_pay']>[number]

/** The most beside the absences, which share the engine's list of other pay. */
const MOST = 12

/** Vacations, sick leaves and other absences, a row for each. */
export function AbsencesField({ name }: ControlProps) {
  const { absences: words } = detailsTexts[useWords().language]
  const start = startDateOf(details.value.start_date)
  const before = Number(details.value.absences?.at(-1)?.from.slice(5, 7) ?? 6)
  const month = Math.min(Math.max(before + 1, start.month), 12)
  // In the order of a link.
  const usual = { from: `${start.year}-${two(month)}-06`, days: 14 }
  return (
    <ListField<Absence>
      name={name}
      titleOf={({ kind }) => words.kinds[kind]}
      additions={{
        'add-vacation': [words.kinds.vacation, { kind: 'vacation', ...usual }],
        'add-sick': [words.kinds.sick, { kind: 'sick', ...usual, days: 10, insurance_months: 96 }],
        'add-unpaid': [words.kinds.unpaid, { kind: 'unpaid', ...usual }],
        'add-business-trip': [
          words.kinds.business_trip,
          { kind: 'business_trip', ...usual, days: 5 },
        ],
        'add-donor-day': [
          words.kinds.donor_day,
          { kind: 'donor_day', from: workingDayFrom(usual.from, 1), days: 1 },
        ],
      }}
    >
      {(absence, index, set) => {
        const { kind, from, days = 1, insurance_months = 96 } = absence
        return (
          <>
            <LimitedPart
              id={`from-${index}`}
              label={words.from}
              type="date"
              value={from}
              min={`${start.year}-${two(start.month)}-01`}
              max={`${start.year}-12-31`}
              onValue={(from) => set({ ...absence, from })}
            />
            <LimitedPart
              id={`days-${index}`}
              label={words.days}
              type="number"
              value={days}
              min="1"
              max={absenceLimits.days.maximum}
              onValue={(days) => set({ ...absence, days: Number(days) })}
            />
            {kind === 'sick' && (
              <SelectPart
                id={`insurance-${index}`}
                label={words.insurance}
                options={([12, 60, 96] as const).map((months) => [months, words.insured[months]])}
                chosen={insurance_months >= 96 ? 96 : insurance_months >= 60 ? 60 : 12}
                onChoose={(months) => set({ ...absence, insurance_months: months })}
              />
            )}
          </>
        )
      }}
    </ListField>
  )
}

/** Sums that are computed elsewhere, a row for each. */
export function OtherPayField({ name }: ControlProps) {
  const { language } = useWords()
  const { otherPay: words } = detailsTexts[language]
  const { month: first } = startDateOf(details.value.start_date)
  const { territorial_multiplier, northern_coefficient } = details.value
  return (
    <ListField<OtherPay>
      name={name}
      most={MOST}
      titleOf={({ kind }) => otherPayKinds[kind][language]}
      additions={{ 'add-pay': [words.add, { kind: 'vacation_pay', month: first, amount: 0 }] }}
    >
      {(pay, index, set) => {
        const { northern_amount, ...sum } = pay
        return (
          <>
            <SelectPart
              id={`kind-${index}`}
              label={words.kind}
              options={Object.entries(otherPayKinds).map(([kind, title]) => [
                kind as OtherPay['kind'],
                title[language],
              ])}
              chosen={pay.kind}
              onChoose={(kind) => set({ ...pay, kind })}
            />
            <SelectPart
              id={`month-${index}`}
              label={words.month}
              options={Array.from({ length: 13 - first }, (_, place) => [
                first + place,
                monthName(first + place, language),
              ])}
              chosen={pay.month}
              onChoose={(month) => set({ ...pay, month })}
            />
            <RoublesPart
              id={`pay-${index}`}
              label={words.amount}
              amount={pay.amount}
              onAmount={(amount) => set({ ...pay, amount: amount ?? 0 })}
            />
            {(territorial_multiplier ?? northern_coefficient) !== undefined && (
              <RoublesPart
                id={`northern-${index}`}
                label={words.northern}
                amount={northern_amount}
                onAmount={(amount) => set(amount ? { ...sum, northern_amount: amount } : sum)}
              />
            )}
          </>
        )
      }}
    </ListField>
  )
}
