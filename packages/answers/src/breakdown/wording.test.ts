import { type Language, languages } from '@oklad/contract/fields'
import { describe, expect, it } from 'vitest'
import { breakdownOf, type Fields } from '../testing/answers.ts'

const other = { base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 }
const before = { base_gross_income: 120_000_000, north_gross_income: 0, tax_withheld: 15_600_000 }

/** One request of each kind, by name; amounts in kopecks. */
const requests = {
  plain: { gross_salary: 10_000_000 },
  threshold: { gross_salary: 30_000_000 },
  norilsk: {
    ...{ gross_salary: 15_000_000, territorial_multiplier: 180, northern_coefficient: 180 },
    ...{ children_count: 3, disabled_children_count: 1, single_parent: true },
  },
  civil: { gross_salary: 8_000_000, employment_type: 'GPH' },
  selfEmployed: {
    ...{ gross_salary: 25_000_000, employment_type: 'SELF_EMPLOYED' },
    has_registration_deduction: true,
  },
  nonResident: { gross_salary: 10_000_000, is_not_resident: true, territorial_multiplier: 115 },
  partMonth: { gross_salary: 15_000_000, start_date: '2026-06-20', first_month: 'working_days' },
  others: {
    ...{ gross_salary: 10_000_000, start_date: '2026-12-01', other_employers: [other] },
    ...{ housing_expense: 250_000_000, social_expense: 20_000_000 },
  },
  smallBusiness: { gross_salary: 6_000_000, contribution_tariff: 'small_business' },
  before: { gross_salary: 20_000_000, start_date: '2026-07-01', income_before: before },
  houseFromPay: { gross_salary: 10_000_000, start_date: '2026-12-01', housing_expense: 25_000_000 },
  tiny: { gross_salary: 99 },
  deducted: {
    ...{ gross_salary: 10_000_000, start_date: '2026-07-01' },
    income_before: {
      ...{ base_gross_income: 60_000_000, north_gross_income: 0 },
      ...{ tax_withheld: 7_690_800, deduction_granted: 840_000 },
    },
  },
  deductedWhole: {
    ...{ gross_salary: 50_000_000, start_date: '2026-12-01', housing_expense: 50_000_000 },
  },
  overpaid: {
    ...{ gross_salary: 10_000_000, start_date: '2026-12-01' },
    other_employers: [{ ...other, tax_withheld: 45_000_000 }],
  },
} as const satisfies Record<string, Fields>

/** Title and formula of a step. */
function lineOf(name: keyof typeof requests, id: string, language: Language): string {
  const request = { start_date: '2026-01-01', ...requests[name] }
  const step = breakdownOf(request, language).explanation.find((each) => each.id === id)
  return `${step?.title}: ${step?.formula}`
}

