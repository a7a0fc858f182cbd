import { firstTaxCode, taxCode, taxCode243, taxCode425 } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/** The sums of pay that are exempt from tax, kopecks. */
export interface PayExemptions {
  /** Material aid of a year. */
  readonly materialAid: Kopecks
  /** Gifts of a year. */
  readonly gift: Kopecks
  /** Aid at the birth of a child, for each child. */
  readonly birthAid: Kopecks
}

const ofYear = { materialAid: roubles(4_000), gift: roubles(4_000) }

/** The series of pay that is taxed otherwise, by the names of their figures. */
export const exemptionSeries = {
  payExemptions: series<PayExemptions>('kopecks a year', '2026-11-22')(
    [
      2017,
      { ...ofYear, birthAid: roubles(50_000) },
      taxCode243('ст. 217 п. 8, 28; ст. 422 п. 1 пп. 3, 11'),
    ],
    [
      2026,
      { ...ofYear, birthAid: roubles(1_000_000) },
      taxCode('227-ФЗ', '2025-07-23')('ст. 217 п. 8, 28; ст. 422 п. 1 пп. 3, 11'),
    ],
  ),
  /** Whether pay by average earnings has a part in the tax base of the allowances. */
  averagePaySplit: series<boolean>('whether it applies', '2026-11-22')(
    [2017, false, firstTaxCode('ст. 210 п. 3')],
    [2026, true, taxCode425('ст. 210 п. 6.2')],
  ),
}
