import { describe, expect, it } from 'vitest'
import { formatNames } from './formats/table-formats.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

/**
 * Five people of 2026, a title above, an empty row, a total below. By hand, roubles:
 * Anna 100,000 × 12 = 1,200,000; tax 13 % = 156,000.
 * Boris 250,000 × 12 = 3,000,000; tax 2,400,000 × 13 % + 600,000 × 15 % = 402,000.
 * Vera 100,000 × 1.15 × 12 = 1,380,000; tax 13 % of 1,200,000 and of 180,000 = 179,400.
 * Gleb from July: 100,000 × 6 = 600,000; tax 13 % = 78,000.
 * Dina, not a resident: 1,200,000; tax 30 % = 360,000.
 */
const people = `Ведомость за 2026 год;;;;
;;;;
Табельный номер;ФИО;Оклад, ₽;Районный коэффициент;Первый месяц;Не налоговый резидент
001;Анна;100 000,00;;;нет
002;Борис;250000;1;01.01.2026;нет
003;Вера;100000;1,15;;
;;;;;
004;Глеб;100000,00;;07.2026;
005;Дина;100000;;;да
Итого;;650000;;;
`
const expected = [
  ['001', 'Анна', 1_200_000, 156_000],
  ['002', 'Борис', 3_000_000, 402_000],
  ['003', 'Вера', 1_380_000, 179_400],
  ['004', 'Глеб', 600_000, 78_000],
  ['005', 'Дина', 1_200_000, 360_000],
] as const

describe('a table of five people', () => {
  it.each(['csv', 'ndjson'])('is answered in roubles as %s', async (format) => {
    const { bytes, problems, totals } = await runTable(['csv', format], people)
    expect(problems).toEqual([])
    const number = (value: unknown) => Number(String(value).replace(',', '.'))
    const rows = (await rowsOf(format, bytes)).map((row) => [
      row['Табельный номер'],
      row['ФИО'],
      number(row['annual_gross_income_rub']),
      number(row['annual_tax_amount_rub']),
    ])
    expect(rows).toEqual(expected)
    // Gross 7,380,000; tax 1,175,400.
    expect(totals).toMatchObject([{ rows: 5, refused: 0, gross: 738_000_000, tax: 117_540_000 }])
  })

  it.each(['parquet', 'arrow', 'arrows'])('is answered in kopecks as %s', async (format) => {
    const { bytes } = await runTable(['csv', format], people)
    const rows = (await rowsOf(format, bytes)).map((row) => [
      row['Табельный номер'],
      row['ФИО'],
      row['annual_gross_income'],
      row['annual_tax_amount'],
    ])
    expect(rows).toEqual(
      expected.map(([number, name, gross, tax]) => [
        ...[number, name],
        ...[BigInt(gross) * 100n, BigInt(tax) * 100n],
      ]),
    )
  })

  it('says what a part of a list may hold, and its unit', async () => {
    const list =
      'gross_salary,other_pay_1_kind,other_pay_1_month,other_pay_1_amount\n1,loan,13,1.5\n'
    const { problems } = await runTable(['csv', 'csv'], list)
    expect(problems.map(({ detail }) => detail.replace(/.*; it must be /, ''))).toEqual([
      'a whole number of kopecks, from 0 to 10000000000.',
      'one of vacation_pay, compensation, working_days_pay, sick_pay, material_aid, gift, birth_aid, severance, recalculation, performance_bonus, profit_bonus, other.',
      'a whole number, without decimals, from 1 to 12.',
    ])
  })

  it('has a column for each month, empty before the first one', async () => {
    const { bytes, columns } = await runTable(['csv', 'csv'], people, { detail: 'months' })
    expect(columns).toContain('monthly_net_income_12_rub')
    const gleb = (await rowsOf('csv', bytes))[3]
    // 100,000 less 13 %.
    expect(gleb).toMatchObject({
      monthly_net_income_6_rub: '',
      monthly_net_income_7_rub: '87000,00',
    })
  })

  const columnsWith = async (field: string) =>
    (await runTable(['csv', 'csv'], `gross_salary,${field}\n1,\n`)).columns

  it.each([
    ['has_family_payment', ['family_payment']],
    ['accident_rate', ['annual_accident_contribution']],
    ['employment_type', ['npd_deduction_used', 'npd_limit_exceeded']],
    ['disabled_children_count', []],
  ])('has the columns that %s can add', async (field, added) => {
    const without = await columnsWith('name')
    expect((await columnsWith(field)).filter((name) => !without.includes(name))).toEqual([
      field,
      ...added,
    ])
  })

  it.each(formatNames)('has the cost of everybody in %s', async (format) => {
    // 100,000 a month. Employment: 30 % of 1,200,000; a civil contract: the same; a self-employed person has no contributions.
    const table =
      'gross_salary,employment_type,accident_rate\n10000000,TD,20\n10000000,TD,\n10000000,GPH,\n10000000,SELF_EMPLOYED,\n'
    const costs = async (content: string) => {
      const { bytes } = await runTable(['csv', format], content)
      const rows = await rowsOf(format, bytes)
      return rows.map((row) => String(row['employer_total_cost']))
    }
    // 0.2 % of accident insurance.
    expect(await costs(table)).toEqual(['156240000', '156000000', '156000000', '120000000'])
    expect(await costs('gross_salary,name\n10000000,Anna\n')).toEqual(['156000000'])
  })

  it('has the columns inside a member that a field adds to it', async () => {
    expect(await columnsWith('own_deduction')).toContain('deduction_result_own_return')
    const columns = await columnsWith('children_count')
    expect(columns).toContain('deduction_result_children_return')
    expect(columns).not.toContain('deduction_result_own_return')
  })

  it('has a row for each month where asked', async () => {
    const { bytes } = await runTable(['csv', 'csv'], people, { detail: 'long' })
    const rows = await rowsOf('csv', bytes)
    expect(rows).toHaveLength(12 * 4 + 6)
    expect(rows[36]).toMatchObject({ ФИО: 'Глеб', month: '2026-07-01T00:00:00Z' })
  })

  it.each(['ndjson', 'xlsx', 'parquet', 'arrow', 'arrows'])(
    'gives the same answers once more from %s',
    async (format) => {
      const once = await runTable(['csv', format], people)
      const again = await runTable([format, format], once.bytes)
      // A line of JSON leaves empty cells out, so the order may differ.
      // A workbook of people has titles in place of names.
      if (format !== 'xlsx') expect(again.columns.toSorted()).toEqual(once.columns.toSorted())
      expect(await rowsOf(format, again.bytes)).toEqual(await rowsOf(format, once.bytes))
    },
  )
})

