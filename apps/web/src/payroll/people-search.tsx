import { useId, useMemo, useState } from 'preact/hooks'
import { useWords } from '../page/state.ts'
import { payrollTexts } from '../texts/payroll.ts'

/** The people that a table shows; a longer list is searched. */
const MOST_SHOWN = 100

/** Letters that stand for one another in names. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * The people of a list that a table shows, with their places in it, and above a hundred of them a field that searches them by
 * any parts of their names.
 */
export function usePeopleSearch<Person extends { readonly name: string }>(
  people: readonly Person[],
) {
  const words = payrollTexts[useWords().language]
  const id = useId()
  const [asked, setAsked] = useState('')
  const isLong = people.length > MOST_SHOWN
  const names = useMemo(() => people.map(({ name }) => folded(name)), [people])
  const parts = isLong ? folded(asked).split(/\s+/).filter(Boolean) : []
  const found = people
    .map((person, place) => ({ person, place }))
    .filter(({ place }) => parts.every((part) => names[place]?.includes(part)))
  const field = isLong && (
    <div class="people-search">
      <label for={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        value={asked}
        maxLength={100}
        autocomplete="off"
        onInput={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      <p role="status" class="hint">
        {words.found(Math.min(found.length, MOST_SHOWN), found.length, people.length)}
      </p>
    </div>
  )
  return { field, shown: found.slice(0, MOST_SHOWN) }
}
