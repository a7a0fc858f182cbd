import type { OutsideName, Period, StepKind } from '@oklad/engine'
import type { Language, Text } from '../language.ts'
import { outsideTitles } from './outside-titles.ts'
import { stepTitles } from './step-titles.ts'

/** What steps are called where the tax is not НДФЛ. */
export const selfEmployedTitles: Readonly<Partial<Record<StepKind, Text>>> = {
  accrual_salary: { en: 'Income of the month', ru: 'Доход за месяц' },
  accrual_base: { en: 'Income of the month', ru: 'Доход за месяц' },
  main_base_tax: { en: 'Tax on professional income', ru: 'Налог на профессиональный доход' },
  allowances_tax: { en: 'Tax on the allowances', ru: 'Налог с коэффициента и надбавки' },
  income_tax: { en: 'Tax of the month', ru: 'Налог за месяц' },
  tax_rate: { en: 'Rate of the tax in the month', ru: 'Ставка НПД за месяц' },
}

/** What steps are called where each month is taxed by itself. */
export const nonResidentTitles: Readonly<Partial<Record<StepKind, Text>>> = {
  main_base_due: {
    en: 'Tax on base pay of the month, whole roubles',
    ru: 'НДФЛ с основной базы за месяц в полных рублях',
  },
  tax_due: {
    en: 'Tax on all pay of the month, whole roubles',
    ru: 'НДФЛ со всех выплат месяца в полных рублях',
  },
  tax_rate: { en: 'Rate of non-residents', ru: 'Ставка НДФЛ нерезидента' },
}

/** What a number is. */
export function titleOf(name: StepKind | OutsideName): Text {
  return name in stepTitles ? stepTitles[name as StepKind] : outsideTitles[name as OutsideName]
}

/** What a step is about, where that is neither a month nor the year as it is. */
const periodTitles: Readonly<Partial<Record<Period, Text>>> = {
  start: { en: 'at the start', ru: 'на начало' },
  before: { en: 'before the first month', ru: 'до первого месяца расчёта' },
  without_deductions: { en: 'without deductions', ru: 'без вычетов' },
  with_children: {
    en: 'with the deductions for children',
    ru: 'с вычетами на детей',
  },
  with_social: {
    en: 'with the social deduction too',
    ru: 'с учётом социального вычета',
  },
  with_property: {
    en: 'with the property deduction too',
    ru: 'с учётом имущественного вычета',
  },
  last_property_year: {
    en: 'last year of the property deduction',
    ru: 'последний год имущественного вычета',
  },
  all_employers: { en: 'all employers', ru: 'по всем работодателям' },
}

/** A title with what it is about, where that needs saying. */
export function titleIn(period: Period, title: string, language: Language): string {
  const about = periodTitles[period]
  return about === undefined ? title : `${title} (${about[language]})`
}
