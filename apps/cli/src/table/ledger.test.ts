import { expect, it } from 'vitest'
import { ledger } from './ledger.ts'

const tax = { title: 'Tax', value: '13.00', text: '13 % × 100.00 = 13.00', reference: 'art. 224' }

it('has the value and the reference at the right edge', () => {
  expect(ledger([tax], 40)).toEqual([
    'Tax ······························ 13.00',
    '  13 % × 100.00 = 13.00         art. 224',
  ])
})

it('puts the reference on its own line if it does not fit', () => {
  expect(ledger([tax], 30)).toEqual([
    'Tax ···················· 13.00',
    '  13 % × 100.00 = 13.00',
    '                      art. 224',
  ])
})

it('omits an empty formula', () => {
  expect(ledger([{ ...tax, text: '' }], 30)).toEqual([
    'Tax ···················· 13.00',
    '                      art. 224',
  ])
})

it('wraps a title before its value, and never within an amount', () => {
  const entry = {
    title: 'Tax on all the pay of the year',
    value: '1 300,00',
    text: '13 % × 10 000,00 = 1 300,00',
    reference: 'ст. 224 п. 1',
  }
  expect(ledger([entry], 24)).toEqual([
    'Tax on all',
    'the pay of',
    'the year ······ 1 300,00',
    '  13 % × 10 000,00 =',
    '  1 300,00  ст. 224 п. 1',
  ])
})

it('is no wider than a line that can be read', () => {
  expect(ledger([tax], 300).map((line) => line.length)).toEqual([100, 100])
})
