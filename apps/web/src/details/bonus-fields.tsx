import { monthName } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { fieldNamed } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { type ControlProps, setDetail } from './form.ts'
import { startDateOf } from './start-date.ts'

/** Usual bonuses of one salary: the months, 1 is January, in which they are paid. */
const presets = { thirteenth: [12], quarterly: [3, 6, 9, 12] } as const

const none = new Array<number>(12).fill(0)

/** A bonus for each month paid. */
export function BonusFields({ form, name }: ControlProps) {
  const { language, texts } = useWords()
  const { bonuses: words } = texts.details
  const bonuses = form.details.monthly_bonuses ?? none
  const { month: first } = startDateOf(form.details.start_date)
  const change = (index: number, amount: number) => {
    const changed = bonuses.with(index, amount)
    const hasBonus = changed.some((bonus) => bonus > 0)
    setDetail(form, 'monthly_bonuses', hasBonus ? changed : undefined)
  }
  const fill = (months: readonly number[]) => {
    const salary = form.salaryNow() ?? 0
    if (salary === 0) return
    const paid = bonuses.map((bonus, index) =>
      months.includes(index + 1) && index + 1 >= first ? salary : bonus,
    )
    setDetail(form, 'monthly_bonuses', paid)
  }
  return (
    <div class="bonuses">
      <p class="cluster presets">
        {(Object.keys(presets) as (keyof typeof presets)[]).map((preset) => (
          <button key={preset} type="button" class="chip" onClick={() => fill(presets[preset])}>
            {words[preset]}
          </button>
        ))}
      </p>
      {bonuses.map((bonus, index) => {
        const month = index + 1
        const id = `bonus-${month}`
        return (
          month >= first && (
            <div class="stack field" key={id}>
              <label for={id}>{monthName(month, language)}</label>
              <RoublesInput
                id={id}
                label={`${fieldNamed(name).label[language]}, ${monthName(month, language)}`}
                maximum={fieldNamed(name).schema.items?.maximum}
                amount={bonus === 0 ? null : (bonus as Kopecks)}
                onAmount={(amount) => change(index, amount ?? 0)}
              />
            </div>
          )
        )
      })}
    </div>
  )
}
