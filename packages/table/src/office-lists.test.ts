import { expect, it } from 'vitest'
import { outcomeOf } from './testing/run-table.ts'

const says = (part: string) => expect.stringContaining(part)
const asks = (header: string) => says(`Столбец «${header}» похож`)
const isUnclear = (header: string) => says(`Из заголовка «${header}» не видно`)

/**
 * Lists of accounting programs, offices and personnel systems, with invented people: a row is the tax of a person by hand, 13 % of
 * twelve salaries unless it is said, or a part of the sentence that asks or refuses.
 */
const lists: readonly (readonly [about: string, list: string, outcome: readonly unknown[]])[] = [
  // 80,000 × 1.15 × 12, and 60,000 × 1.15 × 9.
  [
    'of 1С with kinds of employment',
    'Сотрудник;Подразделение;Должность;Вид занятости;Дата приема;Оклад (тариф);Районный коэффициент / Котов И. И.;Склад;Кладовщик;Основное место работы;12.03.2024;80 000,00;1,15 / Ким А. П.;Офис;Юрист;Внутреннее совместительство;01.04.2026;60 000,00;1,15',
    [143_520, 80_730],
  ],
  [
    'of 1С with a row for each accrual',
    'Сотрудник;Вид начисления;Показатель;Сумма / Котов Иван Ильич;Оплата по окладу;Оклад;80000 / Котов Иван Ильич;Премия ежемесячная;Процент;20',
    [asks('Вид начисления'), asks('Сумма')],
  ],
  [
    'of positions',
    'Подразделение;Должность;Количество единиц;Оклад;ФОТ / Склад;Кладовщик;3;80000;240000 / Офис;Юрист;1;90000;90000',
    [says('это перечень должностей, а не сотрудников')],
  ],
  // 100,000 × (1.15 + 0.3) × 12, and 40,000 × 1.15 × 12.
  [
    'of Контур with percentages and numbers of people',
    'ФИО;СНИЛС;ИНН;Дата рождения;Дата приёма;Оклад, руб.;Ставка;РК, %;СН, % / Котов Иван Ильич;112-233-445 95;500100732259;01.02.1980;01.02.2020;100000;1;15;30 / Ким Анна Петровна;087-654-303 00;;05.06.1990;01.03.2021;80000;0,5;15;0',
    [226_200, 71_760],
  ],
  // 1,200,000 + 15,000, and 1,080,000 + 20,000.
  [
    'with bonuses of months',
    'ФИО;Оклад;Премия январь;Премия февраль;Премия март / Котов Иван;100000;10000;;5000 / Ким Анна;90000;;20000;',
    [157_950, 143_000],
  ],
  [
    'with a name in two columns, and roubles in the cells',
    'Фамилия;Имя;Оклад / Котов;Иван;100 000 р. / Ким;Анна;90 000р.',
    [156_000, 140_400],
  ],
  [
    'with a raise in July',
    'ФИО;Оклад до 01.07;Оклад с 01.07 / Котов Иван;100000;110000',
    [asks('Оклад до 01.07'), asks('Оклад с 01.07')],
  ],
  [
    'with days of vacation that are left, and days of illness',
    'ФИО;Оклад;Дней отпуска;Дней больничного / Котов Иван;100000;28;5',
    [isUnclear('Дней больничного')],
  ],
  [
    'of an advance to sign',
    'ФИО;Оклад;Аванс;Подпись / Котов Иван;100000;40000; / Ким Анна;90000;36000;',
    [156_000, 140_400],
  ],
  [
    'of a personnel system with salaries of a year',
    'Employee ID,Full Name,Hire Date,Annual Base Salary,Currency / 1,Ivan Kotov,2024-03-12,1200000,RUB',
    [asks('Annual Base Salary')],
  ],
  [
    'of a personnel system with numbers of employees and rates of pay',
    'Employee #,First Name,Last Name,Hire Date,Pay rate,Pay type,Pay per / 1,Ivan,Kotov,2024-03-12,100000,Salary,Month',
    [asks('Pay rate'), asks('Pay type'), asks('Pay per')],
  ],
  // 50,000 in six months.
  [
    'of a personnel system with shares of full time',
    'Name,Monthly Salary (RUB),FTE,Start Date,Termination Date / Ivan Kotov,100000,1,2024-03-12, / Anna Kim,100000,0.5,2024-03-12,2026-06-30',
    [156_000, 39_000],
  ],
  ['of net pay', 'Name,Net Monthly Salary / Ivan Kotov,87000', [says('другой вопрос, gross-up')]],
  [
    'with a whole share of full time in words',
    'ФИО;Оклад;Ставка / Котов Иван;100000;полная / Ким Анна;100000;0,5',
    [156_000, 78_000],
  ],
  [
    'with salaries that are no sum',
    'ФИО;Оклад / Котов Иван;от 100000 / Ким Анна;90000-110000 / Лис Олег;$2000 / Рак Яна;90000 / Сом Ян;—',
    [says('„от 100000“'), says('„90000-110000“'), says('„$2000“'), 140_400, says('„—“')],
  ],
  // 100,000 × (1.8 + 0.8) × 12.
  [
    'with towns as in an address',
    'ФИО;Оклад;Город / Котов Иван;100000;г. Норильск / Ким Анна;100000;г Москва',
    [405_600, 156_000],
  ],
  [
    'with the sum of a deduction beside the number of children',
    'ФИО;Оклад;Кол-во детей;Сумма вычета на детей / Котов Иван;100000;2;4200',
    [asks('Сумма вычета на детей')],
  ],
  [
    'with numbers of children in words',
    'ФИО;Оклад;Дети / Котов Иван;100000;двое / Ким Анна;90000;нет',
    [says('Ни одно значение столбца «Дети» не подошло')],
  ],
  // 30 % of a non-resident.
  [
    'with the status of a taxpayer in words',
    'ФИО;Оклад;Налоговый статус / Котов Иван;100000;резидент / Ким Анна;100000;нерезидент',
    [156_000, 360_000],
  ],
  // 6 % of the self-employed.
  [
    'with kinds of contracts in words',
    'ФИО;Оклад;Договор / Котов Иван;100000;трудовой / Ким Анна;100000;ГПХ / Лис Олег;100000;самозанятый',
    [156_000, 156_000, 72_000],
  ],
  [
    'with supplements in roubles',
    'ФИО;Оклад;Надбавка за секретность, руб.;Доплата за вредность, руб. / Котов Иван;100000;5000;4000',
    [asks('Надбавка за секретность, руб.'), asks('Доплата за вредность, руб.')],
  ],
  [
    'with a bonus in per cent',
    'ФИО;Оклад;Премия, % / Котов Иван;100000;20',
    [says('В столбце «Премия, %» — процент от оклада')],
  ],
  [
    'with bonuses of each month and of a year',
    'ФИО;Оклад;Ежемесячная премия, руб.;Годовой бонус, руб. / Котов Иван;100000;20000;120000',
    [asks('Ежемесячная премия, руб.'), asks('Годовой бонус, руб.')],
  ],
  [
    'with alimony in per cent',
    'ФИО;Оклад;Алименты, % / Котов Иван;100000;25',
    [says('В столбце «Алименты, %» — удержания после налога')],
  ],
  [
    'with sums by writs',
    'ФИО;Оклад;Удержания по исполнительным листам / Котов Иван;100000;15000',
    [says('В столбце «Удержания по исполнительным листам» — удержания после налога')],
  ],
  [
    'with a compensation, meals and insurance',
    'ФИО;Оклад;Компенсация связи;Питание, дней;ДМС / Котов Иван;100000;500;21;да',
    [isUnclear('Компенсация связи'), isUnclear('Питание, дней'), isUnclear('ДМС')],
  ],
  [
    'of pay for shifts',
    'ФИО;Должность;Тариф за смену;Смен в месяце / Котов Иван;Сварщик;6000;15',
    [says('это оплата за час, день или смену')],
  ],
  [
    'of rates of an hour',
    'ФИО;Часовая тарифная ставка;Часов / Котов Иван;450;168',
    [asks('Часовая тарифная ставка'), asks('Часов'), says('это оплата за час, день или смену')],
  ],
  // Three months.
  [
    'with words in place of a dismissal',
    'ФИО;Оклад;Дата увольнения / Котов Иван;100000;не уволен / Лис Олег;100000;действующий / Ким Анна;100000;31.03.2026',
    [156_000, 156_000, 39_000],
  ],
  // Ten months.
  [
    'with a date in words',
    'ФИО;Оклад;Дата приёма / Котов Иван;100000;с 1 марта 2026 года',
    [130_000],
  ],
  ['with years of work', 'ФИО;Оклад;Стаж работы / Котов Иван;100000;12 лет 3 мес.', [156_000]],
  [
    'with a salary of the probation',
    'ФИО;Оклад на ИС;Оклад после ИС / Котов Иван;80000;100000',
    [asks('Оклад на ИС'), asks('Оклад после ИС')],
  ],
  [
    'with the limits of a grade',
    'Грейд;ФИО;Оклад;Мин. вилки;Макс. вилки / G3;Котов Иван;100000;90000;120000',
    [isUnclear('Мин. вилки'), isUnclear('Макс. вилки')],
  ],
  [
    'with material aid',
    'ФИО;Оклад;Матпомощь к отпуску / Котов Иван;100000;4000',
    [
      says(
        'В столбце «Матпомощь к отпуску» — суммы другой выплаты («Материальная помощь») без её месяца',
      ),
    ],
  ],
  // 100,000 × 1.15 × 12.
  [
    'with a coefficient in two forms',
    'ФИО;Оклад;РК / Котов Иван;100000;1,15 / Ким Анна;100000;15%',
    [179_400, 179_400],
  ],
  [
    'with a parental leave',
    'ФИО;Оклад;Статус / Котов Иван;100000;Работает / Ким Анна;0;Декрет',
    [asks('Статус')],
  ],
  [
    'with a total',
    'Name,Salary / Ivan Kotov,100000 / Anna Kim,90000 / Total,190000',
    [156_000, 140_400],
  ],
  [
    'in thousands, unsaid',
    'ФИО;ЗП / Котов Иван;100 / Ким Анна;90',
    [says('суммы столбца «ЗП» в рублях или в тысячах')],
  ],
  [
    'of two tables side by side',
    'ФИО;Оклад;;ФИО;Оклад / Котов Иван;100000;;Ким Анна;90000',
    [says('Два столбца называются «ФИО»'), says('Два столбца называются «Оклад»')],
  ],
  [
    'with long numbers',
    'ФИО;Оклад;Телефон;Лицевой счёт / Котов Иван;100000;79990000000;40817810500000012345',
    [156_000],
  ],
  [
    'with percentages of full time',
    'ФИО;Оклад;Занятость, % / Котов Иван;100000;100 / Ким Анна;100000;50',
    [156_000, 78_000],
  ],
]

it.each([
  ...['Сумма к выдаче', 'К выдаче, руб.', 'Итого к выдаче', 'К получению', 'К перечислению'],
  ...['На руки', 'К выплате', 'Take-home pay'],
])('a list of «%s» alone needs another question', async (header) => {
  const list = `ФИО;${header}\nКотов Иван;87000\n`
  expect(await outcomeOf(list)).toEqual([says('Оклад по ней — другой вопрос, gross-up')])
  // 87,000 are left of 100,000.
  expect(await outcomeOf(list, { question: 'gross-up' })).toEqual([156_000])
})

it.each(lists)('a list %s', async (_, list, outcome) => {
  expect(await outcomeOf(list.split(' / ').join('\n'))).toEqual(outcome)
})
