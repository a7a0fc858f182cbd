import { type WarningCode, warningCodes } from '@oklad/contract/internal'
import { lawOf, lawVersion, NEWEST_TAX_YEAR, type YearWarning } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { type Fields, textOf } from '../testing/answers.ts'
import { warningsOf } from './warnings.ts'

const NEXT_YEAR = NEWEST_TAX_YEAR + 1
const requestIn = (year: number) => ({ request: {}, law: lawOf(year) })

/** Tested beside their answers. */
const averageEarningsWarnings = [
  'bonus_not_prorated',
  'days_not_rounded',
  'raise_indexes_part',
  'floor_without_coefficient',
  'floor_with_excluded_time',
  'paid_late',
  'split_by_payment_date',
  'northern_part_unknown',
  'care_days_limited',
  'dismissal_not_counted',
  'months_without_pay',
  'months_not_counted',
  'bonuses_not_counted',
  'raises_not_counted',
  'earnings_assumed',
  'other_pay_not_counted',
  'paid_outside_year',
  'no_earnings',
  'vacation_in_advance',
  'hire_month_whole',
]

describe('the text of a warning', () => {
  const cases: readonly (readonly [WarningCode, Fields, en: string, ru: string])[] = [
    [
      // 2.5 million in October; 217,500 net in September, 215,500 then.
      'threshold_passed',
      { gross_salary: 25_000_000, employment_type: 'TD' },
      'From October the rate is 15% instead of 13% on income above the threshold. Net pay is 2,000 roubles lower than the month before.',
      'С октября ставка — 15 % вместо 13 %, но только с суммы сверх порога. На руки — на 2 000 ₽ меньше, чем месяцем раньше.',
    ],
    [
      // 3 million at once, in the only month there is.
      'threshold_passed',
      { gross_salary: 300_000_000, start_date: '2026-12-01', employment_type: 'TD' },
      'From December the rate is 15% instead of 13% on income above the threshold.',
      'С декабря ставка — 15 % вместо 13 %, но только с суммы сверх порога.',
    ],
    [
      // 2.75 million in November, 3 in December.
      'contribution_limit_passed',
      { gross_salary: 25_000_000, employment_type: 'TD' },
      'From December contributions are lower: pay for the year to date exceeds the contribution limit of 2,979,000 roubles.',
      'С декабря взносы ниже: выплаты с начала года превысили предельную базу 2 979 000 ₽.',
    ],
    [
      // 420,000 in July, 480,000 in August.
      'child_deduction_limit_passed',
      { gross_salary: 6_000_000, children_count: 1 },
      'From August there is no deduction for children: the income for the year to date exceeds 450,000 roubles.',
      'С августа вычета на детей нет: доход с начала года превысил 450 000 ₽.',
    ],
    [
      // Of 90,000 a month 60,000 are base pay, half of it a bonus.
      'child_deduction_limit_passed',
      {
        ...{ gross_salary: 3_000_000, monthly_bonuses: Array(12).fill(3_000_000) },
        ...{ children_count: 1, territorial_multiplier: 150 },
      },
      'From August there is no deduction for children: the pay without coefficient and allowance for the year to date exceeds 450,000 roubles.',
      'С августа вычета на детей нет: заработок без коэффициента и надбавки с начала года превысил 450 000 ₽.',
    ],
    [
      'earlier_income_unknown',
      { gross_salary: 6_000_000, children_count: 1, start_date: '2026-07-01' },
      'The deduction for children ends with the month in which income for the whole year exceeds its limit. State the income of the year at previous employers, or 0 if there was none.',
      'Вычет на детей действует, пока доход с начала года не превысил предел. Укажите доход этого года у прежних работодателей или 0, если его не было.',
    ],
    [
      // 2.5 million in May.
      'self_employment_limit_passed',
      { gross_salary: 50_000_000, employment_type: 'SELF_EMPLOYED' },
      'From May the pay is outside the tax on professional income: the income for the year to date exceeds 2,400,000 roubles. Its tax under another regime is not computed here.',
      'С мая выплаты вне НПД: доход с начала года превысил 2 400 000 ₽. Налог с них по другому режиму здесь не рассчитан.',
    ],
    [
      // 2 % of 300,000 are 6,000 in November; December has the other 4,000.
      'registration_deduction_used',
      {
        ...{ gross_salary: 30_000_000, employment_type: 'SELF_EMPLOYED' },
        ...{ start_date: '2026-11-01', has_registration_deduction: true },
      },
      'From December the full rate applies: the registration deduction of 10,000 roubles is used up.',
      'С декабря ставка полная: вычет при регистрации, 10 000 ₽, израсходован.',
    ],
    [
      'below_minimum_wage',
      { gross_salary: 2_000_000, start_date: '2026-03-01', employment_type: 'TD' },
      'March to December: pay for a full month is below the minimum wage of 27,093 roubles (Labour Code, article 133). A regional minimum may be higher; it is not known here.',
      'Март — декабрь: начислено меньше МРОТ, 27 093 ₽ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.',
    ],
    [
      'below_minimum_wage',
      { gross_salary: 1_300_000, start_date: '2026-03-01', full_time_share: 50 },
      'March to December: pay for a full month is below 13,546.50 roubles, 50% of the minimum wage (Labour Code, article 133). A regional minimum may be higher; it is not known here.',
      'Март — декабрь: начислено меньше 13 546,50 ₽ — это 50 % МРОТ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.',
    ],
    [
      'below_minimum_wage',
      { gross_salary: 1_300_000, start_date: '2026-03-01', full_time_share: 75 },
      'March to December: pay for a full month is below 20,319.75 roubles, 75% of the minimum wage (Labour Code, article 133). A regional minimum may be higher; it is not known here.',
      'Март — декабрь: начислено меньше 20 319,75 ₽ — это 75 % МРОТ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.',
    ],
    [
      'deductions_not_applied',
      { gross_salary: 10_000_000, is_not_resident: true, children_count: 1 },
      'Deductions were not applied: non-residents and the self-employed have no right to them.',
      'Вычеты не применены: у нерезидентов и самозанятых права на них нет.',
    ],
    [
      // 13 % of 1,010,000 are 131,300: December pays 10,000 of them.
      'tax_not_withheld',
      {
        ...{ gross_salary: 1_000_000, start_date: '2026-12-01', employment_type: 'TD' },
        income_before: {
          base_gross_income: 100_000_000,
          north_gross_income: 0,
          tax_withheld: 0,
        },
      },
      '121,300 roubles of the tax for 2026 is not withheld: the pay was too low. The employer tells the tax service, which sends a tax notice (Tax Code, article 226).',
      'Не удержано 121 300 ₽ налога за 2026 год: выплат не хватило. Работодатель сообщает об этом налоговой, и она присылает уведомление (ст. 226 НК РФ).',
    ],
    [
      // 13 % of 100,000 + 500,000 are 78,000, and 90,000 are withheld before.
      'excess_tax',
      {
        ...{ gross_salary: 10_000_000, start_date: '2026-12-01', employment_type: 'TD' },
        income_before: {
          base_gross_income: 50_000_000,
          north_gross_income: 0,
          tax_withheld: 9_000_000,
        },
      },
      'In 2026 the tax withheld exceeds the tax due by 12,000 roubles, and later payments cannot absorb it. The employer tells the employee within 10 days and returns the tax on a written application (Tax Code, article 231).',
      'В 2026 году удержано больше налога, чем причитается, на 12 000 ₽, и зачесть его в следующих выплатах не удалось. Работодатель сообщает об этом работнику в течение 10 дней и возвращает налог по его письменному заявлению (ст. 231 НК РФ).',
    ],
    [
      'activity_must_be_listed',
      { gross_salary: 10_000_000, contribution_tariff: 'small_business' },
      "The tariff of small business is only for companies whose main activity is on the Government's list: распоряжение Правительства РФ от 27.12.2025 № 4125-р.",
      'Тариф для МСП — только для компаний, чей основной вид деятельности есть в перечне Правительства: распоряжение Правительства РФ от 27.12.2025 № 4125-р.',
    ],
    [
      'activity_must_be_listed',
      { gross_salary: 10_000_000, contribution_tariff: 'small_business_manufacturing' },
      'The tariff of manufacturing is only for small and medium companies whose main activity is one of the manufacturing activities that the law names: Налоговый кодекс РФ (в редакции закона от 12.07.2024 № 176-ФЗ), ст. 427 п. 2.5, 13.2.',
      'Тариф для МСП-производства — только для компаний, чей основной вид деятельности — обрабатывающее производство из названных в законе: Налоговый кодекс РФ (в редакции закона от 12.07.2024 № 176-ФЗ), ст. 427 п. 2.5, 13.2.',
    ],
    [
      'contributions_may_not_be_due',
      {
        gross_salary: 10_000_000,
        is_not_resident: true,
        non_resident_category: 'highly_qualified_specialist',
      },
      'Contributions may not be due for a highly qualified specialist. A specialist who stays in Russia temporarily is not insured (255-ФЗ, article 2). A specialist who lives in Russia has pension and sickness insurance, but no medical insurance. Contributions are computed in full here: check the status.',
      'С выплат высококвалифицированному специалисту взносы могут не начисляться. Специалист, который временно пребывает в России, не застрахован (ст. 2 255-ФЗ). Если он проживает в России, он застрахован по пенсионному страхованию и на случай болезни, но не по медицинскому. Здесь взносы посчитаны полностью: проверьте статус.',
    ],
    [
      'contributions_may_not_be_due',
      {
        ...{ gross_salary: 10_000_000, employment_type: 'TD', is_not_resident: true },
        non_resident_category: 'remote_employee',
      },
      'Contributions may not be due for a foreigner who works abroad: of those who work abroad only Russian citizens are insured (167-ФЗ, article 7). Contributions are computed in full here: check the citizenship.',
      'С выплат иностранцу, который работает за границей, взносы могут не начисляться: из работающих за границей застрахованы только граждане России (ст. 7 167-ФЗ). Здесь взносы посчитаны полностью: проверьте гражданство.',
    ],
    [
      'contributions_may_not_be_due',
      {
        ...{ gross_salary: 10_000_000, employment_type: 'GPH', is_not_resident: true },
        non_resident_category: 'remote_employee',
      },
      'Contributions are not due for a foreigner who works abroad under a civil contract (Tax Code, article 420, paragraph 5). Contributions are computed in full here: check the citizenship.',
      'С выплат иностранцу, который работает за границей по договору ГПХ, взносов нет (ст. 420 п. 5 НК РФ); здесь они посчитаны полностью: проверьте гражданство.',
    ],
    [
      'contributions_may_not_be_due',
      {
        ...{ gross_salary: 10_000_000, employment_type: 'TD', is_not_resident: true },
        non_resident_category: 'ship_crew',
      },
      'Contributions are 0% for the crew of a ship in the Russian International Register of Ships (Tax Code, article 427, paragraph 1, item 4, and paragraph 2, item 3). Contributions are computed in full here: check the register.',
      'С выплат экипажу судна из Российского международного реестра судов взносы — 0 % (ст. 427 п. 1 пп. 4, п. 2 пп. 3 НК РФ); здесь они посчитаны полностью: проверьте реестр.',
    ],
    [
      'remote_work_conditions',
      {
        ...{ gross_salary: 10_000_000, employment_type: 'GPH', is_not_resident: true },
        non_resident_category: 'remote_employee',
      },
      'Remote work under a civil contract has these rates only if it is done by Russian domains or servers, and the payer, the account or the tax residence is Russian (Tax Code, article 208, paragraph 1, item 6.3). Check both conditions.',
      'Эти ставки действуют для дистанционной работы по договору ГПХ, только если она идёт через российские домены или серверы, а плательщик, счёт или налоговое резидентство — российские (ст. 208 п. 1 пп. 6.3 НК РФ). Проверьте оба условия.',
    ],
    [
      'contradictory_fields',
      { gross_salary: 10_000_000, is_not_resident: true, has_tax_privilege: true },
      'The rates of the special military operation do not apply to a non-resident.',
      'Ставки для участников СВО на нерезидента не распространяются.',
    ],
    [
      'provisional_law',
      { gross_salary: 10_000_000, start_date: `${NEXT_YEAR}-12-01`, employment_type: 'TD' },
      `The law of ${NEXT_YEAR} is not known yet. The figures of ${NEWEST_TAX_YEAR} were used, so the result is provisional.`,
      `Закон на ${NEXT_YEAR} год ещё не известен. Взяты показатели ${NEWEST_TAX_YEAR} года, поэтому результат предварительный.`,
    ],
  ]

  it.each(cases)('%s of %j', (code, request, en, ru) => {
    const warningsIn = (language: 'en' | 'ru') =>
      JSON.parse(textOf('private', request, language)).warnings as { code: string }[]
    expect(warningsIn('en').filter((warning) => warning.code === code)).toMatchObject([
      { code, detail: en },
    ])
    expect(warningsIn('ru').filter((warning) => warning.code === code)).toMatchObject([
      { code, detail: ru },
    ])
  })

  it('is tested for every code', () => {
    // The answer with payments alone has the first three, and a recalculation `debt_needs_grounds`; pay by average earnings has its own warnings.
    const ofPayments = ['late_payday', 'tax_set_off', 'budget_code_unknown']
    const elsewhere = [...ofPayments, 'debt_needs_grounds', ...averageEarningsWarnings]
    expect(new Set([...cases.map(([code]) => code), ...elsewhere])).toEqual(new Set(warningCodes))
  })

  it('names its month in either language', () => {
    const details = (language: 'en' | 'ru') =>
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((month) => {
        const warning = {
          code: 'below_minimum_wage',
          months: [month],
          minimum: 0,
        } as unknown as YearWarning
        return warningsOf(requestIn(2026), language, [warning])[0]?.detail.match(/^\p{L}+/u)?.[0]
      })
    expect(details('en')).toEqual(
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
    )
    expect(details('ru')).toEqual(
      'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
    )
  })
})

