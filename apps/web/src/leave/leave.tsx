import { writeDate } from '@oklad/contract/fields'
import { daysAfter, LARGEST_OTHER_PAY } from '@oklad/engine/internal'
import { useMemo } from 'preact/hooks'
import { shownWarnings } from '../answer/shown-warnings.ts'
import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { today } from '../input/today.ts'
import { writeAmount, writeShort, writeWhole } from '../money/write-amount.ts'
import { WrongFields } from '../page/answer.tsx'
import { isOutdated, painted, useWords } from '../page/state.ts'
import { leaveTexts } from '../texts/leave.ts'
import { LeaveCalendar } from './calendar.tsx'
import { usualLeave } from './example-leave.ts'
import { useGains } from './gains.ts'
import { LeaveReasons } from './leave-answer.tsx'
import { changeLeave, LeaveFields } from './leave-fields.tsx'
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
  const words = leaveTexts[language]
  const { input, solved } = painted.value
  const year = solved?.year.year ?? 0
  const leave = { ...usualLeave(kind, year), ...input[kind] }
  const isEmployed = (solved?.calculation.terms.contractType ?? 'employment') === 'employment'
  const key = termsKeyOf(input, solved)
  // The outcome is a new object at every change of the leave, and the years take long.
  const years = useMemo(() => (solved && isEmployed ? yearsOf(input, solved) : undefined), [key])
  // The calendar has no day that is over.
  const from = [`${year}-01-01`, today()].sort().at(-1) ?? ''
  const to = [`${years?.last ?? year}-12-31`, daysAfter(from, 364)].sort()[0] ?? ''
  return (
    <section class="stack top leave" aria-labelledby="leave-heading">
      <div class="stack known">
        <h2 id="leave-heading">{words.heading[kind]}</h2>
        <LeaveFields {...{ kind, year }} lastYear={years?.last ?? year} />
      </div>
      <div class="stack answer" aria-live="polite">
        <WrongFields />
        {!isOutdated.value && <Outcome leave={leave} answer={years && leaveOf(years, leave)} />}
        {years && kind === 'vacation' && !isOutdated.value && from <= to && (
          <Calendar
            {...{ years, language, from, to, chosen: leave.from }}
            days={leave.days ?? 1}
            onChoose={(from) => changeLeave(kind, year, { from })}
          />
        )}
      </div>
    </section>
  )
}

interface OutcomeProps {
  readonly leave: Leave
  readonly answer: ReturnType<typeof leaveOf> | undefined
}

/** What a leave brings; why it cannot be said, where the salary or the contract has none. */
function Outcome({ leave, answer }: OutcomeProps) {
  const { language } = useWords()
  const words = leaveTexts[language]
  const { input, solved, paid } = painted.value
  if (answer === undefined) {
    return <p class="problem">{words.none(writeShort(LARGEST_OTHER_PAY, language))}</p>
  }
  if (!('net' in answer)) {
    return (
      <ul class="stack problem">
        <li>
          {words.elsewhere(
            words.heading[leave.kind],
            `${writeAmount(answer.pay, language)} ₽`,
            answer.paidOn === null ? '' : writeDate(answer.paidOn, language),
          )}
        </li>
        {shownWarnings(answer.calculation, language).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  }
  const warnings = [
    ...(solved?.withoutAllowance ? [words.full(input.fullAllowance ?? 0)] : []),
    ...(paid?.withheld ? [paid.withheld.notTaken] : []),
  ]
  return (
    <div>
      <p class="headline-label">{words.net[leave.kind]}</p>
      <p class="headline">
        {writeWhole(answer.net, language)}
        <span class="unit">&nbsp;₽</span>
      </p>
      <LeaveReasons {...{ leave, answer, language, warnings }} />
    </div>
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
