import { cites, firstTaxCode, taxCode58, taxCode176 } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

const unit = 'kopecks a year'

/** Own monthly deductions (Tax Code, article 218, paragraph 1), by item of the paragraph, kopecks. */
export interface OwnDeductions {
  /** Such as victims of the Chernobyl disaster and persons disabled in war. */
  readonly item1: Kopecks
  /** Such as heroes, persons disabled since childhood and of groups I and II. */
  readonly item2: Kopecks
}

export const ownDeductions = series<OwnDeductions>(
  'kopecks a month',
  '2026-11-22',
)([
  2017,
  { item1: roubles(3_000), item2: roubles(500) },
  firstTaxCode('ст. 218 п. 1 пп. 1, 2, п. 2'),
])

/** The most by which long-term savings of a year reduce the tax bases; `null` before the deduction began. */
export const savingsLimits = series<Kopecks | null>(unit, '2026-11-22')(
  [2017, null, taxCode58('ст. 219.2')],
  [2024, roubles(400_000), taxCode58('ст. 219.2')],
)

const familyPayments = cites('Федеральный закон № 179-ФЗ', '2024-07-13')('ст. 1')

/** The rate of tax above which a family with the payment gets its tax back; `null` before it began. */
export const familyPaymentRates = series<number | null>('percent', '2026-11-22')(
  [2017, null, familyPayments],
  [2025, 6, familyPayments],
)

/** The deduction for the GTO badge and the health check of the year; `null` before it began. */
export const gtoDeductions = series<Kopecks | null>(unit, '2026-11-22')(
  [2017, null, taxCode176('ст. 218 п. 1')],
  [2025, roubles(18_000), taxCode176('ст. 218 п. 1')],
)
