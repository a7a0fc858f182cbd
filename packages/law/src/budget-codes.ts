import { cites } from './citations.ts'
import { type Figure, figureIn, type Line, series } from './figure.ts'

/** The tax of one base at one rate that has a code of its own. */
type TaxOfRate =
  | ('main13' | 'main15' | 'main18' | 'main20' | 'main22')
  | ('north13' | 'north15' | 'nonResident')
  // Non-residents with the rates of residents.
  | ('nonResident13' | 'nonResident15')

/** The codes of the budget's incomes (КБК) to which a tax agent remits income tax; `null` for a rate without one. */
export type BudgetCodes = Readonly<Record<TaxOfRate, string | null>>

const incomeTax = (subtype: string) => `182101${subtype}011000110`

const first = {
  main13: incomeTax('02010'),
  main15: null,
  main18: null,
  main20: null,
  main22: null,
  north13: null,
  north15: null,
  // 02030 is the code of people who declare their income by themselves (article 228).
  nonResident: incomeTax('02010'),
  nonResident13: incomeTax('02010'),
  nonResident15: null,
}
const withMain15 = { ...first, main15: incomeTax('02080'), nonResident15: incomeTax('02080') }

const since = (
  from: number,
  value: BudgetCodes,
  order: string,
  date: string,
): Line<BudgetCodes> => [
  from,
  value,
  cites(`Приказ Минфина России № ${order}`, date)('КБК НДФЛ налогового агента'),
]

/** Each year has its order. Those of 2023, 2024 and 2026 were not found: the line before stands for them. */
export const budgetCodes = series<BudgetCodes>({
  title: {
    en: 'Budget codes to which income tax is remitted',
    ru: 'КБК, на которые перечисляется НДФЛ',
  },
  unit: 'budget codes',
  checked: '2026-11-28',
})(
  since(2017, first, '65н', '2013-07-01'),
  since(2019, first, '132н', '2018-06-08'),
  since(2020, first, '207н', '2019-11-29'),
  since(2021, withMain15, '99н', '2020-06-08'),
  since(2022, withMain15, '75н', '2021-06-08'),
  since(
    2025,
    {
      ...withMain15,
      main18: incomeTax('02150'),
      main20: incomeTax('02160'),
      main22: incomeTax('02170'),
      north13: incomeTax('02210'),
      north15: incomeTax('02230'),
      // Publications name codes of years before for them; none confirms these from 2025.
      nonResident13: null,
      nonResident15: null,
    },
    '85н',
    '2024-06-10',
  ),
)

/** The codes of a tax year, apart from the figures that every calculation loads. */
export const budgetCodesIn = (year: number): Figure<BudgetCodes> => figureIn(budgetCodes, year)
