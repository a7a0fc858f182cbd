import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors/catalogue.ts'
import { inputProblemCodes } from '../errors/input-problems.ts'
import { document, namesOf, partsOf, resolved, type Tree } from '../testing/openapi-document.ts'

/** The names in a text, which stand apart by white space. */
const words = (text: string) => text.trim().split(/\s+/)

/** The optional fields beyond the specification, by the schema that has them. */
const extensions: Record<string, readonly string[]> = {
  PrivateCalculationRequest: words(`
    is_not_resident non_resident_category employment_type full_time_share monthly_bonuses bonuses_attract_allowances
    statutory_territorial_multiplier children_count disabled_children_count elder_children_count
    single_parent has_family_payment own_deduction housing_expense mortgage_expense social_expense child_edu_expense treatment_expense
    savings_expense has_gto_badge notice_deductions npd_income_source
    has_registration_deduction income_before income_before_elsewhere other_employers
    contribution_tariff
    accident_rate working_conditions is_company_head first_month end_date last_month monthly_salaries
    monthly_territorial_multipliers monthly_northern_coefficients
    monthly_statutory_territorial_multipliers other_pay severance_average_month
    severance_far_north absences earnings_before deductions_after_tax
    warnings
    law_version
  `),
  PrivateCalculationResponse: words(`
    npd_deduction_used npd_limit_exceeded annual_accident_contribution annual_additional_contribution
    employer_total_cost
    deduction_result family_payment settlement absence_pay withheld_after_tax paid_out deductions_after_tax law_version
  `),
  PrivateMonth: words(
    'monthly_bonus monthly_other_pay monthly_exempt_income monthly_deduction monthly_own_deduction monthly_notice_deduction monthly_accident_contribution monthly_additional_contribution withheld_after_tax paid_out deductions_after_tax outside_npd',
  ),
}

/** A schema with the parts that it refers to. */
const inlined = (schema: Tree): Tree =>
  JSON.parse(
    JSON.stringify(schema, (_, part) => {
      if (part?.$ref === undefined) return part
      const { $ref: __, ...own } = part
      return { ...resolved(part), ...own }
    }),
  )

/** A schema of an optional request field as if `null` were not accepted. */
const withoutNull = ({ anyOf, ...schema }: Tree): Tree =>
  anyOf?.at(-1).type === 'null'
    ? { ...schema, ...anyOf[0] }
    : { ...schema, ...(anyOf && { anyOf }) }

