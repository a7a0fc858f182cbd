import { absenceLimits, writeDate } from '@oklad/contract/fields'
import { LARGEST_SALARY } from '@oklad/engine'
import { LARGEST_OTHER_PAY } from '@oklad/engine/internal'
import { useState } from 'preact/hooks'
import { seniority } from '../answer/reasons-of.ts'
import { shownWarnings } from '../answer/shown-warnings.ts'
import { setDetail } from '../details/form.ts'
import { LimitedPart, RoublesPart } from '../details/list-field.tsx'
import { RaiseParts } from '../details/raise-field.tsx'
import type { LeaveFields } from '../input/input.ts'
import { writeAmount, writeShort, writeWhole } from '../money/write-amount.ts'
import { WrongFields } from '../page/answer.tsx'
import { current, isOutdated, onInput, painted, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { leaveTexts } from '../texts/leave.ts'
import { Segments } from '../ui/segments.tsx'
import { LeaveReasons } from './leave-answer.tsx'
import { exampleLeave, type Leave, leaveOf } from './leave-of.ts'
import '../styles/leave.css'
import '../styles/print.css'

/** Vacation pay or sick pay for the salary and the terms of the calculator. */
export function LeavePage({ kind }: Pick<Leave, 'kind'>) {
  const all = useWords()
  const { language } = all
  const words = { ...detailsTexts[language].absences, ...leaveTexts[language] }
  const { input, solved, paid } = painted.value
  const { outcome } = current.value
  const year = solved?.year.year ?? 0
  const typed = { ...exampleLeave(kind, year), ...current.value.input[kind] }
  const leave = { ...exampleLeave(kind, year), ...input[kind] }
  const isEmployed = (solved?.calculation.terms.contractType ?? 'employment') === 'employment'
  const answer = solved && isEmployed ? leaveOf(solved, leave, input.details) : undefined
  const { monthly_salaries, raise } = current.value.input.details
  const [wasRaised] = useState(raise !== undefined)
  const warnings = [
    ...seniority(input, all).map(({ text }) => text),
    ...(paid?.withheld ? [paid.withheld.notTaken] : []),
  ]
  const change = (part: Partial<LeaveFields>) => onInput({ [kind]: { ...typed, ...part } })
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <LimitedPart
      // Another first day is another limit: a text that was wrong may be right then.
      key={name === 'to' ? typed.from : name}
      id={`leave-${name}`}
      label={words[name]}
      type="date"
      value={value}
      min={name === 'to' ? typed.from : `${year}-01-01`}
      max={`${year}-12-31`}
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
            maximum={LARGEST_SALARY}
            amount={outcome.state === 'solved' ? outcome.salary : 0}
            onAmount={(amount) => onInput({ kind: 'gross', basis: 'first_month', amount })}
          />
        )}
        {day('from', typed.from)}
        {kind === 'sick' ? (
          <>
            {day('to', typed.to)}
            <span>{words.insurance}</span>
            <Segments
              name="insurance"
              legend={words.insurance}
              options={Object.entries(words.insured)}
              chosen={`${typed.insurance_months}`}
              onChoose={(months) => change({ insurance_months: Number(months) })}
            />
          </>
        ) : (
          <LimitedPart
            id="leave-days"
            label={words.days}
            type="number"
            value={typed.days}
            min="1"
            max={absenceLimits.days.maximum}
            onValue={(days) => change({ days: Number(days) })}
          />
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
      </div>
    </section>
  )
}
