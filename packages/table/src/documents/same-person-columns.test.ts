import { type PersonColumn, personColumns } from '@oklad/documents'
import { expect, it } from 'vitest'
import { identityColumns } from '../same-person.ts'

const titlesOf = ({ title, headers = [] }: PersonColumn) => [title.en, title.ru, ...headers]

it.each([
  ['names', 'full_name'],
  ['sure', 'inn'],
  ['sure', 'snils'],
  ['sure', 'document_number'],
  ['births', 'birth_date'],
  ['recalculated', 'recalculated_on'],
] as const)('lists know the columns of documents: %s of %s', (kind, name) => {
  for (const header of titlesOf(personColumns[name])) {
    const found = identityColumns([{ header, recognised: undefined }])
    expect([header, found[kind]]).toEqual([header, [0]])
  }
})

it('lists know the parts of a name', () => {
  const names = ['surname', 'first_name', 'patronymic'] as const
  const headers = names.map((name) => personColumns[name].title.ru)
  const { names: places } = identityColumns(
    headers.map((header) => ({ header, recognised: undefined })),
  )
  expect(places).toEqual([0, 1, 2])
})
