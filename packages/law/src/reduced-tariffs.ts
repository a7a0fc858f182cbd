import { taxCode, taxCode102, taxCode176, taxCode239, taxCode243, taxCode425 } from './citations.ts'
import type { ContributionRate, FundRates } from './contribution-tariffs.ts'
import { type Figure, type Series, series } from './figure.ts'
import { type Kopecks, kopecks } from './kopecks.ts'

/** A reduced tariff of contributions. The general tariff applies to a part of the pay. */
export interface ReducedTariff {
  /** The part of a month's pay that has the general tariff, kopecks. The rates apply to the rest. */
  readonly generalUpTo: Kopecks
  /** The first month of the year with the tariff; the general one applies before it. */
  readonly fromMonth: number
  /** The rate for all funds together, since 2023; `null` before. */
  readonly unified: ContributionRate | null
  /** The rate of each fund until 2022; `null` since. */
  readonly funds: FundRates | null
}

/** A reduced tariff as in the law: the general part is a multiple of the minimum wage. */
export interface TariffRule extends Omit<ReducedTariff, 'generalUpTo'> {
  /** The general part in minimum wages of 1 January: 0, 1 or 1.5. */
  readonly generalWages: number
}

const unit = 'tenths of a percent'

const oneRate = (withinLimit: number, aboveLimit: number, generalWages = 0): TariffRule => ({
  generalWages,
  fromMonth: 1,
  unified: { withinLimit, aboveLimit },
  funds: null,
})
const rateOfEachFund = (
  [pension, medical, social]: readonly [ContributionRate, ContributionRate, ContributionRate],
  generalWages = 0,
  fromMonth = 1,
): TariffRule => ({
  generalWages,
  fromMonth,
  unified: null,
  funds: { pension, medical, social },
})
const toLimit = (rate: number): ContributionRate => ({ withinLimit: rate, aboveLimit: 0 })
const onAll = (rate: number): ContributionRate => ({ withinLimit: rate, aboveLimit: rate })

const ofSmallBusiness = [onAll(100), onAll(50), onAll(0)] as const

/** The tariff of information technology companies. */
const itTariffs = series<TariffRule | null>({
  title: {
    en: 'Reduced tariff of contributions: IT companies',
    ru: 'Пониженный тариф взносов: ИТ-компании',
  },
  unit,
  checked: '2026-11-22',
})(
  [
    2017,
    rateOfEachFund([toLimit(80), onAll(40), toLimit(20)]),
    taxCode243('ст. 427 п. 1 пп. 3, п. 2'),
  ],
  [
    2021,
    rateOfEachFund([toLimit(60), onAll(1), toLimit(15)]),
    taxCode('265-ФЗ', '2020-07-31')('ст. 427 п. 1 пп. 3, п. 2'),
  ],
  [2023, oneRate(76, 0), taxCode239('ст. 427 п. 2.2')],
  [2025, oneRate(76, 76), taxCode('416-ФЗ', '2024-11-29')('ст. 427 п. 2.2-1')],
  [2026, oneRate(150, 76), taxCode425('ст. 427 п. 2.2-2')],
)

/** The tariff of small and medium business. */
const smallBusinessTariffs = series<TariffRule | null>({
  title: {
    en: 'Reduced tariff of contributions: small and medium business',
    ru: 'Пониженный тариф взносов: малый и средний бизнес',
  },
  unit,
  checked: '2026-11-22',
})(
  [2017, null, taxCode102('ст. 427 п. 2.1')],
  [
    2020,
    rateOfEachFund(ofSmallBusiness, 1, 4),
    { act: 'Федеральный закон № 102-ФЗ', article: 'ст. 6', date: '2020-04-01' },
  ],
  [2021, rateOfEachFund(ofSmallBusiness, 1), taxCode102('ст. 427 п. 2.1')],
  [2023, oneRate(150, 150, 1), taxCode239('ст. 427 п. 2.4')],
  [2025, oneRate(150, 150, 1.5), taxCode176('ст. 427 п. 2.4')],
  [2026, oneRate(150, 150, 1.5), taxCode425('ст. 427 п. 2.4, 13.3')],
)

/** Whether the tariff of small business is only for main activities on a list of the Government. */
export const smallBusinessActivities = series<boolean>({
  title: {
    en: 'Reduced tariff of small business: for listed activities only',
    ru: 'Пониженный тариф малого бизнеса: только для видов деятельности из перечня',
  },
  unit: 'whether it applies',
  checked: '2026-11-22',
})(
  [2017, false, taxCode102('ст. 427 п. 2.1')],
  [
    2026,
    true,
    { act: 'Распоряжение Правительства РФ № 4125-р', article: 'п. 1', date: '2025-12-27' },
  ],
)

/** The tariff of small and medium business in manufacturing. */
const manufacturingTariffs = series<TariffRule | null>({
  title: {
    en: 'Reduced tariff of contributions: small and medium business in manufacturing',
    ru: 'Пониженный тариф взносов: малый и средний бизнес в обработке',
  },
  unit,
  checked: '2026-11-22',
})(
  [2017, null, taxCode176('ст. 427 п. 2.5, 13.2')],
  [2025, oneRate(76, 76, 1.5), taxCode176('ст. 427 п. 2.5, 13.2')],
)

/** The reduced tariffs by the names of their figures; `null` for years without the tariff. */
export const reducedTariffs = {
  itTariff: itTariffs,
  smallBusinessTariff: smallBusinessTariffs,
  manufacturingTariff: manufacturingTariffs,
}

/** The name of the figure of a reduced tariff. */
export type ReducedTariffName = keyof typeof reducedTariffs

/** Converts the general part to kopecks with the minimum wage of 1 January: a new wage is a new value. */
export function withMinimumWage(
  { value: rule, ...figure }: Series<TariffRule | null>[number],
  minimumWage: Figure<Kopecks>,
): Figure<ReducedTariff | null> {
  if (rule === null) return { ...figure, value: null }
  const { generalWages, ...rates } = rule
  const generalUpTo = kopecks(minimumWage.value * generalWages)
  const from = generalWages === 0 ? figure.from : Math.max(figure.from, minimumWage.from)
  return { ...figure, from, value: { generalUpTo, ...rates } }
}
