import { type Language, languages } from '@oklad/contract/fields'
import { ExplanationResponse, type ExplanationStep } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { recompute } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo, breakdownOf, type Fields } from '../testing/answers.ts'

function stepAt(request: Fields, pointer: string, language: Language = 'en'): ExplanationStep {
  const step = breakdownOf(request, language).explanation.find((each) => each.pointer === pointer)
  if (step === undefined) throw new Error(`Nothing explains ${pointer}`)
  return step
}

describe('September of 300,000 a month in 2026, which crosses 2.4 million', () => {
  // By hand: 2,400,000 × 13 % = 312,000, 300,000 × 15 % = 45,000; 312,000 withheld to August.
  const request = { gross_salary: 30_000_000 }
  const pointer = '/monthly_details/8/monthly_base_tax_amount'

  it('has a formula in English', () => {
    expect(stepAt(request, pointer)).toMatchObject({
      figure: 'main_base_tax',
      month: '2026-09-01T00:00:00Z',
      title: 'Tax withheld on base pay',
      formula:
        '13% × 2,400,000.00 + 15% × 300,000.00 = 357,000.00; less 312,000.00 withheld before = 45,000.00',
      value: 4_500_000,
      unit: 'kopecks',
      citation: {
        act: 'Налоговый кодекс РФ, часть вторая (закон № 117-ФЗ)',
        article: 'ст. 226 п. 3',
        date: '2000-08-05',
        url: 'https://pravo.gov.ru/proxy/ips/?docbody=&nd=102067058',
      },
    })
  })

  it('has a formula in Russian', () => {
    expect(stepAt(request, pointer, 'ru')).toMatchObject({
      title: 'НДФЛ с основной базы',
      formula:
        '13 % × 2 400 000,00 + 15 % × 300 000,00 = 357 000,00; 357 000,00 − 312 000,00 (удержано ранее) = 45 000,00',
    })
  })

  it('has the brackets, the rounding and its article', () => {
    const due = breakdownOf(request).explanation.find(({ id }) => id === 'main_base_due.9')
    expect(due).toMatchObject({
      pointer: null,
      rounding: expect.stringMatching(/^to the whole rouble: .* \(Tax Code, art\. 52, par\. 6\)$/),
      citation: { article: 'ст. 224 п. 1' },
    })
    expect(due?.brackets).toEqual([
      {
        above: 0,
        up_to: 240_000_000,
        rate: 13,
        rate_unit: 'percent',
        amount: 240_000_000,
        tax: 3_120_000_000,
      },
      {
        above: 240_000_000,
        up_to: 500_000_000,
        rate: 15,
        rate_unit: 'percent',
        amount: 30_000_000,
        tax: 450_000_000,
      },
    ])
  })

  it('says which bracket the income is in', () => {
    expect(stepAt(request, '/monthly_details/8/tax_rate').formula).toBe(
      '2,700,000.00 is above 2,400,000.00 and not above 5,000,000.00: 15%',
    )
    expect(stepAt(request, '/monthly_details/7/tax_rate', 'ru').formula).toBe(
      '2 400 000,00 не превышает 2 400 000,00: 13 %',
    )
  })

  it('adds up the year with equal months together', () => {
    // 8 × 39,000 + 4 × 45,000 = 492,000.
    expect(stepAt(request, '/annual_tax_amount').formula).toBe(
      '8 × 39,000.00 + 4 × 45,000.00 = 492,000.00',
    )
  })

  it('subtracts the components of the unified contribution from its sum', () => {
    // October: 2,979,000 × 30 % + 21,000 × 15.1 % = 896,871, 810,000 to September.
    expect(stepAt(request, '/monthly_details/9/monthlyPFR').formula).toBe(
      '30% × 2,979,000.00 + 15.1% × 21,000.00 = 896,871.00; less 810,000.00 charged before, less 15,300.00 medical, less 8,091.00 social = 63,480.00',
    )
    expect(stepAt(request, '/monthly_details/9/monthlyPFR', 'ru').formula).toBe(
      '30 % × 2 979 000,00 + 15,1 % × 21 000,00 = 896 871,00; 896 871,00 − 810 000,00 (начислено ранее) − 15 300,00 (ОМС) − 8 091,00 (ВНиМ) = 63 480,00',
    )
  })
})

