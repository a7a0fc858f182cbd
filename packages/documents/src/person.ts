import type { Text } from '@oklad/contract/internal'
import { type Check, checks, type FieldProblem, type PersonName, problemOf } from './identity.ts'

/** A person of a table, as documents name the person. */
export interface Person extends Partial<PersonName> {
  readonly inn?: string
  readonly snils?: string
  /** `YYYY-MM-DD`. */
  readonly birth_date?: string
  readonly document_code?: string
  readonly document_number?: string
  readonly citizenship?: string
  readonly status?: string
  /** The day of a recalculation: this row is the corrected one, the row above it is what was paid until that day. */
  readonly recalculated_on?: string
  /** Tax returned, whole roubles, and its day. */
  readonly returned_tax?: string
  readonly returned_on?: string
}
type PersonField = keyof Person

export interface PersonColumn {
  readonly title: Text
  /** Further headers, in lower case. */
  readonly headers?: readonly string[]
  /** How many digits a number has whose first zeros a workbook drops. */
  readonly digits?: number
  readonly check: Check
}

/** The columns of a person; `full_name` stands for three of them, and `document_series` begins `document_number`. */
// biome-ignore format: one column a line
export const personColumns = {
  full_name: { title: { en: 'Full name', ru: 'ФИО' }, headers: ['ф. и. о.', 'фио сотрудника', 'фио работника', 'ф. и. о. сотрудника', 'ф. и. о. работника', 'сотрудник', 'работник', 'физическое лицо', 'физлицо', 'employee', 'employee name', 'фамилия имя отчество'], check: checks.words },
  surname: { title: { en: 'Surname', ru: 'Фамилия' }, check: checks.surname },
  first_name: { title: { en: 'First name', ru: 'Имя' }, check: checks.first_name },
  patronymic: { title: { en: 'Patronymic', ru: 'Отчество' }, check: checks.patronymic },
  inn: { title: { en: 'Taxpayer number', ru: 'ИНН' }, headers: ['инн сотрудника', 'инн работника', 'инн физического лица', 'инн физлица', 'инн фл'], digits: 12, check: checks.person_inn },
  snils: { title: { en: 'Insurance number', ru: 'СНИЛС' }, headers: ['снилс сотрудника', 'снилс работника', 'номер снилс', '№ снилс', 'снилс №', 'страховой номер', 'страховой номер пфр'], digits: 11, check: checks.snils },
  birth_date: { title: { en: 'Birth date', ru: 'Дата рождения' }, headers: ['дата рожд', 'дата рождения сотрудника', 'д р', 'др', 'date of birth', 'dob'], check: checks.birth_date },
  document_code: { title: { en: 'Document code', ru: 'Код документа' }, headers: ['код вида документа'], digits: 2, check: checks.document_code },
  document_series: { title: { en: 'Document series', ru: 'Серия документа' }, headers: ['серия', 'серия паспорта', 'паспорт серия'], check: checks.document_number },
  document_number: { title: { en: 'Document number', ru: 'Серия и номер документа' }, headers: ['серия и номер', 'серия и номер паспорта', 'паспорт', 'паспорт рф', 'паспорт серия и номер', 'паспорт серия номер', 'номер документа', 'номер паспорта', 'паспорт номер', 'passport'], check: checks.document_number },
  citizenship: { title: { en: 'Citizenship', ru: 'Гражданство' }, headers: ['гражданство код страны', 'код страны'], digits: 3, check: checks.citizenship },
  status: { title: { en: 'Status code', ru: 'Код статуса' }, check: checks.status },
  recalculated_on: { title: { en: 'Recalculated on', ru: 'Дата пересчёта' }, check: checks.date },
  returned_tax: { title: { en: 'Returned tax', ru: 'Возвращён НДФЛ' }, check: checks.roubles },
  returned_on: { title: { en: 'Returned on', ru: 'Дата возврата НДФЛ' }, check: checks.date },
} as const satisfies Readonly<
  Record<PersonField | 'full_name' | 'document_series', PersonColumn>
>
export type PersonColumnName = keyof typeof personColumns

/** The passport of a citizen of Russia, and Russia. */
const PASSPORT = '21'
const RUSSIA = '643'

