import { expect, it } from 'vitest'
import { readEmployer } from './employer.ts'
import { checks } from './identity.ts'
import { personColumnOf } from './person.ts'

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
