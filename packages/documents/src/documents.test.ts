import { answerRequest } from '@oklad/answers'
import { describe, expect, it } from 'vitest'
import { PersonYear } from './certificate.ts'
import { noticesOfDeductions } from './deduction-notices.ts'
import { employerTemplate } from './employer.ts'
import { reportXml } from './formats.ts'
import { certificatePage } from './page.ts'
import { PersonTax } from './person-tax.ts'
import { CertificateChecks, relationsOf } from './relations.ts'
import { noticesOf, reportOf, type Section2 } from './report.ts'
import { divided, paymentsOf as paid, settledByLine } from './testing/people.ts'
import { writeXml } from './xml.ts'
import { type Quarter, quarters, YearSums } from './year-sums.ts'

const R = 100
const MAIN13 = '18210102010011000110'
const MAIN15 = '18210102080011000110'
const NORTH13 = '18210102210011000110'

const sumsOf = (...requests: object[]) => {
  const sums = new YearSums(2026)
  for (const request of requests) sums.add(paid(request))
  return sums
}

const certificateOf = (...requests: object[]) => {
  const person = new PersonYear(2026)
  for (const request of requests) person.add(paid(request))
  return person.certificate()
}

/** The lines of a person, of which all relations hold. */
const linesOf = (payments: ReturnType<typeof settledByLine>) => {
  if (typeof payments === 'string') throw new Error(payments)
  const [sums, person] = [new YearSums(2026), new PersonYear(2026)]
  sums.add(payments)
  person.add(payments)
  const certificate = person.certificate()
  const checks = new CertificateChecks()
  checks.add(certificate, '1', {})
  const report = reportOf(sums, 4)
  const relations = [...relationsOf(sums, report), ...checks.relations(report)]
  expect(relations.flatMap(({ failures }) => failures)).toEqual([])
  return { sums, certificate, report }
}

// 100,000 a month: 5,200 of tax on the 20th, 7,800 on the 5th. Days off move 5 December to the 4th, 20 December to the
// 18th, and 5 January to 31 December.
const usual = { gross_salary: 100_000 * R, advance_percent: 40 }

describe('6-НДФЛ', () => {
  it('has the tax of each slot of the last quarter, and of the year to date', () => {
    const sums = sumsOf(usual)
    expect(reportOf(sums, 1).section1).toMatchObject([
      {
        budget_code: MAIN13,
        lines: { '020': 31_200 * R, '021': 5_200 * R, '022': 0, '023': 13_000 * R, '024': 0 },
      },
    ])
    const year = reportOf(sums, 4)
    expect(year.section1).toMatchObject([
      {
        lines: {
          ...{ '020': 156_000 * R, '021': 13_000 * R, '023': 13_000 * R, '025': 13_000 * R },
          ...{ '026': 7_800 * R, '030': 0 },
        },
      },
    ])
    expect(year.section2).toMatchObject([
      {
        ...{ rate: 13, budget_code: MAIN13 },
        lines: {
          '110': 1,
          '120': 1_200_000 * R,
          '130': 0,
          '131': 1_200_000 * R,
          '160': 156_000 * R,
        },
      },
    ])
  })

  it('has a line for each rate and base', () => {
    // 3,600,000 with as much of allowances: 2,400,000 at 13 % and 1,200,000 at 15 %, 1,800,000 at 13 % in the north.
    const { section2 } = reportOf(
      sumsOf({ gross_salary: 300_000 * R, territorial_multiplier: 150, children_count: 1 }),
      4,
    )
    const rows = section2.map(({ base, rate, budget_code, lines }) => [
      ...[base, rate, budget_code, lines['130'] * 0.01],
      lines['131'] * 0.01,
      lines['160'] * 0.01,
    ])
    // The deduction of January alone: February passes the limit of 450,000.
    expect(rows).toEqual([
      ['main', 13, MAIN13, 1_400, 2_400_000, 312_000],
      ['main', 15, MAIN15, 0, 1_198_600, 179_790],
      ['north', 13, NORTH13, 0, 1_800_000, 234_000],
    ])
  })

  it('counts a person hired twice once, and only the specialists in their lines', () => {
    const sums = new YearSums(2026)
    const specialists = new YearSums(2026)
    const person = new Map()
    sums.add(paid({ ...usual, end_date: '2026-02-27' }), person)
    sums.add(paid({ ...usual, start_date: '2026-06-01' }), person)
    const specialist = paid({
      ...{ ...usual, is_not_resident: true },
      non_resident_category: 'highly_qualified_specialist',
    })
    sums.add(specialist)
    specialists.add(specialist)
    const { section2 } = reportOf(sums, 4, specialists)
    expect(section2.map(({ lines }) => [lines['110'], lines['111'], lines['121']])).toEqual([
      [1, 0, 0],
      [1, 1, 1_200_000 * R],
    ])
  })
})

