import { workingDayFrom, ZERO } from '@oklad/engine/internal'
import { MOST_ABSENT_DAYS } from '@oklad/engine/ranges'
import { type Absence, causes, type Details, withDetail } from '../input/details.ts'
import { earningsFrom } from '../input/earnings.ts'
import { current, details, onInput, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { leaveTexts } from '../texts/leave.ts'
import { EarnedMonths, EarnedYears } from './earned-fields.tsx'
import { Field } from './field.tsx'
import type { ControlProps } from './form.ts'
import { type AdditionsOf, LimitedPart, ListField, SelectPart } from './list-field.tsx'
import { startDateOf, two } from './start-date.ts'

/** The months of insurance from which each answer holds. */
const insured = [0, 12, 60, 96] as const

/** The answer that holds for months of insurance: half a year is in the second one. */
export const insuredBy = (months: number) =>
  months >= 96 ? 96 : months >= 60 ? 60 : months >= 6 ? 12 : 0

/** A kind as the ids of buttons have it. */
type Dashed<Kind extends string> = Kind extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Kind

/** Vacations, sick leaves and other absences, a row for each. */
export function AbsencesField({ name }: ControlProps) {
  const { language } = useWords()
  const { absences: words } = detailsTexts[language]
  const start = startDateOf(details.value.start_date)
  const before = Number(details.value.absences?.at(-1)?.from.slice(5, 7) ?? 6)
  const month = Math.min(Math.max(before + 1, start.month), 12)
  // In the order of a link.
  const usual = { from: `${start.year}-${two(month)}-06`, days: 14 }
  return (
    <ListField<Absence>
      name={name}
      titleOf={({ kind }) => words.kinds[kind]}
      additions={
        {
          'add-vacation': [words.kinds.vacation, { kind: 'vacation', ...usual }],
          'add-sick': [
            words.kinds.sick,
            { kind: 'sick', ...usual, days: 10, insurance_months: 96 },
          ],
          'add-unpaid': [words.kinds.unpaid, { kind: 'unpaid', ...usual }],
          'add-business-trip': [
            words.kinds.business_trip,
            { kind: 'business_trip', ...usual, days: 5 },
          ],
          'add-donor-day': [
            words.kinds.donor_day,
            { kind: 'donor_day', from: workingDayFrom(usual.from, 1), days: 1 },
          ],
        } satisfies AdditionsOf<Dashed<Absence['kind']>, Absence>
      }
    >
      {(absence, index, set) => (
        <>
          <LimitedPart
            id={`from-${index}`}
            label={words.from}
            type="date"
            value={absence.from}
            min={`${start.year}-${two(start.month)}-01`}
            max={`${start.year}-12-31`}
            onValue={(from) => set({ ...absence, from })}
          />
          <LimitedPart
            id={`days-${index}`}
            label={words.days}
            type="number"
            value={absence.days ?? 1}
            min="1"
            max={MOST_ABSENT_DAYS}
            onValue={(days) => set({ ...absence, days: Number(days) })}
          />
          {absence.kind === 'sick' && <SickParts absence={absence} index={index} onChange={set} />}
        </>
      )}
    </ListField>
  )
}

interface SickPartsProps {
  readonly absence: Absence
  readonly index: number
  readonly onChange: (absence: Absence) => void
}

/** What the pay of a sick leave depends on: insurance, cause, and the pay of the two years before it. */
function SickParts({ absence, index, onChange }: SickPartsProps) {
  const { language } = useWords()
  const { absences: words } = detailsTexts[language]
  const { who, causes: causeTexts } = leaveTexts[language]
  return (
    <>
      <SelectPart
        id={`insurance-${index}`}
        label={words.insurance}
        options={insured.map((months) => [months, words.insured[months]])}
        chosen={insuredBy(absence.insurance_months ?? 96)}
        onChoose={(months) => onChange({ ...absence, insurance_months: months })}
      />
      <SelectPart
        id={`cause-${index}`}
        label={who}
        options={causes.map((cause) => [cause, causeTexts[cause]])}
        chosen={absence.cause ?? 'own'}
        onChoose={(cause) => onChange({ ...absence, cause })}
      />
      <EarnedYears
        id={`earned-${index}`}
        year={startDateOf(details.value.start_date).year}
        earned={absence.earned}
        pay={monthlyPay()}
        onEarned={(change) => {
          const { earned: now, ...others } = absence
          const earned = change(now)
          onChange(earned ? { ...others, earned } : others)
        }}
      />
    </>
  )
}

/** The pay of a month of the calculator, with which the fields of earlier earnings begin; kopecks. */
export const monthlyPay = () =>
  current.value.solved?.statement.months[0]?.amounts.grossIncome ?? ZERO

/** Changes the earnings before the first month. */
export const setEarnedBefore = (
  change: (now: Details['earned_before']) => Details['earned_before'],
) =>
  onInput(({ details }) => ({
    details: withDetail(details, 'earned_before', change(details.earned_before)),
  }))

/** What was earned in the months before the first one. */
export function EarnedBeforeField({ name }: ControlProps) {
  const { earned_before, start_date } = details.value
  const from = earningsFrom(start_date)
  return (
    <Field name={name} isGroup>
      <EarnedMonths
        key={from}
        id="earned"
        hasHeading={false}
        from={from}
        earned={earned_before}
        pay={monthlyPay()}
        onEarned={setEarnedBefore}
      />
    </Field>
  )
}
