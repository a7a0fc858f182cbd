import { describe, expect, it } from 'vitest'
import { findHeader, type HeaderReading } from './header.ts'
import { columnsByHeader } from './said-columns.ts'
import { examineColumns, settledColumns } from './settled-columns.ts'
import type { TableProblem } from './table-error.ts'

const readHeader = (reading: HeaderReading) => settledColumns(reading).columns

/** The meanings of headers: the wire name, and `people` where the cells are in people's units. */
const meanings = (headers: readonly string[]) =>
  readHeader({ headers, question: 'calc' }).map(
    ({ recognised }) => recognised && `${recognised.value.name} ${recognised.writing}`,
  )

function problemsOf(headers: readonly string[], keep: readonly string[] = [], columns = {}) {
  try {
    readHeader({ headers, question: 'calc', keep, columns })
    return []
  } catch (error) {
    return (error as { problems: TableProblem[] }).problems
  }
}

const bonusesOfMonths = Array.from({ length: 12 }, (_, index) => `monthly_bonuses_${index + 1}_rub`)

describe('headers', () => {
  it.each([
    ['gross_salary', 'gross_salary wire'],
    ['Gross_Salary', 'gross_salary wire'],
    ['gross_salary_rub', 'gross_salary people'],
    ['Оклад', 'gross_salary people'],
    ['оклад, ₽', 'gross_salary people'],
    ['Оклад (руб.)', 'gross_salary people'],
    ['Оклад, коп.', 'gross_salary wire'],
    ['salary_kop', 'gross_salary wire'],
    ['Salary, ₽', 'gross_salary people'],
  ])('%s is the salary', (header, meaning) => {
    expect(meanings([header])).toEqual([meaning])
  })

  it.each([
    ['Северная надбавка, %', 'northern_coefficient people'],
    ['Премии, март, ₽', 'monthly_bonuses_3 people'],
    ['monthly_bonuses_12_rub', 'monthly_bonuses_12 people'],
    ['income_before_tax_withheld', 'income_before_tax_withheld wire'],
    ['other_employers_2_tax_withheld_rub', 'other_employers_2_tax_withheld people'],
    ['Покупка или строительство жилья', 'housing_expense people'],
    ['Children with a right to the deduction', 'children_count people'],
    ['Количество детей', 'children_count people'],
    ['Детей', 'children_count people'],
    ['Вид договора', 'employment_type people'],
  ])('%s is understood', (header, meaning) => {
    expect(meanings(['gross_salary', header])).toEqual(['gross_salary wire', meaning])
  })

  it.each([
    ...['Табельный номер', '№', 'ФИО', 'Отдел', 'Должность', 'Подразделение', 'Примечание', 'ИНН'],
    ...['id', 'name', 'employee_id', 'department', 'Full name', 'position', 'comment'],
    ...['annual_net_income', 'annual_tax_amount_rub', 'errors', 'target_net'],
  ])('%s passes through', (header) => {
    expect(meanings(['gross_salary', header])[1]).toBeUndefined()
  })

  it.each([
    ['gros_salary', 'gross_salary'],
    ['chidren_count', 'children_count'],
    ['Районный кэффициент', 'territorial_multiplier'],
  ])('%s is a misspelt %s, unless it is kept', (header, suggestion) => {
    const headers = ['gross_salary', header]
    expect(problemsOf(headers)).toEqual([
      { code: 'asked', values: { header, choices: [suggestion] } },
    ])
    expect(problemsOf(headers, [header])).toEqual([])
  })

  it.each([
    ['Надбавка', ['northern_coefficient', 'bonus_each_month_rub']],
    // It would be read as years.
    ['Северный стаж, мес.', []],
    ['Премия', ['bonus_each_month_rub', 'bonus_of_year_rub', ...bonusesOfMonths]],
    ['Годовой бонус', ['bonus_of_year_rub', 'bonus_each_month_rub', ...bonusesOfMonths]],
    ['monthly_bonus_rub', ['bonus_each_month_rub', 'bonus_of_year_rub', ...bonusesOfMonths]],
  ])('%s is asked about with what it may be', (header, choices) => {
    expect(problemsOf(['Оклад', header])).toEqual([{ code: 'asked', values: { header, choices } }])
  })

  const problemOf = (header: string, value: unknown) =>
    examineColumns({ headers: ['Оклад', header], question: 'calc', samples: [[100000], [value]] })
      .problems[0]

  it('of a sum of a contract offer what its pay may be, and no kind of contract', () => {
    const choices = ['gross_salary_rub', 'bonus_of_year_rub', ...bonusesOfMonths]
    expect(problemOf('Сумма договора', 500_000)?.values).toMatchObject({ choices })
    expect(problemOf('Выслуга, руб.', 5000)?.values).toMatchObject({
      choices: ['bonus_each_month_rub'],
    })
  })

  it.each(['Выслуга, %', 'Надбавка за выслугу, %', 'Премия, %', 'Bonus, %'])(
    '%s is a percentage of pay, of which a column holds the sum',
    (header) => expect(problemOf(header, 10)?.code).toBe('percent_of_pay'),
  )

  it.each([
    ['Матпомощь', 'Материальная помощь'],
    ['Материальная помощь, руб.', 'Материальная помощь'],
    ['Мат. помощь при рождении ребёнка', 'Материальная помощь при рождении ребёнка'],
    ['Отпускные, с 6 июля по 19 июля', 'Отпускные'],
    ['Компенсация за неиспользованный отпуск', 'Компенсация за неиспользованный отпуск'],
    ['Сумма больничного', 'Больничный за счёт работодателя'],
    ['Подарок к юбилею', 'Подарок'],
    ['Выходное пособие', 'Выходное пособие'],
    ['Severance pay', 'Выходное пособие'],
  ])('%s is other pay of the kind %s, whose month is missing', (header, ru) => {
    const monthTitle = { ru: 'Другие выплаты № 1: месяц' }
    expect(problemOf(header, 40_000)).toMatchObject({
      code: 'other_pay',
      values: { header, kind: { ru }, monthTitle },
    })
  })

  it.each(['Алименты, %', 'Удержания по исполнительным листам', 'Alimony, %'])(
    '%s is a deduction after tax, on which nothing here depends',
    (header) => expect(problemOf(header, 25)?.code).toBe('after_tax'),
  )

  it.each(['1/4', '25 %', '25%', '0,25', '¼'])(
    'Алименты of %s are a share, and no sum that others computed',
    (share) => {
      expect(problemOf('Алименты', share)?.code).toBe('after_tax')
      expect(problemOf('Доля алиментов', share)?.code).toBe('after_tax')
      expect(problemOf('Алименты', '25 000')).toBeUndefined()
    },
  )

  // A tax of 30 % is that of a non-resident, which the row must say.
  it.each(['30 %', '0,3'])('НДФЛ of %s is a rate, and no sum that others computed', (rate) => {
    expect(problemOf('НДФЛ', rate)?.code).toBe('unexplained')
    expect(problemOf('НДФЛ', '30 000')).toBeUndefined()
  })

  it.each(['Районный коэффициент и северная надбавка', 'РК и СН, %', 'Северные и районные'])(
    '%s is two terms in one column',
    (header) => {
      const other = { ru: 'Северная надбавка, %' }
      expect(problemOf(header, 80)).toMatchObject({ code: 'two_terms', values: { other } })
    },
  )

  it.each(['Дни отпускных', 'Отпускной график', 'Премия за подаренный час'])(
    '%s is no other pay',
    (header) => expect(problemOf(header, 40_000)?.code).not.toBe('other_pay'),
  )

  it.each([
    ['Участник СВО', ['has_tax_privilege', 'own_deduction']],
    ['Инвалидность', ['own_deduction', 'disabled_children_count']],
    ['Вычет на себя', ['own_deduction']],
    ['Надбавки, руб.', ['bonus_each_month_rub']],
    ['Доход с предыдущего места', ['income_before_elsewhere_rub']],
    // 40 hours and a tax of 13 % are no shares of full time.
    ['Часов в неделю', []],
    ['Ставка НДФЛ, %', []],
    ['Ставка в час', []],
  ])('%s offers %j', (header, choices) => {
    const samples = [[], ['да']]
    expect(() => readHeader({ headers: ['Оклад', header], question: 'calc', samples })).toThrow(
      expect.objectContaining({ problems: [{ code: 'asked', values: { header, choices } }] }),
    )
  })

  it('of net pay alone are another question', () => {
    const title = { en: 'Salary', ru: 'Оклад' }
    for (const net of ['На руки', 'Net pay, ₽', 'Сумма на руки', 'К выплате, руб.']) {
      expect(problemsOf(['ФИО', net])).toEqual([
        { code: 'only_net', values: { name: 'gross_salary', title, net, most: 20 } },
      ])
    }
  })

  it('of sums may be pay, where they are not taken from it', () => {
    const choicesOf = (...headers: string[]) =>
      problemsOf(headers).flatMap(({ values }) => values?.['choices'] ?? [])
    expect(choicesOf('Начислено за март')).toEqual(['monthly_salaries_3_rub', 'gross_salary_rub'])
    expect(choicesOf('Сумма за вычетом НДФЛ', 'Часовая ставка, руб.', 'Итого за год')).toEqual([])
    expect(choicesOf('НДФЛ', 'Налог, март', 'Оклад', 'Алименты, %')).toEqual([])
    // That of one month alone would leave the others without pay.
    expect(choicesOf('Оклад с 01.07.2026')).toEqual(['gross_salary_rub'])
    // A misspelt name is in kopecks; roubles would be a hundred times as much.
    expect(choicesOf('gross_salery')).toEqual(['gross_salary'])
  })

  it('of absences need a column of their first days', () => {
    expect(meanings(['Оклад', 'Отпуск с', 'Отпуск дней'])[2]).toBe('vacation_days people')
    const title = { en: 'Sick leave 2 from', ru: 'Больничный 2 с' }
    expect(problemsOf(['Оклад', 'Больничный с', 'Больничный 2 по'])).toEqual([
      { code: 'no_first_day', values: { header: 'Больничный 2 по', title } },
    ])
  })

  it('of two rows keep those that are merged over both, and no title of the table', () => {
    const groups = ['ФИО', 'Начислено', null, null, 'Удержано']
    const names = [null, 'Оклад', 'РК', 'Премия', 'НДФЛ', 'Аванс']
    const person = ['Фамильная Анна', 100_000, 15_000, 10_000, 16_250, 40_000]
    expect(findHeader([groups, names, person], 'calc')).toEqual({
      headers: ['ФИО', 'Оклад', 'РК', 'Премия', 'НДФЛ', 'Аванс'],
      ...{ below: 2, inThousands: false },
    })
    // Without their groups «с» and «по» would pass, and the vacation with them.
    const above = ['ФИО', 'Условия', null, null, 'Отпуск', null, 'Вычет на себя', null]
    const below = [null, 'Оклад', 'РК', 'СН', 'с', 'по', 'код', 'сумма']
    expect(findHeader([above, below, person], 'calc').headers).toEqual(
      'ФИО|Оклад|РК|СН|Отпуск с|Отпуск по|Вычет на себя код|Вычет на себя сумма'.split('|'),
    )
    const pivot = ['Сумма по полю Начислено', 'Месяц']
    const months = ['Сотрудник', 'янв', 'фев', 'мар']
    expect(findHeader([pivot, months, ['Анна', 1, 2, 3]], 'calc').headers).toEqual(months)
    const title = ['Расчётная ведомость']
    expect(findHeader([title, names, person], 'calc').headers[0]).toBe('')
  })

  it('of two rows may have the numbers of months, and those of columns below', () => {
    const above = ['ФИО', 'Оклад', 'Премия', null, null]
    const months = [null, null, 1, 2, 3]
    expect(findHeader([above, months, ['Анна', 1, 2, 3, 4]], 'calc')).toEqual({
      headers: ['ФИО', 'Оклад', 'Премия 1', 'Премия 2', 'Премия 3'],
      ...{ below: 2, inThousands: false },
    })
    expect(findHeader([above, [1, 2, 3, 4, 5]], 'calc').headers[2]).toBe('Премия')
  })

  it('in the first column, with people beside it, are refused', () => {
    const people = [
      ['ФИО', 'Анна', 'Борис'],
      ['Оклад', 100_000, 90_000],
      ['РК', 1.15, 1],
    ]
    expect(() => findHeader(people, 'calc')).toThrow('Transpose the table')
    // The header again at a break of pages, and cells with words of terms.
    const salary = ['Оклад, руб.', 'ФИО']
    const pages = [salary, [100_000, 'Анна'], salary, [90_000, 'Борис']]
    expect(findHeader(pages, 'calc').headers).toEqual(salary)
    const percents = ['Анна;80%', 'Борис;30%', 'Вера;50%', 'Глеб;10%'].map((cell) => [cell, ''])
    const comma = [['ФИО;Сев. надб.', ' отдел']]
    expect(findHeader([...comma, ...percents], 'calc').headers).toEqual(['ФИО;Сев. надб.', 'отдел'])
  })

  it('of three rows have a group, a title and a unit, which may be thousands', () => {
    const groups = ['№', 'ФИО', 'Начисления', null, null, 'Вычеты']
    const titles = [null, null, 'Оклад', 'Постоянные', 'Разовые', 'Дети']
    const units = [null, null, 'тыс. руб.', 'СН, %', 'премия март', 'кол-во']
    expect(findHeader([groups, titles, units, [1, 'Анна', 2500, 30, 50, 1]], 'calc')).toEqual({
      headers: [
        ...['№', 'ФИО', 'Начисления Оклад тыс. руб.', 'Начисления Постоянные СН, %'],
        ...['Начисления Разовые премия март', 'Вычеты Дети кол-во'],
      ],
      below: 3,
      inThousands: false,
    })
    const one = ['ФИО', 'Оклад', 'РК', 'СН']
    const below = [null, 'тыс. руб.', 'коэф.', '%']
    const found = findHeader([one, below, ['Анна', 2500, 1.15, 30]], 'calc')
    expect(found.headers).toEqual(['ФИО', 'Оклад тыс. руб.', 'РК коэф.', 'СН %'])
    expect(meanings(found.headers)[1]).toBe('gross_salary thousands')
  })

  it('whose values are none of their column say what these must be', () => {
    const read = () =>
      readHeader({ headers: ['Оклад', 'Дети'], question: 'calc', samples: [[], ['много']] })
    expect(read).toThrow(
      'No value of the column "Дети" is right. It must be a whole number from 0 to',
    )
  })

  it('of days that no word explains may be the first or the last one paid', () => {
    const askedBeside = (salary: string, day: unknown, ...headers: string[]) => {
      const reading = {
        headers: [salary, ...headers],
        question: 'calc',
        currentYear: 2026,
      } as const
      try {
        readHeader({ ...reading, samples: reading.headers.map((_, at) => (at > 0 ? [day] : [])) })
        return []
      } catch (error) {
        return (error as { problems: TableProblem[] }).problems.map(({ values }) => values)
      }
    }
    const asked = (day: unknown, ...headers: string[]) => askedBeside('Оклад', day, ...headers)
    const choices = ['hire_date', 'dismissal_date']
    for (const header of ['Старт', 'Дата перевода', 'Entry']) {
      expect(asked('01.07.2026', header)).toEqual([{ header, choices }])
      expect(asked('01.03.2026 – 31.05.2026', header)).toEqual([{ header, choices }])
    }
    expect(asked(new Date('2026-07-01'), 'Дата приёма', 'С')).toEqual([{ header: 'С', choices }])
    expect(asked('01.07.2026', 'Дата приёма', 'Дата увольнения', 'Дата приказа')).toEqual([])
    expect(asked('01.07.2026', 'Дата приёма', 'Дата увольнения', 'Дата перевода')).toEqual([
      { header: 'Дата перевода', choices },
    ])
    expect(asked('01.07.2025', 'Старт')).toEqual([{ header: 'Старт', choices }])
    expect(asked('2026-07-01', 'created_at')).toEqual([])
    expect(askedBeside('monthly_salaries_5_rub', '2026-07-01', 'С')).toEqual([
      { header: 'С', choices },
    ])
    expect(askedBeside('gross_salary', '2026-07-01', 'day')).toEqual([])
    for (const header of ['Дата медосмотра', 'Создано', 'Date of training']) {
      expect(asked('01.07.2026', header)).toEqual([])
    }
    // The number of a day is a sum in any other column.
    expect(asked(46_204, 'Код')).toEqual([])
    expect(asked(46_204, 'Дата блокировки')).toEqual([{ header: 'Дата блокировки', choices }])
    expect(asked('01.07.2026', 'Дата рождения', 'Комментарий')).toEqual([])
  })

  it('report every problem at once', () => {
    expect(problemsOf(['Оклад', 'gross_salary', 'id', 'id'])).toEqual([
      { code: 'duplicate_header', values: { header: 'id' } },
      {
        code: 'same_value',
        values: {
          ...{ header: 'gross_salary', other: 'Оклад', name: 'gross_salary' },
          title: { en: 'Salary', ru: 'Оклад' },
        },
      },
    ])
    expect(problemsOf(['name'])).toEqual([
      {
        code: 'required_column',
        values: { name: 'gross_salary', title: { en: 'Salary', ru: 'Оклад' }, most: 20 },
      },
    ])
    expect(problemsOf([])).toEqual([{ code: 'empty' }])
  })

  it('are refused where what is said of them cannot be', () => {
    const codes = (...said: Parameters<typeof problemsOf>) =>
      problemsOf(...said).map(({ code }) => code)
    expect(codes(['gross_salary'], ['Разряд'])).toEqual(['no_header'])
    expect(codes(['gross_salary', 'constructor'], ['constructor'])).toEqual([])
    expect(codes(['gross_salary', 'x'], ['x'], { x: 'children_count' })).toEqual(['said_twice'])
    expect(() =>
      columnsByHeader([
        ['x', 'children_count'],
        ['x', 'start_date'],
      ]),
    ).toThrow('The column "x" is described more than once.')
  })
})