describe('values as people write them', () => {
  it('leaves out totals, and no person of a department that is called alike', async () => {
    const first = [
      'Total Rewards',
      'Всего хорошего',
      'Итого',
      'Итого:',
      'Всего по отделу',
      'Total for 2026',
      'ИТОГО 5',
      ...['Итого ФОТ', 'Склад Итог', 'Общий итог', 'Grand Total', 'Subtotal', 'Подытог:'],
      ...['Среднее', 'ФОТ за год', 'МРОТ', 'Взносы 30 %', 'Average salary'],
    ]
    const table = ['Отдел;Оклад', ...first.map((name) => `${name};100000`)].join('\n')
    const { bytes, totals } = await runTable(['csv', 'csv'], table)
    // «Среднее» may be the education of a person: it is refused.
    expect((await rowsOf('csv', bytes)).map((row) => row['Отдел'])).toEqual([
      ...first.slice(0, 2),
      'Среднее',
    ])
    expect(totals).toMatchObject([{ rows: 3, refused: 1, total: 15 }])
    const others = [
      ...['Итого', 'Всего ФОТ', 'ВСЕГО окладов', 'Total payroll', 'Средний оклад', 'Медиана'],
      ...['Максимум', 'Численность', 'Кол-во человек', 'Фонд оплаты труда', 'Страховые взносы'],
      ...['Сумма', 'Общая сумма', 'Сумма окладов', 'В том числе', 'из них женщин', 'Подитог'],
    ].map((name) => `2;${name};1`)
    const numbered = ['№;ФИО;Оклад', '1;Средний Иван;100000', ...others].join('\n')
    expect((await runTable(['csv', 'csv'], numbered)).totals).toMatchObject([{ rows: 1 }])
  })

  /** What becomes of the rows of a table: the tax of the year in roubles, `refused`, or nothing where one is left out. */
  async function fates(table: string) {
    const { bytes } = await runTable(['csv', 'csv'], table)
    const rows = await rowsOf('csv', bytes)
    return rows.map(({ errors, annual_tax_amount_rub: tax }) => (errors ? 'refused' : tax))
  }

  it.each([
    // 13 % of 1,800,000, 1,200,000, 1,080,000 and 840,000.
    [
      'Образование;Оклад\nвысшее;150000\nсреднее;100000\nСреднее специальное;90000\n',
      ['234000,00', 'refused', 'refused'],
    ],
    ['Группа;ФИО;Оклад\nСреднее звено;Котов И;70000\n', ['109200,00']],
    ['Образование;Таб. №;Оклад\nсреднее;001;100000\nсреднее;;100000\n', ['156000,00', 'refused']],
    ['Образование;Принят;Оклад\nсреднее;01.02.2019;100000\n', ['156000,00']],
    ['Образование;Должность;Оклад\nсреднее;техник;90000\n', ['refused']],
    // A figure of the list stands below its total.
    ['Отдел;Оклад\nСклад;100000\nФОТ за год;1200000\n', ['156000,00', 'refused']],
    ['Отдел;Оклад\nСклад;100000\nИтого;100000\nФОТ за год;1200000\n', ['156000,00']],
    ['Отдел;ФИО;Оклад\nСклад;Котов И;100000\nИтого;Петров П.П.;100000\n', ['156000,00', 'refused']],
    // 1999, before the year, and a year that may be of two centuries.
    [
      'ФИО;Оклад;Дата увольнения\nКотов И;100000;31.12.99\nКим А;100000;31.12.26\nРак Л;100000;31.12.35\n',
      ['refused', '156000,00', 'refused'],
    ],
    // A town that is not known, without a coefficient and with one: 13 % of 1,380,000.
    [
      'ФИО;Оклад;Город;РК\nКотов И;100000;Малые Вязники;\nКим А;100000;Малые Вязники;1,15\nРак Л;100000;Москва;\n',
      ['refused', '179400,00', '156000,00'],
    ],
    ['ФИО;Примечание;Оклад\nКотов И;;100000\nИтого;5 чел.;100000\n', ['156000,00']],
  ])(
    'never leaves out a row that may be a person, or computes it in doubt: %j',
    async (table, expected) => {
      expect(await fates(table)).toEqual(expected)
    },
  )

  it.each([
    ...['среднее', 'Среднее специальное', 'фонд оплаты', 'взносы', 'количество', 'ФОТ', 'average'],
    ...['Максимум', 'Медиана', 'НДФЛ', 'В том числе', 'Headcount', 'Средний оклад'],
  ])(
    'takes a row that begins with «%s» for a person beside a name, and refuses it alone',
    async (word) => {
      const table = `Группа;ФИО;Оклад\n${word};Котов Иван;100000\n${word};;100000\n`
      expect(await fates(table)).toEqual(['156000,00', 'refused'])
    },
  )

  it.each([
    [
      'above',
      '№;ФИО;Таб. №;Оклад\n1;Отдел продаж;;150000\n2;Анна;01;100000\n3;Борис;02;50000\n',
      [2],
    ],
    [
      'below, with one of a single person and that of all',
      'Таб. №;ФИО;Оклад\n1;Анна;100000\n2;Борис;50000\n;Склад;150000\n3;Вера;70000\n;Цех;70000\n;Завод;220000\n',
      [4, 6, 7],
    ],
    [
      'by their names alone',
      'ФИО;Оклад\nБухгалтерия;150000\nИванова А.И.;100000\nКим Ир;50000\nОтдел продаж;90000\nПетров Пётр;40000\nОрлов О. О.;50000\n',
      [2, 5],
    ],
    [
      'of a department with capital letters',
      'ФИО;Оклад\nОтдел Продаж;150000\nИванова Анна;100000\nКим Ир;50000\n',
      [2],
    ],
    [
      'with the word of a total beside their name',
      'ФИО;Должность;Оклад\nИванова Анна;Мастер;100000\nКим Ир;Токарь;50000\nЦех;Всего:;150000\n',
      [4],
    ],
  ])('refuses subtotals %s', async (_, table, rows) => {
    const { problems } = await runTable(['csv', 'csv'], table)
    expect(problems.map(({ row }) => row)).toEqual(rows)
    expect(problems[0]?.detail).toMatch(/^"Оклад" is the sum of rows \d–\d, .*subtotal/)
  })

  it.each([
    // A third one earns as much as two others.
    'ФИО;Таб. №;Оклад\nАнна;1;100000\nБорис;2;50000\nВера;3;50000\n',
    'ФИО;Оклад\nИванова Анна;100000\nКим Ир;50000\nОрлов О.;50000\n',
    // No children are no sign, and a remark is none of a person who has a post.
    'ФИО;Дети;Оклад\nАнна;;100000\nБорис;1;50000\nВера;2;50000\n',
    'ФИО;Должность;Заметка;Оклад\nАнна;Мастер;;100000\nБорис;Токарь;да;50000\nВера;Токарь;да;50000\n',
    // Of many people one earns by chance as much as the two below.
    `ФИО;Телефон;Оклад\n${'Анна;;70000\nБорис;1;60000\n'.repeat(60)}Вера;;100000\nГлеб;2;50000\nДарья;3;50000\n`,
    // One other person is no sum.
    'ФИО;Таб. №;Оклад\nАнна;;50000\nБорис;2;50000\n',
  ])('takes no person for a subtotal', async (table) => {
    expect((await runTable(['csv', 'csv'], table)).problems).toEqual([])
  })

  it('refuses a signature with a name below a total, and a header that is repeated', async () => {
    const rows = [
      ...['Анна Б.;Инженер;100000', 'Борис В.;Инженер;', 'Итого;;100000', ';;'],
      ...['Директор;Петров П.П.;', 'Бухгалтер;;Сидорова А.А.', 'ФИО;Должность;Оклад'],
      ...['Вера Г.;Инженер;50000', 'Глеб Д.;Инженер;'],
    ]
    const table = `ФИО;Должность;Оклад\n${rows.join('\n')}\n`
    const { problems } = await runTable(['csv', 'csv'], table)
    const refused = [3, 6, 7, 8, 10].map((row) => ({ row, column: 'Оклад' }))
    expect(problems).toMatchObject(refused)
    // A row above the total, or below one with pay, is a person.
    const codes = ['missing_field', 'no_person', 'no_person', 'no_person', 'missing_field']
    expect(problems.map(({ code }) => code)).toEqual(codes)
    expect(problems[1]?.detail).toMatch(/below a total .* fill in "Оклад"\.$/)
    const { totals } = await runTable(['csv', 'csv'], table, { skipsHeadings: true })
    // 100,000 and 50,000 roubles for twelve months.
    expect(totals).toMatchObject([{ rows: 4, refused: 2, heading: 3, gross: 180_000_000 }])
  })

  it('refuses headings and signatures, or leaves them out, and no person without a salary', async () => {
    const table =
      'Таб. №;ФИО;Должность;Оклад\n;Бухгалтерия;;\n1;Анна;;100000\n;Отдел Продаж;;\n;Ким Ир;;\n3;Вера;;\n;;юрист;70000\nДиректор ____;;;\n;Иванова Анна (декрет);;\nСклад;;;;5\n'
    const refused = await runTable(['csv', 'csv'], table)
    // A name and a number are of people; a salary of nobody may be a vacancy.
    expect(refused.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      ...['2 no_person', '4 no_person', '5 missing_field', '6 missing_field', '7 same_person'],
      ...['8 no_person', '9 missing_field', '10 unreadable'],
    ])
    expect(refused.problems[0]).toMatchObject({ column: 'Оклад' })
    expect(refused.problems[0]?.detail).toMatch(/looks like a heading .* fill in "Оклад"\.$/)
    const skipped = await runTable(['csv', 'csv'], table, { skipsHeadings: true })
    expect(skipped.problems.map(({ row }) => row)).toEqual([5, 6, 7, 9, 10])
    expect(skipped.totals).toMatchObject([{ rows: 6, refused: 5, heading: 3 }])
    const subtotal = 'Таб. №;ФИО;Оклад\n;Склад;150000\n1;Анна;100000\n2;Борис;50000\n'
    const { totals } = await runTable(['csv', 'csv'], subtotal, { skipsHeadings: true })
    expect(totals).toMatchObject([{ rows: 2, heading: 1, gross: 180_000_000 }])
  })

  it('refuses numbers of columns, or leaves them out, and skips them below the header', async () => {
    const numbers = ['А;Б;1;2', 'X;Анна;100000;1,15', '1;2;3;4', 'Y;Борис;80000;1']
    const table = `Отдел;ФИО;Оклад;РК\n${numbers.join('\n')}\n`
    const { problems } = await runTable(['csv', 'csv'], table)
    expect(problems.map(({ row, code }) => `${row} ${code}`)).toEqual(['4 no_person'])
    const { totals } = await runTable(['csv', 'csv'], table, { skipsHeadings: true })
    // 115,000 and 80,000 roubles for twelve months.
    expect(totals).toMatchObject([{ rows: 2, heading: 1, gross: 234_000_000 }])
  })

  it('refuses vacancies, or leaves them out', async () => {
    const rows = ['Анна;юрист;100000', 'Вакансия;юрист;90000', ';Вакантная ставка (0,5);50000']
    const table = `ФИО;Должность;Оклад\n${rows.join('\n')}\nВера;Вакансии и отбор;80000\n`
    const { problems } = await runTable(['csv', 'csv'], table)
    expect(problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '3 no_person',
      '4 no_person',
    ])
    expect(problems[0]?.detail).toMatch(/^The row is a vacancy/)
    const { totals } = await runTable(['csv', 'csv'], table, { skipsHeadings: true })
    // 100,000 and 80,000 roubles for twelve months.
    expect(totals).toMatchObject([{ rows: 2, heading: 2, gross: 216_000_000 }])
  })

  it('takes the salary and the coefficient of all months for those that have no cell', async () => {
    const table =
      'Оклад;Оклад, июль;Районный коэффициент;Районный коэффициент по месяцам, июль\n100000;150000;1,15;1,8\n'
    const { bytes } = await runTable(['csv', 'csv'], table)
    // 11 × 115,000 + 270,000.
    expect(await rowsOf('csv', bytes)).toMatchObject([{ annual_gross_income_rub: '1535000,00' }])
  })

  it('refuses columns of the contract that contradict each other', async () => {
    const rows = [
      'трудовой договор;да;',
      'ГПХ;;нет',
      ';да;да',
      'самозанятый;да;нет',
      ';нет;да',
      ';;',
    ]
    const table = ['Оклад;Вид договора;Самозанятый;ГПХ', ...rows.map((row) => `100000;${row}`)]
    const { problems } = await runTable(['csv', 'csv'], table.join('\n'))
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 Самозанятый',
      '3 ГПХ',
      '4 ГПХ',
    ])
    expect(problems[0]?.detail).toMatch(/^"Самозанятый" contradicts another column/)
  })

  it('reads a small rate as percent, and a month as its last day where it ends something', async () => {
    const table = 'Оклад;Взносы на травматизм, %;Дата увольнения\n100000;0,1;03.2026\n'
    const { bytes } = await runTable(['csv', 'csv'], table)
    // 0.1 % of three months.
    expect(await rowsOf('csv', bytes)).toMatchObject([
      { annual_gross_income_rub: '300000,00', annual_accident_contribution_rub: '300,00' },
    ])
  })
})

