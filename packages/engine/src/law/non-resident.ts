import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** The rate on the pay of a non-resident, whole percent, of each month by itself. */
export const nonResidentRates: Series<number> = [
  {
    from: 2017,
    value: 30,
    unit: 'percent',
    citation: taxCode('ст. 224 п. 3, ст. 226 п. 3', '117-ФЗ', '2000-08-05'),
    checked: '2026-11-20',
  },
]
