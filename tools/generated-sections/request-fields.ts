import {
  type FieldSchema,
  type FieldUnit,
  fieldHints,
  grossUpFields,
  type Language,
  type NotFor,
  paymentFields,
  type RequestField,
  requestFields,
  type Text,
} from '@oklad/contract/fields'
import { meaningsInRussian } from './field-meanings.ts'

/** What a number on the wire means, by the unit in which people write it. */
const units: Readonly<Partial<Record<FieldUnit, Text>>> = {
  roubles: { en: 'kopecks', ru: 'копеек' },
  monthlyRoubles: { en: 'kopecks', ru: 'копеек' },
  hundredths: { en: 'hundredths: 115 is 1.15', ru: 'сотых: 115 — это 1,15' },
  percentAbove100: { en: 'percent + 100: 150 is 50%', ru: 'процентов + 100: 150 — это 50 %' },
  hundredthsOfPercent: {
    en: 'hundredths of a percent: 20 is 0.2%',
    ru: 'сотых процента: 20 — это 0,2 %',
  },
}

// biome-ignore format: one text a line
const words = {
  head: { en: ['Field', 'Meaning', 'Values', 'By default', 'Not for', 'Command'], ru: ['Поле', 'Что это', 'Значения', 'Если нет', 'Не бывает', 'Команда'] },
  months: { en: 'for each month, January first: ', ru: 'за каждый месяц с января: ' },
  required: { en: 'required', ru: 'обязательно' },
  nonResidents: { en: 'non-residents', ru: 'нерезидентов' },
  residents: { en: 'residents', ru: 'резидентов' },
} as const

/** All request fields; those of a gross-up and of payments come last. */
export const allFields: Readonly<Record<string, RequestField>> = {
  ...requestFields,
  ...grossUpFields,
  ...paymentFields,
}

/** The head and the rows of the table of all request fields. */
export function fieldRows(language: Language) {
  const rows = Object.entries(allFields).map(([name, field]) => {
    const { schema, description, label, option, options = {}, notFor } = field
    const required = name === 'gross_salary' || name === 'target_net'
    const flags = [...(option ? [option] : []), ...Object.values(options)]
    return [
      `\`${name}\``,
      language === 'en'
        ? description
        : (meaningsInRussian[name] ?? [label.ru, fieldHints[name]?.ru].filter(Boolean).join(' — ')),
      valuesOf(field, language),
      required ? words.required[language] : code(schema.default),
      notFor === undefined ? '' : excluded(notFor, language),
      flags.map(({ flag }) => code(flag)).join(', '),
    ].map((cell) => cell.replaceAll('|', '\\|'))
  })
  return [words.head[language], rows] as const
}

const code = (value: unknown) => (value === undefined ? '' : `\`${value}\``)

function valuesOf({ schema, unit, choices }: RequestField, language: Language): string {
  if (choices !== undefined)
    return Object.entries(choices)
      .map(([value, text]) => `\`${value}\` ${text[language]}`)
      .join('; ')
  const { properties } = schema.items ?? schema
  if (properties !== undefined) return Object.keys(properties).map(code).join(', ')
  if (schema.type === 'boolean') return '`true`, `false`'
  if (schema.type === 'string') return 'YYYY-MM-DD'
  return schema.items === undefined
    ? rangeOf(schema, unit, language)
    : words.months[language] + rangeOf(schema.items, unit, language)
}

function rangeOf({ minimum = 0, maximum = 0 }: FieldSchema, unit: FieldUnit, language: Language) {
  const [from, to] = [minimum, maximum].map((limit) => limit.toLocaleString(language))
  return `${from}–${to} ${units[unit]?.[language] ?? ''}`.trim()
}

const excluded = ({ contracts, nonResidents, residents }: NotFor, language: Language) =>
  [
    ...contracts.map(code),
    ...(nonResidents ? [words.nonResidents[language]] : []),
    ...(residents ? [words.residents[language]] : []),
  ].join(', ')