describe('the notices', () => {
  it('are one for each slot with tax', () => {
    expect(noticesOf(sumsOf(usual), 4)).toEqual(
      [
        ['01', 13_000],
        ['02', 13_000],
        ['03', 13_000],
        ['13', 7_800],
      ].map(([slot, tax]) => ({
        ...{ year: 2026, quarter: 4, slot },
        lines: [{ budget_code: MAIN13, tax_amount: Number(tax) * R }],
      })),
    )
  })

  it('have the pay of December that is paid in January in the next year', () => {
    const december = { ...usual, start_date: '2025-12-01', final_day: 12 }
    const sums = sumsOf(december)
    // 60,000 × 13 %.
    expect(noticesOf(sums, 1)).toMatchObject([{ slot: '01', lines: [{ tax_amount: 7_800 * R }] }])
  })
})

describe('the certificate', () => {
  it('has the income of each month by code, and the deductions by code', () => {
    const { lines } = certificateOf({
      ...usual,
      end_date: '2026-01-30',
      children_count: 1,
      monthly_bonuses: [10_000 * R, ...Array(11).fill(0)],
    })
    expect(lines).toMatchObject([
      {
        ...{ rate: 13, income: 110_000 * R, deduction: 1_400 * R, tax_base: 108_600 * R },
        tax_amount: 14_118 * R,
        deductions: [{ code: '126', amount: 1_400 * R }],
        months: [
          { month: 1, income_code: '2000', income: 100_000 * R },
          { month: 1, income_code: '2002', income: 10_000 * R },
        ],
      },
    ])
  })

  it('writes income with kopecks and tax in whole roubles', () => {
    const one = { number: 1, person: {}, certificate: certificateOf(usual) }
    const text = certificatePage(one, employerTemplate, '2027-01-15').replaceAll('\u00a0', ' ')
    expect(text).toContain('<td>Налоговая база</td><td>1 200 000,00</td>')
    expect(text).toContain('<td>Сумма налога исчисленная</td><td>156 000</td>')
  })

  it('has exempt pay beside its income', () => {
    const other_pay = [{ kind: 'material_aid', month: 1, amount: 10_000 * R }]
    const [line] = certificateOf({ ...usual, end_date: '2026-01-30', other_pay }).lines
    expect(line?.months[1]).toEqual({
      ...{ month: 1, income_code: '2760', income: 10_000 * R },
      exempt: { code: '503', amount: 4_000 * R },
    })
    expect(line).toMatchObject({ deduction: 4_000 * R, deductions: [] })
  })
})

