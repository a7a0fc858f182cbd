import type { Kopecks } from '@oklad/engine'
import type { Details } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { detailsTexts } from '../texts/details.ts'
import { Select } from '../ui/select.tsx'
import { Item, Part } from './absences-field.tsx'
import { Field } from './field.tsx'
import { type ControlProps, setDetail } from './form.ts'

type Writ = NonNullable<Details['deductions_after_tax']>[number]

/** A writ of each kind as it is added: alimony for one child, a usual sum, a debt. */
const added: Readonly<Record<Writ['kind'], Writ>> = {
  alimony_share: { kind: 'alimony_share', share: [1, 4] },
  alimony_sum: { kind: 'alimony_sum', sum: 1_500_000 },
  writ: { kind: 'writ', debt: 10_000_000 },
}
const kinds = Object.keys(added) as Writ['kind'][]
const MOST = 10
/** For one child, two, and more (Family Code, article 81); the last for arrears. */
const shares = ['1/4', '1/3', '1/2', '7/10']

/** Alimony and other writs, a row for each. */
export function WritsField({ form, name }: ControlProps) {
  const { writs: words } = detailsTexts[useWords().language]
  const given = form.details.deductions_after_tax ?? []
  const change = (changed: readonly Writ[]) =>
    setDetail(form, 'deductions_after_tax', changed.length === 0 ? undefined : [...changed])
  return (
    <Field form={form} name={name} id="add-alimony_share">
      {given.map((writ, index) => {
        const { debt: _, ...withoutDebt } = writ
        const set = (changed: Writ) => change(given.with(index, changed))
        const share = writ.share?.join('/')
        const roubles = (member: 'sum' | 'debt', isNeeded: boolean) => (
          <Part id={`${member}-${index}`} label={words[member]}>
            <RoublesInput
              id={`${member}-${index}`}
              label={words[member]}
              amount={(writ[member] ?? null) as Kopecks | null}
              onAmount={(sum) =>
                sum ? set({ ...writ, [member]: sum }) : !isNeeded && set(withoutDebt)
              }
            />
          </Part>
        )
        return (
          <Item
            key={index}
            title={words.kinds[writ.kind]}
            onRemove={() => change(given.filter((_, place) => place !== index))}
          >
            {share !== undefined && (
              <Part id={`share-${index}`} label={words.share}>
                <Select
                  id={`share-${index}`}
                  options={[...new Set([...shares, share])].map((one) => [one, one])}
                  chosen={share}
                  onChoose={(one) => set({ ...writ, share: one.split('/').map(Number) })}
                />
              </Part>
            )}
            {writ.kind === 'alimony_sum' && roubles('sum', true)}
            {roubles('debt', writ.kind === 'writ')}
          </Item>
        )
      })}
      {given.length < MOST && (
        <p class="cluster">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              id={`add-${kind}`}
              class="chip"
              onClick={() => change([...given, added[kind]])}
            >
              + {words.kinds[kind]}
            </button>
          ))}
        </p>
      )}
    </Field>
  )
}
