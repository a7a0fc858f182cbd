import type { Text } from '@oklad/contract/internal'
import { daysAfter } from '@oklad/engine/internal'
import { isEncodable } from './xml.ts'

/** Name of a person. */
export interface PersonName {
  readonly surname: string
  readonly first_name: string
  readonly patronymic?: string
}

/** Something that is wrong with a field. */
export interface FieldProblem {
  readonly field: string
  readonly text: Text
}

// biome-ignore format: one text a line
const problems = {
  missing: { en: 'is missing', ru: 'не указано' },
  long: { en: 'is too long', ru: 'слишком длинное значение' },
  letters: { en: 'has a character that windows-1251 does not have', ru: 'есть знак, которого нет в windows-1251' },
  unprintable: { en: 'has a control character, such as a line break, which no document can have', ru: 'есть управляющий символ, например перенос строки: в документе его быть не может' },
  control: { en: 'has wrong control digits', ru: 'контрольные цифры не сходятся' },
  digits10: { en: 'must have 10 digits', ru: 'должно быть 10 цифр' },
  digits12: { en: 'must have 12 digits', ru: 'должно быть 12 цифр' },
  kpp: { en: 'must be a КПП of 9 characters', ru: 'должен быть КПП из 9 знаков' },
  oktmo: { en: 'must have 8 or 11 digits', ru: 'должно быть 8 или 11 цифр' },
  office: { en: 'must have 4 digits', ru: 'должно быть 4 цифры' },
  budget: { en: 'must be a code of income tax: 20 digits that begin with 18210102', ru: 'должен быть КБК НДФЛ: 20 цифр, первые — 18210102' },
  date: { en: 'must be a date of 1900 or later', ru: 'должна быть дата не раньше 1900 года' },
  document: { en: 'must be a code of 2 digits', ru: 'должен быть код из 2 цифр' },
  passport: { en: 'must have the 4 digits of the series and the 6 of the number, without №', ru: 'должно быть 4 цифры серии и 6 цифр номера, без знака №' },
  sign: { en: 'must be written without №', ru: 'должно быть без знака №' },
  country: { en: 'must be a code of 3 digits', ru: 'должен быть код из 3 цифр' },
  status: { en: 'must be a digit', ru: 'должна быть одна цифра' },
  snils: { en: 'must have 11 digits with right control digits', ru: 'должно быть 11 цифр, и контрольные должны сходиться' },
  russian: { en: 'must be written in Russian letters, with single spaces and signs between them', ru: 'должно быть написано русскими буквами, между ними — по одному пробелу или знаку' },
  names: { en: 'must be only a surname, a first name and a patronymic. If a name has more words, use the columns "Surname", "First name" and "Patronymic"', ru: 'должны быть только фамилия, имя и отчество, без пометок: если слов больше, разнесите их по столбцам «Фамилия», «Имя», «Отчество»' },
  initials: { en: 'must be written in full, without initials', ru: 'должно быть написано полностью, без инициалов' },
  roubles: { en: 'must be a sum in whole roubles', ru: 'должна быть сумма в целых рублях' },
  text: { en: 'must be a text in quotes', ru: 'должна быть строка в кавычках' },
  object: { en: 'must be an object', ru: 'должен быть объект' },
  unknown: { en: 'is not a known field', ru: 'неизвестное поле' },
} as const satisfies Readonly<Record<string, Text>>
export type ProblemName = keyof typeof problems

/** What is wrong with a text; `undefined` of a right one. */
export type Check = (text: string) => ProblemName | undefined

const like =
  (pattern: RegExp, problem: ProblemName): Check =>
  (text) =>
    pattern.test(text) ? undefined : problem

const upTo =
  (most: number): Check =>
  (text) => {
    if (text.length > most) return 'long'
    if (/\p{Cc}/u.test(text)) return 'unprintable'
    return isEncodable(text) ? undefined : 'letters'
  }

/** The control digit that follows digits, by their weights. */
const controlDigit = (text: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11) % 10

const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Checks a taxpayer number (ИНН) of 10 digits (an organisation) or 12 (a person). */
const inn =
  (length: 10 | 12): Check =>
  (text) => {
    if (!new RegExp(`^(?!00)\\d{${length}}$`).test(text)) return `digits${length}`
    const places = length === 10 ? [9] : [10, 11]
    const isRight = places.every(
      (place) => controlDigit(text, WEIGHTS.slice(-place)) === Number(text[place]),
    )
    return isRight ? undefined : 'control'
  }

/** Checks an insurance number (СНИЛС), with separators or without. Numbers up to 001-001-998 have no control digits. */
const snils: Check = (text) => {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{11}$/.test(digits)) return 'snils'
  const sum = [...digits.slice(0, 9)].reduce(
    (total, digit, index) => total + Number(digit) * (9 - index),
    0,
  )
  const isOld = digits.slice(0, 9) <= '001001998'
  return isOld || (sum % 101) % 100 === Number(digits.slice(9)) ? undefined : 'snils'
}

/** Checks a date of the calendar, `YYYY-MM-DD`. */
const date: Check = (text) =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && daysAfter(text, 0) === text ? undefined : 'date'

/** The forms of identities, by the names of their fields. */
export const checks = {
  name: upTo(1000),
  inn: inn(10),
  kpp: like(/^(?!00)\d{4}(?!50)[\dA-Z]{2}\d{3}$/, 'kpp'),
  oktmo: like(/^(?:\d{8}|\d{11})$/, 'oktmo'),
  tax_office: like(/^\d{4}$/, 'office'),
  phone: upTo(20),
  budget_code: like(/^18210102\d{12}$/, 'budget'),
  surname: upTo(60),
  first_name: upTo(60),
  patronymic: upTo(60),
  person_inn: inn(12),
  birth_date: date,
  document_code: like(/^\d{2}$/, 'document'),
  document_number: upTo(25),
  citizenship: like(/^\d{3}$/, 'country'),
  status: like(/^\d$/, 'status'),
  snils,
  date,
  roubles: like(/^[1-9]\d{0,9}$/, 'roubles'),
  /** As the schema of personal data has it, without spaces around it. */
  russian: like(/^\(?[А-ЯЁа-яё](?:(?: ?-?[-.'(,/])? ?[IVА-ЯЁа-яё]\)?)*\)?$/, 'russian'),
  /** A line break between the words of a cell is a space. */
  words: like(/^[\P{Cc}\s]*$/u, 'unprintable'),
  passport: like(/^(?:\d\s*){10}$/, 'passport'),
  sign: like(/^[^№]*$/, 'sign'),
  full: (text) => (/(?:^|[\s.])\p{L}\./u.test(text) ? 'initials' : undefined),
} as const satisfies Readonly<Record<string, Check>>

export const problemOf = (field: string, name: ProblemName): FieldProblem => ({
  field,
  text: problems[name],
})
