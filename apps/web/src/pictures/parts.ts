import type { AmountName } from '@oklad/engine'

/** How a part is filled, so that it is told from the others without colour. */
export type Fill = 'solid' | 'stripes' | 'dots' | 'grid' | 'cross'

/** A part of what an employer pays: its amount, its colour by the style sheet, its filling. */
export interface Part {
  readonly amount: AmountName
  readonly colour: `--part-${string}`
  readonly fill: Fill
}

const net: Part = { amount: 'netIncome', colour: '--part-net', fill: 'solid' }
const tax: Part = { amount: 'incomeTax', colour: '--part-tax', fill: 'stripes' }

/** Where the money goes. */
export const parts: readonly Part[] = [
  net,
  tax,
  { amount: 'contributions', colour: '--part-contributions', fill: 'dots' },
]

/** Where it goes, fund by fund. */
export const partsOfCost: readonly Part[] = [
  net,
  tax,
  { amount: 'pensionContribution', colour: '--part-contributions', fill: 'dots' },
  { amount: 'medicalContribution', colour: '--part-medical', fill: 'grid' },
  { amount: 'socialContribution', colour: '--part-social', fill: 'cross' },
  { amount: 'accidentContribution', colour: '--part-accident', fill: 'solid' },
  { amount: 'additionalContribution', colour: '--part-accident', fill: 'dots' },
]
