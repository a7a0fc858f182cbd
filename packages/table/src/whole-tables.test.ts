import { Readable } from 'node:stream'
import { startYears } from '@oklad/contract/fields'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile, { type Row } from 'write-excel-file/universal'
import type { OutputColumn } from './answer-columns.ts'
import { csv as csvFormat } from './formats/csv.ts'
import { answersIn, type CsvDialect, dialects } from './formats/format.ts'
import { TableError } from './table-error.ts'
import { joinTable } from './testing/join-table.ts'
import { rowsOf, runTable, russianCsv } from './testing/run-table.ts'

const options = { language: 'ru' } as const

/** The tax of every person, roubles; the headers that are asked about, where there are any. */
async function taxesOf(table: string, more: object = {}) {
  try {
    const { bytes, problems } = await runTable(['csv', 'csv'], table, { ...options, ...more })
    if (problems.length > 0) return problems.map(({ detail }) => detail)
    return (await rowsOf('csv', bytes)).map((row) =>
      Number(String(row['annual_tax_amount_rub']).replace(',', '.')),
    )
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return error.problems.map(({ code, values }) => `${code} ${values?.['header'] ?? ''}`.trim())
  }
}

/** A table of CSV with `;`, from rows separated by `/`. */
const csv = (rows: string) => rows.split(' / ').join('\n')

/** The lines of a CSV with titles, by our own writer, which DuckDB writes too. */
async function titled(table: string): Promise<string[]> {
  const written = async (to: 'own' | 'joined') => {
    if (to === 'own') return { bytes: await russianCsv(table, {}, dialects.ru) }
    const dialect = answersIn('ru', table.split('\n')[0]?.split(';') ?? [], dialects.ru)
    return joinTable(['csv', 'csv'], table, { language: 'ru', dialect })
  }
  const [own, joined] = [await written('own'), await written('joined')]
  expect(String(joined?.bytes)).toBe(String(own?.bytes))
  return String(own?.bytes).trimEnd().split('\n')
}

