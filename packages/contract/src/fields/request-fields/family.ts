import type { RequestField } from '../field.ts'
import { count, flag } from './kinds.ts'
import { noDeductions } from './not-for.ts'

const family = { group: 'family', idleFor: noDeductions } as const

/** The children and the family. */
export const familyFields = {
  children_count: {
    ...family,
    ...count('children', 2),
    description: 'Children with a right to the standard deduction (Tax Code, article 218).',
    label: { en: 'Children with a right to the deduction', ru: 'Дети с правом на вычет' },
    headers: ['Children', 'Number of children', 'Дети', 'Детей', 'Количество детей', 'Число детей'],
    option: {
      flag: '--children',
      en: 'children with a right to the standard deduction (Tax Code, article 218)',
      ru: 'дети, на которых есть право на вычет (ст. 218 НК РФ)',
    },
  },
  disabled_children_count: {
    ...family,
    ...count('disabledChildren', 0),
    description: 'The disabled ones among the children.',
    atMost: 'children_count',
    label: { en: 'the disabled ones among them', ru: 'из них с инвалидностью' },
    option: {
      flag: '--disabled-children',
      en: 'how many of them are disabled',
      ru: 'сколько из них с инвалидностью',
    },
  },
  elder_children_count: {
    ...family,
    ...count('elderChildren', 1),
    description:
      'Elder children without a right to the deduction, such as adults: they count in the order, so that a third child has the deduction of a third one.',
    label: { en: 'Elder children without a right to it', ru: 'Старшие дети без права на вычет' },
    option: {
      flag: '--elder-children',
      en: 'elder children without a right to the deduction, such as adults: they count in the order',
      ru: 'старшие дети без права на вычет, например взрослые: они учитываются в очерёдности',
    },
  },
  single_parent: {
    ...family,
    ...flag('isSingleParent'),
    description: 'A single parent: the deduction is doubled.',
    label: { en: 'Single parent', ru: 'Единственный родитель' },
    option: {
      flag: '--single-parent',
      en: 'a single parent: the deduction for children is doubled',
      ru: 'единственный родитель: вычет на детей удваивается',
    },
  },
  has_family_payment: {
    ...family,
    ...flag('hasFamilyPayment'),
    description:
      'Whether the family qualifies for the yearly family payment (179-ФЗ, tax of 2025 on): two or more children, income per head up to 1.5 subsistence minimums, property within its bounds. The answer then has family_payment, the tax above 6%.',
    needsFigure: { '*': 'family_payment_rate' },
    label: {
      en: 'The family qualifies for the family payment',
      ru: 'Есть право на семейную выплату',
    },
    option: {
      flag: '--family-payment',
      en: 'the family qualifies for the yearly family payment (179-ФЗ), which returns the tax above 6%, from 2025',
      ru: 'семья имеет право на ежегодную семейную выплату (179-ФЗ): вернут НДФЛ сверх 6 %, с 2025 года',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