describe('notices of deductions', () => {
  const deduction = { month: 1, date: '2026-01-12', tax_office: '7707' }
  const housing = { ...deduction, kind: 'housing', amount: 100_000 * R, number: '12-Ж/3' } as const
  const interest = { ...housing, kind: 'mortgage_interest' } as const
  const treatment = { ...housing, kind: 'treatment', number: '45' } as const
  const notice_deductions = [housing, interest, treatment]
  const certificate = certificateOf({ ...usual, notice_deductions })
  const notices = noticesOfDeductions(notice_deductions)

  it('are in the certificate on paper, each once', () => {
    const one = { number: 1, person: {}, certificate, notices }
    const text = certificatePage(one, employerTemplate, '2027-01-15')
    expect(text.match(/Уведомление: .*?(?=<)/g)).toEqual([
      'Уведомление: код вида 1 · № 12-Ж/3 от 12.01.2026 · налоговый орган 7707',
      'Уведомление: код вида 2 · № 45 от 12.01.2026 · налоговый орган 7707',
    ])
  })

  it('are in its file after the deductions', async () => {
    const one = { number: 1, person: {}, certificate, notices }
    const report = reportOf(sumsOf({ ...usual, notice_deductions }), 4)
    const stamp = { date: '2027-01-15', id: 'A', program: 'Oklad' }
    const { root } = reportXml(report, employerTemplate, stamp, [one])
    let xml = ''
    for await (const piece of writeXml(root)) xml += piece
    expect(xml).toContain(
      '<ПредВычССИ КодВычет="324" СумВычет="100000.00"></ПредВычССИ>' +
        '<УведВыч КодВидУвед="1" НомерУвед="12-Ж/3" ДатаУвед="12.01.2026" НОУвед="7707"></УведВыч>' +
        '<УведВыч КодВидУвед="2" НомерУвед="45" ДатаУвед="12.01.2026" НОУвед="7707"></УведВыч>' +
        '</НалВычССИ>',
    )
  })

  it('lack where a deduction was not granted, or has no number, date or tax office', () => {
    const usualYear = { number: 1, person: {}, certificate: certificateOf(usual) }
    const page = certificatePage({ ...usualYear, notices }, employerTemplate, '2027-01-15')
    expect(page).not.toContain('Уведомление')
    for (const name of ['number', 'date', 'tax_office'] as const) {
      const { [name]: _, ...lacking } = housing
      expect(noticesOfDeductions([treatment, lacking])).toBeUndefined()
    }
  })
})

describe('a bracket that a later deduction leaves with tax and without income', () => {
  // 500,000 a month to May: 2,400,000 at 13 % and 100,000 at 15 %, 312,000 and 15,000 of tax. In June a notice of
  // 1,000,000 leaves a base of 2,000,000 of 3,000,000: 260,000 are due, and 67,000 withheld too much.
  const is = paid({
    ...{ gross_salary: 500_000 * R, advance_percent: 0, final_day: 31, end_date: '2026-06-30' },
    notice_deductions: [{ kind: 'housing', month: 6, amount: 1_000_000 * R }],
  })

  it('keeps the tax as excess tax in the report and in the certificate', async () => {
    const { certificate, report } = linesOf(divided(is))
    expect(report.section2.map(({ budget_code, lines }) => [budget_code, lines])).toMatchObject([
      [
        MAIN13,
        {
          ...{ '110': 1, '120': 3_000_000 * R, '130': 1_000_000 * R, '131': 2_000_000 * R },
          ...{ '140': 260_000 * R, '160': 312_000 * R, '180': 52_000 * R, '190': 0 },
        },
      ],
      [
        MAIN15,
        {
          ...{ '110': 0, '120': 0, '130': 0, '131': 0, '140': 0 },
          ...{ '160': 15_000 * R, '180': 15_000 * R, '190': 0 },
        },
      ],
    ])
    expect(certificate.lines).toMatchObject([
      { rate: 13, income: 3_000_000 * R, tax_base: 2_000_000 * R, over_withheld: 52_000 * R },
      {
        ...{ rate: 15, income: 0, tax_base: 0, due: 0, tax_amount: 15_000 * R },
        ...{ over_withheld: 15_000 * R, deductions: [] },
        months: [{ month: 5, income_code: '2000', income: 0 }],
      },
    ])
    const stamp = { date: '2027-01-15', id: 'A', program: 'Oklad' }
    const one = { number: 1, person: {}, certificate }
    let xml = ''
    for await (const piece of writeXml(reportXml(report, employerTemplate, stamp, [one]).root)) {
      xml += piece
    }
    expect(xml).toContain(
      `<СведДох Ставка="15" КБК="${MAIN15}"><СумИтНалПер СумДохОбщ="0.00" НалБаза="0.00" НалИсчисл="0" ` +
        'АвансПлатФикс="0" СумНалПрибЗач="0" СумНалИнГос="0" НалУдерж="15000" НалУдержЛиш="15000"></СумИтНалПер>' +
        '<ДохВыч><СвСумДох Месяц="05" КодДоход="2000" СумДоход="0.00"></СвСумДох></ДохВыч></СведДох>',
    )
  })

  it('is not in the certificate once the tax is returned', () => {
    const returned = { on: '2026-07-10', amount: 67_000 * R }
    const { certificate, report } = linesOf(
      settledByLine({ was: is, is, on: returned.on, returned }),
    )
    expect(report.section2.map(({ lines }) => lines)).toMatchObject([
      { '160': 312_000 * R, '180': 0, '190': 52_000 * R },
      { '160': 15_000 * R, '180': 0, '190': 15_000 * R },
    ])
    expect(certificate.lines).toMatchObject([
      { rate: 13, tax_amount: 312_000 * R, returned: 52_000 * R, over_withheld: 0 },
    ])
  })
})

