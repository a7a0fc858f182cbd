import type { Kopecks } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountAmong, rangeIn } from './range.ts'
import { asTyped, caretIn, groupedAsTyped, readTyped } from './typed-amount.ts'
import { haveKopecks, writeAmount } from './write-amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['150000', '150 000', 15_000_000],
    ['1500000,5', '1 500 000,5', 150_000_050],
    ['150 000.50', '150 000.50', 15_000_050],
    ['15 0000', '150 000', 15_000_000],
    ['150000,', '150 000,', 15_000_000],
    ['0150', '150', 15_000],
    ['0', '0', 0],
    ['', '', null],
    ['150 000 ₽', '150 000 ₽', 15_000_000],
    ['150\u00a0000 руб.', '150\u00a0000 руб.', 15_000_000],
    ['1,234', '1,234', 'wrong'],
    ['150,000.50', '150,000.50', 15_000_050],
    ['-5', '-5', 'wrong'],
    ['1e5', '1e5', 'wrong'],
    ['сто', 'сто', 'wrong'],
    ['200-250 тыс', '200-250 тыс', 'wrong'],
    ['тыс', 'тыс', 'wrong'],
    ['99999999999999999', '99 999 999 999 999 999', 'wrong'],
  ])('%j is shown as %j', (typed, shown, amount) => {
    expect(groupedAsTyped(typed, 'ru')).toBe(shown)
    expect(readTyped(typed, 'ru')).toBe(amount)
    expect(readTyped(shown, 'ru')).toBe(amount)
  })

  it.each([
    ['150000', '150,000', 15_000_000],
    ['150,000', '150,000', 15_000_000],
    ['150,000.5', '150,000.5', 15_000_050],
    ['1,500,000', '1,500,000', 150_000_000],
    ['150 000.50', '150,000.50', 15_000_050],
    ['150000.', '150,000.', 15_000_000],
    ['', '', null],
    ['150.000', '150.000', 'wrong'],
  ])('%j is shown as %j in English', (typed, shown, amount) => {
    expect(groupedAsTyped(typed, 'en')).toBe(shown)
    expect(readTyped(typed, 'en')).toBe(amount)
    expect(readTyped(shown, 'en')).toBe(amount)
  })

  it.each(['150,50', '1,5', '1,50,000', '12,3456', '0,001'])(
    'refuses %j in English: its commas do not separate thousands',
    (text) => {
      expect(readTyped(text, 'en')).toBe('wrong')
    },
  )

  it.each([
    ['150к', 15_000_000],
    ['150 К', 15_000_000],
    ['150k', 15_000_000],
    ['150 т', 15_000_000],
    ['150 тыс', 15_000_000],
    ['150 тыс.', 15_000_000],
    ['150 тыс. руб.', 15_000_000],
    ['150т.р.', 15_000_000],
    ['150,5 тыс', 15_050_000],
    ['1,5 млн', 150_000_000],
    ['1.5 млн. ₽', 150_000_000],
    ['2m', 200_000_000],
    ['1,23456789 млн', 123_456_789],
    ['1,234567891 млн', 'wrong'],
  ])('%j is an amount with a word', (typed, amount) => {
    expect(groupedAsTyped(typed, 'ru')).toBe(typed)
    expect(readTyped(typed, 'ru')).toBe(amount)
  })

  it.each([
    ['150.000', 15_000_000],
    ['1.500.000', 150_000_000],
    ['150.000,50', 15_000_050],
    ['100000 рублей', 10_000_000],
    ['100000 рублей в месяц', 10_000_000],
    ['100 тыс. в мес.', 10_000_000],
    // A twelfth of it.
    ['3 600 000 в год', 30_000_000],
    ['3,6 млн за год', 30_000_000],
    ['3 600 000 в', 360_000_000],
    ['0.500', 'wrong'],
    ['15.0000', 'wrong'],
    ['1'.repeat(61), 'wrong'],
  ])('%j is an amount a month', (typed, amount) => {
    expect(readTyped(typed, 'ru', 'month')).toBe(amount)
  })

  it('takes the time of an amount only where one is asked for', () => {
    expect(readTyped('300 000 в месяц', 'ru', 'year')).toBe(360_000_000)
    expect(readTyped('3,600,000 a year', 'en', 'month')).toBe(30_000_000)
    expect(readTyped('300 000 в месяц', 'ru')).toBe('wrong')
  })

  it.each([
    ['200-250 тыс', 20_000_000, 25_000_000],
    ['от 200 до 250 тысяч', 20_000_000, 25_000_000],
    ['200 000 – 250 000', 20_000_000, 25_000_000],
  ])('%j is a range', (typed, least, most) => {
    expect(rangeIn(typed, 'ru', 'month')).toEqual([least, most])
    expect(rangeIn('-100000', 'ru', 'month')).toBeUndefined()
  })

  // As people type a salary: each is the amount that is meant, or none.
  it.each([
    ...['150000', '150 000', '150\u202f000', '150.000,00', '150,000.00', '150000руб'],
    ...['150 000 р.', '150000 RUB', '150 K', '150тр', '150 т. р.', '150тыс', '150т'],
    ...['150 тысяч рублей', '0.15 млн', '0,15 млн', '150к/мес', '150 000 ₽/мес', '150000 руб/мес.'],
    ...['150 000 р/м', '150 000 р в мес', '1,8 млн в год', '1 800 000 руб. в год', '1800000/год'],
    ...['1 800 000р/г', '150 000 per month', '150 000 a month'],
  ])('%j is 150,000 a month', (typed) => {
    expect(readTyped(typed, 'ru', 'month')).toBe(15_000_000)
  })

  it.each([
    ...['₽150000', 'около 150000', '~150000', '150000+', '150 000 + премия', '150000 на руки'],
    ...['150000 gross', '150000;', '(150000)', '150000!', "150'000", '150’000', '150_000'],
    ...['от 150000', 'до 150 тыс', '+150к'],
  ])('%j is asked about: 150,000?', (typed) => {
    expect(readTyped(typed, 'ru', 'month')).toBe('wrong')
    expect(rangeIn(typed, 'ru', 'month')).toBeUndefined()
    expect(amountAmong(typed, 'ru')).toBe(15_000_000)
  })

  it.each([
    ...['150 тысяч 500', '1 млн 200 тыс', '12 × 150000', '150000*12', '1/2 млн', '15О000', '1e5'],
    ...['150000,,5', '150000.5.5', '150ooo', '0x10', '150 000,999', '1500,000', 'сто тысяч', 'О'],
    ...['2 млрд', '1500 млрд', '2 billion', '150 сотен', 'около 5'],
  ])('%j is no amount, and none is guessed', (typed) => {
    expect(readTyped(typed, 'ru', 'month')).toBe('wrong')
    expect(amountAmong(typed, 'ru')).toBeUndefined()
  })

  it('reads words in English', () => {
    expect(readTyped('1,500k', 'en')).toBe(150_000_000)
    expect(readTyped('1.5m', 'en')).toBe(150_000_000)
    expect(readTyped('150 mln', 'en')).toBe(15_000_000_000)
  })

  it('is read as it is written for typing, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.constantFrom('en' as const, 'ru' as const),
        (amount, language) => {
          const text = asTyped(amount as Kopecks, language)
          expect(readTyped(text, language)).toBe(amount)
          expect(groupedAsTyped(text, language)).toBe(text)
        },
      ),
    )
    expect(asTyped(123_456_780 as Kopecks, 'ru')).toBe('1 234 567,80')
    expect(asTyped(123_456_700 as Kopecks, 'en')).toBe('1,234,567')
  })
})

