import { professionalIncomeLaw } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/** The tax on professional income (налог на профессиональный доход). */
export interface SelfEmployment {
  /** For payments by individuals: the rate, whole percent, and the points that the deduction subtracts. */
  readonly fromIndividuals: { readonly rate: number; readonly pointsOff: number }
  /** For payments by organisations and individual entrepreneurs. */
  readonly fromFirms: { readonly rate: number; readonly pointsOff: number }
  /** The deduction granted once, at registration. */
  readonly deduction: Kopecks
  /** The largest income of a calendar year under the regime. */
  readonly incomeLimit: Kopecks
}

const regime: SelfEmployment = {
  fromIndividuals: { rate: 4, pointsOff: 1 },
  fromFirms: { rate: 6, pointsOff: 2 },
  deduction: roubles(10_000),
  incomeLimit: roubles(2_400_000),
}

/** `null` where the regime does not exist. */
export const selfEmployment = series<SelfEmployment | null>({
  title: {
    en: 'Tax on professional income (self-employed)',
    ru: 'Налог на профессиональный доход (самозанятые)',
  },
  unit: 'percent and kopecks a year',
  checked: '2026-11-20',
})(
  [2017, null, professionalIncomeLaw('ст. 1 ч. 1: с 2019 года')],
  [2019, regime, professionalIncomeLaw('ст. 4 ч. 2 п. 8, ст. 10, ст. 12')],
  [2029, null, professionalIncomeLaw('ст. 1 ч. 3: до конца 2028 года')],
)
