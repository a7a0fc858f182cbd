import { LARGEST_SALARY } from '@oklad/engine/ranges'
import type { RequestField } from '../field.ts'
import { coefficient, flag, monthly } from './kinds.ts'
import { employmentOnly } from './not-for.ts'

/** The bonuses, and the allowances beside those of the specification. */
export const bonusFields = {
  monthly_bonuses: {
    schema: monthly(0, LARGEST_SALARY, [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 15_000_000]),
    description: 'The bonus of each calendar month, January first. Kopecks.',
    term: { term: 'monthlyBonuses' },
    label: { en: 'Bonuses', ru: 'Премии' },
    group: 'bonuses',
    unit: 'monthlyRoubles',
    argument: { en: '<month=roubles>', ru: '<месяц=рубли>' },
    option: {
      flag: '--bonus',
      en: 'a bonus in a month from 1 to 12: --bonus 3=50000; may be given several times',
      ru: 'премия в месяце от 1 до 12: --bonus 3=50000; можно указать для нескольких месяцев',
      repeatable: true,
    },
  },
  bonuses_attract_allowances: {
    ...flag('bonusesAttractAllowances'),
    description:
      'Whether district coefficient and northern allowance accrue on bonuses: true for bonuses of the pay system, false for one-off bonuses outside it.',
    label: {
      en: 'Coefficient and allowance accrue on the bonuses',
      ru: 'На премии начисляются коэффициент и надбавка',
    },
    group: 'bonuses',
    option: {
      flag: '--bonuses-without-allowances',
      en: 'district coefficient and northern allowance do not accrue on the bonuses',
      ru: 'районный коэффициент и северная надбавка на премии не начисляются',
      sets: false,
    },
  },
  statutory_territorial_multiplier: {
    ...coefficient('statutoryDistrictCoefficient', 110),
    description:
      'The district coefficient × 100 that the law sets, where the employer pays a higher one: the excess is base pay for tax.',
    notFor: { ...employmentOnly, neutral: 100 },
    atMost: 'territorial_multiplier',
    label: { en: 'District coefficient by law', ru: 'Районный коэффициент по закону' },
    group: 'place',
    option: {
      flag: '--statutory-district',
      en: 'the district coefficient that the law sets, where the employer pays a higher one: the excess is base pay for tax',
      ru: 'районный коэффициент по закону, если работодатель платит больше: превышение облагается как оклад',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