it('a request with the fields of the specification has no warnings but that of the law', () => {
  expect(JSON.parse(textOf('private', { gross_salary: 25_000_000 })).warnings).toBeUndefined()
})

it('contributions that may not be due are those for highly qualified specialists alone', () => {
  const request = { gross_salary: 1, is_not_resident: true, non_resident_category: 'eaeu_citizen' }
  const codes = JSON.parse(textOf('private', request)).warnings?.map(({ code }: Fields) => code)
  expect(codes ?? []).not.toContain('contributions_may_not_be_due')
})

it('"law_version": true adds the version of the law, and the warnings', () => {
  const request = { gross_salary: 30_000_000 }
  const { law_version, warnings, ...answer } = JSON.parse(
    textOf('private', { ...request, law_version: true }),
  )
  expect(law_version).toBe(lawVersion())
  expect(law_version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(warnings.length).toBeGreaterThan(0)
  expect(answer).toEqual(JSON.parse(textOf('private', request)))
  expect(textOf('private', { ...request, law_version: false })).toBe(textOf('private', request))
})

it('"warnings": true adds the warnings and nothing else', () => {
  const request = { gross_salary: 25_000_000 }
  const { warnings, ...answer } = JSON.parse(textOf('private', { ...request, warnings: true }))
  expect(warnings.map(({ code }: Fields) => code)).toEqual([
    'threshold_passed',
    'contribution_limit_passed',
  ])
  expect(answer).toEqual(JSON.parse(textOf('private', request)))
  expect(textOf('private', { ...request, warnings: false })).toBe(textOf('private', request))
})