describe('the component schemas', () => {
  const money = { type: 'integer', minimum: 0 }
  const schemas = document.components.schemas
  const requestProperties = Object.fromEntries(
    Object.entries<Tree>(schemas.PrivateCalculationRequest.properties).map(([name, schema]) => [
      name,
      withoutNull(inlined(schema)),
    ]),
  )

  it.each([
    [
      'PublicCalculationRequest',
      words('gross_salary'),
      words('territorial_multiplier northern_coefficient'),
    ],
    [
      'PrivateCalculationRequest',
      words('gross_salary'),
      words('territorial_multiplier northern_coefficient start_date has_tax_privilege'),
    ],
    [
      'PublicCalculationResponse',
      words(`
        gross_salary territorial_multiplier northern_coefficient annual_gross_income
        annual_net_income annual_tax_amount monthly_details
      `),
      words('warnings'),
    ],
    [
      'PublicMonth',
      words(`
        month monthly_gross_income monthly_net_income monthly_tax_amount annual_gross_income
        annual_net_income annual_tax_amount
      `),
      [],
    ],
    [
      'PrivateCalculationResponse',
      words(`
        gross_salary territorial_multiplier northern_coefficient annual_gross_income
        annual_net_income annual_tax_amount annualFOMS annualFSS annualPFR monthly_details
      `),
      words('warnings'),
    ],
    [
      'PrivateMonth',
      words(`
        month monthly_gross_income monthly_net_income monthly_tax_amount
        monthly_base_gross_income monthly_base_tax_amount monthly_north_gross_income
        monthly_north_tax_amount monthlyFOMS monthlyFSS monthlyPFR tax_rate
      `),
      [],
    ],
    ['Warning', words('code detail'), words('fields')],
    ['ProblemDocument', words('type title status detail code request_id'), words('errors')],
    [
      'InputProblem',
      words('pointer code detail'),
      words(
        'expected minimum maximum bounded_by suggestion allowed fields year line column header choices',
      ),
    ],
  ])('have the fields of the specification: %s', (name, required, optional) => {
    const extension = extensions[name] ?? []
    const plain = namesOf(schemas[name].properties).filter((field) => !extension.includes(field))
    expect(plain).toEqual([...required, ...optional])
    expect(schemas[name].required).toEqual(required)
    // An answer may have more members tomorrow.
    expect(schemas[name].additionalProperties).toBe(name.endsWith('Request') ? false : undefined)
  })

  it.each(Object.keys(extensions))('have their extensions optional: %s', (name) => {
    const { properties, required } = schemas[name]
    expect(namesOf(properties)).toEqual(expect.arrayContaining([...(extensions[name] ?? [])]))
    for (const field of extensions[name] ?? []) expect(required).not.toContain(field)
  })

  it('have a format where whole numbers may have more than 32 bits, which generated clients need', () => {
    const numbers = [...partsOf(schemas)].filter(({ type }) => type === 'integer')
    const small = numbers.filter(({ maximum = Infinity }) => maximum < 2 ** 31)
    expect(small.length).toBeGreaterThan(50)
    for (const number of numbers) expect(number.format === 'int64').toBe(!small.includes(number))
  })

  it('have nothing of which generators make classes that nobody needs, or that do not compile', () => {
    const plain = JSON.stringify(document, (name, part) =>
      name === 'dependentSchemas' ? {} : part,
    )
    expect(plain).not.toMatch(/"(?:not|if|patternProperties)":|\{"type":"null"\}(?!\])/)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)]
    for (const [, to] of references) expect(to).toMatch(/^#\/components\/\w+\/[\w-]+$/)
    for (const { anyOf = [], type } of partsOf(JSON.parse(plain))) {
      expect(anyOf.length).toBeLessThan(3)
      expect([type].flat().filter((one) => one !== 'null').length).toBeLessThan(2)
    }
  })

  it('have one schema for each object and each choice inside of requests', () => {
    const requests = namesOf(schemas).filter((name) => name.endsWith('Request'))
    for (const name of requests) {
      for (const part of partsOf(schemas[name].properties)) {
        expect([name, part.enum, part.type === 'object']).toEqual([name, undefined, false])
      }
    }
    const absences = requests.map((name) => schemas[name].properties.absences?.anyOf[0].items.$ref)
    expect(new Set(absences)).toEqual(new Set([undefined, '#/components/schemas/Absence']))
    const texts = namesOf(schemas).map((name) => JSON.stringify(schemas[name]))
    const twice = texts.filter((text, index) => texts.indexOf(text) < index)
    // A comparison has the same fields as a private request, and explanations of vacation and sick pay the same members.
    expect(twice.map((text) => namesOf(schemas)[texts.indexOf(text)])).toEqual([])
  })

  it('have the types and limits of the request fields', () => {
    const coefficient = { type: 'integer', minimum: 100, maximum: 200, default: 100 }
    expect(requestProperties).toMatchObject({
      gross_salary: { type: 'integer', minimum: 0, maximum: 100_000_000_000, format: 'int64' },
      territorial_multiplier: coefficient,
      northern_coefficient: coefficient,
      start_date: { type: 'string', format: 'date' },
      has_tax_privilege: { type: 'boolean', default: false },
    })
  })

  it('have the types and limits of the extensions', () => {
    const usually = (word: string) => expect.stringMatching(new RegExp(` Default: ${word}\\.$`))
    const yearOfSalaries = { ...money, maximum: 1_200_000_000_000 }
    const expense = { ...money, maximum: 100_000_000_000 }
    const items = { type: 'integer', minimum: 100, maximum: 200 }
    const twelve = { type: 'array', minItems: 12, maxItems: 12, items }
    const employer = {
      type: 'object',
      additionalProperties: false,
      required: ['base_gross_income', 'north_gross_income', 'tax_withheld'],
      properties: {
        base_gross_income: yearOfSalaries,
        north_gross_income: yearOfSalaries,
        tax_withheld: yearOfSalaries,
      },
    }
    expect(requestProperties).toMatchObject({
      is_not_resident: { type: 'boolean', default: false },
      non_resident_category: { type: 'string', description: usually('ordinary') },
      employment_type: {
        type: 'string',
        enum: ['TD', 'GPH', 'SELF_EMPLOYED'],
        description: usually('TD'),
      },
      monthly_bonuses: { type: 'array', minItems: 12, maxItems: 12, items: expense },
      bonuses_attract_allowances: { type: 'boolean', default: true },
      statutory_territorial_multiplier: { type: 'integer', minimum: 100, maximum: 200 },
      children_count: { type: 'integer', minimum: 0, maximum: 30 },
      disabled_children_count: { type: 'integer', minimum: 0, maximum: 30 },
      elder_children_count: { type: 'integer', minimum: 0, maximum: 30 },
      single_parent: { type: 'boolean', default: false },
      has_family_payment: { type: 'boolean', default: false },
      own_deduction: { enum: ['none', 'item_1', 'item_2'], description: usually('none') },
      housing_expense: expense,
      mortgage_expense: expense,
      social_expense: expense,
      child_edu_expense: expense,
      treatment_expense: expense,
      savings_expense: expense,
      has_gto_badge: { type: 'boolean', default: false },
      npd_income_source: {
        enum: ['LEGAL_ENTITY', 'INDIVIDUAL'],
        description: usually('LEGAL_ENTITY'),
      },
      has_registration_deduction: { type: 'boolean', default: false },
      income_before: {
        ...employer,
        properties: { ...employer.properties, deduction_granted: { anyOf: [yearOfSalaries, {}] } },
      },
      income_before_elsewhere: yearOfSalaries,
      other_employers: { type: 'array', maxItems: 10, items: employer },
      contribution_tariff: {
        enum: ['general', 'it', 'small_business', 'small_business_manufacturing'],
        description: usually('general'),
      },
      accident_rate: { type: 'integer', minimum: 8, maximum: 1_190 },
      working_conditions: {
        enum: words('ordinary class_3_1 class_3_2 class_3_3 class_3_4 class_4 list_1 list_2'),
        description: usually('ordinary'),
      },
      is_company_head: { type: 'boolean', default: false },
      first_month: {
        enum: ['full', 'working_days', 'calendar_days'],
        description: usually('full'),
      },
      end_date: { type: 'string', format: 'date' },
      last_month: { enum: ['full', 'working_days', 'calendar_days'], description: usually('full') },
      monthly_salaries: { type: 'array', minItems: 12, maxItems: 12, items: expense },
      monthly_territorial_multipliers: twelve,
      monthly_northern_coefficients: twelve,
      monthly_statutory_territorial_multipliers: twelve,
      warnings: { type: 'boolean', default: false },
      law_version: { type: 'boolean', default: false },
    })
  })

  /** Every field of a schema, nested ones too. */
  function* fieldsOf(tree: Tree, place: string): Generator<[place: string, schema: Tree]> {
    for (const part of partsOf(tree)) {
      for (const [field, schema] of Object.entries<Tree>(part.properties ?? {})) {
        yield [`${place} ${field}`, schema]
      }
    }
  }
  // The rules between fields describe no field.
  const everyField = namesOf(schemas).flatMap((name) => [
    ...fieldsOf({ ...schemas[name], dependentSchemas: {}, anyOf: [] }, name),
  ])

  it('accept null for the optional fields of a request, and for no other', () => {
    const { properties, required } = schemas.PrivateCalculationRequest
    for (const [name, schema] of Object.entries<Tree>(properties)) {
      expect(schema.anyOf?.at(-1), name).toEqual(
        required.includes(name) ? undefined : { type: 'null' },
      )
    }
    const { gross_salary, monthly_salaries } = schemas.GrossUpRequest.properties
    expect([gross_salary, monthly_salaries]).toMatchObject([{ const: null }, { const: null }])
  })

  it('have whole numbers for every sum of money', () => {
    const isMoney =
      /gross_|income$|net_income|tax_amount|tax_withheld|FOMS|FSS|PFR|_expense|_return|_contribution$|_cost$|notice$|overpaid|_bonus$|_deduction$/
    // These names end as sums do, but are a flag, a choice, a side of the comparison, a sentence, null, and parts of tax.
    const isOther =
      /has_registration_deduction|at_equal_|ComparisonResponse notice| own_deduction$|GrossUpRequest gross_salary|(TaxPart|BudgetSum) tax_amount|TaxPart income|^(Recalculat|Settling)/
    const sums = everyField.filter(([place]) => isMoney.test(place) && !isOther.test(place))
    expect(sums.length).toBeGreaterThan(45)
    for (const [place, schema] of sums) expect(withoutNull(schema), place).toMatchObject(money)
  })

  it('describe every field', () => {
    for (const [place, schema] of everyField) {
      expect(schema.description ?? resolved(schema).description, place).toMatch(/^[A-Za-z].*\.$/)
    }
  })

  it('list every error code', () => {
    expect(schemas.ProblemDocument.properties.code.enum).toEqual(errorCodes)
    expect(schemas.InputProblem.properties.code.enum).toEqual(inputProblemCodes)
  })
})
