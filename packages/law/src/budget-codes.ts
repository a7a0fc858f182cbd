import { cites } from './citations.ts'
import { type Figure, figureIn, type Line, series } from './figure.ts'

/** The tax of one base at one rate that has a code of its own. */
type TaxOfRate =
  | ('main13' | 'main15' | 'main18' | 'main20' | 'main22')
  | ('north13' | 'north15' | 'nonResident')

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
  nonResident: incomeTax('02030'),
}

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

export const budgetCodes = series<BudgetCodes>('budget codes', '2026-11-23')(
  since(2017, first, '65н', '2013-07-01'),
  since(2021, { ...first, main15: incomeTax('02080') }, '99н', '2020-06-08'),
  since(
    2025,
    {
      ...first,
      main15: incomeTax('02080'),
      main18: incomeTax('02150'),
      main20: incomeTax('02160'),
      main22: incomeTax('02170'),
      north13: incomeTax('02210'),
      north15: incomeTax('02230'),
    },
    '85н',
    '2024-06-10',
  ),
)

/** The codes of a tax year, apart from the figures that every calculation loads. */
export const budgetCodesIn = (year: number): Figure<BudgetCodes> => figureIn(budgetCodes, year)
