import { bounded, ofKinds, restricted, restrictedInComparison } from '../fields/combinations.ts'
import type { FieldSchema } from '../fields/field.ts'
import { protectedPay } from '../fields/request-fields/other-pay.ts'
import { requestForms } from '../fields/request-kinds.ts'
import {
  fieldNamed,
  GrossUpRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
  requestFieldNames,
} from '../fields/requests.ts'
import { everyStartYear } from '../limits.ts'
import type { LawFigureName } from '../responses/law-figures.ts'

/**
 * Whether the law of a tax year has a figure that some value of a field needs.
 * @param year the tax year; `undefined` for that of a request without `start_date`
 */
export type HasFigure = (figure: LawFigureName, year?: number) => boolean

/** A field that is left out or null. */
const noValue = { type: 'null' } as const

/**
 * The schemas of the requests as the service reads them: with `null`, and the rules between fields. The rules depend on
 * fields and refer to nothing: generators of clients pass over such rules, and make a class of each other `not`.
 * @param currentYear the tax year of a request without `start_date`
 */
export function requestSchemas(hasFigure: HasFigure, currentYear: number) {
  const { properties, ...grossUp } = withNull(GrossUpRequest)
  const sought = {
    // Generators of clients in Java and Go have no class for the type null alone.
    type: ['string', 'null'],
    const: null,
    description: 'The request asks for the salary, so this field is left out or null.',
  }
  const privateRequest = withNull(PrivateCalculationRequest)
  /** @param required a field that every request has */
  const rules = (required: string, excludable: typeof restricted, others = {}) => ({
    dependentSchemas: {
      [required]: {
        type: 'object',
        description: 'The combinations of fields that the service refuses.',
        not: {
          anyOf: [
            ...exclusions(excludable),
            ...yearsWithoutRule(hasFigure),
            ...periods(currentYear),
            writsFromProtectedPay,
            ...lacking,
          ],
        },
        ...others,
      },
      ...bounds(),
    },
  })
  return {
    PublicCalculationRequest: withNull(PublicCalculationRequest),
    PrivateCalculationRequest: { ...privateRequest, ...rules('gross_salary', restricted) },
    ComparisonRequest: { ...privateRequest, ...rules('gross_salary', restrictedInComparison) },
    GrossUpRequest: {
      ...grossUp,
      properties: { ...properties, gross_salary: sought, monthly_salaries: sought },
      ...rules('target_net', restricted),
    },
    PaymentsRequest: {
      ...withNull(requestForms.payments),
      ...rules('gross_salary', restricted, withPayments(hasFigure)),
    },
    RecalculationRequest: recalculation('#/components/schemas/PrivateCalculationRequest'),
    VacationPayRequest: withNull(requestForms.vacationPay),
    SickPayRequest: withNull(requestForms.sickPay),
  }
}

/** What the payments of a request need so that tax is withheld from them. */
function withPayments(hasFigure: HasFigure): object {
  const years = everyStartYear.filter((year) => !hasFigure('transfer_days', year))
  return {
    properties: {
      employment_type: { not: { const: 'SELF_EMPLOYED' } },
      start_date: { not: { type: 'string', pattern: `^(${years.join('|')})-` } },
    },
    additionalProperties: true,
  }
}

/** Two requests and a day. That they are of one tax year, in which payments have tax, stands in words alone. */
function recalculation($ref: string): object {
  const { properties, ...form } = withNull(requestForms.recalculation)
  return {
    ...form,
    properties: {
      ...properties,
      before: {
        $ref,
        description: 'The year as paid: its payments before paid_on are made.',
      },
      after: { $ref, description: 'The year as it should be, in the same tax year.' },
    },
  }
}

/**
 * A schema that accepts `null` for every optional field, in nested objects too. The default stands
 * beside the type and not above it: generators of clients make a field with `default` required.
 */
function withNull(schema: FieldSchema): { properties?: Readonly<Record<string, object>> } {
  const { properties, items, required = [] } = schema
  return {
    ...schema,
    ...(items && { items: withNull(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          required.includes(name) ? withNull(field) : orNull(field),
        ]),
      ),
    }),
  }
}

function orNull({ description, examples, default: usual, ...value }: FieldSchema) {
  const byDefault = usual === undefined ? '' : ` Default: ${usual}.`
  // Clients in Go do not compile with a default of an enum.
  const hasDefault = usual !== undefined && !value.enum
  const plain = { ...withNull(value), ...(hasDefault && { default: usual }) }
  return {
    description: `${description}${byDefault}`,
    ...(examples && { examples }),
    anyOf: [Array.isArray(value.type) ? numberOrText(value) : plain, noValue],
  }
}

/** A field of two types. oapi-codegen, which makes clients in Go, reads no list of them. */
const numberOrText = ({ minimum, maximum, pattern }: FieldSchema) => ({
  anyOf: [
    { type: 'integer', minimum, maximum },
    { type: 'string', pattern },
  ],
})

