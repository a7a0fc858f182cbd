import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { explain } from '../readings/breakdown.ts'
import type { Terms } from '../terms/terms.ts'
import type { Operation } from './recompute.ts'
import type { Step } from './step.ts'

const withRates: ReadonlySet<Operation> = new Set([
  'tariff_to_kopeck',
  'percent_to_kopeck',
  'premium_to_kopeck',
  'sum_of_products',
])

const terms = {
  grossSalary: roubles(400_000),
  accidentRate: 20,
  workingConditions: 'class34',
} as const

it.each<[number, string, Partial<Terms>]>([
  [2017, 'ст. 425 п. 2, ст. 426', {}],
  [2022, 'ст. 425 п. 2', {}],
  [2022, 'ст. 427 п. 2.1', { contributionTariff: 'smallBusiness' }],
  [2022, 'ст. 427 п. 1 пп. 3, п. 2', { contributionTariff: 'it' }],
  [2022, 'ст. 425 п. 2', { contractType: 'civilContract' }],
  [2026, 'ст. 425 п. 3', {}],
  [2026, 'ст. 427 п. 2.2-2', { contributionTariff: 'it' }],
  [2026, 'ст. 427 п. 2.4, 13.3', { contributionTariff: 'smallBusiness' }],
])('contributions in %i cite the article of their rate, %s, with %j', (year, article, more) => {
  const { steps } = explain({ ...terms, ...more }, lawOf(year))
  const byId = new Map(steps.map((step) => [step.id, step]))
  /** The articles of the rates that a step is computed by. */
  const ratesOf = ({ inputs, operation, citation, month }: Step): readonly string[] => {
    if (withRates.has(operation)) return [citation.article]
    const sources = inputs.flatMap(({ from }) => (from === undefined ? [] : (byId.get(from) ?? [])))
    return sources.filter((source) => source.month === month).flatMap(ratesOf)
  }
  const lines = steps.filter(({ kind }) => kind.endsWith('_contribution'))
  expect(lines.length).toBeGreaterThan(60)
  for (const line of lines) {
    for (const rate of ratesOf(line)) expect(rate, line.id).toContain(line.citation.article)
  }
  const articleOf = (id: string) => byId.get(id)?.citation.article
  expect(articleOf('medical_contribution.12')).toBe(article)
  expect(articleOf('additional_contribution.12')).toBe('ст. 428')
  expect(articleOf('additional_contribution.year')).toBe('ст. 428')
})
