import { noticeKinds, otherPayKinds, type Text } from '@oklad/contract/fields'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import type { ControlProps } from './form.ts'
import { ListField, MonthPart, RoublesPart, SelectPart } from './list-field.tsx'
import { startDateOf } from './start-date.ts'

/** The most beside the absences, which share the engine's list of other pay. */
const MOST_OTHER_PAY = 12

/** Sums that are computed elsewhere, a row for each. */
export const OtherPayField = ({ name }: ControlProps) => (
  <SumsField
    {...{ name, id: 'pay', texts: 'otherPay', kinds: otherPayKinds, usualKind: 'vacation_pay' }}
    most={MOST_OTHER_PAY}
  />
)

/** Deductions by notices of the tax service, a row for each. */
export const NoticesField = ({ name }: ControlProps) => (
  <SumsField
    {...{ name, id: 'notice', texts: 'notices', kinds: noticeKinds, usualKind: 'housing' }}
  />
)

/** A sum of a month; other pay may have a northern part. */
interface Sum {
  readonly kind: string
  readonly month: number
  readonly amount: number
  readonly northern_amount?: number
}

interface SumsFieldProps extends ControlProps {
  /** Begins the ids of the controls. */
  readonly id: string
  readonly texts: 'otherPay' | 'notices'
  readonly kinds: Readonly<Record<string, Text>>
  readonly usualKind: string
  readonly most?: number
}

/** Sums, each of a kind and a month. */
function SumsField({ id, texts, kinds, usualKind, ...field }: SumsFieldProps) {
  const { language } = useWords()
  const { [texts]: words } = detailsTexts[language]
  const { territorial_multiplier, northern_coefficient, start_date } = details.value
  const { month: first } = startDateOf(start_date)
  const isNorthern = (territorial_multiplier ?? northern_coefficient) !== undefined
  const titleOf = (kind: string) => kinds[kind]?.[language] ?? kind
  return (
    <ListField<Sum>
      {...field}
      titleOf={({ kind }) => titleOf(kind)}
      additions={{ [`add-${id}`]: [words.add, { kind: usualKind, month: first, amount: 0 }] }}
    >
      {(sum, index, set) => (
        <>
          <SelectPart
            id={`${id}-kind-${index}`}
            label={words.kind}
            options={Object.keys(kinds).map((kind) => [kind, titleOf(kind)])}
            chosen={sum.kind}
            onChoose={(kind) => set({ ...sum, kind })}
          />
          <MonthPart
            id={`${id}-month-${index}`}
            label={words.month}
            first={first}
            chosen={sum.month}
            onChoose={(month) => set({ ...sum, month })}
          />
          <RoublesPart
            id={`${id}-${index}`}
            label={words.amount}
            amount={sum.amount}
            onAmount={(amount) => set({ ...sum, amount: amount ?? 0 })}
          />
          {'northern' in words && isNorthern && (
            <RoublesPart
              id={`northern-${index}`}
              label={words.northern}
              amount={sum.northern_amount}
              onAmount={(amount) => {
                const { northern_amount: _, ...whole } = sum
                set(amount ? { ...whole, northern_amount: amount } : whole)
              }}
            />
          )}
        </>
      )}
    </ListField>
  )
}