describe('the formula of', () => {
  const formulaOf = (request: Fields, pointer: string) => stepAt(request, pointer).formula
  const january = (field: string) => `/monthly_details/0/${field}`

  it('a rounded value has an arrow only where rounding changes it', () => {
    // 13 % of 5,205.00 is 676.65: 677 roubles. 15 % of 3.33 is 0.4995.
    expect(formulaOf({ gross_salary: 520_500 }, january('monthly_base_tax_amount'))).toBe(
      '13% × 5,205.00 = 676.65 → 677',
    )
    const steps = breakdownOf({ gross_salary: 333, territorial_multiplier: 115 }).explanation
    expect(steps.find(({ id }) => id === 'accrual_allowances.1')?.formula).toBe(
      '15% × 3.33 = 0.4995 → 0.50',
    )
  })

  it('tax that the month cannot pay says what it can pay', () => {
    // 0.99 a month: in April 13 % of 3.96 is 0.5148, a rouble.
    expect(formulaOf({ gross_salary: 99 }, '/monthly_details/3/monthly_base_tax_amount')).toBe(
      '13% × 3.96 = 0.5148 → 1; the month withholds only 0.00',
    )
  })

  it('tax after more was withheld before than is due says by how much', () => {
    // 13 % of 600,000 are 78,000; of 700,000 91,000.
    const income_before = {
      base_gross_income: 50_000_000,
      north_gross_income: 0,
      tax_withheld: 9_000_000,
    }
    const request = { gross_salary: 10_000_000, start_date: '2026-11-01', income_before }
    expect(formulaOf(request, january('monthly_base_tax_amount'))).toBe(
      '78,000.00 is less than 90,000.00: 0.00',
    )
    expect(formulaOf(request, '/monthly_details/1/monthly_base_tax_amount')).toBe(
      '13% × 700,000.00 = 91,000.00; less 90,000.00 withheld before = 1,000.00',
    )
  })

  it('allowances in a shared base subtracts the tax on base pay', () => {
    // 2024: 100.04 with 4 %: 13 % of 104.04 is 13.5252, that is 14; base pay has 13 of them.
    const request = { gross_salary: 10_004, northern_coefficient: 104, start_date: '2024-01-01' }
    expect(formulaOf(request, january('monthly_north_tax_amount'))).toBe(
      '13% × 104.04 = 13.5252 → 14; less 13.00 on base pay = 1.00',
    )
  })

  it('a part month divides by its days', () => {
    // January 2026 has 15 working days, 9 of them from the 20th.
    const request = {
      gross_salary: 15_000_000,
      start_date: '2026-01-20',
      first_month: 'working_days',
    }
    const steps = breakdownOf(request).explanation
    expect(steps.find(({ id }) => id === 'accrual_base.1')?.formula).toBe(
      '150,000.00 × 9 ÷ 15 = 90,000.00',
    )
  })

  it('a deduction for children names the limit', () => {
    const request = { gross_salary: 20_000_000, children_count: 2, start_date: '2025-01-01' }
    expect(formulaOf(request, '/deduction_result/children_monthly_deduction')).toBe(
      '1,400.00 + 2,800.00 = 4,200.00',
    )
    expect(formulaOf(request, '/monthly_details/1/monthly_deduction')).toBe(
      '400,000.00 is within the limit of 450,000.00: 4,200.00',
    )
    expect(formulaOf(request, '/monthly_details/2/monthly_deduction')).toBe(
      '600,000.00 is above the limit of 450,000.00: none',
    )
  })

  it('tax that a deduction saves names the deduction beside another employer too', () => {
    // 1,200,000 here and 2,400,000 elsewhere: 492,000 of tax. Four months of 1,400 save 15 % of 5,600.
    const elsewhere = {
      base_gross_income: 240_000_000,
      north_gross_income: 0,
      tax_withheld: 31_200_000,
    }
    const request = {
      gross_salary: 10_000_000,
      start_date: '2026-01-01',
      children_count: 1,
      other_employers: [{ ...elsewhere, has_tax_privilege: false }],
    }
    expect(stepAt(request, '/deduction_result/children_return', 'ru').formula).toBe(
      '13 % × 2 400 000,00 + 15 % × 1 200 000,00 = 492 000,00; 492 000,00 − 491 160,00 (с вычетом на детей) = 840,00',
    )
  })

  it('additional contributions has their rate and what was charged before', () => {
    // Class 3.3: 6 % of 15,000 a month (article 428, paragraph 3).
    const request = {
      gross_salary: 1_500_000,
      start_date: '2026-01-01',
      working_conditions: 'class_3_3',
      accident_rate: 20,
    }
    expect(stepAt(request, january('monthly_additional_contribution'), 'ru').formula).toBe(
      '6 % × 15 000,00 = 900,00',
    )
    expect(
      stepAt(request, '/monthly_details/1/monthly_additional_contribution', 'ru').formula,
    ).toBe('6 % × 30 000,00 = 1 800,00; 1 800,00 − 900,00 (начислено ранее) = 900,00')
  })

  it('a fund of small business has both parts of the pay', () => {
    // 2021: 22 % of the minimum wage of 12,792, 10 % of the other 87,208.
    const request = {
      gross_salary: 10_000_000,
      start_date: '2021-01-01',
      contribution_tariff: 'small_business',
    }
    expect(stepAt(request, january('monthlyPFR'), 'ru').formula).toBe(
      '22 % × 12 792,00 + 10 % × 87 208,00 = 11 535,04',
    )
  })

  it('a non-resident is of one month', () => {
    // 30 % of 100,000, in February as in January.
    const request = { gross_salary: 10_000_000, is_not_resident: true }
    expect(stepAt(request, '/monthly_details/1/monthly_base_tax_amount', 'ru')).toMatchObject({
      title: 'НДФЛ с основной базы',
      formula: '30 % × 100 000,00 = 30 000,00',
    })
  })

  it('a self-employed has the tax on professional income', () => {
    const request = {
      gross_salary: 10_000_000,
      employment_type: 'SELF_EMPLOYED',
      has_registration_deduction: true,
    }
    expect(stepAt(request, january('monthly_base_tax_amount'), 'ru')).toMatchObject({
      title: 'Налог на профессиональный доход',
      // 6 % of 100,000 less 2 % of it.
      formula:
        '100 000,00 не превышает предел 2 400 000,00: 6 % × 100 000,00 − 2 000,00 = 4 000,00',
    })
  })
})

