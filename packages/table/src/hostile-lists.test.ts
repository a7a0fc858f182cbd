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
