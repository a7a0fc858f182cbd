import { capitalised, monthName } from '@oklad/contract/fields'
import { type Duty, dutiesOf, type Quarter, quarters } from '@oklad/documents'
import { documentYears } from '@oklad/table/documents'
import { useState } from 'preact/hooks'
import { currentMonth, currentYear, today } from '../input/today.ts'
import { writeDay } from '../language/write-day.ts'
import { useWords } from '../page/state.ts'
import { documentsTexts } from '../texts/agent-documents.ts'
import { Select } from '../ui/select.tsx'
import { choose, form, lastMonthOf, quarterEnds, savedKey } from './documents-form.ts'

/** The quarter of today. */
const currentQuarter = quarters.find((quarter) => currentMonth <= quarter * 3) ?? 4

/** What is to be filed in a quarter, by date. A duty opens its document. */
export function Duties() {
  const { language } = useWords()
  const words = documentsTexts[language]
  const [quarter, setQuarter] = useState<Quarter>(currentQuarter)
  const { document, year } = form.value
  const month = lastMonthOf(document, form.value)
  const duties = dutiesOf(currentYear, quarter)
  const endOf = (one: Duty) => quarterEnds.find((end) => one.month <= end) ?? 12
  return (
    <section class="duties" aria-labelledby="duties-heading">
      <h3 id="duties-heading">{words.duties}</h3>
      <Select
        label={words.dueIn}
        options={quarters.map((one) => [one, words.quarterOf(one, currentYear)])}
        chosen={quarter}
        onChoose={(chosen) => setQuarter(Number(chosen) as Quarter)}
      />
      <ul>
        {duties.map((duty) => {
          const { year: of, month: last, date } = duty
          // Notices of all slots of a quarter are one document of the page.
          const shown = duty.document === 'notice' ? endOf(duty) : last
          const isChosen = document === duty.document && year === of && month === shown
          return (
            <li key={`${duty.document} ${of} ${last} ${duty.isLate}`}>
              <button
                type="button"
                class="quiet"
                aria-pressed={isChosen}
                // The forms of other years are not known.
                disabled={!documentYears.includes(of)}
                onClick={() => choose({ document: duty.document, year: of, month: shown })}
              >
                <time dateTime={date}>{writeDay(date, language, currentYear)}</time>{' '}
                <span>{nameOf(duty, language)}</span>{' '}
                <State
                  date={date}
                  isSaved={form.value.saved.includes(savedKey(duty.document, of, shown))}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nameOf({ document, year, month, isLate }: Duty, language: 'en' | 'ru'): string {
  const words = documentsTexts[language]
  const name = capitalised(monthName(month, language))
  if (document === 'notice') return words.noticeOf(words[isLate ? 'late' : 'early'](name))
  if (document === 'ndfl6') return `6-НДФЛ, ${year}: ${words.periods.ndfl6(month)}`
  return words.personalDataOf(name)
}

/** Whether the file is saved, and how the date stands to today. */
function State({ date, isSaved }: { readonly date: string; readonly isSaved: boolean }) {
  const words = documentsTexts[useWords().language]
  // biome-ignore lint/plugin/money: whole days, not money
  const days = (Date.parse(date) - Date.parse(today())) / DAY
  if (isSaved) return <b class="done">{words.done}</b>
  if (days < 0) return <span class="hint">{words.over}</span>
  return days === 0 ? (
    <b class="warning">{words.dueToday}</b>
  ) : (
    <span class="hint">{words.left(days)}</span>
  )
}

/** A day, milliseconds. */
const DAY = 86_400_000