describe('the citations of', () => {
  const citationsOf = (request: Fields) =>
    breakdownOf({ gross_salary: 30_000_000, warnings: true, ...request }).explanation.map(
      ({ citation }) => citation,
    )

  it.each([
    { start_date: '2017-01-01' },
    { start_date: '2026-01-01', territorial_multiplier: 150, accident_rate: 20 },
    { start_date: '2026-01-01', is_not_resident: true },
    { start_date: '2026-01-01', employment_type: 'GPH' },
    { start_date: '2026-01-01', employment_type: 'SELF_EMPLOYED' },
  ])('%o link to the text of an act, never to a front page', (request) => {
    const urls = citationsOf(request).flatMap(({ url }) => url ?? [])
    expect(urls.length).toBeGreaterThan(0)
    for (const url of new Set(urls)) {
      const { pathname, search } = new URL(url)
      expect(pathname + search, url).not.toBe('/')
    }
  })

  it('a contribution above the limit are of its rate and of its limit', () => {
    // 300,000 a month pass 2,979,000 in October 2026.
    const { explanation } = breakdownOf({ gross_salary: 30_000_000, start_date: '2026-01-01' })
    const citationOf = (of: string) => explanation.find(({ id }) => id === of)?.citation
    const rate = 'Налоговый кодекс РФ (в редакции закона № 239-ФЗ)'
    expect(citationOf('contributions_due.9')).toMatchObject({ act: rate, article: 'ст. 425 п. 3' })
    expect(citationOf('contributions_due.10')).toMatchObject({
      act: `${rate}; Постановление Правительства РФ № 1705`,
      article: 'ст. 425 п. 3; п. 1',
      date: '2025-10-31',
    })
  })

  it('a refund are of the article of its deduction', () => {
    const request = {
      gross_salary: 10_000_000,
      start_date: '2026-01-01',
      social_expense: 5_000_000,
      housing_expense: 100_000_000,
    }
    expect(stepAt(request, '/deduction_result/social_return').citation).toEqual({
      act: 'Налоговый кодекс РФ (в редакции закона № 159-ФЗ)',
      article: 'ст. 219 п. 1, 2',
      date: '2023-04-28',
      url: expect.any(String),
    })
    expect(stepAt(request, '/deduction_result/property_return_this_year').citation).toMatchObject({
      act: 'Налоговый кодекс РФ (в редакции закона № 212-ФЗ)',
      article: 'ст. 220 п. 3, 4',
    })
    expect(stepAt(request, '/deduction_result/total_return').citation.article).toBe('ст. 210 п. 3')
    expect(stepAt(request, '/monthly_details/0/monthly_gross_income').citation.article).toBe(
      'ст. 210 п. 1',
    )
  })

  it('the family payment are of its law, for a non-resident too', () => {
    const request = {
      gross_salary: 10_000_000,
      is_not_resident: true,
      has_family_payment: true,
      children_count: 2,
    }
    expect(stepAt(request, '/family_payment').citation.act).toContain('179-ФЗ')
  })

  it('the self-employed are of their own law: they have no tax agent and no contributions', () => {
    for (const { act, article } of citationsOf({ employment_type: 'SELF_EMPLOYED' })) {
      expect(`${article} ${act}`).not.toMatch(/ст\. (210|226|425|431)\b.* Налоговый кодекс/)
    }
  })

  it('no act name the act itself as its amendment', () => {
    const acts = citationsOf({ start_date: '2017-01-01' }).map(({ act }) => act)
    for (const act of acts) expect(act).not.toMatch(/в редакции закона № 117-ФЗ/)
  })
})

