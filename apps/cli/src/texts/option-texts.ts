import type { Language } from '@oklad/contract'

/** What can be wrong with any option. */
export interface OptionTexts {
  readonly missing: (option: string, example: string) => string
  readonly repeated: (option: string) => string
  readonly outOfRange: (option: string, minimum: string, maximum: string) => string
  readonly oneOf: (option: string, values: readonly string[]) => string
  readonly excludes: (option: string, others: readonly string[]) => string
  readonly excludeEachOther: (option: string, other: string) => string
  readonly notInYear: (option: string, year: number) => string
  readonly unreadable: (file: string, reason: string) => string
}

export const optionTexts: Record<Language, OptionTexts> = {
  en: {
    missing: (option, example) => `${option} is required: ${option} ${example}`,
    repeated: (option) => `${option} is given more than once`,
    outOfRange: (option, minimum, maximum) => `${option} must be from ${minimum} to ${maximum}`,
    oneOf: (option, values) => `${option} must be one of ${values.join(', ')}`,
    excludes: (option, others) =>
      `${option} stands in place of ${others.join(', ')}: give the one or the others`,
    excludeEachOther: (option, other) =>
      `${option} and ${other} exclude each other as they are given: change one of them or leave it out`,
    notInYear: (option, year) =>
      `${option} has a value for which the tax year ${year} has no rule here: choose another value or another --start`,
    unreadable: (file, reason) => `the file ${file} can not be read: ${reason}`,
  },
  ru: {
    missing: (option, example) => `не указан обязательный параметр ${option}: ${option} ${example}`,
    repeated: (option) => `параметр ${option} указан больше одного раза`,
    outOfRange: (option, minimum, maximum) =>
      `${option}: допустимы значения от ${minimum} до ${maximum}`,
    oneOf: (option, values) => `${option}: допустимы ${values.join(', ')}`,
    excludes: (option, others) =>
      `${option} указывается вместо ${others.join(', ')}: нужно либо одно, либо другое`,
    excludeEachOther: (option, other) =>
      `${option} и ${other} в таком сочетании исключают друг друга: измените или уберите один из параметров`,
    notInYear: (option, year) =>
      `${option}: для такого значения в ${year} году нет правила; выберите другое значение или другой --start`,
    unreadable: (file, reason) => `файл ${file} не читается: ${reason}`,
  },
}
