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

/** The additional pension contributions for harmful and dangerous work, percent of all pay. */
export interface AdditionalContributionRates {
  /** Harmful conditions of the subclasses 3.1 to 3.4, by a special assessment of the workplace. */
  readonly class31: number
  readonly class32: number
  readonly class33: number
  readonly class34: number
  /** Dangerous conditions, class 4. */
  readonly class4: number
  /** Work of article 30, part 1, item 1 of law № 400-ФЗ, without an assessment. */
  readonly list1: number
  /** Work of its items 2 to 18, without an assessment. */
  readonly list2: number
}

const funds = {
  pension: { withinLimit: 220, aboveLimit: 100 },
  medical: { withinLimit: 51, aboveLimit: 51 },
  social: { withinLimit: 29, aboveLimit: 0 },
}

/** The series of tariffs by the names of their figures. */
export const contributionTariffs = {
  /** The general tariff of contributions. */
  contributionRates: series<ContributionRates>({
    title: { en: 'General tariff of insurance contributions', ru: 'Общий тариф страховых взносов' },
    unit: 'tenths of a percent',
    checked: '2026-11-20',
  })(
    [2017, { ...funds, unified: null }, taxCode243('ст. 425 п. 2, ст. 426')],
    // The act ended article 426, which had set the same rates for a time.
    [2019, { ...funds, unified: null }, taxCode('303-ФЗ', '2018-08-03')('ст. 425 п. 2')],
    [
      2023,
      { ...funds, unified: { withinLimit: 300, aboveLimit: 151 } },
      taxCode239('ст. 425 п. 3'),
    ],
  ),
  additionalContributionRates: series<AdditionalContributionRates>({
    title: {
      en: 'Additional contributions for harmful work',
      ru: 'Дополнительные взносы за вредную работу',
    },
    unit: 'percent',
    checked: '2026-11-22',
  })([
    2017,
    { class31: 2, class32: 4, class33: 6, class34: 7, class4: 8, list1: 9, list2: 6 },
    taxCode243('ст. 428'),
  ]),
}

/** The series of the pay that contributions are due on. */
export const contributionBases = {
  /** Whether pay under a civil contract bears social insurance contributions. */
  civilContractSocialInsurance: series<boolean>({
    title: {
      en: 'Sickness and maternity contributions on civil-contract pay',
      ru: 'Взносы на ВНиМ с выплат по договорам ГПХ',
    },
    unit: 'whether it applies',
    checked: '2026-11-20',
  })(
    [2017, false, taxCode243('ст. 422 п. 3 пп. 2')],
    [2023, true, taxCode239('ст. 420 п. 1, ст. 422')],
  ),
  /** Whether contributions for the head of a company are due on at least the minimum wage. */
  minimumBaseOfHead: series<boolean>({
    title: {
      en: 'Contributions for the head of a company on at least the minimum wage',
      ru: 'Взносы за руководителя компании не меньше чем с МРОТ',
    },
    unit: 'whether it applies',
    checked: '2026-11-22',
  })([2017, false, taxCode243('ст. 421 п. 1')], [2026, true, taxCode425('ст. 421 п. 1')]),
}
