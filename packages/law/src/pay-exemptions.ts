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

/** How many average monthly earnings of severance are exempt, of one dismissal together. */
export interface SeveranceMonths {
  readonly usual: number
  /** For those dismissed from the Far North and areas equal to it. */
  readonly farNorth: number
}

const severanceMonths: SeveranceMonths = { usual: 3, farNorth: 6 }

const ofYear = { materialAid: roubles(4_000), gift: roubles(4_000) }

/** The series of pay that is taxed otherwise, by the names of their figures. */
export const exemptionSeries = {
  payExemptions: series<PayExemptions>({
    title: {
      en: 'Pay exempt from tax: aid, gifts, birth of a child',
      ru: 'Выплаты, не облагаемые НДФЛ: помощь, подарки, рождение ребёнка',
    },
    unit: 'kopecks a year',
    checked: '2026-11-22',
  })(
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
  severanceMonths: series<SeveranceMonths>({
    title: {
      en: 'Average monthly earnings of severance that are exempt',
      ru: 'Необлагаемые средние месячные заработки выходного пособия',
    },
    unit: 'months',
    checked: '2026-11-28',
  })(
    [2017, severanceMonths, taxCode243('ст. 217 п. 3; ст. 422 п. 1 пп. 2')],
    [2020, severanceMonths, taxCode('147-ФЗ', '2019-06-17')('ст. 217 п. 1; ст. 422 п. 1 пп. 2')],
  ),
  /** Whether pay by average earnings has a part in the tax base of the allowances. */
  averagePaySplit: series<boolean>({
    title: {
      en: 'Part of the allowances in pay by average earnings',
      ru: 'Часть районного коэффициента и надбавки в выплатах по среднему заработку',
    },
    unit: 'whether it applies',
    checked: '2026-11-22',
  })([2017, false, firstTaxCode('ст. 210 п. 3')], [2026, true, taxCode425('ст. 210 п. 6.2')]),
}
