import { sayIn } from '@oklad/contract/fields'
import { describe, expect, it } from 'vitest'
import { terminalWidth } from '../context.ts'
import { type Column, tableOf, writeTable } from './table.ts'
import { wrapText } from './text.ts'

interface Fruit {
  name: string
  price: string
}
const fruits: Fruit[] = [
  { name: 'apple', price: '1.00' },
  { name: 'fig', price: '12.00' },
]
const name: Column<Fruit> = { title: 'Name', align: 'left', cell: (row) => row.name }
const price: Column<Fruit> = {
  title: 'Price of\none',
  align: 'right',
  cell: (row) => row.price,
}

describe('writeTable', () => {
  it('draws a line under the head and above the foot', () => {
    expect(
      writeTable(fruits, [
        { ...name, foot: 'Sum' },
        { ...price, foot: '13.00' },
      ]),
    ).toEqual([
      '       Price of',
      'Name        one',
      '───────────────',
      'apple      1.00',
      'fig       12.00',
      '───────────────',
      'Sum       13.00',
    ])
  })

  it('draws no lines without a head and a foot', () => {
    expect(writeTable(fruits, [{ ...name, title: '' }])).toEqual(['apple', 'fig'])
  })

  it('has no colours', () => {
    const text = writeTable(fruits, [name, price]).join('\n')
    expect(text).not.toContain('\u001b')
  })
})

describe('fit', () => {
  const columns = [name, { ...price, expendable: 2 }, { ...price, title: 'P', expendable: 1 }]
  const context = { language: 'en', say: sayIn('en') } as const
  const fitted = (width: number) => tableOf(fruits, { ...context, width }).fit(columns)
  const leftOut = (titles: string) =>
    `Left out for lack of room: ${titles}. They need a terminal of 22 columns, or --json.`

  it('shows all the columns that fit', () => {
    expect(fitted(22)).toEqual({ table: writeTable(fruits, columns), notes: [] })
  })

  it('leaves out the most expendable column first, and says so', () => {
    const { table, notes } = fitted(21)
    expect(table[0]).toBe('Name       P')
    expect(notes).toEqual([leftOut('price of one')])
  })

  it('keeps columns that are not expendable, even if they are too wide', () => {
    const { table, notes } = fitted(1)
    expect(table).toEqual(['Name', '─────', 'apple', 'fig'])
    expect(notes).toEqual([leftOut('price of one, P')])
  })
})

it('wraps text between words', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrapText('unbreakable word', 3, '  ')).toEqual(['unbreakable', '  word'])
  expect(wrapText('', 3)).toEqual([''])
})

it('never breaks an amount or a rate', () => {
  expect(wrapText('13 % × 10 000,00 = 1 300,00', 20, '  ')).toEqual([
    '13 % × 10 000,00 =',
    '  1 300,00',
  ])
})

it('takes the width of the terminal, then COLUMNS, then 120', () => {
  expect(terminalWidth({ columns: 90, env: { COLUMNS: '80' } })).toBe(90)
  expect(terminalWidth({ columns: undefined, env: { COLUMNS: '80' } })).toBe(80)
  expect(terminalWidth({ columns: 0, env: {} })).toBe(120)
  expect(terminalWidth({ columns: undefined, env: { COLUMNS: 'wide' } })).toBe(120)
})
