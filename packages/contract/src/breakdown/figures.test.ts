import { expect, it } from 'vitest'
import type { Text } from '../language.ts'
import { stepIn } from '../responses/figure.ts'
import { PaidTaxYear, Payment, TaxTransfer } from '../responses/payments.ts'
import { PrivateCalculationResponse, PrivateMonth } from '../responses/private-calculation.ts'
import { isMoneySchema } from '../schema/build.ts'
import { figureNames, figureOf, outsideFigures, stepKinds } from './figures.ts'
import { titlesOfTerms } from './titles.ts'

it('titles every figure in both languages', () => {
  const titles = figureNames.map((name) => figureOf(name).title)
  for (const { en, ru } of titles) {
    expect(en).toMatch(/^[A-Z][^а-яё]*[^.]$/i)
    expect(ru).toMatch(/[а-яё]/)
  }
  const ofTerms: readonly Readonly<Record<string, Text>>[] = Object.values(titlesOfTerms)
  for (const { en, ru } of ofTerms.flatMap((titles) => Object.values(titles))) {
    expect([en, ru].every((title) => title.length > 0)).toBe(true)
  }
})

it('has no figure that is both computed by a step and given from outside', () => {
  expect(stepKinds.filter((kind) => kind in outsideFigures)).toEqual([])
})

const { deduction_result, settlement } = PrivateCalculationResponse.properties
const privateParts = [PrivateMonth, PrivateCalculationResponse, deduction_result, settlement]

it('gives each figure of a breakdown at most one field in each part of the private answer', () => {
  for (const { properties } of privateParts) {
    const figures = Object.values<object>(properties).flatMap(
      (schema) => stepIn(schema)?.kind ?? [],
    )
    expect(new Set(figures).size).toBe(figures.length)
    expect(stepKinds).toEqual(expect.arrayContaining(figures))
  }
})

it('gives a member of an answer the unit of its figure', () => {
  const parts = [...privateParts, Payment, TaxTransfer, PaidTaxYear]
  for (const schema of parts.flatMap(({ properties }) => Object.values<object>(properties))) {
    const figure = stepIn(schema)?.kind
    if (figure === undefined) continue
    const value = 'items' in schema ? (schema.items as object) : schema
    expect([figure, isMoneySchema(value)]).toEqual([figure, figureOf(figure).unit === 'kopecks'])
  }
})
