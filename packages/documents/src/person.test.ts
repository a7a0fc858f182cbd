import { expect, it } from 'vitest'
import { neededFields, readPerson } from './person.ts'

const cells = {
  full_name: 'Ёлкина Анна Петровна',
  birth_date: '1990-03-01',
  document_number: '45 05 123456',
}
const citizenOf = (citizenship: string) =>
  readPerson({ ...cells, citizenship }, neededFields.certificate)

it.each(['643', 'РФ', 'Россия', 'российская федерация', ' RUS '])(
  'the citizenship %j is Russia',
  (word) => {
    expect(citizenOf(word)).toMatchObject({ person: { citizenship: '643' }, problems: [] })
  },
)

it('a citizenship of another word is refused, and a code is taken as it is', () => {
  expect(citizenOf('398').person.citizenship).toBe('398')
  expect(citizenOf('Казахстан').problems).toEqual([
    { field: 'citizenship', text: expect.objectContaining({ en: 'must be a code of 3 digits' }) },
  ])
})
