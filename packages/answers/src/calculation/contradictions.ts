import type { Warning } from '@oklad/contract'
import type { Language, RequestFieldName, RightFields, Text } from '@oklad/contract/fields'

/** Values that are valid one by one and cannot be true together, or leave one without effect. */
interface Contradiction {
  readonly fields: readonly RequestFieldName[]
  readonly isIn: (request: RightFields) => boolean
  readonly detail: Text
}

type Income = NonNullable<RightFields['other_employers']>[number]

const firstMonthOf = ({ start_date = '' }: RightFields) => Number(start_date.slice(5, 7)) || 1

const isTaxAboveIncome = ({ base_gross_income, north_gross_income, tax_withheld }: Income) =>
  tax_withheld > base_gross_income + north_gross_income

const contradictions: readonly Contradiction[] = [
  {
    fields: ['monthly_bonuses', 'start_date'],
    isIn: (request) =>
      request.monthly_bonuses?.slice(0, firstMonthOf(request) - 1).some((bonus) => bonus > 0) ??
      false,
    detail: {
      en: 'Bonuses of months before the first one are not counted.',
      ru: 'Премии за месяцы до первого не учтены.',
    },
  },
  {
    fields: ['income_before', 'start_date'],
    isIn: (request) =>
      firstMonthOf(request) === 1 &&
      Object.values(request.income_before ?? {}).some((sum) => sum > 0),
    detail: {
      en: 'The calculation starts in January, and the year has no month before it: the income before the first month is counted nevertheless.',
      ru: 'Расчёт начинается с января, и месяцев до него в году нет: доход до первого месяца всё равно учтён.',
    },
  },
  {
    fields: ['income_before'],
    isIn: ({ income_before }) => income_before !== undefined && isTaxAboveIncome(income_before),
    detail: {
      en: 'More tax was withheld before the first month than was paid: check the amounts.',
      ru: 'До первого месяца удержано больше, чем начислено: проверьте суммы.',
    },
  },
  {
    fields: ['elder_children_count', 'children_count'],
    isIn: ({ elder_children_count = 0, children_count = 0 }) =>
      elder_children_count > 0 && children_count === 0,
    detail: {
      en: 'Elder children without a right to the deduction have no effect without children who have one.',
      ru: 'Старшие дети без права на вычет ни на что не влияют, если детей с правом на него нет.',
    },
  },
  {
    fields: ['other_employers'],
    isIn: ({ other_employers = [] }) => other_employers.some(isTaxAboveIncome),
    detail: {
      en: 'Another employer withheld more tax than it paid: check the amounts.',
      ru: 'Другой работодатель удержал больше, чем начислил: проверьте суммы.',
    },
  },
  {
    fields: ['has_tax_privilege', 'is_not_resident'],
    isIn: ({ has_tax_privilege, is_not_resident }) =>
      has_tax_privilege === true && is_not_resident === true,
    detail: {
      en: 'The rates of the special military operation do not apply to a non-resident: 30 % of each month is withheld.',
      ru: 'Ставки для участников СВО на нерезидента не распространяются: с каждого месяца удержано 30 %.',
    },
  },
]

/** A warning for each contradiction in a request. A request without extensions has none. */
export function contradictionsIn(request: RightFields, language: Language): Warning[] {
  return contradictions
    .filter(({ isIn }) => isIn(request))
    .map(({ fields, detail }) => ({
      code: 'contradictory_fields',
      detail: detail[language],
      fields: [...fields],
    }))
}
