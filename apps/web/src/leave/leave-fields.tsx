import type { Language } from '@oklad/contract/fields'
import { LARGEST_SALARY } from '@oklad/engine'
import { yearIn } from '@oklad/engine/internal'
import { MOST_ABSENT_DAYS } from '@oklad/engine/ranges'
import { useState } from 'preact/hooks'
import { insuredBy, monthlyPay, setEarnedBefore } from '../details/absences-field.tsx'
import { describeDetails } from '../details/describe-details.ts'
import { EarnedMonths, EarnedYears } from '../details/earned-fields.tsx'
import { setDetail } from '../details/form.ts'
import { LimitedPart, RoublesPart, SelectPart } from '../details/list-field.tsx'
import { PlaceSearch } from '../details/place-search.tsx'
import { RaiseParts } from '../details/raise-field.tsx'
import { causes } from '../input/details.ts'
import { earningsFrom } from '../input/earnings.ts'
import { countedDetails, type LeaveFields as LeaveInput } from '../input/input.ts'
import { useLoaded } from '../page/lazy.tsx'
import { current, onInput, placeName, places, useWords } from '../page/state.ts'
import { fragmentOf } from '../share/link.ts'
import { detailsTexts } from '../texts/details.ts'
import { leaveTexts } from '../texts/leave.ts'
import { Segments } from '../ui/segments.tsx'
import { usualLeave } from './example-leave.ts'
import type { Leave } from './leave-of.ts'

interface LeaveFieldsProps {
  readonly kind: Leave['kind']
  /** The year of the answer. */
  readonly year: number
  /** The last year in which a leave may begin. */
  readonly lastYear: number
}

/** Changes some fields of a leave; the others keep what was typed, or what is usual in a year. */
export const changeLeave = (kind: Leave['kind'], year: number, part: Partial<LeaveInput>) =>
  onInput((now) => ({ [kind]: { ...usualLeave(kind, year), ...now[kind], ...part } }))

/** The salary, the terms, the days of a leave, and what was earned before it. */
export function LeaveFields({ kind, year, lastYear }: LeaveFieldsProps) {
  const { language } = useWords()
  const words = leaveTexts[language]
  const { input, outcome } = current.value
  const typed = { ...usualLeave(kind, year), ...input[kind] }
  return (
    <>
      {/* Where each month has a salary of its own, one for all of them counts for nothing. */}
      {input.details.monthly_salaries === undefined && (
        <RoublesPart
          id="leave-salary"
          label={words.salary}
          large
          period="month"
          maximum={LARGEST_SALARY}
          amount={outcome.state === 'solved' ? outcome.salary : 0}
          onAmount={(amount) => onInput({ kind: 'gross', basis: 'first_month', amount })}
        />
      )}
      <Terms language={language} />
      <LimitedPart
        id="leave-from"
        label={detailsTexts[language].absences.from}
        type="date"
        value={typed.from}
        min={`${year}-01-01`}
        max={`${lastYear}-12-31`}
        onValue={(from) => changeLeave(kind, year, { from })}
      />
      {kind === 'sick' ? (
        <SickFields {...{ year, typed }} />
      ) : (
        <VacationFields {...{ year, typed }} />
      )}
    </>
  )
}

interface KindProps {
  readonly year: number
  readonly typed: LeaveInput
}

function SickFields({ year, typed }: KindProps) {
  const { language } = useWords()
  const words = { ...detailsTexts[language].absences, ...leaveTexts[language] }
  const change = (part: Partial<LeaveInput>) => changeLeave('sick', year, part)
  return (
    <>
      <LimitedPart
        // Another first day is another limit: a text that was wrong may be right then.
        key={typed.from}
        id="leave-to"
        label={words.to}
        type="date"
        value={typed.to}
        min={typed.from}
        max={`${yearIn(typed.from) + 1}-12-31`}
        onValue={(to) => change({ to })}
      />
      <SelectPart
        id="leave-cause"
        label={words.who}
        options={causes.map((cause) => [cause, words.causes[cause]])}
        chosen={typed.cause ?? 'own'}
        onChoose={(cause) => change({ cause })}
      />
      <span aria-hidden="true">{words.insurance}</span>
      <Segments
        name="insurance"
        legend={words.insurance}
        options={Object.entries(words.insured)}
        chosen={`${insuredBy(typed.insurance_months ?? 0)}`}
        onChoose={(months) => change({ insurance_months: Number(months) })}
      />
      <EarnedYears
        id="leave-earned"
        year={yearIn(typed.from)}
        earned={typed.earned}
        pay={monthlyPay()}
        onEarned={(change) =>
          onInput(({ sick }) => {
            const { earned: now, ...others } = { ...usualLeave('sick', year), ...sick }
            const earned = change(now)
            return { sick: earned ? { ...others, earned } : others }
          })
        }
      />
    </>
  )
}

function VacationFields({ year, typed }: KindProps) {
  const { language } = useWords()
  const words = leaveTexts[language]
  const { start_date, earned_before, raise } = current.value.input.details
  const [wasRaised] = useState(raise !== undefined)
  const isNextYear = yearIn(typed.from) > year
  const earnedFrom = earningsFrom(isNextYear ? `${yearIn(typed.from)}-01-01` : start_date)
  return (
    <>
      <LimitedPart
        id="leave-days"
        label={detailsTexts[language].absences.days}
        type="number"
        value={typed.days}
        min="1"
        max={MOST_ABSENT_DAYS}
        onValue={(days) => changeLeave('vacation', year, { days: Number(days) })}
      />
      <EarnedMonths
        key={earnedFrom}
        id="leave-earned"
        from={earnedFrom}
        earned={earned_before}
        pay={monthlyPay()}
        onEarned={setEarnedBefore}
      />
      <details open={wasRaised}>
        <summary>{words.raised}</summary>
        <div class="row">
          <RaiseParts
            id="leave-raise"
            details={current.value.input.details}
            onRaise={(raise) => setDetail('raise', raise)}
          />
        </div>
      </details>
    </>
  )
}

/** The town and the terms that apply, in one line, with the search of a town below. */
function Terms({ language }: { readonly language: Language }) {
  const words = leaveTexts[language]
  const { input, inputs } = current.value
  const name = input.place
  useLoaded(places, name !== undefined)
  const known = describeDetails(countedDetails(input), useWords())
    .filter(({ name }) => !['earned_before', 'raise', 'start_date'].includes(name))
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
  const parts = [(name && placeName(name)) ?? [], ...known].flat()
  return (
    <details class="leave-terms">
      <summary>
        <span class="hint">{words.terms}:</span> {parts.join(' · ') || words.noTerms}
      </summary>
      <div class="stack">
        <PlaceSearch />
        <a href={fragmentOf(inputs) || '#'}>{words.moreTerms}</a>
      </div>
    </details>
  )
}
