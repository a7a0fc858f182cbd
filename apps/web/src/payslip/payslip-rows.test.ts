import { type Month, roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { writeRates } from '../months/rate-rises.ts'
import { textsIn } from '../texts/texts.ts'
import { payslipRows } from './payslip-rows.ts'

const ordinarySpaces = (text: string) => text.replaceAll('\u00a0', ' ')

/** The labels of a payslip of 2026 that name a rate, and the rate in the table of months. */
function ratesOf(amount: number, month: Month, language: 'ru' | 'en', details: Details = {}) {
  const input = { ...emptyInput, amount: roubles(amount) }
  const solved = outcomeOf({ ...input, details: { ...details, start_date: '2026-01-01' } }, 2026)
  const shown = solved.state === 'solved' && solved.statement.months[month - 1]
  if (!shown) throw new Error('The salary is too high')
  const words = { language, texts: textsIn[language] }
  const labels = payslipRows(solved, shown, words).map(({ label }) => ordinarySpaces(label))
  const inTable = ordinarySpaces(writeRates(solved, month - 1, words))
  return { labels: labels.filter((label) => label.includes('%')), inTable }
}

describe('the tax of a month', () => {
  // 2,250,000 by the end of September: 150,000 of October are within 2.4 million.
  it('that passes a threshold has its parts', () => {
    expect(ratesOf(250_000, 10, 'ru')).toEqual({
      labels: ['Удержан налог: 13 % от 150 000 + 15 % от 100 000'],
      inTable: '13 и 15 %',
    })
    expect(ratesOf(250_000, 10, 'en')).toEqual({
      labels: ['Tax withheld: 13% of 150,000 + 15% of 100,000'],
      inTable: '13 and 15%',
    })
  })

  it('that passes two thresholds has three parts', () => {
    expect(ratesOf(6_000_000, 1, 'ru')).toEqual({
      labels: ['Удержан налог: 13 % от 2 400 000 + 15 % от 2 600 000 + 18 % от 1 000 000'],
      inTable: '13, 15 и 18 %',
    })
  })

  it('after a month that ends on the threshold has one rate', () => {
    expect(ratesOf(240_000, 11, 'ru')).toEqual({
      labels: ['Удержан налог, ставка 15 %'],
      inTable: '15 %',
    })
  })

  // 1,000,000 with 50 %: 2 million of base pay by February, 400,000 of March are within 2.4 million.
  it('has the parts of the base that passes its threshold, beside allowances with their own', () => {
    const north = { northern_coefficient: 150 }
    expect(ratesOf(1_000_000, 3, 'ru', north).labels).toEqual([
      'НДФЛ с оклада: 13 % от 400 000 + 15 % от 600 000',
    ])
    // 4.5 million of allowances by September, 5 million by October: their rate does not rise in it.
    expect(ratesOf(1_000_000, 10, 'ru', north).labels).toEqual(['Удержан налог, ставка 18 %'])
  })
})
