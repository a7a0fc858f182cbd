import type { RequestField } from '../field.ts'
import { flag, termChoice } from './kinds.ts'
import { selfEmployedOnly } from './not-for.ts'

/** The terms of the tax on professional income. */
export const selfEmployedFields = {
  npd_income_source: {
    ...termChoice('incomePayer', {
      LEGAL_ENTITY: {
        en: 'An organisation or an entrepreneur, 6%',
        ru: 'Организация или ИП, 6 %',
        word: 'firms',
        term: 'firms',
      },
      INDIVIDUAL: {
        en: 'Individuals, 4%',
        ru: 'Физические лица, 4 %',
        word: 'individuals',
        term: 'individuals',
      },
    }),
    description:
      'Who pays the self-employed: 4% from individuals, 6% from organisations and entrepreneurs.',
    notFor: selfEmployedOnly,
    label: { en: 'Who pays', ru: 'Кто платит' },
    group: 'contract',
    argument: { en: '<payer>', ru: '<кто>' },
    option: {
      flag: '--paid-by',
      en: 'individuals (4%) or firms, organisations and entrepreneurs (6%); by default firms',
      ru: 'кто платит: individuals — физические лица (4 %), firms — организации и ИП (6 %); по умолчанию firms',
      part: 'selfEmployed',
    },
  },
  has_registration_deduction: {
    ...flag('hasRegistrationDeduction'),
    description:
      'Whether the self-employed still has the registration deduction of 10,000 roubles.',
    notFor: selfEmployedOnly,
    label: {
      en: 'The deduction of 10,000 ₽ is not used yet',
      ru: 'Вычет 10 000 ₽ ещё не использован',
    },
    group: 'contract',
    option: {
      flag: '--registration-deduction',
      en: 'the registration deduction of 10,000 roubles is not used yet',
      ru: 'вычет 10 000 рублей при регистрации ещё не использован',
      part: 'selfEmployed',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