it('severance stands in it without its exempt part, and not at all if all of it is exempt', () => {
  // Three average months of 100,000 are exempt. On 30 January 13 % of 100,000 and of 150,000.
  const dismissed = (amount: number) =>
    certificateOf({
      ...{ gross_salary: 100_000 * R, start_date: '2026-01-01', end_date: '2026-01-30' },
      ...{ other_pay: [{ kind: 'severance', month: 1, amount: amount * R }] },
      ...{ severance_average_month: 100_000 * R },
    }).lines
  expect(dismissed(450_000)).toMatchObject([
    {
      ...{ income: 250_000 * R, deduction: 0, tax_base: 250_000 * R, due: 32_500 * R },
      ...{ deductions: [] },
      months: [
        { month: 1, income_code: '2000', income: 100_000 * R },
        { month: 1, income_code: '2014', income: 150_000 * R },
      ],
    },
  ])
  expect(dismissed(300_000)).toMatchObject([
    { income: 100_000 * R, months: [{ income_code: '2000', income: 100_000 * R }] },
  ])
})

it('deductions that the main base cannot absorb are in the line of the allowances', () => {
  // 3,000 a month with allowances of 6,000. 16,800 and 33,600 for two children: 36,000 of them take the whole main base.
  const other_pay = [{ kind: 'material_aid', month: 3, amount: 4_000 * R }]
  const { lines } = certificateOf({
    ...{ gross_salary: 3_000 * R, territorial_multiplier: 200, northern_coefficient: 200 },
    ...{ children_count: 2, final_day: 30, other_pay },
  })
  expect(lines).toMatchObject([
    {
      ...{ base: 'main', rate: 13, income: 40_000 * R, deduction: 40_000 * R, tax_base: 0 },
      deductions: [
        { code: '126', amount: 16_800 * R },
        { code: '127', amount: 19_200 * R },
      ],
    },
    {
      ...{ base: 'north', rate: 13, income: 72_000 * R, tax_base: 57_600 * R, due: 7_488 * R },
      deductions: [{ code: '127', amount: 14_400 * R }],
    },
  ])
})

it('a deduction in a payment that is exempt moves the income of the next payment to the lowest bracket', () => {
  // 2 November, the first payment of the month: 50,000 are exempt, and 3,000 of pay at 18 % are now at 13 %.
  const aid = { kind: 'birth_aid', month: 11, day: 2, amount: 50_000 * R }
  const terms = { gross_salary: 600_000 * R, own_deduction: 'item_1', other_pay: [aid] }
  const [lowest, ...others] = certificateOf(terms).lines
  const ofMonths = (line = lowest) => line?.months.reduce((sum, { income }) => sum + income, 0)
  expect(ofMonths()).toBe((2_400_000 + 12 * 3_000 + 50_000) * R)
  expect(others.map(ofMonths)).toEqual([2_600_000 * R, (7_250_000 - 2_486_000 - 2_600_000) * R])
})