const money = (max: number) => fc.integer({ min: 0, max })
const income = fc.record({
  base_gross_income: money(400_000_000),
  north_gross_income: fc.constant(0),
  tax_withheld: money(500_000).map((roubles) => roubles * 100),
})
const otherEmployer = fc.tuple(income, fc.boolean()).map(([sums, has_tax_privilege]) => ({
  ...sums,
  has_tax_privilege,
}))
const plain = {
  gross_salary: fc.oneof(money(1_000), money(200_000_000), money(100_000_000_000)),
  start_date: fc
    .tuple(fc.constantFrom(2017, 2021, 2022, 2024, 2025, 2026), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`),
}
const allowances = {
  territorial_multiplier: fc.integer({ min: 100, max: 200 }),
  northern_coefficient: fc.integer({ min: 100, max: 200 }),
  has_tax_privilege: fc.boolean(),
}
const optional = { requiredKeys: ['gross_salary', 'start_date'] } as { requiredKeys: never[] }
const current = { start_date: fc.constantFrom('2025-03-01', '2026-01-01') }
const asked = fc.oneof(
  fc.record({ ...plain, ...allowances }),
  fc.record(
    {
      ...plain,
      ...allowances,
      ...current,
      monthly_bonuses: fc.array(money(50_000_000), { minLength: 12, maxLength: 12 }),
      bonuses_attract_allowances: fc.boolean(),
      children_count: fc.nat(4),
      elder_children_count: fc.nat(3),
      has_family_payment: fc.boolean(),
      own_deduction: fc.constantFrom('item_1', 'item_2'),
      housing_expense: money(300_000_000),
      mortgage_expense: money(300_000_000),
      social_expense: money(20_000_000),
      child_edu_expense: money(20_000_000),
      treatment_expense: money(20_000_000),
      savings_expense: money(60_000_000),
      has_gto_badge: fc.boolean(),
      income_before: income,
      income_before_elsewhere: money(60_000_000),
      other_employers: fc.array(otherEmployer, { minLength: 1, maxLength: 3 }),
      contribution_tariff: fc.constantFrom('general', 'it', 'small_business'),
      accident_rate: fc.integer({ min: 8, max: 1_190 }),
    },
    optional,
  ),
  fc.record({
    ...plain,
    ...current,
    is_not_resident: fc.constant(true),
    children_count: fc.nat(3),
    has_family_payment: fc.boolean(),
    own_deduction: fc.constantFrom('none', 'item_1'),
  }),
  fc.record({
    ...plain,
    ...current,
    employment_type: fc.constant('SELF_EMPLOYED'),
    has_registration_deduction: fc.boolean(),
  }),
  fc.record({ ...plain, ...current, employment_type: fc.constant('GPH') }),
)

const check = (property: (response: ExplanationResponse, request: Fields) => void, numRuns = 150) =>
  fc.assert(
    fc.property(asked, fc.constantFrom(...languages), (request, language) =>
      property(breakdownOf(request, language), request),
    ),
    { numRuns },
  )

/** Figures without a step: the answer echoes the request. */
const echoed = ['/gross_salary', '/territorial_multiplier', '/northern_coefficient']

describe('the breakdown of any request', () => {
  it('contains the private answer', () => {
    check(({ calculation }, request) => {
      const { warnings: _, ...answer } = answerTo('private', request)
      expect(calculation).toMatchObject(answer)
    }, 50)
  })

  it('has one step for every number of the answer that is not 0, of exactly its value', () => {
    check(({ calculation, explanation }) => {
      const values = new Map<string, number>()
      for (const { pointer, value } of explanation) {
        if (pointer === null) continue
        expect(values.has(pointer)).toBe(false)
        values.set(pointer, value)
      }
      const isExplained = ([pointer, value]: [string, number]) =>
        !echoed.includes(pointer) && (value !== 0 || values.has(pointer))
      const numbers = [...numbersOf(calculation)].filter(isExplained)
      expect([...values].sort()).toEqual(numbers.sort())
    })
  })

  it('has steps that follow from their own inputs', () => {
    check(({ explanation }) => {
      const values = new Map<string, number>()
      const wrong = explanation.filter(({ id, operation, inputs, brackets, value }) => {
        const linked = inputs.every(
          ({ step, value: input }) => (step ? values.get(step) : input) === input,
        )
        values.set(id, value)
        const printed = {
          operation,
          inputs: inputs.map((input) => ({ ...input, from: input.step })),
          brackets: brackets?.map(({ up_to, ...part }) => ({
            ...part,
            upTo: up_to ?? Number.POSITIVE_INFINITY,
          })),
        }
        return !linked || recompute(printed) !== value
      })
      expect(wrong).toEqual([])
    })
  })

  it('matches the published schema, with complete words', () => {
    const validate = independentValidator(ExplanationResponse)
    check((response) => {
      assertValid(validate, response)
      const gaps = response.explanation.filter(({ title, formula }) =>
        /undefined|NaN|Infinity|^$/.test(`${title}${formula}`),
      )
      expect(gaps).toEqual([])
    }, 60)
  })
})

/** Every number of a value with its JSON Pointer. */
function* numbersOf(value: unknown, pointer = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [pointer, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* numbersOf(part, `${pointer}/${name}`)
}

describe('the steps of a breakdown', () => {
  const kindsOf = (request: Fields) =>
    new Set(breakdownOf({ gross_salary: 30_000_000, ...request }).explanation.map(figureOf))
  const figureOf = ({ figure }: ExplanationStep) => figure

  it.each([{ territorial_multiplier: 150 }, { warnings: true, children_count: 1 }])(
    'all lead to a figure of the answer: %o',
    (request) => {
      const { explanation } = breakdownOf({ gross_salary: 30_000_000, ...request })
      const used = new Set(explanation.flatMap(({ inputs }) => inputs.map(({ step }) => step)))
      expect(explanation.filter(({ id, pointer }) => pointer === null && !used.has(id))).toEqual([])
    },
  )

  it('are 170 in a plain year', () => {
    // 14 figures and sums a month, four less in January, and the 6 sums of the year.
    expect(breakdownOf({ gross_salary: 10_000_000 }).explanation).toHaveLength(14 * 12 - 4 + 6)
  })

  const zerosOf = (request: Fields) =>
    breakdownOf({ gross_salary: 10_000_000, ...request }, 'ru').explanation.filter(
      ({ value }) => value === 0,
    )

  it('are not zeros of what the request does not contain', () => {
    expect(zerosOf({})).toEqual([])
    const ofNonResident = zerosOf({ is_not_resident: true }).map(({ id }) => id)
    expect(ofNonResident.filter((id) => id.startsWith('allowances_tax'))).toEqual([])
    // A bonus in June alone, and one expense of the year.
    const bonuses = [0, 0, 0, 0, 0, 5_000_000, 0, 0, 0, 0, 0, 0]
    expect(zerosOf({ monthly_bonuses: bonuses, social_expense: 5_000_000 })).toEqual([])
  })

  it('say once, in the year, that the law or the request has no contributions', () => {
    const formulas = (request: Fields) => zerosOf(request).map(({ id, formula }) => [id, formula])
    expect(formulas({ employment_type: 'SELF_EMPLOYED' })).toEqual([
      ['pension_contribution.year', '0,00: самозанятый взносов не платит'],
      ['medical_contribution.year', '0,00: самозанятый взносов не платит'],
      ['social_contribution.year', '0,00: самозанятый взносов не платит'],
    ])
    expect(formulas({ contribution_tariff: 'it' })).toContainEqual([
      'accident_contribution.year',
      '0,00: тариф не указан',
    ])
  })

  it('keep the zeros that are computed', () => {
    // 100,000 a month pass 450,000 in May; a month without pay has a tax of 0.
    const ids = zerosOf({ children_count: 1 }).map(({ id }) => id)
    expect(ids).toEqual([5, 6, 7, 8, 9, 10, 11, 12].map((month) => `child_deduction.${month}`))
    const unpaid = zerosOf({ monthly_salaries: [0, ...Array(11).fill(10_000_000)] })
    for (const kind of ['gross_income', 'income_tax', 'net_income']) {
      expect(unpaid.map(({ id }) => id)).toContain(`${kind}.1`)
    }
  })

  it('are not about anything that the request does not contain', () => {
    expect(kindsOf({})).not.toContain('employer_cost')
    const absent = ['registration_deduction_full', 'self_employment_rate', 'child_deduction']
    const selfEmployed = kindsOf({ employment_type: 'SELF_EMPLOYED' })
    for (const kind of absent) expect(selfEmployed).not.toContain(kind)
    const housing = kindsOf({ housing_expense: 100_000_000 })
    for (const kind of ['mortgage_interest', 'social_deduction', 'property_full_years']) {
      expect(housing).not.toContain(kind)
    }
    expect(kindsOf({ contribution_tariff: 'small_business' })).toContain('general_part')
    expect(kindsOf({ contribution_tariff: 'it' })).not.toContain('general_part')
  })
})
