import { lawSeries, type Series } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { languages, type Text } from '../language.ts'
import { camelCase } from '../words/camel-case.ts'
import type { FieldOption, RequestField } from './field.ts'
import { fieldHints } from './field-hints.ts'
import { requestFields } from './request-fields.ts'
import { fieldsOf } from './requests.ts'

const table: Readonly<Record<string, RequestField>> = {
  ...fieldsOf['gross-up'],
  ...fieldsOf.payments,
}
const optionsOf = ({ option, options = {} }: RequestField): FieldOption[] => [
  ...(option ? [option] : []),
  ...Object.values(options),
]

describe.each(Object.entries(table))('the entry of %s', (name, field) => {
  const { schema, term, choices, needsFigure = {}, label, atMost } = field
  const values = schema.enum ?? []
  const hint = fieldHints[name]

  it('has its texts in both languages', () => {
    const texts: Text[] = [label, ...Object.values(choices ?? {}), ...optionsOf(field)]
    for (const text of hint ? [...texts, hint] : texts) {
      for (const language of languages) expect(text[language]).toMatch(/\S/)
      expect(text.ru).toMatch(/[а-яё]|[А-ЯЁ]{2}/)
    }
  })

  it('says the year from which the law has its figure', () => {
    const figure = needsFigure['*']
    if (typeof figure !== 'string') return
    const series: Series<unknown> = { ...lawSeries }[camelCase(figure) as keyof typeof lawSeries]
    const first = series.find(({ value }) => value !== null)?.from
    const texts = [field.description, hint, ...optionsOf(field)].map((text) => JSON.stringify(text))
    const years = texts.flatMap((text) => text?.match(/(?<=(?:from|с) )20\d\d/g) ?? [])
    expect(years.filter((year) => Number(year) !== first)).toEqual([])
  })

  it('knows every value of a choice', () => {
    expect(Object.keys(choices ?? {}).toSorted()).toEqual(values.toSorted())
    if (term && 'values' in term) expect(Object.keys(term.values)).toEqual(values)
    expect(values).toEqual(
      expect.arrayContaining(Object.keys(needsFigure).filter((value) => value !== '*')),
    )
  })

  it('names every kind of its items in the help of its option', () => {
    const kinds = schema.items?.properties?.['kind']?.enum ?? []
    for (const kind of kinds) {
      for (const language of languages) {
        if (field.option) expect(field.option[language]).toContain(kind.replaceAll('_', '-'))
      }
    }
  })

  it('names existing fields and properties', () => {
    if (atMost !== undefined) expect(Object.keys(requestFields)).toContain(atMost)
    if (term && 'properties' in term) {
      const { properties = {} } = schema.items ?? schema
      const computed = Object.keys(properties).filter((name) => !inDocumentsAlone.includes(name))
      expect(Object.keys(term.properties)).toEqual(computed)
      for (const name of Object.keys(field.options ?? {})) expect(properties).toHaveProperty(name)
    }
  })
})

/** The members of a notice that the certificate of income has, and no calculation. */
const inDocumentsAlone = ['number', 'date', 'tax_office']

it('gives every option a flag of its own', () => {
  const flags = Object.values(table)
    .flatMap(optionsOf)
    .map(({ flag }) => flag)
  expect(flags.length).toBe(new Set(flags).size)
  for (const flag of flags) expect(flag).toMatch(/^--[a-z]+(-[a-z]+)*$/)
})

it('gives every field of the specification but no extension to the plain answer', () => {
  const plain = Object.entries(requestFields).filter(([, field]) => 'specifiedFor' in field)
  expect(plain.map(([name]) => name)).toEqual([
    'gross_salary',
    'territorial_multiplier',
    'northern_coefficient',
    'start_date',
    'has_tax_privilege',
  ])
})
