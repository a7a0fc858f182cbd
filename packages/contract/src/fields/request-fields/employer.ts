import { termTable } from '@oklad/engine/ranges'
import type { RequestField } from '../field.ts'
import { flag, numberOf, percent, termChoice } from './kinds.ts'
import { notForSelfEmployed } from './not-for.ts'

const ofEmployer = { group: 'employer', notFor: notForSelfEmployed } as const

/** The contributions of the employer. */
export const employerFields = {
  contribution_tariff: {
    ...ofEmployer,
    ...termChoice('contributionTariff', {
      general: { en: 'General', ru: 'Общий' },
      it: { en: 'IT company', ru: 'ИТ-компания' },
      small_business: { en: 'Small and medium business', ru: 'Малый и средний бизнес' },
      small_business_manufacturing: {
        en: 'Manufacturing (small and medium)',
        ru: 'Обрабатывающее производство (МСП)',
      },
    }),
    description: 'The tariff of contributions (Tax Code, articles 425 and 427).',
    needsFigure: {
      it: 'it_tariff',
      small_business: 'small_business_tariff',
      small_business_manufacturing: 'manufacturing_tariff',
    },
    label: { en: 'Tariff of contributions', ru: 'Тариф страховых взносов' },
    argument: { en: '<tariff>', ru: '<тариф>' },
    option: {
      flag: '--tariff',
      en: 'tariff of contributions: general, it, small-business or small-business-manufacturing; by default general',
      ru: 'тариф взносов: general — общий, it, small-business — МСП, small-business-manufacturing — МСП-производство; по умолчанию general',
    },
  },
  accident_rate: {
    ...ofEmployer,
    schema: numberOf(termTable.accidentRate, 20),
    description:
      'Insurance against accidents at work, hundredths of a percent: 20 is 0.2%. The rate of the class of risk (0.2 to 8.5%) with its discount or surcharge of up to 40%; 60% of it for the pay of disabled employees.',
    term: { term: 'accidentRate' },
    label: { en: 'Accident insurance, %', ru: 'Взносы на травматизм, %' },
    unit: 'hundredthsOfPercent',
    argument: percent,
    option: {
      flag: '--accident',
      en: 'rate of insurance against accidents at work with its discount or surcharge, 0.08 to 11.9 percent; by default it is not computed',
      ru: 'тариф взносов на травматизм с учётом скидки или надбавки, от 0,08 до 11,9 процента; без него эти взносы не считаются',
    },
  },
  working_conditions: {
    ...ofEmployer,
    ...termChoice('workingConditions', {
      ordinary: { en: 'Ordinary', ru: 'Обычные' },
      class_3_1: { en: 'Harmful, 3.1: 2%', ru: 'Вредные, 3.1: 2 %', word: '3.1' },
      class_3_2: { en: 'Harmful, 3.2: 4%', ru: 'Вредные, 3.2: 4 %', word: '3.2' },
      class_3_3: { en: 'Harmful, 3.3: 6%', ru: 'Вредные, 3.3: 6 %', word: '3.3' },
      class_3_4: { en: 'Harmful, 3.4: 7%', ru: 'Вредные, 3.4: 7 %', word: '3.4' },
      class_4: { en: 'Dangerous, 4: 8%', ru: 'Опасные, 4: 8 %', word: '4' },
      list_1: { en: 'List 1, not assessed: 9%', ru: 'Список 1 без спецоценки: 9 %' },
      list_2: { en: 'List 2, not assessed: 6%', ru: 'Список 2 без спецоценки: 6 %' },
    }),
    description:
      'The conditions of harmful or dangerous work, for the additional pension contributions on all pay (Tax Code, article 428). class_3_1 to class_3_4 and class_4 are those of a special assessment (2, 4, 6, 7 and 8%). Without one, list_1 (9%) and list_2 (6%) are the work of law 400-ФЗ, article 30, part 1: item 1 and items 2 to 18.',
    label: { en: 'Working conditions', ru: 'Условия труда' },
    argument: { en: '<class>', ru: '<класс>' },
    option: {
      flag: '--working-conditions',
      en: 'harmful or dangerous work, for the additional contributions: 3.1, 3.2, 3.3, 3.4 or 4 by assessment, list-1 or list-2 without one; by default ordinary',
      ru: 'вредные или опасные условия труда, для дополнительных взносов: 3.1, 3.2, 3.3, 3.4 или 4 по спецоценке, list-1 или list-2 без неё; по умолчанию ordinary',
    },
  },
  is_company_head: {
    ...ofEmployer,
    ...flag('isCompanyHead'),
    description:
      'The person is the sole executive body of a commercial company: from 2026 contributions are due on at least the minimum wage a month, even if less is paid (Tax Code, article 421, paragraph 1). No effect before 2026.',
    label: { en: 'Head of the company', ru: 'Руководитель компании' },
    option: {
      flag: '--company-head',
      en: 'the head of a company: from 2026 contributions are due on at least the minimum wage',
      ru: 'руководитель компании: с 2026 года взносы не меньше чем с МРОТ',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
