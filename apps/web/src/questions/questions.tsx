import { unitNumberOf, uselessFields, writePercent } from '@oklad/contract/fields'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { describeDetails } from '../details/describe-details.ts'
import { startDateOf, writeStartMonth } from '../details/start-date.ts'
import { type DetailGroup, type Details, detailNames, fieldNamed } from '../input/details.ts'
import { onDemand } from '../input/on-demand.ts'
import type { Words } from '../language/words.ts'
import { Lazy, useLoaded } from '../page/lazy.tsx'
import { details, place, placeName, places, open as scenario, useWords } from '../page/state.ts'
import { isWide, openOnly, openQuestion } from './open-question.ts'

/** The questions of most people, beside the amount; the others are asked below. */
export const firstQuestions = ['place', 'family', 'contract'] as const
export const otherQuestions = [
  'time',
  'bonuses',
  'months',
  'before',
  'deductions',
  'employer',
] as const

const controls = onDemand(() => import('./question-group.tsx'))

/** The terms of the calculation as questions with their answers. */
export function Questions({ groups }: { readonly groups: readonly DetailGroup[] }) {
  const open = openQuestion.value
  const name = place.value
  const words = useWords()
  const { questions } = words.texts
  // The controls are most of the page's elements, and many visitors need none.
  const [isNear, setNear] = useState(false)
  const isOpen = open !== undefined && groups.includes(open)
  const loaded = useLoaded(controls, isNear || isOpen)
  useLoaded(places, name !== undefined && groups.includes('place'))
  const useless: ReadonlySet<string> = uselessFields(details.value)
  const shown = groups.filter(
    (group) =>
      detailNames.some((name) => fieldNamed(name).group === group && !useless.has(name)) &&
      // Of the fields by month, absences and other pay have controls; both need an employment contract.
      !(group === 'months' && useless.has('absences')) &&
      // The contributions are a question of the employer: the bar of the money opens it.
      (group !== 'employer' ||
        group === open ||
        answerOf(group, details.value, words) !== undefined),
  )
  // The chips stand in one row, so what they open comes after all of them.
  const isRow = groups === firstQuestions
  const buttonOf = (group: DetailGroup) => {
    const answer = answerOf(group, details.value, words)
    const value = (group === 'place' && name && placeName(name)) || answer
    const unanswered =
      group === 'time'
        ? writeStartMonth(startDateOf(undefined), words.language)
        : (questions.unanswered[group as 'place'] ?? words.texts.details.no)
    return (
      <button
        type="button"
        id={`question-${group}-button`}
        class={value === undefined ? 'question' : 'question question-answered'}
        aria-expanded={open === group}
        aria-controls={open === group ? `question-${group}` : undefined}
        onClick={() => openOnly(open === group ? undefined : group)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
      >
        <span class="question-label">{questions.labels[group]}</span> <b>{value ?? unanswered}</b>
      </button>
    )
  }
  const sheetOf = (group: DetailGroup) => (
    // The first answers are typed: a town, a number of children.
    <Sheet key={group} group={group} isTypedInto={isRow} isFilled={loaded !== undefined}>
      <Lazy part={controls}>
        {/* A text that is being typed stays in its scenario. */}
        {({ QuestionGroup }) => <QuestionGroup key={scenario.value} group={group} />}
      </Lazy>
    </Sheet>
  )
  return (
    <div class={isRow ? 'cluster chips' : 'rows'}>
      {shown.map((group) => (
        <div key={group} class={isRow ? 'stack' : undefined}>
          {buttonOf(group)}
          {!isRow && open === group && sheetOf(group)}
        </div>
      ))}
      {isRow && isOpen && sheetOf(open)}
    </div>
  )
}

interface SheetProps {
  readonly group: DetailGroup
  /** Whether its first field gets the focus on a touch screen too, where that opens the keyboard over the sheet. */
  readonly isTypedInto: boolean
  /** Whether its controls are there. */
  readonly isFilled: boolean
  readonly children: ComponentChildren
}

/** An open question: in place on a wide screen, as a sheet from below on a phone. */
function Sheet({ group, isTypedInto, isFilled, children }: SheetProps) {
  const { questions } = useWords().texts
  const section = useRef<HTMLElement>(null)
  // With the controls, not in a later frame: by then a person may be typing into another field.
  useLayoutEffect(() => {
    const mayFocus = isTypedInto || matchMedia('(hover: hover) and (pointer: fine)').matches
    if (!isFilled) return
    const control = section.current?.querySelector<HTMLElement>('input, select')
    if (mayFocus) control?.focus({ preventScroll: isWide.value })
    // A question above it may be closed: it comes back into sight, with its row.
    if (isWide.value) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isFilled, isTypedInto])
  return (
    <section
      ref={section}
      id={`question-${group}`}
      class="sheet"
      aria-label={questions.labels[group]}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        openOnly(undefined)
        document.getElementById(`question-${group}-button`)?.focus()
      }}
    >
      <header>
        <h3>{questions.labels[group]}</h3>
        <button type="button" onClick={() => openOnly(undefined)}>
          {questions.close}
        </button>
      </header>
      {children}
    </section>
  )
}

/** The changed details of a group in words; `undefined` where none is changed. */
function answerOf(group: DetailGroup, details: Details, words: Words): string | undefined {
  const answers = describeDetails(details, words)
    .filter(({ name }) => fieldNamed(name).group === group)
    .map(({ name, label, value }, index) => {
      const { unit } = fieldNamed(name)
      const { mayEndInPercentSign } = unitNumberOf(unit)
      if (unit === 'flag') return details[name] === true ? label : undefined
      // A number after the first one tells nothing without its name, for which there is no room.
      if (unit === 'count' && index > 0) return '…'
      return mayEndInPercentSign ? writePercent(value, words.language) : value
    })
    .filter((text) => text !== undefined)
  return answers.length === 0 ? undefined : [...new Set(answers)].join(' · ')
}
