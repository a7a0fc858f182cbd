import { expect, it } from 'vitest'
import { employerTemplate, readEmployer } from './employer.ts'
import { checks } from './identity.ts'
import {
  neededFields,
  type PersonColumnName,
  personColumnOf,
  personColumns,
  readPerson,
} from './person.ts'

// Control digits by hand: СНИЛС 550-200-003 has the sum 45 + 40 + 12 + 3 = 100, whose digits are 00.
it.each([
  ['inn', '7707083893', undefined],
  ['inn', '7707083894', 'control'],
  ['inn', '0007083893', 'digits10'],
  ['inn', '770708389', 'digits10'],
  ['person_inn', '500100732259', undefined],
  ['person_inn', '500100732258', 'control'],
  ['person_inn', '500100732249', 'control'],
  ['person_inn', '7707083893', 'digits12'],
  ['snils', '112-233-445 95', undefined],
  ['snils', '11223344595', undefined],
  ['snils', '112-233-445 96', 'snils'],
  ['snils', '550-200-003 00', undefined],
  ['snils', '001-001-998 77', undefined],
  ['kpp', '7707AB001', undefined],
  ['kpp', '770750001', 'kpp'],
  ['kpp', '007701001', 'kpp'],
  ['oktmo', '45378000', undefined],
  ['oktmo', '45378000001', undefined],
  ['oktmo', '453780000', 'oktmo'],
  ['tax_office', '77', 'office'],
  ['budget_code', '1821010201001100011', 'budget'],
  ['birth_date', '2000-02-29', undefined],
  ['birth_date', '1900-02-29', 'date'],
  ['birth_date', '2026-13-01', 'date'],
  ['birth_date', '2026-00-10', 'date'],
  ['birth_date', '1899-12-31', 'date'],
  ['birth_date', '1.2.1990', 'date'],
  ['surname', 'Müller', 'letters'],
  ['surname', 'Ё'.repeat(61), 'long'],
  ['russian', "О'Нил-Петров (Иванов)", undefined],
  ['russian', 'Ivanov', 'russian'],
  // The schema of personal data has one sign between letters, and no sign at the end.
  ['russian', 'Иванов--Петров', undefined],
  ['russian', 'Иванов  Петров', 'russian'],
  ['russian', 'Иванов.,Петров', 'russian'],
  ['russian', 'Иванов-', 'russian'],
] as const)('checks %s: %s', (name, text, problem) => {
  expect(checks[name](text)).toBe(problem)
})

it.each([
  ['document_number', 'Паспорт: серия, номер'],
  ['document_number', 'ПАСПОРТ (серия и номер)'],
  ['full_name', 'Фамилия, имя, отчество'],
  ['birth_date', 'Д.Р.'],
  ['birth_date', 'ДР'],
  [undefined, 'Паспорт, кем выдан'],
])('finds the column %s of «%s»', (name, header) => {
  expect(personColumnOf(header)).toBe(name)
})

const employer = {
  ...{ name: 'ООО', inn: '7707083893', kpp: '770701001', oktmo: '45378000', tax_office: '7707' },
  signer: { surname: 'Ёлкина', first_name: 'Анна' },
}

it('takes no spaces around the texts of an employer', () => {
  const signer = { ...employer.signer, surname: ' Ёлкина ' }
  const given = { ...employer, oktmo: ' 45378000', phone: ' ', signer }
  expect(readEmployer(given)).toEqual({ ok: true, employer: { ...employer, phone: '' } })
})

it('refuses the budget code of contributions', () => {
  const budget_codes = { 13: '18210201000011000160', 15: '18210102080011000110' }
  expect(readEmployer({ ...employer, budget_codes })).toMatchObject({
    problems: [
      { field: 'budget_codes.13', text: { en: expect.stringContaining('income tax: 20 digits') } },
    ],
  })
})

// Added up as numbers they named the file; a code of 20 digits loses its last ones.
it('refuses numbers in place of the texts of an employer', () => {
  const numbers = {
    inn: 7707083893,
    kpp: 770701001,
    budget_codes: { 13: Number('18210102010011000110') },
  }
  const { problems } = { problems: [], ...readEmployer({ ...employer, ...numbers }) }
  const text = { en: 'must be a text in quotes', ru: 'должна быть строка в кавычках' }
  expect(problems).toEqual(['inn', 'kpp', 'budget_codes.13'].map((field) => ({ field, text })))
})

const control = ['\u0001', '\u000b', '\u007f', '\u0000']
const columns = Object.keys(personColumns) as PersonColumnName[]

it.each(columns)('refuses control characters in the column %s of a person', (column) => {
  for (const sign of control) {
    // A white space in a full name parts its words.
    if (column === 'full_name' && sign.trim() === '') continue
    for (const text of [`А${sign}Б`, `1${sign}2`]) {
      const { problems } = readPerson({ [column]: text }, neededFields.certificate)
      const wrong = problems.filter(({ text }) => text.en !== 'is missing')
      expect(wrong[0]?.field, JSON.stringify(text)).toBe(column)
    }
  }
})

it('refuses a control character that stands for a word of a full name', () => {
  const { problems } = readPerson({ full_name: 'Иванов \u0001 Иван' }, [])
  expect(problems.map(({ field }) => field)).toEqual(['full_name'])
  // A line break in a cell of a workbook is a space.
  expect(readPerson({ full_name: 'Иванов\nИван' }, []).problems).toEqual([])
})

it('refuses control characters in every field of an employer and the signer', () => {
  const { signer, ...fields } = employerTemplate
  const filled = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, 'А\u0001Б']))
  const codes = { 13: '1821010201001100011\u0001' }
  const { problems } = {
    problems: [],
    ...readEmployer({ ...filled(fields), signer: filled(signer), budget_codes: codes }),
  }
  expect(problems.map(({ field }) => field)).toEqual([
    ...Object.keys(fields),
    ...Object.keys(signer).map((name) => `signer.${name}`),
    'budget_codes.13',
  ])
})

it('asks for a signer in Russian letters where the schema does', () => {
  const foreign = { ...employer, signer: { surname: 'Miller', first_name: 'Анна' } }
  expect(readEmployer(foreign, 'notice').ok).toBe(true)
  expect(readEmployer(foreign, 'personal-data')).toMatchObject({
    problems: [{ field: 'signer.surname', text: { en: expect.stringContaining('Russian') } }],
  })
})