describe('a gross-up of a table', () => {
  it('refuses a share of full time, which net pay has no rule for', async () => {
    const table = 'ФИО;На руки;Доля ставки\nАнна;87000;0,5\nБорис;87000;1\nВера;87000;\n'
    const options = { question: 'gross-up', language: 'ru' } as const
    const { problems } = await runTable(['csv', 'csv'], table, options)
    expect(problems).toEqual([
      {
        ...{ row: 2, column: 'Доля ставки', code: 'unreadable' },
        detail: expect.stringContaining('«Доля ставки» не меняет сумму на руки'),
      },
    ])
  })

  it('finds the salary of each row', async () => {
    // 87,000 is 100,000 less 13 %.
    const { bytes } = await runTable(['csv', 'csv'], 'name,target_net\nAnna,8700000\n', {
      question: 'gross-up',
    })
    expect(await rowsOf('csv', bytes)).toMatchObject([
      { name: 'Anna', gross_salary: '10000000', annual_tax_amount: '15600000' },
    ])
  })

  it('refuses absences, and blames no column that the table does not have', async () => {
    const table =
      'На руки;Дата приема;Отпуск с;Отпуск по\n100000;01.03.2026;06.07.2026;19.07.2026\n'
    const { problems } = await runTable(['csv', 'csv'], table, { question: 'gross-up' })
    expect(problems.map(({ detail }) => detail)).toEqual([
      '"Отпуск с" and "На руки" exclude each other with these values. Change one of them or leave it out. The salary that is sought is the same in all months. Pay for absences depends on the salary, so absences are excluded.',
    ])
  })
})