/** A field that has an effect, with a contract type or a residence that excludes it. */
function exclusions(excludable: typeof restricted): object[] {
  return excludable.flatMap(({ name, notFor, neutral }) => {
    const { contracts, nonResidents, residents } = notFor
    const given = neutral === undefined ? name : `${name} other than ${neutral}`
    // `null` and an empty list count as omitted.
    const effect = { not: { enum: [neutral ?? [], null] } }
    const refused = (who: string, beside: string, value: object, isDefault: boolean) => ({
      description: `${given} cannot be combined with ${who}.`,
      required: isDefault ? [name] : [name, beside],
      properties: { [name]: effect, [beside]: value },
    })
    // A request without `employment_type` is one under an employment contract.
    const byDefault = contracts.includes('TD')
    const types = { enum: byDefault ? [...contracts, null] : contracts }
    const schemas = [refused(contracts.join(' or '), 'employment_type', types, byDefault)]
    const residence = 'is_not_resident'
    if (nonResidents) schemas.push(refused('a non-resident', residence, { const: true }, false))
    if (residents) schemas.push(refused('a resident', residence, { enum: [false, null] }, true))
    return schemas
  })
}

/** A field above the one that bounds it. JSON Schema cannot compare two fields: one entry a value. */
function bounds(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    bounded.map(({ name, minimum, beside, series }) => {
      const { maximum = minimum } = fieldNamed(name).schema
      const above = Array.from({ length: maximum - minimum }, (_, index) => ({
        type: 'object',
        properties: {
          [name]: { type: 'integer', minimum: minimum + index + 1 },
          [beside]: { type: ['integer', 'null'], maximum: minimum + index },
          ...(series && { [series]: noValue }),
        },
      }))
      const description = `${name} is at most ${beside}.`
      return [name, { type: 'object', description, not: { anyOf: above } }]
    }),
  )
}

/** An `end_date` in another year than the first month, or in an earlier month. */
function periods(currentYear: number): object[] {
  const outside = (year: number) => ({ type: 'string', not: { pattern: `^${year}-` } })
  const monthIn = (months: readonly number[]) => ({
    type: 'string',
    pattern: `-(${months.map((month) => String(month).padStart(2, '0')).join('|')})-`,
  })
  const refused = (description: string, start_date: object, end_date: object) => {
    const required = 'pattern' in start_date ? ['start_date', 'end_date'] : ['end_date']
    return { description, required, properties: { start_date, end_date } }
  }
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return [
    refused(`Without start_date, end_date is in ${currentYear}.`, noValue, outside(currentYear)),
    ...everyStartYear.map((year) => {
      const started = { type: 'string', pattern: `^${year}-` }
      return refused('end_date is in the year of start_date.', started, outside(year))
    }),
    ...months.slice(1).map((month) => {
      const [started, ended] = [
        monthIn(months.slice(month - 1)),
        monthIn(months.slice(0, month - 1)),
      ]
      return refused('end_date is not in a month before start_date.', started, ended)
    }),
  ]
}

const listWith = (kinds: readonly string[]) => ({
  type: 'array',
  items: {},
  contains: { type: 'object', required: ['kind'], properties: { kind: { enum: kinds } } },
})

/** An item of a kind without the field that it needs. */
const lacking = ofKinds
  .filter(({ isRequired }) => isRequired)
  .map(({ name, list, kind }) => ({
    description: `${kind} in ${list} needs ${name}.`,
    required: [list],
    properties: { [list]: listWith([kind]), [name]: noValue },
  }))

/** Writs beside pay from which nothing may be deducted. */
const writsFromProtectedPay = {
  description: `deductions_after_tax cannot be combined with ${protectedPay.join(', ')} in other_pay.`,
  required: ['deductions_after_tax', 'other_pay'],
  properties: {
    deductions_after_tax: { type: 'array', minItems: 1, items: {} },
    other_pay: listWith(protectedPay),
  },
}

/** A value of a field, in a tax year without a rule or a known figure for it. */
function yearsWithoutRule(hasFigure: HasFigure): object[] {
  return requestFieldNames.flatMap((name) => {
    const { needsFigure = {}, schema } = fieldNamed(name)
    const needs = Object.entries(needsFigure).flatMap(
      ([value, figure]): readonly (readonly [string, LawFigureName, string?])[] =>
        typeof figure === 'string'
          ? [[value, figure]]
          : Object.entries(figure).map(([contract, figure]) => [value, figure, contract]),
    )
    return needs.flatMap(([value, figure, contract]) => {
      const years = everyStartYear.filter((year) => !hasFigure(figure, year))
      if (years.length === 0) return []
      // Without `start_date` it is the current year that needs the figure.
      const isRequired = hasFigure(figure)
      return {
        description: `${name} cannot be ${value === '*' ? 'given' : value}${contract ? ` under ${contract}` : ''} in ${years.join(', ')}.`,
        required: [
          ...(isRequired ? [name, 'start_date'] : [name]),
          ...(contract && contract !== 'TD' ? ['employment_type'] : []),
        ],
        properties: {
          ...(contract && {
            employment_type: contract === 'TD' ? { enum: ['TD', null] } : { const: contract },
          }),
          [name]: value === '*' ? { not: { enum: [schema.default ?? 0, null] } } : { const: value },
          start_date: {
            type: isRequired ? 'string' : ['string', 'null'],
            pattern: `^(${years.join('|')})-`,
          },
        },
      }
    })
  })
}
