import { keysOf } from '@oklad/documents'
import { comparedName } from '../same-person.ts'
import { type PersonCells, type Refuse, surestFieldOf } from './person-cells.ts'

// biome-ignore format: one text a line
const texts = {
  numbers: { en: 'only a part of the numbers is the same as in row {other}: write the same ИНН, СНИЛС and document in both rows, or correct the wrong number', ru: 'со строкой {other} совпадает только часть номеров: укажите в обеих строках одинаковые ИНН, СНИЛС и документ или исправьте ошибочный' },
  born: { en: 'differs from row {other}, which has the same number of the person: correct the wrong one', ru: 'другая, чем в строке {other} с тем же номером человека: исправьте ошибочную' },
  namesakes: { en: 'the same name as in row {other}, and it is not clear whether this is one person: add ИНН or СНИЛС to both rows; namesakes may have dates of birth instead', ru: 'то же имя, что в строке {other}, и непонятно, один ли это человек: укажите в обеих строках ИНН или СНИЛС; однофамильцам хватит дат рождения' },
}

/** A row by which later rows of the same person are found. */
interface SeenRow {
  readonly row: number
  /** The surest number. */
  readonly key: string
  readonly person: PersonCells
}

/** Whether two rows that share a number have another surest one, or another СНИЛС. */
const isOther = (one: SeenRow, other: SeenRow) =>
  one.key !== other.key || differ(one.person.snils, other.person.snils)

const differ = (one = '', other = '') =>
  one !== '' && other !== '' && one.replace(/\D/g, '') !== other.replace(/\D/g, '')

/** Whether a number that both rows have, or the dates of birth, tell whether they are of one person. */
const areComparable = (one: PersonCells, other: PersonCells) =>
  (['inn', 'snils', 'document_number'] as const).some((field) => one[field] && other[field]) ||
  differ(one.birth_date, other.birth_date)

/** Surname and first name, with the patronymic; empty of a row with less. */
function nameIn({ full_name, surname, first_name, patronymic }: PersonCells): string {
  return comparedName([full_name ?? surname, first_name, patronymic])
}

/**
 * Finds the keys of people who are in several rows. Refuses rows of which it is not certain whether they are of one person.
 * @param rows of people, in their order
 */
export async function repeatedKeys(
  rows: AsyncIterable<{ readonly row: number; readonly person: PersonCells }>,
  refuse: Refuse,
): Promise<ReadonlySet<string>> {
  const seen = new Map<string, SeenRow>()
  const repeated = new Set<string>()
  for await (const { row, person } of rows) {
    const keys = keysOf(person)
    const [key = ''] = keys
    const own = { row, key, person }
    const same = seen.get(key)
    if (same) repeated.add(key)
    const name = nameIn(person)
    const named = seen.get(name)
    const ofNumber = keys.map((one) => seen.get(one)).find((one) => one && isOther(one, own))
    if (ofNumber) refuse(row, surestFieldOf(person), texts.numbers, { other: ofNumber.row })
    else if (same && differ(same.person.birth_date, person.birth_date)) {
      refuse(row, 'birth_date', texts.born, { other: same.row })
    } else if (named && !areComparable(named.person, person)) {
      refuse(row, 'surname', texts.namesakes, { other: named.row })
    }
    for (const one of [...keys, name]) if (one !== '' && !seen.has(one)) seen.set(one, own)
  }
  return repeated
}