describe('the payments of a table', () => {
  // 100,000 × 12 = 1,200,000, all paid in 2026: on the 15th and on the last day of the month. 13 % is 156,000.
  const table = 'name,gross_salary,advance_day,final_day\nAnna,10000000,15,31\n'

  it('are summed by tax year, with each payment where asked', async () => {
    const { bytes, totals } = await runTable(['csv', 'ndjson'], table, {
      ...{ question: 'payments', detail: 'months' },
    })
    expect(await rowsOf('ndjson', bytes)).toMatchObject([
      {
        ...{ tax_years_1_tax_year: 2026, tax_years_1_tax_amount: 15_600_000 },
        ...{ payments_24_kind: 'final', payments_1_date: '2026-01-15', advance_day: 15 },
      },
    ])
    expect(totals).toMatchObject([{ gross: 120_000_000, tax: 15_600_000, contributions: 0 }])
  })

  it('of a list of people have no warning of an accident rate that nobody gave', async () => {
    const { bytes } = await runTable(['csv', 'csv'], 'ФИО;Оклад\nАнна;100000\n', {
      question: 'payments',
    })
    expect((await rowsOf('csv', bytes))[0]).toMatchObject({ warnings: '' })
  })

  it('have a row each where asked', async () => {
    const { bytes } = await runTable(['csv', 'csv'], table, {
      ...{ question: 'payments', detail: 'long' },
    })
    const rows = await rowsOf('csv', bytes)
    expect(rows).toHaveLength(24)
    // January 2026 has 15 working days, 4 of them by the 15th: 100,000 × 4 / 15 = 26,666.67.
    expect(rows[0]).toMatchObject({ name: 'Anna', date: '2026-01-15', gross_income: '2666667' })
  })
})