describe('a whole table', () => {
  // By hand, of 2026: 13 % to 2.4 million, allowances apart; 30 % of a non-resident.
  it.each([
    // 100,000 × 1.15: 13 % of 1,200,000 and of 180,000. A child: 1,400 × 4 months to 450,000: 728 less.
    [
      'Сотрудник;Должность;Оклад (руб.);Район. коэф.;Кол-во детей / Анна;юрист;100 000;1,15;1 / Борис;юрист;100 000;;',
      [178_672, 156_000],
    ],
    // The same, as a percentage: 13 % of 1,200,000 and of 180,000.
    [
      'ФИО;Оклад;РК, % / Анна;100000;15 / Борис;100000;0 / Вера;100000;115 / Глеб;100000;15 %',
      [179_400, 156_000, 179_400, 179_400],
    ],
    [
      'ФИО;Оклад;РК / Анна;100000;0,15 / Борис;100000;0,5 / Вера;100000;1,5',
      [179_400, 234_000, 234_000],
    ],
    // Hired before the year; in July: six months.
    [
      'Сотрудник;Оклад;Дата приёма / Анна;100000;05.02.2019 / Борис;100000;01.07.2026',
      [156_000, 78_000],
    ],
    // March 2026 has 21 working days, 16 of them from the 10th: 21,000 / 21 × 16 = 16,000 and nine months of 21,000:
    // 205,000 × 13 % = 26,650.
    ['Employee;Salary (RUB);Hire Date / Anna;21000;2026-03-10', [26_650]],
    // Ends in June: six months.
    ['ФИО;Оклад;Уволен / Анна;100000;30.06.2026 / Борис;100000;', [78_000, 156_000]],
    // Half of 100,000: 600,000 × 13 %.
    ['ФИО;Оклад;Ставка / Анна;100000;0,5 / Борис;100000;1', [78_000, 156_000]],
    ['name;Salary;FTE / Anna;100000;50 % / Boris;100000;100 %', [78_000, 156_000]],
    // A whole allowance: 100,000 more each month, 13 % of each 1,200,000.
    ['ФИО;Оклад;Северная надбавка / Анна;100000;80 % / Борис;100000;0,8', [280_800, 280_800]],
    ['ФИО;Оклад;Сев. надб.;Р/к / Анна;100000;1;1,0 / Борис;100000;0,8;1', [312_000, 280_800]],
    // Norilsk: coefficient 1.8 and allowance 80 %: 13 % of 1,200,000 and of 1,920,000. After 7 months 10 %.
    [
      'ФИО;Оклад;Город;Северный стаж / Анна;100000;г. Норильск; / Борис;100000;Норильск;7 мес. / Вера;100000;Москва;5',
      [405_600, 296_400, 156_000],
    ],
    ['ФИО;Оклад, тыс. руб. / Анна;100 / Борис;100,5', [156_000, 156_780]],
    ['ФИО;Зарплата / Анна;100 000,00 ₽ / Борис;100 тыс. руб.', [156_000, 156_000]],
    ['ФИО;Оклад;Резидент РФ / Анна;100000;да / Борис;100000;нет', [156_000, 360_000]],
    ['ФИО;Оклад;Статус налогоплательщика / Анна;100000;1 / Борис;100000;2', [156_000, 360_000]],
    [
      'ФИО;Оклад;Статус налогоплательщика / Анна;100000;1 (резидент) / Борис;100000;2 - нерезидент / Вера;100000;Нерез.',
      [156_000, 360_000, 360_000],
    ],
    // Self-employment: 6 % of 1,200,000 without the registration deduction.
    ['ФИО;Оклад;Самозанятый / Анна;100000;нет / Борис;100000;да', [156_000, 72_000]],
    ['ФИО;Оклад;Договор / Анна;100000;самозанятый / Борис;100000;ГПХ', [72_000, 156_000]],
    [
      'ФИО;Оклад;Тариф взносов / Анна;100000;ИТ-компания / Борис;100000;IT-компания',
      [156_000, 156_000],
    ],
    // 12 months without one salary for all: 3 × 100,000 + 9 × 110,000 = 1,290,000. Two months: 190,000.
    [
      'ФИО;Оклад янв;Оклад фев;Оклад мар;Оклад апр;Оклад май;Оклад июн;Оклад июл;Оклад авг;Оклад сен;Оклад окт;Оклад ноя;Оклад дек / Анна;100000;100000;100000;110000;110000;110000;110000;110000;110000;110000;110000;110000',
      [167_700],
    ],
    ['ФИО;Оклад янв;Оклад фев / Анна;100000;90000', [24_700]],
    // A dash is no child, no bonus, no allowance and no day of dismissal. A non-resident: 30 % of 6 × 180,000 + 90,000.
    [
      'ФИО;Оклад;Дети;Премия за март;Сев. надб.;Уволен;Резидент РФ / Анна;100000;–;-;—;-;да / Борис;100000;0;50000;80;30.06.2026;-',
      [156_000, 351_000],
    ],
    // A bonus of 50,000: 6,500 more.
    [
      'ФИО;Оклад;Премия март, руб.;Валюта / Анна;100000;50 000;RUB / Борис;100000;;руб.',
      [162_500, 156_000],
    ],
    // A header of two rows, with a title above, column numbers below and a total.
    [
      'Ведомость;;;; / Сотрудник;Оклад;Премия;;Примечание / ;;январь;март; / 1;2;3;4;5 / Анна;100000;;50000;нет / Итого;100000;;50000;',
      [162_500],
    ],
    // The index of pandas has no name.
    [';name;salary_rub / 0;Anna;100000 / 1;Boris;100000', [156_000, 156_000]],
    // 14 days of 100,000 / 29.3 = 3,412.97, and 13 of 23 working days of July: 104,303.32. 10 days of sickness at
    // 80 % of 2,400,000 / 730: 3 × 2,630.14 of the employer, and 14 of 22 days of October: 71,526.78.
    [
      'ФИО;Оклад;Страховой стаж;Отпуск с;Отпуск по;Больничный с;Больничный по / Анна;100000;7;06.07.2026;19.07.2026;12.10.2026;21.10.2026 / Борис;100000;;;;;',
      [152_858, 156_000],
    ],
    // The same vacation in one cell.
    ['ФИО;Оклад;Отпуск / Анна;100000;06.07.2026–19.07.2026 / Борис;100000;', [156_559, 156_000]],
    [
      'ФИО;Оклад;absences / Анна;100000;"[{""kind"":""vacation"",""from"":""2026-07-06"",""days"":14}]"',
      [156_559],
    ],
    // 50,000.50 more: 13 % of 1,250,000.50. A child: 728 less, as above.
    [
      'ФИО;Оклад;Дети;Премия за март / Анна;100.000,00;нет;нет / Борис;RUB 100,000.00;0;50 000 руб. 50 коп. / Вера;₽100000;1 ребёнок;-',
      [156_000, 162_500, 155_272],
    ],
    [
      'ФИО;Оклад;Ставка / Анна;100000;0,5 ст. / Борис;100000;полная / Вера;100000;полставки / Глеб;100000;¾ ставки',
      [78_000, 156_000, 78_000, 117_000],
    ],
    // Norilsk: 80 % after 5 years, 10 % after half a year, none before: 13 % of 2,280,000 and of 2,160,000.
    [
      'ФИО;Оклад;Город;Северный стаж / Анна;100000;Норильск;5 лет, 3 мес. 12 дн. / Борис;100000;Норильск;полгода / Вера;100000;Норильск;нет',
      [405_600, 296_400, 280_800],
    ],
    // Six months of the hired in July and of the dismissed in June.
    [
      'ФИО;Оклад;Дата приёма;Дата увольнения / Анна;100000;«01» июля 2026 г.;по н.в. / Борис;100000;с 01.07.2026;нет / Вера;100000;01.02.2019;работает / Глеб;100000;;по 30.06.2026',
      [78_000, 78_000, 156_000, 78_000],
    ],
    // The vacation of 14 days above.
    [
      'ФИО;Оклад;Отпуск с;Отпуск дней / Анна;100000;06.07.2026;14 календарных дней / Борис;100000;-;',
      [156_559, 156_000],
    ],
    [
      'ФИО;Оклад;Отпуск / Анна;100000;06.07.2026–19.07.2026 / Борис;100000;нет / Вера;100000;—',
      [156_559, 156_000, 156_000],
    ],
    // 500 and 3,000 of each month: 13 % of 6,000 and of 36,000 less.
    ['ФИО;Оклад;Вычет на себя / Анна;100000;500 / Борис;100000;3 000', [155_220, 151_320]],
    // A town that the table does not have, with its coefficient: 13 % of 1,380,000. Towns without one.
    [
      'ФИО;Оклад;Город;Районный коэффициент / Котов Иван;100000;Малые Вязники;1,15 / Ким Анна;100000;Красногорск; / Рак Лев;100000;Елец; / Сом Ян;100000;Нальчик;',
      [179_400, 156_000, 156_000, 156_000],
    ],
    // Mirny of Yakutia has 1.7 and 80 %: 13 % of 1,200,000 and of 1,800,000. Others have none: 156,000.
    [
      'ФИО;Оклад;Город;Районный коэффициент / Котов Иван;100000;Мирный (Якутия); / Ким Анна;100000;Мирный, Архангельская обл.;1 / Сом Ян;100000;Киров;1',
      [390_000, 156_000, 156_000],
    ],
    // 92 is 1992.
    [
      'ФИО;Оклад;Дата приёма / Котов Иван;100000;14.08.92 / Ким Анна;100000;01.02.19',
      [156_000, 156_000],
    ],
    // «Макс.» and «Ср. оклад» are no people.
    ['ФИО;Оклад / Анна;100000 / Борис;50000 / Макс.;100000 / Ср. оклад;75000', [156_000, 78_000]],
    // «Средняя» and «План» are none either, and «Средний Иван» is a name.
    [
      'ФИО;Оклад / Средний Иван;100000 / План Ян;50000 / Итого;150000 / Средняя;75000 / План;200000',
      [156_000, 78_000],
    ],
    // Results of another calculation pass.
    ['ФИО;Оклад;НДФЛ;К выплате;Начислено / Анна;100000;13000;87000;100000', [156_000]],
  ])('%s', async (table, taxes) => {
    expect(await taxesOf(csv(table))).toEqual(taxes)
  })

  it.each([
    ['ФИО;Оклад, $ / Анна;1500', ['asked Оклад, $']],
    // An answer in a survey is no header.
    [
      'Отметка времени;Имя;Сколько вам платят? / 01.02.2026;Анна;100000 / 02.02.2026;Борис;оклад / 03.02.2026;Вера;90000',
      ['no_header_row'],
    ],
    [`${'Отбор; / '.repeat(20)}ФИО;Оклад / Анна;100000`, ['no_header_row']],
    [
      'ФИО;Оклад;Вычет на детей;Код вычета 126 / Анна;100000;1400;1',
      ['asked Вычет на детей', 'asked Код вычета 126'],
    ],
    ['ФИО;Оклад;Ставка / Анна;100000;250', ['asked Ставка']],
    ['ФИО;Оклад;Офис / Анна;100000;Норильск / Борис;100000;Москва', ['asked Офис']],
    ['ФИО;Оклад / Анна;100 / Борис;90', ['unit Оклад']],
    ['ФИО;Начислено;К выплате / Анна;100000;87000', ['asked Начислено', 'payroll_of_period']],
    [
      'ФИО;Оклад;start_date / Анна;100000;05.02.2019 / Борис;100000;01.03.2021',
      ['asked start_date'],
    ],
    ['Сотрудник;Месяц;Оклад / Анна;январь;100000 / Анна;февраль;100000', ['rows_of_periods Месяц']],
  ])('%s stops', async (table, problems) => {
    expect(await taxesOf(csv(table))).toEqual(problems)
  })

  it('may be in thousands, as a title above says, where a header names no unit', async () => {
    const titled = (title: string, header: string) =>
      taxesOf(csv(`${title} / ФИО;${header} / Анна;2500;150 / Борис;3000;0`))
    const asked = ['unit Оклад', 'unit Премия март']
    expect(await titled('Список, тыс. руб.', 'Оклад;Премия март')).toEqual(asked)
    expect(await titled(';;в тысячах рублей', 'Оклад;Премия март')).toEqual(asked)
    // 2,500 and 50 roubles: 13 % of 30,050; 3,000: of 36,000. By hand, 3,919.50 and 4,680.
    expect(await titled('Тыс. руб.', 'Оклад, руб.;Премия март, руб.')).toEqual([3920, 4680])
    const columns = { Оклад: 'gross_salary_thousand_rub' }
    const one = csv('Список, тыс. руб. / ФИО;Оклад / Анна;100')
    expect(await taxesOf(one, { columns })).toEqual([156_000])
  })

  it('is calculated once its columns are said, or kept', async () => {
    const table = csv('ФИО;Выплата;Ставка;Надбавка / Анна;100000;50;7')
    const columns = { Выплата: 'Оклад', Ставка: 'Доля ставки' }
    expect(await taxesOf(table, { columns, keep: ['Надбавка'] })).toEqual([78_000])
    const unknown = {
      columns: { Оклад: 'zeta', Ставка: 'share_of_full_time' },
      keep: ['Надбавка'],
    }
    expect(await taxesOf(table, unknown)).toEqual(['unknown_name Оклад', 'asked Выплата'])
  })

  it('adds a bonus of each month and of the year to those of single months', async () => {
    const table = csv(
      'ФИО;Оклад;Премия;Бонус;Премия март;Принят;Уволен / Анна;100000;10000;;50000;; / Борис;100000;10000;120000;;01.07.2026; / Вера;100000;;100,01;;;31.03.2026',
    )
    const columns = { Премия: 'bonus_each_month_rub', Бонус: 'bonus_of_year_rub' }
    // 13 % of 1,200,000 + 120,000 + 50,000, of 600,000 + 60,000 + 120,000, and of 300,100.01 (39,013.0013).
    expect(await taxesOf(table, { columns })).toEqual([178_100, 101_400, 39_013])
    const tooMuch = csv('ФИО;Оклад;Премия / Анна;100000;1000000001 / Борис;100000;-5')
    expect(await taxesOf(tooMuch, { columns: { Премия: 'bonus_each_month_rub' } })).toEqual([
      expect.stringContaining('от 0 до'),
      expect.stringContaining('«Премия» — число -5; нужно: сумма в рублях'),
    ])
    const inKopecks = csv('gross_salary,bonus_each_month / 10000000,1000000 / 10000000,1.5')
    expect(await taxesOf(inKopecks)).toEqual([
      '«bonus_each_month» — число 1.5; нужно: целое число копеек от 0 до 100000000000.',
    ])
  })

  it('has the pay of each month below a header of the group', async () => {
    const months = 'январь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь'
    const group = (title: string, more: string, cells: string) =>
      taxesOf(
        csv(
          `ФИО;${more}${title}${';'.repeat(11)} / ;${';'.repeat(more.split(';').length - 1)}${months} / ${cells}`,
        ),
      )
    const salaries =
      '100000;100000;100000;110000;110000;110000;110000;110000;110000;110000;110000;110000'
    // By hand: 13 % of 300,000 + 990,000, and of 1,200,000 + 50,000.
    for (const title of ['Оклад по месяцам', 'Оклад, руб.', 'Зарплата']) {
      expect(await group(title, '', `Анна;${salaries}`)).toEqual([167_700])
    }
    expect(await group('Премии по месяцам', 'Оклад;', 'Анна;100000;;;50000;;;;;;;;;')).toEqual([
      162_500,
    ])
  })

  it('compares part time with its share of the minimum wage', async () => {
    // 27,093 × 0.5 = 13,546.50; 27,093 × 0.125 = 3,386.63.
    const table = csv(
      'ФИО;Оклад;Ставка / Анна;32916;0,5 / Борис;26000;0,5 / Вера;27093,04;0,125 / Глеб;16458;1',
    )
    const { bytes } = await runTable(['csv', 'csv'], table, options)
    const warned = (await rowsOf('csv', bytes)).map((row) => String(row['warnings']))
    expect(warned.map((warnings) => /МРОТ/.test(warnings))).toEqual([false, true, false, true])
    expect(warned[1]).toContain(
      'Январь — декабрь: начислено меньше 13 546,50 ₽ — это 50 % МРОТ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.',
    )
  })

  it('has problems about its values, once each', async () => {
    const table =
      'ФИО;Оклад;Договор;Валюта;Дата приёма;Город / Анна;сто тысяч;ГПХ;USD;03/04/2026;Малые Вязники / Борис;;ТД;руб;01.02.2028;Москва'
    expect(await taxesOf(csv(table))).toEqual([
      '«Оклад» — текст „сто тысяч“; нужно: сумма в рублях, не больше двух знаков после запятой, например 150000,50, от 0 до 1 000 000 000.',
      '«Валюта» — текст „USD“; нужно: рубли.',
      '«Дата приёма» — текст „03/04/2026“; нужно: дата, например 01.03.2026 или 2026-03.',
      '«Город» — текст „Малые Вязники“; нужно: город из таблицы районов, а если так называются и другие, то с регионом (Мирный, Якутия); для другого укажите коэффициент в столбце «Районный коэффициент», 1 — если его нет.',
      '«Дата приёма» — вне 2026 года: за этот год человеку не платят.',
      '«Оклад» — пусто; нужно: сумма в рублях, не больше двух знаков после запятой, например 150000,50, от 0 до 1 000 000 000.',
    ])
  })

  it('asks for the region of a town whose name others have, and says that one beside its coefficient is not known', async () => {
    const table = csv(
      'ФИО;Оклад;Город;РК / Котов Иван;100000;Мирный; / Ким Анна;100000;Киров;1,15 / Рак Лев;100000;Киров, Калужская область; / Сом Ян;100000;Москва;',
    )
    expect(await taxesOf(table)).toEqual([
      '«Город» — текст „Мирный“; нужно: «Мирный, Республика Саха (Якутия)», а для места с тем же названием в другом регионе (Архангельская область) укажите коэффициент в столбце «Районный коэффициент», 1 — если его нет.',
      expect.stringMatching(
        /„Киров, Калужская область“; нужно: «Киров, Кировская область», .* в другом регионе \(Калужская область\)/,
      ),
    ])
    // As the sentences say: 1.7 and 80 % of Mirny, none in Kaluga. 13 % of 1,200,000 and of 1,800,000.
    const mended = csv(
      'ФИО;Оклад;Город;Районный коэффициент / Котов Иван;100000;Мирный, Республика Саха (Якутия); / Рак Лев;100000;Киров, Калужская область;1',
    )
    expect(await taxesOf(mended)).toEqual([390_000, 156_000])
    const { bytes } = await runTable(['csv', 'csv'], table, options)
    const [, anna] = await rowsOf('csv', bytes)
    expect(anna?.['warnings']).toMatch(/так называются и другие: северной надбавки нет/)
  })

  it('asks whether names of towns that several regions have are those of work', async () => {
    const table = csv('ФИО;Оклад;Филиал / Котов Иван;100000;Киров / Ким Анна;100000;Благовещенск')
    expect(await taxesOf(table)).toEqual(['asked Филиал'])
  })

  it('asks for the sign of percent where 1 stands among percentages', async () => {
    const problem = (header: string) =>
      `«${header}» — число ${header === 'FTE' ? '1,0' : '1'}; нужно: 1 % или 100 %, со знаком: столбец в процентах.`
    const tables = {
      'Сев. надб.': 'Анна;100000;30 / Борис;100000;1',
      FTE: 'Анна;100000;50 % / Борис;100000;1,0',
    }
    for (const [header, rows] of Object.entries(tables)) {
      expect(await taxesOf(csv(`ФИО;Оклад;${header} / ${rows}`))).toEqual([problem(header)])
    }
    // An allowance that is written as a coefficient: 1 is none there.
    expect(await taxesOf(csv('ФИО;Оклад;СН / Анна;100000;1,3 / Борис;100000;1'))).toEqual([
      '«СН» — число 1,3; нужно: целое число процентов от 0 до 100.',
      '«СН» — число 1; нужно: 1 % или 100 %, со знаком: столбец в процентах.',
    ])
    expect(
      await taxesOf(csv('Оклад;РК / 100000;15 / 100000;1 / 100000;100 % / 100000;2,5')),
    ).toEqual([
      '«РК» — число 1; нужно: 0 % или 200 %, со знаком: столбец в процентах.',
      '«РК» — текст „100 %“; нужно: коэффициент, например 1,15, от 1,00 до 2,00.',
      '«РК» — число 2,5; нужно: коэффициент, например 1,15, от 1,00 до 2,00.',
    ])
    // 100,000 more each month: 13 % of each 1,200,000.
    const signed = 'ФИО;Оклад;Сев. надб. / Анна;100000;30 / Борис;100000;100 %'
    expect(await taxesOf(csv(signed))).toEqual([202_800, 312_000])
  })

  it('asks for the unit of a salary that nobody has among usual ones', async () => {
    expect(await taxesOf(csv('ФИО;Оклад / Анна;95000 / Борис;150'))).toEqual([
      '«Оклад» — число 150; нужно: сумма с единицей, например 150 ₽ или 150 тыс. ₽: остальные намного больше.',
    ])
    // 13 % of 1,140,000, of 1,800 and of 1,800,000.
    const units = 'ФИО;Оклад / Анна;95000 / Борис;150 ₽ / Вера;150 тыс. ₽'
    expect(await taxesOf(csv(units))).toEqual([148_200, 234, 234_000])
    const inHeader = 'ФИО;Оклад, ₽ / Анна;95000 / Борис;150'
    expect(await taxesOf(csv(inHeader))).toEqual([148_200, 234])
    const said = 'ФИО;Ставка / Анна;95000 / Борис;150'
    const net = 'ФИО;На руки / Анна;87000 / Борис;90'
    expect(await taxesOf(csv(net), { question: 'gross-up' })).toEqual([
      expect.stringContaining('число 90; нужно: сумма с единицей'),
    ])
    const columns = { Ставка: 'gross_salary_rub' }
    expect(await taxesOf(csv(said), { columns })).toEqual([148_200, 234])
  })

  it('has no residents but by yes and no', async () => {
    const table =
      'ФИО;Оклад;Резидент;Самозанятый / Анна;100000;иностранец; / Борис;100000;да;может быть / Вера;100000;да;нет'
    expect(await taxesOf(csv(table))).toEqual([
      '«Резидент» — текст „иностранец“; нужно: «да» или «нет».',
      '«Самозанятый» — текст „может быть“; нужно: «да» или «нет».',
    ])
  })

  it('writes the limits of a date before its examples', async () => {
    expect(await taxesOf(csv('Оклад;start_date / 100000;скоро'))).toEqual([
      `«start_date» — текст „скоро“; нужно: дата от 01.01.2017 до 31.12.${startYears.maximum}, например 01.03.2026 или 2026-03.`,
    ])
  })

  it('has a problem where a row has more cells than headers, of which the last may be empty', async () => {
    const tooMany =
      'больше, чем столбцов в шапке. Возьмите ячейку в кавычки, если разделитель — её часть: "150,000".'
    expect(await taxesOf('name,gross_salary\nAnna,150,000\nBoris,1,,\n,,5\n')).toEqual([
      `В строке 2 ячеек ${tooMany}`,
      `В строке 4 ячеек ${tooMany}`,
    ])
  })

  it('has no days that the calendar has not, of earlier years too', async () => {
    const table =
      'ФИО;Оклад;Дата приёма / А;100000;00.01.2019 / Б;100000;31.04.2019 / В;100000;29.02.2024'
    expect(await taxesOf(csv(table))).toEqual([
      '«Дата приёма» — текст „00.01.2019“; нужно: дата, например 01.03.2026 или 2026-03.',
      '«Дата приёма» — текст „31.04.2019“; нужно: дата, например 01.03.2026 или 2026-03.',
    ])
  })

  it('has no seniority of more than 70 years, which may be months', async () => {
    const of = (seniority: string) =>
      taxesOf(csv(`ФИО;Оклад;Город;Северный стаж / А;100000;Норильск;${seniority}`))
    expect(await of('84 / Б;100000;Норильск;7')).toEqual([
      '«Северный стаж» — число 84; нужно: срок, например 2, 2,5 или 2 года 6 месяцев.',
    ])
    // 13 % of 100,000 + 80,000 + 80,000, twelve times.
    expect(await of('84 мес.')).toEqual([405_600])
  })

  it('has problems about absences under their headers', async () => {
    const table =
      'ФИО;Оклад;Отпуск с;Отпуск 2 с;Отпуск 2, календарных дней;Больничный 2 с;Больничный 2 по / Анна;100000;;01.06.2026;14;10.06.2026;12.06.2026 / Борис;100000;01.06.2026;05.06.2026;2;;'
    const options = { columns: { 'Отпуск 2, календарных дней': 'vacation_2_days' } }
    expect(await taxesOf(csv(table), options)).toEqual([
      'Нет обязательного поля «Страховой стаж, лет». Добавьте его.',
      'Нет обязательного поля «Отпуск по». Добавьте его.',
    ])
    const cells =
      'ФИО;Оклад;Отпуск\nАнна;100000;06.07.2026–19.07.2026\nБорис;100000;19.07.2026–06.07.2026'
    expect(await taxesOf(cells)).toEqual(['«Отпуск»: нужно от 2026-07-19 до 2027-07-19.'])
    const overlapping = 'ФИО;Оклад;Отпуск с;Отпуск по;Без содержания с;Без содержания по'
    const anna = 'Анна;100000;01.06.2026;14.06.2026;10.06.2026;09.06.2025'
    const boris = 'Борис;100000;01.06.2026;14.06.2026;10.06.2026;12.06.2026'
    expect(await taxesOf([overlapping, anna, boris].join('\n'))).toEqual([
      '«Без содержания по»: нужно от 2026-06-10 до 2027-06-10.',
      '«Без содержания с» и «Отпуск с» с такими значениями несовместимы. Измените или уберите одно из полей. На один день приходится не больше одного отсутствия.',
    ])
  })

  it('warns of northern seniority without a town, and of a town without it', async () => {
    const table =
      'ФИО;Оклад;Город;Северный стаж / Анна;100000;Норильск; / Борис;100000;Норильск;5 / Вера;100000;;5 / Глеб;100000;Москва;'
    const { bytes } = await runTable(['csv', 'csv'], csv(table), options)
    expect((await rowsOf('csv', bytes)).map(({ warnings }) => warnings)).toEqual([
      expect.stringContaining('Северный стаж не указан: северная надбавка города взята полная.'),
      expect.not.stringContaining('стаж'),
      expect.stringContaining('Северный стаж без города ничего не меняет'),
      expect.not.stringContaining('стаж'),
    ])
  })

  it('may have a formula without a value, which is not an empty cell', async () => {
    const formula = { type: 'Formula', value: '=1+1' } as const
    const people = [
      ['ФИО', 'Оклад', 'Дети'].map((value) => ({ value })),
      [{ value: 'Анна' }, { value: 100_000 }, formula],
    ]
    const workbook = await writeXlsxFile(people, {}).toBlob()
    const { problems } = await runTable(['xlsx', 'csv'], await workbook.bytes(), options)
    expect(problems.map(({ detail }) => detail)).toEqual([
      '«Дети» — формула без значения; нужно: целое число от 0 до 30.',
    ])
  })

  it('has no sums in other currencies, as the formats of its cells show them', async () => {
    const salary = (format: string) => ['А', { value: 90_000, format }, { value: 5, format }]
    const roubles = ['#,##0 "₽"', '[$-419]#,##0', '#,##0 [$RUB];[Red]-#,##0 [$RUB]']
    const others = ['"$"#,##0', '[$€-1] #,##0.00', '#,##0 [$₸-43F]', '#,##0 [$AMD]', '0 "тенге"']
    const formats = [...roubles, ...others]
    const rows = [['ФИО', 'Оклад', 'Грант'], ...formats.map(salary)]
    const workbook = await (await writeXlsxFile(rows, {}).toBlob()).bytes()
    const { bytes, problems } = await runTable(['xlsx', 'csv'], workbook, {
      ...options,
      keep: ['Грант'],
    })
    expect(problems.map(({ row, detail }) => [row, detail.slice(0, 27)])).toEqual([
      [5, '«Оклад» — текст „90000 $“; '],
      [6, '«Оклад» — текст „90000 €“; '],
      [7, '«Оклад» — текст „90000 ₸“; '],
      [8, '«Оклад» — текст „90000 AMD“'],
      [9, '«Оклад» — текст „90000 тенг'],
    ])
    expect((await rowsOf('csv', bytes)).map((row) => row['Грант'])).toEqual(Array(8).fill('5'))
  })

  it('has percentages as the formats of its cells show them, which are no sums', async () => {
    const percent = (value: number) => ({ value, format: '0%' })
    const rows: Row[] = [
      ['ФИО', 'Оклад', 'СН', 'РК', 'FTE', 'Премия март'],
      ['А', 100_000, percent(0.3), percent(0.15), percent(0.5), 0],
      ['Б', 100_000, percent(1), percent(0), percent(1), percent(0.1)],
      ['В', 100_000, percent(1), percent(0), percent(1), null],
    ]
    const workbook = await (await writeXlsxFile(rows, {}).toBlob()).bytes()
    const { bytes, problems } = await runTable(['xlsx', 'csv'], workbook, options)
    expect(problems.map(({ row, detail }) => [row, detail.slice(0, 29)])).toEqual([
      [3, '«Премия март» — текст „10 %“;'],
    ])
    // 50,000 × 1.45 × 12 and 200,000 × 12: 13 % of 870,000, and of 1,200,000 twice.
    const taxes = (await rowsOf('csv', bytes)).map((row) => row['annual_tax_amount_rub'])
    expect(taxes).toEqual(['113100.00', '', '312000.00'])
  })

  it('has no cell of a term that is merged over several people', async () => {
    const merged = (value: number) => ({ value, rowSpan: 2 })
    const rows: Row[] = [
      ['Отдел', 'ФИО', 'Оклад', 'РК'],
      [{ value: 'Цех', rowSpan: 2 }, 'Анна', 100_000, merged(1.15)],
      [null, 'Борис', 80_000, null],
      ['Склад', 'Вера', merged(50_000), 1],
      [null, null, null, null],
      ['Склад', 'Глеб', 60_000, 1],
    ]
    const workbook = await (await writeXlsxFile(rows, {}).toBlob()).bytes()
    const { problems, totals } = await runTable(['xlsx', 'csv'], workbook, options)
    expect(problems.map(({ row, detail }) => [row, detail])).toEqual([
      [
        3,
        '«РК» — часть объединённых ячеек D2:D3; нужно: коэффициент, например 1,15, от 1,00 до 2,00.',
      ],
    ])
    // 115,000, 50,000 and 60,000 roubles for twelve months; the empty row is of no person.
    expect(totals).toMatchObject([{ rows: 4, refused: 1, empty: 1, gross: 270_000_000 }])
  })

  it('may have months as dates in its header', async () => {
    const month = (number: number) => ({
      value: new Date(Date.UTC(2026, number - 1)),
      format: 'mm.yyyy',
    })
    const workbookOf = async (...rows: Row[]) => (await writeXlsxFile(rows, {}).toBlob()).bytes()
    const bonuses = await workbookOf(
      ['ФИО', 'Оклад', 'Премия', null],
      [null, null, month(1), month(2)],
      ['Анна', 100_000, 10_000, 20_000],
    )
    // 1,200,000 and 30,000.
    const { totals } = await runTable(['xlsx', 'csv'], bonuses, options)
    expect(totals).toMatchObject([{ gross: 123_000_000 }])
    const alone = await workbookOf(['ФИО', 'Оклад', month(1)], ['Анна', 100_000, 10_000])
    await expect(runTable(['xlsx', 'csv'], alone)).rejects.toMatchObject({
      problems: [{ code: 'asked', values: { header: '2026-01' } }],
    })
  })

  it('has the usual accident insurance and the cost, where it is a list of people', async () => {
    const { bytes } = await runTable(['csv', 'csv'], csv('ФИО;Оклад / Анна;150000'), options)
    // 150,000 × 12 × 0.2 % = 3,600; 30 % of 1,800,000 = 540,000.
    expect(await rowsOf('csv', bytes)).toMatchObject([
      { annual_accident_contribution_rub: '3600,00', employer_total_cost_rub: '2343600,00' },
    ])
  })

  it('of lines of JSON may have roubles as numbers', async () => {
    const lines = '{"Оклад":100000.0}\n{"Оклад":100000.5}\n{"Оклад":"100 000,00 ₽"}\n'
    const { problems, totals } = await runTable(['ndjson', 'ndjson'], lines)
    expect(problems).toEqual([])
    expect(totals).toMatchObject([{ rows: 3, gross: 360_000_600 }])
  })

  it('becomes a workbook for an accountant', async () => {
    const table = csv('ФИО;Оклад / Анна;100000 / Борис;x')
    const { bytes } = await runTable(['csv', 'xlsx'], table, options)
    const [anna, boris, total, ...more] = await rowsOf('xlsx', bytes)
    expect(more).toEqual([])
    // 100,000 × 12; 13 %; 0.2 % of accidents.
    expect(anna).toMatchObject({
      ...{
        ФИО: 'Анна',
        'Начислено всего за год, ₽': 1_200_000,
        'Взносы на травматизм за год, ₽': 2_400,
      },
    })
    expect(boris?.['Ошибки']).toContain('«Оклад» — текст „x“')
    expect(total).toMatchObject({ ФИО: 'Итого', 'Начислено всего за год, ₽': 1_200_000 })
    const files = unzipSync(bytes)
    const text = (name: string) => strFromU8(files[name] as Uint8Array)
    expect(text('xl/workbook.xml')).toMatch(/name="Сотрудники".*Print_Area".*\$A\$1:/s)
    // Once more: its results are no terms, and its total is no person.
    const again = await runTable(['xlsx', 'xlsx'], bytes, options)
    expect(await rowsOf('xlsx', again.bytes)).toEqual(await rowsOf('xlsx', bytes))
  })

  it('has the cost of everybody above the total of a workbook, and no sum of what cannot be added', async () => {
    const table = csv(
      'ФИО;Оклад;Договор;Дети / Анна;100000;ТД;1 / Борис;100000;ГПХ;2 / Вера;100000;самозанятый;',
    )
    const { bytes } = await runTable(['csv', 'xlsx'], table, options)
    const rows = await rowsOf('xlsx', bytes)
    // 30 % of 1,200,000 are 360,000; 0.2 % of accident insurance under an employment contract.
    expect(rows.map((row) => row['Расходы работодателя, ₽'])).toEqual([
      ...[1_562_400, 1_560_000, 1_200_000],
      4_322_400,
    ])
    // 1,400 for the first child and 2,800 for the second in a month; 13 % of 4 and of 4 months below 450,000.
    expect(rows.map((row) => row['Стандартный вычет на детей в месяц, ₽'])).toEqual([
      ...[1_400, 4_200],
      ...[undefined, undefined],
    ])
    expect(rows.map((row) => row['Экономия НДФЛ за счёт вычета на детей, ₽'])).toEqual([
      ...[728, 2_184, 0],
      2_912,
    ])
  })

  it('has the sums of the list in the total of a workbook, of people who are answered', async () => {
    const lastOf = async (table: string, more: object = {}) => {
      const { bytes } = await runTable(['csv', 'xlsx'], csv(table), { ...options, ...more })
      return (await rowsOf('xlsx', bytes)).at(-1)
    }
    const table =
      'ФИО;Оклад;Премия март;РК;Ставка;Таб. № / Анна;100 000,50;5000;1,15;1;17 / Борис;50000;;1,2;0,5;18 / Вера;90000;x;1;1;19'
    // 100,000.50 + 50,000; the row of Вера is refused.
    expect(await lastOf(table)).toMatchObject({
      ...{ ФИО: 'Итого', Оклад: 150_000.5, 'Премия март': 5000 },
      ...{ РК: undefined, Ставка: undefined, 'Таб. №': undefined },
    })
    expect(await lastOf('ФИО;Оклад / Анна;100 тыс. руб.')).toMatchObject({ Оклад: undefined })
    expect(await lastOf('ФИО;Оклад / Анна;100000', { detail: 'long' })).toMatchObject({
      Оклад: undefined,
    })
  })

  it('of months and of payments becomes such a workbook, too', async () => {
    const workbookFor = async (question: 'calc' | 'payments') => {
      const run = { ...options, question, detail: 'long' } as const
      const { bytes } = await runTable(['csv', 'xlsx'], csv('ФИО;Оклад / Анна;100000'), run)
      const [row, ...more] = await rowsOf('xlsx', bytes)
      return [Object.entries(row ?? {}).slice(2, 5), more.at(-1)?.['Удержан НДФЛ, ₽']]
    }
    // 13 % of 1,200,000.
    expect(await workbookFor('calc')).toEqual([
      [
        ['Расчётный месяц', new Date('2026-01-01')],
        ['Начислено всего, ₽', 100_000],
        ['На руки, ₽', 87_000],
      ],
      156_000,
    ])
    expect(await workbookFor('payments')).toEqual([
      [
        ['Выплачено', new Date('2026-01-20')],
        ['Расчётный месяц', new Date('2026-01-01')],
        ['За что', 'аванс'],
      ],
      156_000,
    ])
  })

  it('becomes CSV with the titles of a workbook where it is asked for, and is answered again', async () => {
    const table = csv('ФИО;Оклад / Анна;100000')
    const [header = '', row = ''] = await titled(table)
    expect(header).toMatch(/^\ufeffФИО;Оклад;Начислено всего за год, ₽;.*;Предупреждения;Ошибки$/)
    // 100,000 × 12; 13 % off.
    expect(row).toMatch(/^Анна;100000;1200000,00;1044000,00;156000,00;/)
    expect(await titled([header, row].join('\n'))).toEqual([header, row])
  })

  // 500,000 × 12 is above the 2,400,000 of the self-employed in a year (422-ФЗ, art. 4), and 10,000 × 12 is not.
  it('becomes CSV with words below titles, and with those of the API below its names', async () => {
    const flagsOf = async (pay: string) => {
      const [header = '', ...rows] = await titled(
        csv(`ФИО;${pay};НПД / Анна;500000;+ / Пётр;10000;+`),
      )
      const place = header
        .split(';')
        .findIndex((title) => /^npd_limit_exceeded$|^Доход выше предела НПД$/.test(title))
      return [header.includes('annual_tax_amount_rub'), rows.map((row) => row.split(';')[place])]
    }
    expect(await flagsOf('Оклад')).toEqual([false, ['да', 'нет']])
    expect(await flagsOf('gross_salary_rub')).toEqual([true, ['true', 'false']])
  })

  it('becomes CSV that no spreadsheet runs, unless asked', async () => {
    const names: readonly OutputColumn[] = [{ name: 'ФИО', type: 'text' }]
    /** The lines of a CSV with one column, without its header. */
    const rows = async (texts: readonly unknown[], dialect: CsvDialect) => {
      const written = csvFormat.write(names, Readable.from([[texts]]), dialect)
      const pieces = await Readable.from(written).toArray()
      return pieces.join('').replace(/^\ufeff?ФИО\n/, '')
    }
    const cells = ['=cmd|x', '+7 900 000-00-00', '-1,5', '@SUM(A1)', 'Анна', -1e-7]
    // A number is none, also a small one.
    expect(await rows(cells, dialects.ru)).toBe(
      "'=cmd|x\n+7 900 000-00-00\n-1,5\n'@SUM(A1)\nАнна\n-1e-7\n",
    )
    expect(await rows(cells, { ...dialects.ru, keepsFormulas: true })).toContain('=cmd|x\n')
    const written = async (texts: readonly string[]) => {
      const each = await Promise.all(texts.map((text) => rows([text], dialects.en)))
      return each.map((text) => text.replace(/^"|"?\n$/g, ''))
    }
    const run = [
      '\n=1+1',
      ' =A1',
      '\u00a0@SUM(A1)',
      '\t=1+A1',
      '＝1+A1',
      '＋A1',
      '－A1',
      '＠A1',
      '-e5',
      '-1+E5',
    ]
    expect(await written(run)).toEqual(run.map((text) => `'${text}`))
    const kept = ['-1.5e3', '+1,5E-3', '-1.5e3 ', ' -5', '2e5', '＋7 900', 'a=1', '']
    expect(await written(kept)).toEqual(kept)
  })
})