it('a deduction in the last payment, which is exempt, moves income of earlier months to the lowest bracket', () => {
  // All of November is paid in it. On 1 December 50,000 are exempt, and 3,000 of November at 18 % are now at 13 %.
  const terms = {
    ...{ gross_salary: 0, monthly_salaries: [...Array(11).fill(600_000 * R), 0] },
    ...{ own_deduction: 'item_1', final_day: 30 },
    other_pay: [{ kind: 'birth_aid', month: 12, day: 1, amount: 50_000 * R }],
  }
  const [lowest, ...others] = certificateOf(terms).lines
  expect(lowest?.months.filter(({ month }) => month > 10)).toMatchObject([
    { month: 11, income_code: '2000', income: 2 * 3_000 * R },
    { month: 12, income_code: '2762', income: 50_000 * R },
  ])
  const ofMonths = (line = lowest) => line?.months.reduce((sum, { income }) => sum + income, 0)
  expect([ofMonths(), ...others.map(ofMonths)]).toEqual([
    (2_400_000 + 12 * 3_000 + 50_000) * R,
    2_600_000 * R,
    (6_600_000 - 2_436_000 - 2_600_000) * R,
  ])
})

describe('a bonus of April that is 10,000 and was paid as 20,000', () => {
  const days = { advance_percent: 40 }
  const april = (roubles: number, more = {}) => ({
    ...{ gross_salary: usual.gross_salary, start_date: '2026-01-01', ...more },
    monthly_bonuses: Array.from({ length: 12 }, (_, month) => (month === 3 ? roubles * R : 0)),
  })
  const paidIn = (terms: object) => paid({ ...terms, ...days })
  const [was, is] = [paidIn(april(20_000)), paidIn(april(10_000))]
  const reportsOf = (payments: ReturnType<typeof settledByLine>) => {
    const [sums, person] = [new YearSums(2026), new PersonYear(2026)]
    if (typeof payments === 'string') throw new Error(payments)
    sums.add(payments)
    person.add(payments)
    const checks = new CertificateChecks()
    checks.add(person.certificate(), '1', {})
    for (const quarter of quarters) {
      const report = reportOf(sums, quarter)
      const relations = relationsOf(sums, report).concat(
        quarter === 4 ? checks.relations(report) : [],
      )
      expect(relations.flatMap(({ failures }) => failures)).toEqual([])
    }
    return (quarter: Quarter, ...names: (keyof Section2['lines'])[]) =>
      names.map((line) => (reportOf(sums, quarter).section2[0]?.lines[line] ?? 0) / R)
  }

  it('has the tax of its payment set off from the day of the recalculation on', () => {
    // To 30 June: 40,000 + 4 × 100,000 + 100,000 + 10,000, and 13 %. 5 May withheld 10,400, on 19 June 5,200 less 1,300.
    const lines = reportsOf(settledByLine({ was, is, on: '2026-06-19' }))
    expect(lines(2, '120', '131', '140', '160', '180', '190')).toEqual([
      ...[550_000, 550_000, 71_500, 71_500, 0, 0],
    ])
    expect(lines(2, '161', '163', '165')).toEqual([13_000, 10_400 + 5_200, 7_800 + 3_900])
  })

  it('has tax withheld too much in the report of a quarter before the recalculation', () => {
    const lines = reportsOf(settledByLine({ was, is, on: '2026-07-20' }))
    expect(lines(2, '120', '140', '160', '170', '180')).toEqual([550_000, 71_500, 72_800, 0, 1_300])
    // 3 July 7,800, and 20 July 5,200 less 1,300.
    expect(lines(3, '161', '180')).toEqual([7_800 + 3_900, 0])
  })

  it('has tax that is returned in lines 190 and 030', () => {
    const returned = { on: '2026-06-11', amount: 1_300 * R }
    const lines = reportsOf(settledByLine({ was, is, on: '2026-06-10', returned }))
    expect(lines(2, '140', '160', '165', '180', '190', '195', '196')).toEqual([
      ...[71_500, 72_800, 13_000, 0, 1_300, 1_300, 0],
    ])
    expect(lines(3, '161', '190', '195')).toEqual([13_000, 1_300, 0])
  })

  it.each([
    ['2026-05-20', {}, 0],
    ['2026-09-04', {}, 0],
    // Everything was paid on 15 May: nothing is left to set off against.
    ['2026-06-19', { end_date: '2026-05-15' }, 1_300],
  ])('has the tax of the recalculation of %s', (on, more, left) => {
    const [before, after] = [april(20_000, more), april(10_000, more)]
    const request = { before, after, paid_on: on, ...days }
    const answer = answerRequest.recalculate(JSON.stringify(request), 2026, () => 'en')
    if (!answer.ok) throw new Error('refused')
    const lines = reportsOf(settledByLine({ was: paidIn(before), is: paidIn(after), on }))
    const { found, to_return } = answer.body.excess_tax
    expect([found / R, to_return / R, ...lines(4, '180')]).toEqual([1_300, left, left])
    // 13 % of the year, and what is left.
    const base = lines(4, '131')[0] ?? 0
    expect(lines(4, '160')).toEqual([base * 0.13 + left])
  })

  it('is refused where more is returned or was due, and with a flat rate', () => {
    const returned = { on: '2026-06-19', amount: 1_301 * R }
    expect(settledByLine({ was, is, on: '2026-06-10', returned })).toBe('excess')
    expect(settledByLine({ was: is, is: was, on: '2026-06-10' })).toBe('more')
    const children = paid({ ...usual, children_count: 1 })
    expect(settledByLine({ was: children, is: paid(usual), on: '2026-06-10' })).toBe('more')
    // Exempt pay has no tax: in a payment that was made, and by itself.
    for (const day of [undefined, 24]) {
      const other_pay = [{ kind: 'material_aid', month: 2, amount: 4_000 * R, day }]
      const aid = paid({ ...usual, other_pay })
      expect(settledByLine({ was: paid(usual), is: aid, on: '2026-06-10' })).toBe('more')
    }
    const flat = paid({ ...usual, is_not_resident: true })
    expect(settledByLine({ was: flat, is: flat, on: '2026-06-10' })).toBe('flat')
  })
})

