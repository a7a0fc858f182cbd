import { describe, expect, it } from 'vitest'
import { describeInputProblem, type InputProblem } from '../errors/input-problems.ts'
import { validateRequest } from '../validation/read-request.ts'
import { combinationProblems, uselessFields } from './combinations.ts'

/** The problems of a request for 100,000 roubles a month. */
function problemsWith(fields: object) {
  const reading = validateRequest('private', { gross_salary: 10_000_000, ...fields })
  return reading.ok ? [] : reading.problems
}

const income = { base_gross_income: 1, north_gross_income: 0, tax_withheld: 0 }
const ofEmployment =
  'Only an employment contract can have it: labour law does not apply to other contracts (Labour Code, article 11).'
const employmentOnly: readonly [object, reason: string][] = [
  [{ territorial_multiplier: 115 }, ofEmployment],
  [{ northern_coefficient: 130 }, ofEmployment],
  [
    { has_tax_privilege: true },
    'The rates of the special military operation apply only to pay under an employment contract here.',
  ],
  [{ monthly_territorial_multipliers: Array(12).fill(115) }, ofEmployment],
]
const ofProfessionalIncome =
  'It belongs to the tax on professional income, which only the self-employed pay (422-ФЗ).'

describe('fields that exclude each other', () => {
  it.each<[one: object, other: object, reason: string]>([
    ...employmentOnly.flatMap(([field, reason]): [object, object, string][] => [
      [{ employment_type: 'GPH' }, field, reason],
      [{ employment_type: 'SELF_EMPLOYED' }, field, reason],
    ]),
    ...[
      { is_not_resident: true },
      { income_before: income },
      { other_employers: [income] },
      { accident_rate: 20 },
      { working_conditions: 'list_1' },
      { contribution_tariff: 'it' },
      { deductions_after_tax: [{ kind: 'writ', debt: 1 }] },
    ].map((field): [object, object, string] => [
      { employment_type: 'SELF_EMPLOYED' },
      field,
      'The self-employed pay their own tax: their customer withholds no tax and pays no contributions (422-ФЗ).',
    ]),
    ...[{ npd_income_source: 'INDIVIDUAL' }, { has_registration_deduction: true }].flatMap(
      (field): [object, object, string][] => [
        [{ employment_type: 'TD' }, field, ofProfessionalIncome],
        [{ employment_type: 'GPH' }, field, ofProfessionalIncome],
      ],
    ),
    [
      { is_not_resident: true },
      { other_employers: [income] },
      'The settlement over several employers is computed only for residents.',
    ],
    [
      { is_not_resident: false },
      { non_resident_category: 'refugee' },
      'Only non-residents have a category.',
    ],
  ])('are both named, with the reason: %j and %j', (one, other, reason) => {
    const field = Object.keys(other)[0] as string
    const fields = [field, Object.keys(one)[0] as string]
    const problems = problemsWith({ ...one, ...other })
    expect(problems).toEqual([
      { code: 'excluded_fields', pointer: `/${field}`, fields, reason: expect.any(String) },
    ])
    const [problem] = problems as [InputProblem]
    expect(describeInputProblem(problem, 'en').detail).toBe(
      `"${fields[0]}" and "${fields[1]}" exclude each other with these values. Change one of them or leave it out. ${reason}`,
    )
    const { detail, ...members } = describeInputProblem(problem, 'ru')
    for (const name of fields) expect(detail).toContain(name)
    expect(members).toEqual({ code: 'excluded_fields', pointer: `/${field}`, fields })
  })

  it('are accepted with their defaults', () => {
    const coefficients = { territorial_multiplier: 100, northern_coefficient: 100 }
    expect(
      problemsWith({
        employment_type: 'SELF_EMPLOYED',
        ...coefficients,
        statutory_territorial_multiplier: 100,
        has_tax_privilege: false,
        is_not_resident: false,
        contribution_tariff: 'general',
        other_employers: [],
      }),
    ).toEqual([])
    expect(
      problemsWith({ npd_income_source: 'LEGAL_ENTITY', has_registration_deduction: false }),
    ).toEqual([])
    expect(problemsWith({ is_not_resident: false, other_employers: [income] })).toEqual([])
  })

  it('do not include those of the self-employed in a comparison', () => {
    const own = { npd_income_source: 'INDIVIDUAL', has_registration_deduction: true }
    for (const employment_type of ['TD', 'GPH', 'SELF_EMPLOYED']) {
      const request = { gross_salary: 1, employment_type, ...own }
      expect(validateRequest('comparison', request)).toEqual({ ok: true, request })
    }
    const request = { gross_salary: 1, employment_type: 'GPH', territorial_multiplier: 115 }
    expect(validateRequest('comparison', request)).toMatchObject({ ok: false })
  })

  it('exclude each other without employment_type, which is TD then', () => {
    expect(problemsWith({ has_registration_deduction: true })).toMatchObject([
      { fields: ['has_registration_deduction', 'employment_type'] },
    ])
  })

  it('do not include the privilege of a non-resident, which has no effect', () => {
    expect(problemsWith({ is_not_resident: true, has_tax_privilege: true })).toEqual([])
  })
})