describe('the caret stays before the same digits', () => {
  it.each([
    ['1500|', '1 500|', 'ru'],
    ['1500|00', '150 0|00', 'ru'],
    ['|150000', '|150 000', 'ru'],
    ['15 0|000', '150 |000', 'ru'],
    ['1 500 000,|', '1 500 000,|', 'ru'],
    ['00|5', '|5', 'ru'],
    ['1500|', '1,500|', 'en'],
    ['15,0|000', '150,|000', 'en'],
    ['1,500,000.|', '1,500,000.|', 'en'],
  ] as const)('%s', (before, after, language) => {
    const caret = before.indexOf('|')
    const text = before.replace('|', '')
    const grouped = groupedAsTyped(text, language)
    const position = caretIn(grouped, text, caret, language)
    expect(`${grouped.slice(0, position)}|${grouped.slice(position)}`).toBe(after)
  })
})

describe('an amount as it is read', () => {
  it.each([
    [15_000_000, '150\u00a0000', '150,000'],
    [15_000_050, '150\u00a0000,50', '150,000.50'],
    [-500_000, '−5\u00a0000', '−5,000'],
    [0, '0', '0'],
  ])('%i kopecks', (amount, russian, english) => {
    expect(writeAmount(amount, 'ru')).toBe(russian)
    expect(writeAmount(amount, 'en')).toBe(english)
  })

  it('has its sign and its kopecks where they are asked for', () => {
    expect(writeAmount(100, 'ru', { withSign: true })).toBe('+1')
    expect(writeAmount(0, 'ru', { withSign: true })).toBe('0')
    expect(writeAmount(100, 'ru', { withKopecks: true })).toBe('1,00')
    expect(haveKopecks([100, 200])).toBe(false)
    expect(haveKopecks([100, 201])).toBe(true)
  })
})