it('counts a person once in a line whose income a deduction took away and later pay brought back', () => {
  // 400,000 a month: 2,800,000 by July, 400,000 of them at 15 %. A notice of 1,200,000 in August leaves 2,000,000 of 3,200,000,
  // and 2,400,000 at the end of September; in October the base is 2,800,000 again.
  const request = {
    ...{ gross_salary: 400_000 * R, advance_percent: 0, final_day: 31 },
    notice_deductions: [{ kind: 'housing', month: 8, amount: 1_200_000 * R }],
  }
  const sums = new YearSums(2026)
  sums.add(divided(paid(request)))
  const above = ([3, 4] as const).map((quarter) => {
    const line = reportOf(sums, quarter).section2.find(({ rate }) => rate === 15)
    return [line?.lines['110'], line?.lines['120']]
  })
  expect(above).toEqual([
    [0, 0],
    [1, 1_200_000 * R],
  ])
})

describe('excess tax that a deduction leaves', () => {
  // To 3 February 110,526.32 are paid, with deductions of two months.
  const terms = {
    ...{ gross_salary: 100_000 * R, start_date: '2026-01-01', end_date: '2026-02-03' },
    ...{ last_month: 'working_days', disabled_children_count: 1, single_parent: true },
    final_day: 31,
  }

  it('can be returned in part, and the rest stays in line 180', () => {
    // January: 13 % of 100,000 less twice 1,400, 2,800, 6,000 and 12,000. Due in the end: 13 % of 21,726.32, 4,404 less.
    const is = paid({ ...terms, children_count: 3 })
    const on = '2026-02-20'
    const payments = settledByLine({ was: is, is, on, returned: { on, amount: 1_000 * R } })
    const { sums, certificate } = linesOf(payments)
    const { section1, section2 } = reportOf(sums, 1)
    expect(section2).toMatchObject([
      {
        lines: {
          ...{ '140': 2_824 * R, '160': 7_228 * R, '170': 0, '180': 3_404 * R },
          ...{ '190': 1_000 * R, '192': 0, '193': 1_000 * R },
        },
      },
    ])
    expect(section1).toMatchObject([{ lines: { '030': 1_000 * R, '033': 1_000 * R } }])
    expect(certificate.lines).toMatchObject([{ over_withheld: 3_404 * R, not_withheld: 0 }])
    const all = { on, amount: 4_404 * R }
    expect(
      linesOf(settledByLine({ was: is, is, on, returned: all })).report.section2,
    ).toMatchObject([{ lines: { '180': 0, '190': 4_404 * R } }])
    const more = { on, amount: 4_405 * R }
    expect(settledByLine({ was: is, is, on, returned: more })).toBe('excess')
    // In January nothing is withheld too much.
    const early = { on: '2026-01-30', amount: R }
    expect(settledByLine({ was: is, is, on: early.on, returned: early })).toBe('excess')
  })

  it('is withheld by later payments once it is returned', () => {
    // 13 % of 55,600 in January, and of 120,000 less 88,800 by 20 February: 3,172 of 7,228 are too much.
    const whole = { ...terms, end_date: '2026-02-28', children_count: 3, advance_percent: 20 }
    const is = paid(whole)
    const on = '2026-02-24'
    const excess = (sums: YearSums) => reportOf(sums, 1).section2[0]?.lines
    const usualLines = excess(linesOf(divided(is)).sums)
    // 13 % of 200,000 less 88,800 is 14,456: the last payment has the rest.
    expect(usualLines).toMatchObject({ '160': 14_456 * R, '180': 0, '190': 0 })
    const due = is.filter(({ date }) => date < on).reduce((sum, one) => sum + one.tax_amount, 0)
    expect(due).toBe(7_228 * R)
    const returned = { on, amount: 500 * R }
    const lines = excess(linesOf(settledByLine({ was: is, is, on, returned })).sums)
    expect(lines).toMatchObject({ '160': 14_956 * R, '170': 0, '180': 0, '190': 500 * R })
  })

  it('of one base is set off against tax due of the other', () => {
    // Main base: 13 % of 67,600 are withheld and of 45,726.32 due, 8,788 and 5,944. North: 13 % of 87,000, and of 96,157.89.
    const payments = divided(paid({ ...terms, territorial_multiplier: 187, children_count: 2 }))
    const { certificate, report } = linesOf(payments)
    expect(report.section2.map(({ base, lines }) => [base, lines])).toMatchObject([
      [
        'main',
        { '140': 5_944 * R, '170': 0, '180': 1_653 * R, '160': 8_788 * R, '190': 1_191 * R },
      ],
      ['north', { '140': 12_501 * R, '170': 0, '180': 0, '160': 12_501 * R, '190': 0 }],
    ])
    expect(certificate.lines).toMatchObject([
      { base: 'main', not_withheld: 0, over_withheld: 1_653 * R },
      { base: 'north', not_withheld: 0, over_withheld: 0 },
    ])
  })

  it('is set off by a second employment, in its own line', () => {
    const first = paid({ ...terms, territorial_multiplier: 187, children_count: 2 })
    const tax = new PersonTax()
    const [sums, lines] = [new YearSums(2026), new Map()]
    sums.add(divided(first, tax), lines)
    // 18,445 are due of 20,098: the first 1,653 of the second employment's 13,000 are set off.
    const income_before = {
      ...{ base_gross_income: 11_052_632, north_gross_income: 9_615_790 },
      ...{ tax_withheld: 20_098 * R, deduction_granted: 64_800 * R },
    }
    const months = { start_date: '2026-03-01', end_date: '2026-03-31', final_day: 31 }
    const second = paid({ ...usual, ...months, income_before })
    sums.add(divided(second, tax), lines)
    expect(reportOf(sums, 1).section2.map(({ lines }) => lines)).toMatchObject([
      // 13 % of 145,726.32... and of 45,726.32 more: 5,944 + 13,000.
      { '140': 18_944 * R, '160': 20_135 * R, '180': 0, '190': 1_191 * R, '170': 0 },
      { '140': 12_501 * R, '160': 12_501 * R, '180': 0, '190': 0 },
    ])
  })
})

