import { fieldNamed, monthName } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import { type ControlProps, setDetail } from './form.ts'
import { startDateOf } from './start-date.ts'

const none = new Array<number>(12).fill(0)

/** A bonus for each month paid. */
export function BonusFields({ form, name }: ControlProps) {
  const { language } = useWords()
  const bonuses = form.details.monthly_bonuses ?? none
  const { month: first } = startDateOf(form.details.start_date, form.currentYear)
  const change = (index: number, amount: number) => {
    const changed = bonuses.with(index, amount)
    const hasBonus = changed.some((bonus) => bonus > 0)
    setDetail(form, 'monthly_bonuses', hasBonus ? changed : undefined)
  }
  return (
    <div class="bonuses">
      {bonuses.map((bonus, index) => {
        const month = index + 1
        const id = `bonus-${month}`
        return (
          month >= first && (
            <div class="field" key={id}>
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
