import { type Kopecks, roubles } from '../money/kopecks.ts'
import type { Series } from './figure.ts'

/** The tax on professional income (налог на профессиональный доход). */
export interface SelfEmployment {
  /** On what individuals pay: whole percent, and the points that the deduction takes off. */
  readonly fromIndividuals: { readonly rate: number; readonly pointsOff: number }
  /** On what firms pay. */
  readonly fromFirms: { readonly rate: number; readonly pointsOff: number }
  /** The deduction granted once, at registration. */
  readonly deduction: Kopecks
  /** The income of a calendar year up to which the regime holds. */
  readonly incomeLimit: Kopecks
}

/** `null` where the regime does not exist. */
export const selfEmployments: Series<SelfEmployment | null> = [
  {
    from: 2017,
    value: null,
    unit: 'percent and kopecks a year',
    citation: {
      act: 'Федеральный закон № 422-ФЗ',
      article: 'ст. 1 ч. 1: эксперимент начат с 2019 года',
      date: '2018-11-27',
    },
    checked: '2026-11-20',
  },
  {
    from: 2019,
    value: {
      fromIndividuals: { rate: 4, pointsOff: 1 },
      fromFirms: { rate: 6, pointsOff: 2 },
      deduction: roubles(10_000),
      incomeLimit: roubles(2_400_000),
    },
    unit: 'percent and kopecks a year',
    citation: {
      act: 'Федеральный закон № 422-ФЗ',
      article: 'ст. 4 ч. 2 п. 8, ст. 10, ст. 12',
      date: '2018-11-27',
    },
    checked: '2026-11-20',
  },
  {
    from: 2029,
    value: null,
    unit: 'percent and kopecks a year',
    citation: {
      act: 'Федеральный закон № 422-ФЗ',
      article: 'ст. 1 ч. 3: эксперимент проводится до конца 2028 года',
      date: '2018-11-27',
    },
    checked: '2026-11-20',
  },
]
