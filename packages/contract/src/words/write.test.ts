import { describe, expect, it } from 'vitest'
import { write } from './write.ts'

describe('write', () => {
  it('puts values in place of their names', () => {
    const text = { en: '{name} is {age}, {name}!', ru: '{name}: {age}' }
    expect(write(text, 'en', { name: 'Anna', age: 30 })).toBe('Anna is 30, Anna!')
    expect(write(text, 'ru', { name: 'Анна', age: 30n })).toBe('Анна: 30')
  })

  it('writes a value that is a text in the language of the sentence', () => {
    const text = { en: 'It is {kind}.', ru: 'Это {kind}.' }
    const kind = { en: 'a book', ru: 'книга' }
    expect(write(text, 'en', { kind })).toBe('It is a book.')
    expect(write(text, 'ru', { kind })).toBe('Это книга.')
  })

  it.each([
    [0, '0 days', '0 дней'],
    [1, '1 day', '1 день'],
    [2, '2 days', '2 дня'],
    [5, '5 days', '5 дней'],
    [11, '11 days', '11 дней'],
    [21, '21 days', '21 день'],
    [112, '112 days', '112 дней'],
    [123, '123 days', '123 дня'],
    [1.5, '1.5 days', '1.5 дня'],
    [1_000_000n, '1000000 days', '1000000 дней'],
  ])('chooses the form of a word by the number %d', (days, english, russian) => {
    const text = { en: '{days} {days:day|days}', ru: '{days} {days:день|дня|дней}' }
    expect(write(text, 'en', { days })).toBe(english)
    expect(write(text, 'ru', { days })).toBe(russian)
  })

  it('writes a list with commas', () => {
    expect(write({ en: 'one of {known}', ru: '' }, 'en', { known: ['a', 'b'] })).toBe('one of a, b')
  })

  it('leaves braces that are no name, and names without a value', () => {
    const text = { en: 'such as {"salary": 1} {} {unknown}', ru: '' }
    expect(write(text, 'en')).toBe('such as {"salary": 1} {} {unknown}')
  })

  it('writes a value with braces as it is', () => {
    const text = { en: '"{header}" and {other}', ru: '' }
    expect(write(text, 'en', { header: '{other} $&', other: 'B' })).toBe('"{other} $&" and B')
  })
})