describe('fields that bound each other', () => {
  it('refuse a statutory district coefficient above the one paid', () => {
    expect(
      problemsWith({ territorial_multiplier: 120, statutory_territorial_multiplier: 130 }),
    ).toEqual([
      {
        code: 'out_of_range',
        pointer: '/statutory_territorial_multiplier',
        minimum: 100,
        maximum: 120,
        bounded_by: 'territorial_multiplier',
      },
    ])
    expect(
      problemsWith({ territorial_multiplier: 130, statutory_territorial_multiplier: 130 }),
    ).toEqual([])
  })

  it('do not bound a coefficient where every month has its own', () => {
    const monthly_territorial_multipliers = [150, ...Array(11).fill(100)]
    const statutory = { statutory_territorial_multiplier: 130 }
    expect(problemsWith({ ...statutory, monthly_territorial_multipliers })).toEqual([])
    expect(problemsWith({ ...statutory, monthly_territorial_multipliers: null })).toHaveLength(1)
  })

  it('refuse more disabled children than children', () => {
    expect(problemsWith({ children_count: 1, disabled_children_count: 2 })).toEqual([
      {
        code: 'out_of_range',
        pointer: '/disabled_children_count',
        minimum: 0,
        maximum: 1,
        bounded_by: 'children_count',
      },
    ])
    const [problem] = problemsWith({ disabled_children_count: 1 }) as [InputProblem]
    expect(describeInputProblem(problem, 'en').detail).toBe(
      '"disabled_children_count" must be at most 0: "children_count" limits it. There cannot be more disabled children than children.',
    )
    expect(describeInputProblem(problem, 'ru').detail).toBe(
      '«disabled_children_count»: не больше 0, этот предел задаёт «children_count». Детей с инвалидностью не может быть больше, чем детей.',
    )
    expect(problemsWith({ children_count: 2, disabled_children_count: 2 })).toEqual([])
  })
})

it('problems of fields together name the field that one does not fit', () => {
  const fields = { is_not_resident: true, other_employers: [income], disabled_children_count: 1 }
  expect(
    combinationProblems(fields).map(({ problem, beside }) => [problem.pointer, beside]),
  ).toEqual([
    ['/other_employers', 'is_not_resident'],
    ['/disabled_children_count', 'children_count'],
  ])
})

describe('severance in other pay', () => {
  const other_pay = [{ kind: 'severance', month: 6, amount: 1 }]

  it.each([{}, { severance_average_month: null }, { severance_far_north: true }])(
    'is refused with %j, without the average month',
    (given) => {
      expect(problemsWith({ other_pay, ...given })).toEqual([
        { code: 'missing_field', pointer: '/severance_average_month' },
      ])
    },
  )

  it('is accepted with the average month, which other kinds do not need', () => {
    expect(problemsWith({ other_pay, severance_average_month: 1 })).toEqual([])
    expect(problemsWith({ other_pay: [{ ...other_pay[0], kind: 'gift' }] })).toEqual([])
  })
})

describe('uselessFields', () => {
  it('lists the fields that a contract type and a residence exclude', () => {
    expect([...uselessFields({})]).toEqual([
      'non_resident_category',
      'npd_income_source',
      'has_registration_deduction',
    ])
    expect([...uselessFields({ employment_type: 'SELF_EMPLOYED' })]).toEqual([
      'territorial_multiplier',
      'northern_coefficient',
      'has_tax_privilege',
      'is_not_resident',
      'non_resident_category',
      'full_time_share',
      'statutory_territorial_multiplier',
      'children_count',
      'disabled_children_count',
      'elder_children_count',
      'single_parent',
      'has_family_payment',
      'own_deduction',
      'housing_expense',
      'mortgage_expense',
      'social_expense',
      'child_edu_expense',
      'treatment_expense',
      'savings_expense',
      'has_gto_badge',
      'notice_deductions',
      'income_before',
      'income_before_elsewhere',
      'other_employers',
      'contribution_tariff',
      'accident_rate',
      'working_conditions',
      'is_company_head',
      'monthly_territorial_multipliers',
      'monthly_northern_coefficients',
      'monthly_statutory_territorial_multipliers',
      'other_pay',
      'severance_average_month',
      'severance_far_north',
      'absences',
      'earnings_before',
      'deductions_after_tax',
    ])
    expect(uselessFields({ is_not_resident: true })).toContain('other_employers')
    expect(uselessFields({ is_not_resident: true })).toContain('children_count')
  })
})