/** The code of a country in the classifier of the world's countries; people write Russia as a word, too. */
const countryCode = (text: string) =>
  /^(?:рф|россия|российская федерация|ru|rus|russia)$/i.test(text.trim()) ? RUSSIA : text

/** A surname, a first name and a patronymic, which may have a second word: «Гасан оглы». Of more words nobody can tell which they are. */
const THREE_NAMES =
  /^[^\s\d()[\],;:]+(?:\s+[^\s\d()[\],;:]+){0,2}(?:\s+(?:оглы|оглу|кызы|улы|уулу|огли|qizi|oglu|kyzy))?$/iu

/** The column of a person that a header names. */
export function personColumnOf(header: string): PersonColumnName | undefined {
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[\s.,:()]+/g, ' ')
      .trim()
  return (Object.entries(personColumns) as [PersonColumnName, PersonColumn][]).find(
    ([name, { title, headers = [] }]) =>
      [name, title.en, title.ru, ...headers].some((known) => plain(known) === plain(header)),
  )?.[0]
}

/** The fields without which a document cannot name a person. */
export const neededFields = {
  certificate: ['surname', 'first_name', 'birth_date', 'document_number', 'citizenship'],
  'personal-data': ['surname', 'first_name', 'snils'],
} as const satisfies Readonly<Record<string, readonly PersonField[]>>

/** The fields of tax that is returned: none without the other. */
const returnFields = ['returned_tax', 'returned_on'] as const

/**
 * Reads a person from the cells of a row, and finds all their problems.
 * @param cells by column; empty ones are left out. The date of birth is `YYYY-MM-DD`
 * @param ofDocument the fields that the document needs
 */
export function readPerson(
  { full_name = '', ...cells }: Readonly<Partial<Record<PersonColumnName, string>>>,
  ofDocument: readonly PersonField[],
): { readonly person: Person; readonly problems: readonly FieldProblem[] } {
  const [surname, first_name, ...rest] = full_name
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const { document_code = PASSPORT } = cells
  const isReturned = cells.returned_tax !== undefined || cells.returned_on !== undefined
  const needed = isReturned ? [...ofDocument, ...returnFields] : ofDocument
  const person: Person = {
    ...(surname !== undefined && { surname }),
    ...(first_name !== undefined && { first_name }),
    ...(rest.length > 0 && { patronymic: rest.join(' ') }),
    ...(document_code === PASSPORT && { citizenship: RUSSIA }),
    document_code,
    ...cells,
    ...(cells.citizenship !== undefined && { citizenship: countryCode(cells.citizenship) }),
  }
  const problems: FieldProblem[] = needed
    .filter((field) => person[field] === undefined)
    .map((field) => problemOf(field, 'missing'))
  const wrongWords = checks.words(full_name)
  if (wrongWords !== undefined) problems.push(problemOf('full_name', wrongWords))
  const isNamed = full_name === '' || !needed.includes('first_name') || THREE_NAMES.test(full_name)
  if (!isNamed) problems.push(problemOf('full_name', 'names'))
  for (const [field, value] of Object.entries(person) as [PersonField, string][]) {
    const isName = /^(?:surname|first_name|patronymic)$/.test(field)
    const isRussian = isName && needed.includes('snils')
    const isNumber = field === 'document_number' && needed.includes(field)
    const number = person.document_code === PASSPORT ? checks.passport : checks.sign
    const isFull = isName && needed.includes('first_name')
    const problem =
      personColumns[field].check(value) ??
      (isNumber ? number(value) : undefined) ??
      (isFull ? checks.full(value) : undefined) ??
      (isRussian ? checks.russian(value) : undefined)
    if (problem !== undefined) problems.push(problemOf(field, problem))
  }
  return { person, problems }
}

/**
 * The numbers by which rows of one person are found, the surest first: the taxpayer number, the insurance number, the
 * document; none where nothing tells persons apart.
 * @param person the columns of a person
 */
export const keysOf = ({
  inn,
  snils,
  document_code = PASSPORT,
  document_number,
}: Person): readonly string[] =>
  [
    inn,
    snils?.replace(/\D/g, ''),
    document_number && `${document_code} ${document_number.replace(/\s/g, '')}`,
  ].filter((key) => key !== undefined)
