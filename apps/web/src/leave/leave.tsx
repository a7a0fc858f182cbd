import { type Language, writeDate } from '@oklad/contract/fields'
import { LARGEST_SALARY } from '@oklad/engine'
import { daysAfter, LARGEST_OTHER_PAY, yearIn } from '@oklad/engine/internal'
import { MOST_ABSENT_DAYS } from '@oklad/engine/ranges'
import { useMemo, useState } from 'preact/hooks'
import { shownWarnings } from '../answer/shown-warnings.ts'
import { insuredBy, monthlyPay, setEarnedBefore } from '../details/absences-field.tsx'
import { describeDetails } from '../details/describe-details.ts'
import { EarnedMonths, EarnedYears } from '../details/earned-fields.tsx'
import { setDetail } from '../details/form.ts'
import { LimitedPart, RoublesPart, SelectPart } from '../details/list-field.tsx'
import { PlaceSearch } from '../details/place-search.tsx'
import { RaiseParts } from '../details/raise-field.tsx'
import { causes } from '../input/details.ts'
import { earningsFrom } from '../input/earnings.ts'
import { countedDetails, type Input, type LeaveFields } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { writeAmount, writeShort, writeWhole } from '../money/write-amount.ts'
import { WrongFields } from '../page/answer.tsx'
import { useLoaded } from '../page/lazy.tsx'
import {
  current,
  isOutdated,
  onInput,
  painted,
  placeName,
  places,
  useWords,
} from '../page/state.ts'
import { fragmentOf } from '../share/link.ts'
import { detailsTexts } from '../texts/details.ts'
import { leaveTexts } from '../texts/leave.ts'
import { Segments } from '../ui/segments.tsx'
import { LeaveCalendar } from './calendar.tsx'
import { today, usualLeave } from './example-leave.ts'
import { useGains } from './gains.ts'
import { LeaveReasons } from './leave-answer.tsx'
import { type Leave, leaveOf } from './leave-of.ts'
import { type Years, yearsOf } from './years.ts'
import '../styles/leave.css'
import '../styles/print.css'

/** The input without the fields of a leave, and its request, as a text: with the same one the years are the same. */
const termsKeyOf = ({ vacation: _, sick: _sick, ...terms }: Input, solved: Solved | undefined) =>
  JSON.stringify([terms, solved?.calculation.request])

/** Vacation pay or sick pay for the salary and the terms of the calculator. */
export function LeavePage({ kind }: Pick<Leave, 'kind'>) {
  const { language } = useWords()
  const words = { ...detailsTexts[language].absences, ...leaveTexts[language] }
  const { input, solved, paid } = painted.value
  const { outcome } = current.value
  const year = solved?.year.year ?? 0
  const typed = { ...usualLeave(kind, year), ...current.value.input[kind] }
  const leave = { ...usualLeave(kind, year), ...input[kind] }
  const isEmployed = (solved?.calculation.terms.contractType ?? 'employment') === 'employment'
  const key = termsKeyOf(input, solved)
  // The outcome is a new object at every change of the leave, and the years take long.
  const years = useMemo(() => (solved && isEmployed ? yearsOf(input, solved) : undefined), [key])
  const answer = years && leaveOf(years, leave)
  const { monthly_salaries, raise, earned_before } = current.value.input.details
  const [wasRaised] = useState(raise !== undefined)
  const warnings = [
    ...(solved?.withoutAllowance ? [words.full(input.fullAllowance ?? 0)] : []),
    ...(paid?.withheld ? [paid.withheld.notTaken] : []),
  ]
  // The calendar has no day that is over.
  const first = [`${year}-01-01`, today()].sort().at(-1) ?? ''
  const last = [`${years?.last ?? year}-12-31`, daysAfter(first, 364)].sort()[0] ?? ''
  const { start_date } = input.details
  const earnedFrom = earningsFrom(
    yearIn(typed.from) > year ? `${yearIn(typed.from)}-01-01` : start_date,
  )
  const change = (part: Partial<LeaveFields>) =>
    onInput((now) => ({ [kind]: { ...usualLeave(kind, year), ...now[kind], ...part } }))
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <LimitedPart
      // Another first day is another limit: a text that was wrong may be right then.
      key={name === 'to' ? typed.from : name}
      id={`leave-${name}`}
      label={words[name]}
      type="date"
      value={value}
      min={name === 'to' ? typed.from : `${year}-01-01`}
      max={`${name === 'to' ? yearIn(typed.from) + 1 : (years?.last ?? year)}-12-31`}
      onValue={(day) => change({ [name]: day })}
    />
  )
  return (
    <section class="stack top leave" aria-labelledby="leave-heading">
      <div class="stack known">
        <h2 id="leave-heading">{words.heading[kind]}</h2>
        {/* Where each month has a salary of its own, one for all of them counts for nothing. */}
        {monthly_salaries === undefined && (
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
        {day('from', typed.from)}
        {kind === 'sick' ? (
          <>
            {day('to', typed.to)}
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
        ) : (
          <>
            <LimitedPart
              id="leave-days"
              label={words.days}
              type="number"
              value={typed.days}
              min="1"
              max={MOST_ABSENT_DAYS}
              onValue={(days) => change({ days: Number(days) })}
            />
            <EarnedMonths
              key={earnedFrom}
              id="leave-earned"
              from={earnedFrom}
              earned={earned_before}
              pay={monthlyPay()}
              onEarned={setEarnedBefore}
            />
          </>
        )}
        {kind === 'vacation' && (
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
        )}
      </div>
      <div class="stack answer" aria-live="polite">
        <WrongFields />
        {isOutdated.value ? null : answer === undefined ? (
          <p class="problem">{words.none(writeShort(LARGEST_OTHER_PAY, language))}</p>
        ) : !('net' in answer) ? (
          <ul class="stack problem">
            <li>
              {words.elsewhere(
                words.heading[kind],
                `${writeAmount(answer.pay, language)} ₽`,
                answer.paidOn === null ? '' : writeDate(answer.paidOn, language),
              )}
            </li>
            {shownWarnings(answer.calculation, language).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <div>
            <p class="headline-label">{words.net[kind]}</p>
            <p class="headline">
              {writeWhole(answer.net, language)}
              <span class="unit">&nbsp;₽</span>
            </p>
            <LeaveReasons {...{ leave, answer, language, warnings }} />
          </div>
        )}
        {years && kind === 'vacation' && !isOutdated.value && first <= last && (
          <Calendar
            {...{ years, language, from: first, to: last, chosen: leave.from }}
            days={leave.days ?? 1}
            onChoose={(from) => change({ from })}
          />
        )}
      </div>
    </section>
  )
}

type CalendarProps = Omit<Parameters<typeof LeaveCalendar>[0], 'gains'> & {
  readonly years: Years
  readonly days: number
}

/** The calendar of a leave, computed after the answer. */
function Calendar({ years, days, ...props }: CalendarProps) {
  const gains = useGains(years, days, props.from, props.to)
  return <LeaveCalendar gains={gains} {...props} />
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
