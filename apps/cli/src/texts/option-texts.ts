import type { Language, OptionGroup } from '@oklad/contract'

/** An option as the help shows it, and its description. */
export type OptionWords = readonly [flags: string, description: string]

/** The units that are typed as one number. */
export type NumberUnit =
  | 'roubles'
  | 'hundredths'
  | 'percentAbove100'
  | 'hundredthsOfPercent'
  | 'count'

const en = {
  groups: {
    pay: 'Pay:',
    person: 'Contract and status:',
    deductions: 'Deductions:',
    before: 'Earlier in the year, at the same employer:',
    selfEmployed: 'Self-employed:',
    employer: 'Employer:',
  } satisfies Readonly<Record<OptionGroup, string>>,
  inPlace: 'In place of all the options above:',
  request: [
    '--request <file>',
    'the whole request from a JSON file, with the fields of the service and amounts in kopecks; - is the standard input. Other employers of the year can be given in this way only',
  ] as OptionWords,
  roubles: 'roubles',
  /**
   * Problems of the text of a number, after its flag, by the unit of its field: no number, and too
   * many decimals.
   * @param thousands the example of an amount
   */
  numbers: (thousands: string): Readonly<Record<NumberUnit, readonly [string, string]>> => ({
    roubles: [
      `must be an amount in roubles, such as ${thousands}000, ${thousands}000.50 or "${thousands} 000,50"`,
      `must have at most two decimals, such as ${thousands}000.50; thousands are written together or parted by spaces: ${thousands}000 or "${thousands} 000"`,
    ],
    hundredths: [
      'must be a coefficient, such as 1.15',
      'must have at most two decimals, such as 1.15',
    ],
    percentAbove100: [
      'must be a whole percentage, such as 30',
      'must be a whole percentage without decimals, such as 30',
    ],
    hundredthsOfPercent: [
      'must be a percentage, such as 0.2',
      'must have at most two decimals, such as 0.2',
    ],
    count: ['must be a whole number, such as 2', 'must be a whole number, such as 2'],
  }),
  monthlyRoubles: (flag: string) =>
    `${flag} must be a month from 1 to 12 and an amount in roubles, such as 3=50000 or "12=150 000,50"`,
  date: (flag: string) =>
    `${flag} must be a month YYYY-MM or a date YYYY-MM-DD of the calendar, such as 2026-03`,
  /** A problem of an option. */
  about: (flag: string, problem: string) => `${flag} ${problem}`,
  missing: (flag: string, example: string) => `${flag} is required: ${flag} ${example}`,
  repeated: (flag: string) => `${flag} is given more than once`,
  outOfRange: (flag: string, minimum: string, maximum: string) =>
    `${flag} must be from ${minimum} to ${maximum}`,
  oneOf: (flag: string, words: readonly string[]) => `${flag} must be one of ${words.join(', ')}`,
  excludes: (flag: string, others: readonly string[]) =>
    `${flag} stands in place of ${others.join(', ')}: give the one or the others`,
  excludeEachOther: (flag: string, other: string) =>
    `${flag} and ${other} exclude each other as they are given: change one of them or leave it out`,
  notInYear: (flag: string, year: number) =>
    `${flag} has a value for which the tax year ${year} has no rule here: choose another value or another --start`,
  unreadable: (file: string, reason: string) => `the file ${file} cannot be read: ${reason}`,
}

const ru: typeof en = {
  groups: {
    pay: 'Оплата:',
    person: 'Договор и статус:',
    deductions: 'Вычеты:',
    before: 'С начала года у этого же работодателя:',
    selfEmployed: 'Самозанятость:',
    employer: 'Работодатель:',
  },
  inPlace: 'Вместо всех параметров выше:',
  request: [
    '--request <файл>',
    'весь запрос из файла JSON, с полями сервиса и суммами в копейках; «-» — стандартный ввод. Других работодателей года можно указать только так',
  ],
  roubles: 'руб.',
  numbers: (thousands) => ({
    roubles: [
      `нужна сумма в рублях, например ${thousands}000, ${thousands}000.50 или "${thousands} 000,50"`,
      `не больше двух знаков после запятой, например ${thousands}000,50; тысячи пишутся слитно или через пробел: ${thousands}000 или "${thousands} 000"`,
    ],
    hundredths: [
      'нужен коэффициент, например 1,15',
      'не больше двух знаков после запятой, например 1,15',
    ],
    percentAbove100: [
      'нужен целый процент, например 30',
      'нужен целый процент, без дробной части, например 30',
    ],
    hundredthsOfPercent: [
      'нужен процент, например 0,2',
      'не больше двух знаков после запятой, например 0,2',
    ],
    count: ['нужно целое число, например 2', 'нужно целое число, например 2'],
  }),
  monthlyRoubles: (flag) =>
    `${flag}: нужны месяц от 1 до 12 и сумма в рублях, например 3=50000 или "12=150 000,50"`,
  date: (flag) => `${flag}: нужен месяц ГГГГ-ММ или дата ГГГГ-ММ-ДД по календарю, например 2026-03`,
  about: (flag, problem) => `${flag}: ${problem}`,
  missing: (flag, example) => `не указан обязательный параметр ${flag}: ${flag} ${example}`,
  repeated: (flag) => `параметр ${flag} указан больше одного раза`,
  outOfRange: (flag, minimum, maximum) => `${flag}: допустимы значения от ${minimum} до ${maximum}`,
  oneOf: (flag, words) => `${flag}: допустимы ${words.join(', ')}`,
  excludes: (flag, others) =>
    `${flag} указывается вместо ${others.join(', ')}: нужно либо одно, либо другое`,
  excludeEachOther: (flag, other) =>
    `${flag} и ${other} в таком сочетании исключают друг друга: измените или уберите один из параметров`,
  notInYear: (flag, year) =>
    `${flag}: для такого значения в ${year} году нет правила; выберите другое значение или другой --start`,
  unreadable: (file, reason) => `файл ${file} не читается: ${reason}`,
}

/** The words of the options of a request: their groups in the help and their problems. */
export const optionTexts: Readonly<Record<Language, typeof en>> = { en, ru }