describe('a row', () => {
  it('that is wrong has every problem, and the others are answered', async () => {
    const table =
      'ФИО;Оклад;Районный коэффициент;Дети с правом на вычет;Договор\nА;abc;3;x;найм\nБ;1;1;0;ГПХ\n'
    const { bytes, problems, totals } = await runTable(['csv', 'csv'], table, { language: 'ru' })
    expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Оклад', 'unreadable'],
      [2, 'Дети с правом на вычет', 'unreadable'],
      [2, 'Районный коэффициент', 'out_of_range'],
      [2, 'Договор', 'value_not_allowed'],
    ])
    expect(problems.map(({ detail }) => detail).slice(2)).toEqual([
      '«Районный коэффициент» — число 3; нужно: коэффициент, например 1,15, от 1,00 до 2,00.',
      '«Договор» — текст „найм“; нужно: одно из: Трудовой, ГПХ, Самозанятость.',
    ])
    const [wrong, right] = await rowsOf('csv', bytes)
    expect(wrong?.['errors']).toBe(problems.map(({ detail }) => detail).join(' '))
    expect(right).toMatchObject({ annual_gross_income_rub: '12,00', errors: '' })
    expect(totals).toMatchObject([{ rows: 2, refused: 1 }])
  })

  it.each([
    ['ndjson', 'Оклад', 100],
    ['parquet', 'Оклад', 100],
    ['arrow', 'Оклад', 100],
    ['ndjson', 'gross_salary', 1],
    ['parquet', 'gross_salary', 1],
    ['arrow', 'gross_salary', 1],
  ] as const)('of %s that is a total of %s is refused', async (format, header, kopecks) => {
    const list = [['A', 100_000] as const, ['B', 120_000] as const, ['Итого', 220_000] as const]
      .map(([name, salary]) => `{"ФИО":"${name}","${header}":${salary}}\n`)
      .join('')
    const { bytes } = await runTable(['ndjson', format], list)
    const { problems, totals } = await runTable([format, 'csv'], bytes)
    expect(problems.map(({ row, detail }) => [row, detail])).toEqual([
      [3, 'The row is a total, not a person. Delete it.'],
    ])
    // 12 × 220,000 of the unit.
    expect(totals).toMatchObject([{ rows: 3, refused: 1, gross: 2_640_000 * kopecks }])
  })

  it('of NDJSON that is no object, or has a member more, is refused', async () => {
    const lines =
      '{"gross_salary":1}\n[]\n{"gross_salary":\n\n{"gross_salary":1,"gross_salary":2}\nnull\n'
    const { problems, totals } = await runTable(['ndjson', 'ndjson'], lines)
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'wrong_type'],
      [3, 'malformed_json'],
      [5, 'duplicate_field'],
      [6, 'wrong_type'],
    ])
    expect(problems[1]?.detail).toBe(
      'Line 3 is not a JSON object. Each line must be one, such as {"gross_salary": 15000000}.',
    )
    expect(totals).toMatchObject([{ rows: 5, refused: 4 }])
    const texts = await runTable(['ndjson', 'csv'], '{"gross_salary":"1"}\n{"gross_salary":1e2}\n')
    expect(texts.problems.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('written without quotes'),
      expect.stringContaining('without a fraction or an exponent'),
    ])
  })
})

