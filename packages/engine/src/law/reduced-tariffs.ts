import { type Kopecks, kopecks, roubles } from '../money/kopecks.ts'
import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** A reduced tariff of contributions, for all funds together. */
export interface ReducedTariff {
  /**
   * The part of a month's pay that stays under the general tariff, kopecks; the rates below are
   * for the rest of it.
   */
  readonly generalUpTo: Kopecks
  /** Tenths of a percent of the pay up to the year's limit. */
  readonly withinLimit: number
  /** Tenths of a percent of the pay above the year's limit. */
  readonly aboveLimit: number
}

/** The reduced tariffs by the employer's right to them. */
export interface ReducedTariffs {
  readonly it: ReducedTariff
  readonly smallBusiness: ReducedTariff
  readonly smallBusinessManufacturing: ReducedTariff
}

const checked = '2026-11-20'
const unit = 'tenths of a percent'
const nothing = roubles(0)

/** `null` for years whose reduced tariffs are not in the tables. */
export const reducedTariffs: Series<ReducedTariffs | null> = [
  {
    from: 2017,
    value: null,
    unit,
    citation: taxCode('ст. 427', '243-ФЗ', '2016-07-03'),
    checked,
  },
  {
    from: 2025,
    value: {
      it: { generalUpTo: nothing, withinLimit: 76, aboveLimit: 76 },
      // One and a half minimum wages of 22,440.
      smallBusiness: { generalUpTo: roubles(33_660), withinLimit: 150, aboveLimit: 150 },
      smallBusinessManufacturing: { generalUpTo: roubles(33_660), withinLimit: 76, aboveLimit: 76 },
    },
    unit,
    citation: taxCode('ст. 427 п. 2.2, 2.4, 13.2', '176-ФЗ', '2024-07-12'),
    checked,
  },
  {
    from: 2026,
    value: {
      it: { generalUpTo: nothing, withinLimit: 150, aboveLimit: 76 },
      // One and a half minimum wages of 27,093: 40,639.50.
      smallBusiness: { generalUpTo: kopecks(4_063_950), withinLimit: 150, aboveLimit: 150 },
      smallBusinessManufacturing: {
        generalUpTo: kopecks(4_063_950),
        withinLimit: 76,
        aboveLimit: 76,
      },
    },
    unit,
    citation: taxCode('ст. 427 п. 2.2, 2.4, 13.2', '425-ФЗ', '2025-11-28'),
    checked,
  },
]
