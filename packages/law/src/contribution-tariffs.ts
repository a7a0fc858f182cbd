import { taxCode, taxCode239, taxCode243, taxCode425 } from './citations.ts'
import { series } from './figure.ts'

/** A tariff with two rates: below and above a limit of the year's pay. */
export interface ContributionRate {
  /** Tenths of a percent of the pay up to the limit. */
  readonly withinLimit: number
  /** Tenths of a percent of the pay above the limit. */
  readonly aboveLimit: number
}

/** The rates of an employer's contributions, by fund. */
export interface FundRates {
  readonly pension: ContributionRate
  readonly medical: ContributionRate
  readonly social: ContributionRate
}

/** A tariff: the rates by fund and, since 2023, the rate for all funds together. */
export interface ContributionRates extends FundRates {
  /**
   * The single rate for all three funds since 2023; the rates of the funds are then its components.
   * `null` where each fund has its own rate, limit and rounding.
   */
  readonly unified: ContributionRate | null
}

const funds = {
  pension: { withinLimit: 220, aboveLimit: 100 },
  medical: { withinLimit: 51, aboveLimit: 51 },
  social: { withinLimit: 29, aboveLimit: 0 },
}

/** The general tariff of contributions. */
export const contributionRates = series<ContributionRates>('tenths of a percent', '2026-11-20')(
  [2017, { ...funds, unified: null }, taxCode243('ст. 425 п. 2, ст. 426')],
  // The act ended article 426, which had set the same rates for a time.
  [2019, { ...funds, unified: null }, taxCode('ст. 425 п. 2', '303-ФЗ', '2018-08-03')],
  [2023, { ...funds, unified: { withinLimit: 300, aboveLimit: 151 } }, taxCode239('ст. 425 п. 3')],
)

/** Whether contributions for the head of a company are due on at least the minimum wage. */
export const minimumBaseOfHead = series<boolean>('whether it applies', '2026-11-22')(
  [2017, false, taxCode243('ст. 421 п. 1')],
  [2026, true, taxCode425('ст. 421 п. 1')],
)

/** Whether pay under a civil contract bears social insurance contributions. */
export const civilContractSocialInsurance = series<boolean>('whether it applies', '2026-11-20')(
  [2017, false, taxCode243('ст. 422 п. 3 пп. 2')],
  [2023, true, taxCode239('ст. 420 п. 1, ст. 422')],
)
