import type { RequestField } from '../field.ts'
import { flag, type NumberTerm, sum, termChoice } from './kinds.ts'
import { noDeductions } from './not-for.ts'

const ofDeductions = { group: 'deductions', idleFor: noDeductions } as const

const expense = <const Term extends NumberTerm>(term: Term, example: number) =>
  ({ ...ofDeductions, ...sum(term, example) }) as const

/** The own deduction, and the expenses of the year with a deduction. */
export const deductionFields = {
  own_deduction: {
    ...ofDeductions,
    ...termChoice('ownDeduction', {
      none: { en: 'None', ru: 'Нет' },
      item_1: { en: '3,000 ₽ a month', ru: '3 000 ₽ в месяц', word: '3000' },
      item_2: { en: '500 ₽ a month', ru: '500 ₽ в месяц', word: '500' },
    }),
    description:
      'The own standard deduction, by item of article 218, paragraph 1. item_1 is 3,000 roubles a month, such as for victims of the Chernobyl disaster and persons disabled in war. item_2 is 500, such as for heroes, persons disabled since childhood and of groups I and II. No income limit; the larger one of two.',
    label: { en: 'Own standard deduction', ru: 'Стандартный вычет на себя' },
    argument: { en: '<roubles>', ru: '<рубли>' },
    option: {
      flag: '--own-deduction',
      en: 'own standard deduction (Tax Code, article 218), roubles a month: 500, for example for heroes and persons disabled since childhood or of groups I and II; 3000, for example for victims of the Chernobyl disaster and persons disabled in war; if both apply, the larger one',
      ru: 'стандартный вычет на себя (ст. 218 НК РФ), рублей в месяц: 500 — например герои, инвалиды с детства, I и II групп; 3000 — например чернобыльцы, инвалиды войны; если есть право на оба — больший',
    },
  },
  housing_expense: {
    ...expense('housingExpense', 200_000_000),
    description: 'Bought or built a home (Tax Code, article 220). Kopecks.',
    label: { en: 'Home bought or built', ru: 'Покупка или строительство жилья' },
    option: {
      flag: '--housing',
      en: 'spent on a home bought or built (Tax Code, article 220)',
      ru: 'расходы на покупку или строительство жилья (ст. 220 НК РФ)',
      thousands: '900',
    },
  },
  mortgage_expense: {
    ...expense('mortgageInterest', 30_000_000),
    description: 'Interest paid on its mortgage. Kopecks.',
    label: { en: 'Mortgage interest', ru: 'Проценты по ипотеке' },
    option: {
      flag: '--mortgage-interest',
      en: 'interest paid on the mortgage of that home',
      ru: 'уплаченные проценты по ипотеке',
      thousands: '300',
    },
  },
  social_expense: {
    ...expense('socialExpense', 5_000_000),
    description: 'Own treatment, education, sport and the like (article 219). Kopecks.',
    label: { en: 'Own treatment, education, sport', ru: 'Своё лечение, учёба, спорт' },
    option: {
      flag: '--social-expenses',
      en: 'own treatment, education, sport and the like (Tax Code, article 219)',
      ru: 'своё лечение, обучение, спорт и подобное (ст. 219 НК РФ)',
      thousands: '50',
    },
  },
  child_edu_expense: {
    ...expense('childEducationExpense', 11_000_000),
    description: 'Education of children. Kopecks.',
    label: { en: 'Education of children', ru: 'Обучение детей' },
    option: {
      flag: '--child-education',
      en: 'education of children',
      ru: 'обучение детей',
      thousands: '110',
    },
  },
  treatment_expense: {
    ...expense('expensiveTreatment', 40_000_000),
    description: 'Own expensive treatment, which has no limit (article 219). Kopecks.',
    label: { en: 'Expensive treatment', ru: 'Дорогостоящее лечение' },
    option: {
      flag: '--expensive-treatment',
      en: 'own expensive treatment, which has no limit (Tax Code, article 219)',
      ru: 'дорогостоящее лечение, вычет на которое не ограничен (ст. 219 НК РФ)',
      thousands: '400',
    },
  },
  savings_expense: {
    ...expense('longTermSavings', 40_000_000),
    description:
      'Long-term savings: contributions to a long-term savings programme (ПДС) and an individual investment account of the third type (article 219.2), from 2024. Kopecks.',
    needsFigure: { '*': 'savings_limit' },
    label: { en: 'Long-term savings', ru: 'Долгосрочные сбережения' },
    option: {
      flag: '--savings',
      en: 'contributions to long-term savings, ПДС and ИИС-3 (Tax Code, article 219.2), from 2024',
      ru: 'взносы на долгосрочные сбережения, ПДС и ИИС-3 (ст. 219.2 НК РФ), с 2024 года',
      thousands: '400',
    },
  },
  has_gto_badge: {
    ...ofDeductions,
    ...flag('hasGtoBadge'),
    description:
      'Whether the person has the GTO badge and the health check of the year (article 218), from 2025: a deduction of 18,000 roubles.',
    needsFigure: { '*': 'gto_deduction' },
    label: {
      en: 'GTO badge and health check of the year',
      ru: 'Значок ГТО и диспансеризация в этом году',
    },
    option: {
      flag: '--gto-badge',
      en: 'the GTO badge and the health check of the year (Tax Code, article 218), from 2025',
      ru: 'значок ГТО и диспансеризация в этом году (ст. 218 НК РФ), с 2025 года',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