describe('a table with absences', () => {
  const person = (absences: unknown) => JSON.stringify({ gross_salary: 10_000_000, absences })
  const lines = person([{ kind: 'vacation', from: '2026-06-01', days: 14 }])

  it('has them as a list, and a payment of its own for each', async () => {
    const { bytes } = await runTable(['ndjson', 'ndjson'], lines, { detail: 'months' })
    expect((await rowsOf('ndjson', bytes))[0]?.['monthly_other_pay_5']).toBe(4_778_158)
    const paid = { question: 'payments', detail: 'months' } as const
    const { columns } = await runTable(['ndjson', 'ndjson'], lines, paid)
    const without = await runTable(['ndjson', 'ndjson'], '{"gross_salary":1}', paid)
    expect(columns).toContain('payments_36_kind')
    expect(without.columns).not.toContain('payments_25_kind')
  })

  it('refuses them as a text', async () => {
    const { problems } = await runTable(['ndjson', 'ndjson'], person('July'))
    expect(problems).toMatchObject([{ column: 'absences', code: 'wrong_type' }])
  })
})

it('a table with columns of two writs has the columns of two in its answers', async () => {
  const writs = ['kind', 'debt'].flatMap((part) =>
    [1, 2].map((n) => `deductions_after_tax_${n}_${part}`),
  )
  const list = `gross_salary,${writs}\n3000000,writ,,100000,\n3000000,writ,writ,100000,200000\n`
  const { bytes, columns } = await runTable(['csv', 'csv'], list, { detail: 'months' })
  const ofWrits = columns.filter((name) => /deductions_after_tax_.*_debt_left/.test(name))
  expect(ofWrits).toHaveLength(2 * 13)
  // January's 26,100 pays both at once.
  expect(await rowsOf('csv', bytes)).toMatchObject([
    { deductions_after_tax_1_amount: '100000', deductions_after_tax_2_amount: '' },
    { deductions_after_tax_1_amount: '100000', deductions_after_tax_2_amount: '200000' },
  ])
  const whole = '{"gross_salary":3000000,"deductions_after_tax":[{"kind":"writ","debt":1}]}'
  expect((await runTable(['ndjson', 'csv'], whole)).columns).toContain(
    'deductions_after_tax_10_amount',
  )
})