describe('the relations say where they do not hold', () => {
  /** Adds to a number inside a document. */
  const spoil = (document: object, path: string, by: number) => {
    const names = path.split('.')
    const last = String(names.pop())
    const inside = (part: object, name: string) => (part as Record<string, object>)[name] ?? {}
    const place = names.reduce(inside, document) as Record<string, number>
    place[last] = Number(place[last]) + by
  }
  const failed = (relations: ReturnType<typeof relationsOf>) =>
    relations.flatMap(({ number, failures }) => (failures.length > 0 ? [[number, failures]] : []))
  const line = `13 % ${MAIN13}`

  it.each([
    ['section2.0.lines.120', 1, [[1, [line]]]],
    [
      'section2.0.lines.131',
      -100 * R,
      [
        [1, [line]],
        [2, [line]],
      ],
    ],
    // Within the rouble of rounding, but not what is withheld.
    ['section2.0.lines.140', R, [[2, [line]]]],
    [
      'section2.0.lines.160',
      R,
      [
        [2, [line]],
        [3, [MAIN13]],
        [9, ['Σ']],
      ],
    ],
    ['section2.0.lines.161', R, [[3, [MAIN13]]]],
    ['section2.0.lines.196', R, [[3, [MAIN13]]]],
    [
      'section1.0.lines.020',
      R,
      [
        [3, [MAIN13]],
        [5, [MAIN13]],
      ],
    ],
    [
      'section1.0.lines.023',
      R,
      [
        [3, [MAIN13]],
        [4, [`${MAIN13} 02`]],
        [5, [MAIN13]],
      ],
    ],
    [
      'section1.0.lines.030',
      R,
      [
        [3, [MAIN13]],
        [5, [MAIN13]],
      ],
    ],
  ])('in a report whose %s is changed by %i', (path, by, expected) => {
    const sums = sumsOf(usual)
    const report = reportOf(sums, 4)
    expect(failed(relationsOf(sums, report))).toEqual([])
    spoil(report, path, by)
    expect(failed(relationsOf(sums, report))).toEqual(expected)
  })

  it('between the reports of a year and the tax of its payments', () => {
    const sums = sumsOf(usual)
    sums.tax[2] = Number(sums.tax[2]) + 1
    expect(failed(relationsOf(sums, reportOf(sums, 2)))).toEqual([])
    expect(failed(relationsOf(sums, reportOf(sums, 4)))).toEqual([[9, ['Σ', 'Σ']]])
  })

  const parent = { ...usual, children_count: 1 }
  it.each([
    [
      'lines.0.income',
      1,
      [
        [6, [line]],
        [7, ['1']],
      ],
    ],
    [
      'lines.0.deduction',
      1,
      [
        [6, [line]],
        [7, ['1']],
      ],
    ],
    [
      'lines.0.tax_base',
      1,
      [
        [6, [line]],
        [7, ['1']],
      ],
    ],
    ['lines.0.months.0.income', 1, [[7, ['1']]]],
    ['lines.0.deductions.0.amount', 1, [[7, ['1']]]],
    ['lines.0.due', R, [[6, [line]]]],
    ['lines.0.tax_amount', R, [[6, [line]]]],
    ['lines.0.not_withheld', R, [[6, [line]]]],
    ['lines.0.returned', R, [[6, [line]]]],
    // A certificate at a rate that the report does not have.
    ['lines.0.rate', 2, [[6, [line, 'Σ']]]],
  ])('in a certificate whose %s is changed by %i', (path, by, expected) => {
    const report = reportOf(sumsOf(parent), 4)
    const certificate = certificateOf(parent)
    spoil(certificate, path, by)
    const checks = new CertificateChecks()
    checks.add(certificate, '1', {})
    expect(failed(checks.relations(report))).toEqual(expected)
  })

  it('where a person has no certificate, or a higher rate before the bracket below is full', () => {
    const report = reportOf(sumsOf(usual, { ...usual, gross_salary: 0 }, usual), 4)
    const checks = new CertificateChecks()
    checks.add(certificateOf(usual), '1', { main: [{ rate: 13, upTo: 1_000_000 * R }] })
    checks.add(certificateOf({ ...usual, gross_salary: 300_000 * R }), '2', {
      main: [
        { rate: 13, upTo: 2_400_001 * R },
        { rate: 15, upTo: 5_000_000 * R },
      ],
    })
    expect(failed(checks.relations(report))).toEqual([
      [6, [line, 'Σ']],
      [8, ['1', '2']],
    ])
  })
})

it('every quarter has the notices of its slots', () => {
  const sums = sumsOf(usual)
  const noticed = quarters.flatMap((quarter) => noticesOf(sums, quarter))
  expect(noticed.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.tax_amount, 0)).toBe(
    156_000 * R,
  )
})
