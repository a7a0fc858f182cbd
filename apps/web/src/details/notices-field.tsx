import { monthName, noticeKinds } from '@oklad/contract/fields'
import type { Details } from '../input/details.ts'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import type { ControlProps } from './form.ts'
import { ListField, RoublesPart, SelectPart } from './list-field.tsx'
import { startDateOf } from './start-date.ts'

type Notice = NonNullable<Details['notice_deductions']>[number]

/** Deductions by notices of the tax service, a row for each. */
export function NoticesField({ name }: ControlProps) {
  const { language } = useWords()
  const { notices: words } = detailsTexts[language]
  const { month: first } = startDateOf(details.value.start_date)
  return (
    <ListField<Notice>
      name={name}
      titleOf={({ kind }) => noticeKinds[kind][language]}
      additions={{ 'add-notice': [words.add, { kind: 'housing', month: first, amount: 0 }] }}
    >
      {(notice, index, set) => (
        <>
          <SelectPart
            id={`notice-kind-${index}`}
            label={words.kind}
            options={Object.entries(noticeKinds).map(([kind, title]) => [
              kind as Notice['kind'],
              title[language],
            ])}
            chosen={notice.kind}
            onChoose={(kind) => set({ ...notice, kind })}
          />
          <SelectPart
            id={`notice-month-${index}`}
            label={words.month}
            options={Array.from({ length: 13 - first }, (_, place) => [
              first + place,
              monthName(first + place, language),
            ])}
            chosen={notice.month}
            onChoose={(month) => set({ ...notice, month })}
          />
          <RoublesPart
            id={`notice-${index}`}
            label={words.amount}
            amount={notice.amount}
            onAmount={(amount) => set({ ...notice, amount: amount ?? 0 })}
          />
        </>
      )}
    </ListField>
  )
}
