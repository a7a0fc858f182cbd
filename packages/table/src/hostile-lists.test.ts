import { expect, it } from 'vitest'
import { outcomeOf } from './testing/run-table.ts'

const says = (part: string) => expect.stringContaining(part)

/**
 * Lists as a hurried accountant and as programs write them, with invented people: a row is the tax of a person by hand, 13 % of
 * twelve salaries unless it is said, or a part of the sentence that asks or refuses.
 */
const lists: readonly (readonly [about: string, list: string, outcome: readonly unknown[]])[] = [
  [
    'a header merged over two columns',
    'ФИО;Оклад;Премия за март;;Отдел / Седов Пётр;100000;20000;30000;Сбыт',
    [says('У столбца № 4 нет заголовка (здесь он «Unnamed: 3»)')],
  ],
  [
    'yes and no below no header',
    'ФИО;Оклад;;Дети / Седов Пётр;100000;да;1',
    [says('У столбца № 3 нет заголовка')],
  ],
  // What a program writes first numbers the rows; texts and empty columns say nothing.
  [
    'columns without a header that pay does not depend on',
    ';ФИО;;Оклад; / 0;Седов Пётр;;100000;бухгалтер / 1;Рыкова Анна;;90000;',
    [156_000, 140_400],
  ],
  // 80,000 + 70,000.
  [
    'a sum without a word below totals',
    'ФИО;Оклад / Седов Пётр;100000 / Рыкова Анна;90000 / Итого по отделу;190000 / Волков Иван;80000 / Лисин Олег;70000 / ;150000 / Всего;340000',
    [156_000, 140_400, 124_800, 109_200, says('«Оклад» — сумма строк 5–6')],
  ],
  [
    'a second job of the person above, and vacancies',
    'ФИО;Должность;Оклад / Седов Пётр;инженер;100000 / ;сторож;50000 / Рыкова Анна;юрист;90000',
    [156_000, says('Не указано, кто это («ФИО»)'), 140_400],
  ],
  // Accounting programs write a day that is not filled in so. From February: eleven months.
  [
    'days as programs write them',
    'ФИО;Оклад;Дата приёма;Дата увольнения / Седов Пётр;100000;01.02.2026 0:00:00;  .  .     / Рыкова Анна;100000;46054;01.01.0001 0:00:00 / Волков Иван;100000;01.02.26;31.12.2999 / Лисин Олег;100000;1 февраля 2026 г.;00.00.0000 / Котов Ян;100000;01-02-2026;н/в / Белов Ян;100000;01.01.0001;наст. время / Орлов Лев;100000;02/01/2026;',
    [143_000, 143_000, 143_000, 143_000, 143_000, 156_000, says('текст „02/01/2026“')],
  ],
  [
    'errors and formulas of a spreadsheet in the columns of terms',
    'ФИО;Оклад;Дети / Седов Пётр;#Н/Д;1 / Рыкова Анна;90000;#REF! / Волков Иван;=B2*2;0',
    [
      says('«Оклад» — ошибка #Н/Д; нужно'),
      says('«Дети» — ошибка #REF!; нужно'),
      says('«Оклад» — формула без значения; нужно'),
    ],
  ],
  [
    'formulas below a header that says nothing',
    'ФИО;Оклад;Прочее / Седов Пётр;100000;=B2*0.04 / Рыкова Анна;90000;',
    [says('Столбец «Прочее» похож на данные для расчёта: см. строку 2.')],
  ],
  [
    'errors below a header that pay does not depend on',
    'ФИО;Оклад;Отдел;НДФЛ / Седов Пётр;100000;#N/A;=B2*0.13',
    [156_000],
  ],
  // 20 roubles for a month, or 20,000.
  [
    'a bonus in thousands',
    'ФИО;Оклад;Премия за март / Седов Пётр;100000;20 / Рыкова Анна;90000;0',
    [says('Непонятно, суммы столбца «Премия за март» в рублях или в тысячах рублей.')],
  ],
  [
    'a salary in millions, of which no sum is in roubles',
    'ФИО;Оклад, млн руб. / Седов Пётр;0,1',
    [says('Столбец «Оклад, млн руб.» похож'), says('Нет столбца «Оклад»')],
  ],
  [
    'numbers as texts, of which some can be read in two ways',
    "ФИО;Оклад / Седов Пётр;100\u00a0000,00\u00a0₽ / Рыкова Анна;100,000.00 / Волков Иван;100.000,00 / Лисин Олег;100 тыс / Котов Ян;100'000 / Белов Лев;100,000 / Орлов Лев;100000-00 / Гусев Лев;(100000) / Панов Лев;-100000",
    [
      ...[156_000, 156_000, 156_000, 156_000, says("текст „100'000“"), says('сумма с единицей')],
      ...[says('текст „100000-00“'), says('текст „(100000)“'), says('число -100000')],
    ],
  ],
  [
    'yes and no in other words',
    'ФИО;Оклад;Резидент / Седов Пётр;100000;Да / Рыкова Анна;100000;ага / Волков Иван;100000;не является',
    [156_000, says('текст „ага“; нужно: «да» или «нет»'), says('„не является“')],
  ],
  // 1.13 and 13 % in each form: 13 % of 1,200,000 and of 2 × 156,000.
  [
    'percentages in three forms',
    'ФИО;Оклад;РК;Сев. надб. / Седов Пётр;100000;13;0,13 / Рыкова Анна;100000;13 %;13 / Волков Иван;100000;0,13;13 %',
    [196_560, 196_560, 196_560],
  ],
  // 1.8 and 80 %: 13 % of 1,200,000 and of 1,920,000.
  [
    'towns of two regions, without the region',
    'ФИО;Оклад;Город / Седов Пётр;100000;Норильск / Рыкова Анна;100000;Железногорск / Котов Ян;100000;Заречный',
    [405_600, says('текст „Железногорск“'), says('текст „Заречный“')],
  ],
  [
    'codes of deductions, an advance and the sum that is paid out',
    'ФИО;Оклад;Стандартный вычет;Аванс;К выплате / Седов Пётр;100000;126, 127;40000;47000',
    [says('Столбец «Стандартный вычет» похож')],
  ],
  [
    'a list that names nobody',
    'ФИО;Должность;Оклад / ;инженер;100000 / ;юрист;90000',
    [156_000, 140_400],
  ],
]

