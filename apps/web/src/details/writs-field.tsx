import type { Details } from '../input/details.ts'
import { useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import type { ControlProps } from './form.ts'
import { type AdditionsOf, ListField, RoublesPart, SelectPart } from './list-field.tsx'

type Writ = NonNullable<Details['deductions_after_tax']>[number]

/** For one child, two, and more (Family Code, article 81); the last for arrears. */
const shares = ['1/4', '1/3', '1/2', '7/10']

/** Alimony and other writs, a row for each. One is added for one child, with a usual sum, or with a debt. */
export function WritsField({ name }: ControlProps) {
  const { writs: words } = detailsTexts[useWords().language]
  const { alimony_share, alimony_sum, writ } = words.kinds
  return (
    <ListField<Writ>
      name={name}
      titleOf={({ kind }) => words.kinds[kind]}
      additions={
        {
          'add-alimony_share': [alimony_share, { kind: 'alimony_share', share: [1, 4] }],
          'add-alimony_sum': [alimony_sum, { kind: 'alimony_sum', sum: 1_500_000 }],
          'add-writ': [writ, { kind: 'writ', debt: 10_000_000 }],
        } satisfies AdditionsOf<Writ['kind'], Writ>
      }
    >
      {(writ, index, set) => {
        const { debt: _, ...withoutDebt } = writ
        const share = writ.share?.join('/')
        const roubles = (member: 'sum' | 'debt', isNeeded: boolean) => (
          <RoublesPart
            id={`${member}-${index}`}
            label={words[member]}
            amount={writ[member]}
            onAmount={(sum) =>
              sum ? set({ ...writ, [member]: sum }) : !isNeeded && set(withoutDebt)
            }
          />
        )
        return (
          <>
            {share !== undefined && (
              <SelectPart
                id={`share-${index}`}
                label={words.share}
                options={[...new Set([...shares, share])].map((one) => [one, one])}
                chosen={share}
                onChoose={(one) => set({ ...writ, share: one.split('/').map(Number) })}
              />
            )}
            {writ.kind === 'alimony_sum' && roubles('sum', true)}
            {roubles('debt', writ.kind === 'writ')}
          </>
        )
      }}
    </ListField>
  )
}
