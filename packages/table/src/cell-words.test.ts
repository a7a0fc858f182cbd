import { expect, it } from 'vitest'
import { formOf } from './cell-words.ts'
import { asPeopleWrite, columnsByName, isWhole } from './request-columns.ts'

it.each(['ru', 'en'] as const)(
  'says the form of every column without names of the wire, in %s',
  (language) => {
    const columns = [...columnsByName('calc')].filter(
      // Absences have columns of people: «Отпуск с», «Больничный по».
      ([, { value }]) => value.field !== 'absences' && !isWhole(value),
    )
    const forms = columns.map(([name, column]) => [name, formOf(asPeopleWrite(column), language)])
    expect(forms.length).toBeGreaterThan(100)
    expect(forms.filter(([, form = '']) => /[a-z]_[a-z]| 0 (?:to|до) 0\b/.test(form))).toEqual([])
  },
)