describe('a line of a breakdown', () => {
  it.each([
    // 13 % of 200,000 less the 13,000 of January.
    [
      'plain',
      'main_base_tax.2',
      'НДФЛ с основной базы: 13 % × 200 000,00 = 26 000,00; 26 000,00 − 13 000,00 (удержано ранее) = 13 000,00',
    ],
    // 1,400 + 2,800 + 6,000 + 12,000, twice.
    [
      'norilsk',
      'children_usual_deduction.year',
      'Вычет на детей в обычном размере: 1 400,00 + 2 800,00 + 6 000,00 + 12 000,00 = 22 200,00',
    ],
    [
      'norilsk',
      'children_monthly_deduction.year',
      'Стандартный вычет на детей в месяц: 22 200,00 × 2 = 44 400,00',
    ],
    // 150,000 a month: within 450,000 to March.
    ['norilsk', 'children_months.year', 'Месяцев с вычетом на детей: 3 из 12 месяцев'],
    ['civil', 'accrual_base.1', 'Вознаграждение по договору: 80 000,00'],
    // 6 % of 250,000, less 2 % of it while 10,000 last: two months; past 2.4 million from October.
    ['selfEmployed', 'income_tax.year', 'НПД к уплате: 2 × 10 000,00 + 7 × 15 000,00 = 125 000,00'],
    ['nonResident', 'main_base_tax.2', 'НДФЛ с основной базы: 30 % × 100 000,00 = 30 000,00'],
    // June 2026 has 21 working days, 7 from the 20th.
    ['partMonth', 'accrual_base.6', 'Начислено по основной базе: 150 000,00 × 7 ÷ 21 = 50 000,00'],
    // 13,000 here and 327,000 there; 13 % of 2.4 million and 15 % of 0.2 million are 342,000.
    [
      'others',
      'tax_withheld_everywhere.all_employers',
      'НДФЛ удержан всеми работодателями: 13 000,00 + 327 000,00 = 340 000,00',
    ],
    [
      'others',
      'notice.all_employers',
      'К уплате по уведомлению: 342 000,00 − 340 000,00 = 2 000,00',
    ],
    [
      'others',
      'overpaid.all_employers',
      'Излишне удержано: 340 000,00 меньше, чем 342 000,00: 0,00',
    ],
    [
      'others',
      'social_expenses.year',
      'Социальный вычет на свои расходы: 200 000,00, но не больше 150 000,00: 150 000,00',
    ],
    // 1.5 × 27,093; 60,000 − 40,639.50.
    [
      'smallBusiness',
      'general_part.2',
      'Часть выплат по общему тарифу: 60 000,00, но не больше 40 639,50: 40 639,50',
    ],
    [
      'before',
      'base_pay_so_far.7',
      'Доход по основной базе с начала года: 1 200 000,00 + 200 000,00 = 1 400 000,00',
    ],
    // 250,000 is the income of this year and a half: 100,000, again 100,000, and 50,000.
    [
      'houseFromPay',
      'property_full_years.year',
      'Сколько ещё полных лет хватит вычета: 150 000,00 ÷ 100 000,00, полных лет: 1',
    ],
    [
      'deducted',
      'main_taxable_base.7',
      'Основная налоговая база: 700 000,00 − 8 400,00 (вычеты, предоставленные ранее) = 691 600,00',
    ],
    // 450,000 there and 13,000 here; 342,000 due, without any deduction.
    [
      'overpaid',
      'overpaid.all_employers',
      'Излишне удержано: 463 000,00 − 342 000,00 = 121 000,00',
    ],
    // 13 % of 500,000 is 65,000; of 500,000 less 500,000 it is 0.
    [
      'deductedWhole',
      'property_return.year',
      'Возврат НДФЛ по имущественному вычету за год: 13 % × 500 000,00 = 65 000,00; 65 000,00 − 0,00 (с имущественным вычетом) = 65 000,00',
    ],
    // 13 % of 3.96 is 0.51, and a month of 0.99 has no whole rouble.
    [
      'tiny',
      'main_base_tax.4',
      'НДФЛ с основной базы: 13 % × 3,96 = 0,5148 → 1; за месяц удерживают только 0,00',
    ],
  ] as const)('of %s reads well: %s', (name, id, line) => {
    expect(lineOf(name, id, 'ru')).toBe(line)
  })

  it('names the month of a number from another month', () => {
    const { explanation } = breakdownOf({ gross_salary: 10_000_000 }, 'ru')
    const pension = explanation.find(({ id }) => id === 'pension_contribution.2')
    expect(pension?.inputs.map(({ title }) => title)).toEqual([
      'Страховые взносы с начала года',
      'Страховые взносы с начала года, январь',
      'Взносы на ОМС',
      'Взносы на ВНиМ',
    ])
  })

  it('names the year of a number that repeats one of another year', () => {
    // Each of both years has a tax of 1.00 on the allowances; the last one has none on base pay.
    const { explanation } = breakdownOf(
      {
        ...{ gross_salary: 1_764, territorial_multiplier: 112, start_date: '2025-11-01' },
        ...{ housing_expense: 17_990, social_expense: 1_074 },
      },
      'ru',
    )
    const last = explanation.find(({ id }) => id === 'last_year_return.year')
    expect(last?.inputs.map(({ title }) => title)).toEqual([
      'Исчислен НДФЛ (без вычетов)',
      'Исчислен НДФЛ (последний год вычета)',
    ])
  })

  it('reads well in English', () => {
    const english = (name: keyof typeof requests, id: string) => lineOf(name, id, 'en')
    expect(english('others', 'notice.all_employers')).toBe(
      'To pay by the notice: 342,000.00 − 340,000.00 = 2,000.00',
    )
    expect(english('others', 'overpaid.all_employers')).toBe(
      'Withheld above the tax due: 340,000.00 is less than 342,000.00: 0.00',
    )
    expect(english('houseFromPay', 'property_full_years.year')).toMatch(/, in full years: 1$/)
    expect(english('civil', 'main_base_tax.1')).toMatch(/^Tax withheld on the fee: /)
  })

  it.each(languages)('never has the words of a formula gone wrong, in %s', (language) => {
    for (const request of Object.values(requests)) {
      const asked = { start_date: '2026-01-01', ...request }
      for (const { title, formula } of breakdownOf(asked, language).explanation) {
        expect(`${title}: ${formula}`).not.toMatch(
          /undefined|NaN|всеми .*\(по всем|целиком, раз|месяц не позволяет|месяцев:|\b0 из|(?<![\dа-я])-\d|: [^:]*\b0 % ×/,
        )
      }
    }
  })
})
