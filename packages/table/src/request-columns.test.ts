import { fieldsOf } from '@oklad/contract/internal'
import { expect, it } from 'vitest'
import { readCell } from './cells.ts'
import { questions, requestValues } from './request-columns.ts'

const unitsOf = () =>
  questions.map((question) => requestValues(question).map(({ name, unit }) => `${name}: ${unit}`))

function withoutDescriptions(schema: object): void {
  if ('description' in schema && typeof schema.description === 'string') delete schema.description
  for (const part of Object.values(schema)) {
    if (typeof part === 'object' && part !== null) withoutDescriptions(part)
  }
}

it('choices have words in both languages, which are read back', () => {
  const choices = questions.flatMap(requestValues).flatMap((value) =>
    Object.entries(value.choices ?? {}).flatMap(([wire, { en, ru }]) =>
      [en, ru].map((word) => ({
        value,
        wire,
        word,
        isOfWire: ru === wire || word.includes('_'),
      })),
    ),
  )
  const ofWire = choices.filter(({ isOfWire }) => isOfWire)
  expect(ofWire.map(({ value, word }) => `${value.name}: ${word}`)).toEqual([])
  for (const { value, wire, word } of choices) {
    expect(readCell(word, { value, writing: 'people' })).toEqual({ value: wire })
  }
})

it('values have the same units in the build of the page, which has no descriptions', () => {
  const units = unitsOf()
  for (const fields of Object.values(fieldsOf)) {
    for (const { schema } of Object.values(fields)) withoutDescriptions(schema)
  }
  expect(unitsOf()).toEqual(units)
})