it.each(lists)('%s', async (_, list, outcome) => {
  expect(await outcomeOf(list.split(' / ').join('\n'))).toEqual(outcome)
})

it('a sum of net pay', async () => {
  const list = 'ФИО;На руки\nСедов Пётр;87000\nРыкова Анна;87000\nОтдел;174000\n'
  // 87,000 a month are left of 100,000.
  expect(await outcomeOf(list, { question: 'gross-up' })).toEqual([
    ...[156_000, 156_000],
    says('«На руки» — сумма строк 2–3'),
  ])
})

it('a unit, and a column, that are new in the second month', async () => {
  const mapping = { ЗП: 'gross_salary_rub', Бонус: 'bonus_each_month_rub' }
  const first = 'ФИО;ЗП;Бонус\nСедов Пётр;100000;20000\n'
  // 13 % of 120,000 × 12.
  expect(await outcomeOf(first, { mapping })).toEqual([187_200])
  const second = 'ФИО;ЗП;Бонус;Вахта\nСедов Пётр;100;20;да\n'
  const questions = [
    says('суммы столбца «ЗП» в рублях или в тысячах'),
    says('суммы столбца «Бонус» в рублях или в тысячах'),
    says('Из заголовка «Вахта» не видно'),
  ]
  expect(await outcomeOf(second, { mapping })).toEqual(questions)
  const columns = { ЗП: 'gross_salary_thousand_rub', Бонус: 'bonus_each_month_thousand_rub' }
  const keep = ['Вахта']
  expect(await outcomeOf(second, { mapping, columns, keep })).toEqual([187_200])
  // Pay of a hundred roubles, if a person insists. 13 % of 1,440.
  const insisting = { ...mapping, Вахта: 'keep' }
  expect(await outcomeOf(second, { columns: mapping, mapping: insisting })).toEqual([187])
})
