import type { Language } from '@oklad/contract'

/** What can be wrong with any option. */
export interface OptionTexts {
  readonly missing: (option: string, example: string) => string
  readonly repeated: (option: string) => string
  readonly outOfRange: (option: string, minimum: string, maximum: string) => string
}

export const optionTexts: Record<Language, OptionTexts> = {
  en: {
    missing: (option, example) => `${option} is required: ${option} ${example}`,
    repeated: (option) => `${option} is given more than once`,
    outOfRange: (option, minimum, maximum) => `${option} must be from ${minimum} to ${maximum}`,
  },
  ru: {
    missing: (option, example) => `не указан обязательный параметр ${option}: ${option} ${example}`,
    repeated: (option) => `параметр ${option} указан больше одного раза`,
    outOfRange: (option, minimum, maximum) =>
      `${option}: допустимы значения от ${minimum} до ${maximum}`,
  },
}
