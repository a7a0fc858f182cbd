import type { Kopecks } from '../money/kopecks.ts'
import { shareOf } from '../money/rounding.ts'
import { taxCode } from './citations.ts'
import { series } from './figure.ts'

/** A reduced tariff of contributions, for all funds together. */
export interface ReducedTariff {
  /**
   * The part of a month's pay that has the general tariff, kopecks. The rates below apply to the rest.
   */
  readonly generalUpTo: Kopecks
  /** Tenths of a percent of the pay up to the year's limit. */
  readonly withinLimit: number
  /** Tenths of a percent of the pay above the year's limit. */
  readonly aboveLimit: number
}

/** A reduced tariff as in the law: the general part is a multiple of the minimum wage. */
interface TariffRule extends Omit<ReducedTariff, 'generalUpTo'> {
  /** The general part in halves of a minimum wage. */
  readonly generalHalfWages: number
}

/** The reduced tariffs by the kind of employer that has a right to them. */
export interface ReducedTariffs<Tariff = ReducedTariff> {
  readonly it: Tariff
  readonly smallBusiness: Tariff
  readonly smallBusinessManufacturing: Tariff
}

const flat = (rate: number) => ({ withinLimit: rate, aboveLimit: rate })
const business = {
  smallBusiness: { generalHalfWages: 3, ...flat(150) },
  smallBusinessManufacturing: { generalHalfWages: 3, ...flat(76) },
}
const since2025 = { it: { generalHalfWages: 0, ...flat(76) }, ...business }
const since2026 = { it: { generalHalfWages: 0, withinLimit: 150, aboveLimit: 76 }, ...business }

/** `null` for years whose reduced tariffs are not in the tables. */
export const reducedTariffs = series<ReducedTariffs<TariffRule> | null>(
  'tenths of a percent',
  '2026-11-20',
  [2017, null, taxCode('ст. 427', '243-ФЗ', '2016-07-03')],
  [2025, since2025, taxCode('ст. 427 п. 2.2, 2.4, 13.2', '176-ФЗ', '2024-07-12')],
  [2026, since2026, taxCode('ст. 427 п. 2.2, 2.4, 13.2', '425-ФЗ', '2025-11-28')],
)

/** Converts the general parts to kopecks with the minimum wage of the year. */
export function withMinimumWage(
  rules: ReducedTariffs<TariffRule> | null,
  minimumWage: Kopecks | null,
): ReducedTariffs | null {
  if (rules === null || minimumWage === null) return null
  const tariffOf = ({ generalHalfWages, ...rates }: TariffRule): ReducedTariff => ({
    generalUpTo: shareOf(minimumWage, generalHalfWages, 2),
    ...rates,
  })
  return {
    it: tariffOf(rules.it),
    smallBusiness: tariffOf(rules.smallBusiness),
    smallBusinessManufacturing: tariffOf(rules.smallBusinessManufacturing),
  }
}
