import { type Text, type TextValues, write } from '@oklad/contract/fields'
import type { FileFormat } from '../payroll/messages.ts'
import { byLanguage } from './by-language.ts'

/** A text with its values, and the forms of words that go with numbers. */
const filled = (text: Text, values: TextValues): Text => ({
  en: write(text, 'en', values),
  ru: write(text, 'ru', values),
})

/** The texts of the list of employees, which is loaded when it is opened. */
// biome-ignore format: one text a line
export const payrollTexts = byLanguage({
  heading: { en: 'List of employees', ru: 'Список сотрудников' },
  about: (year: number) => ({ en: `Load a table of salaries to get the gross pay, income tax, take-home pay and contributions of every employee in ${year}. The column “Salary” is enough; the example shows the others: region, children, contract and more.`, ru: `Загрузите таблицу с окладами — посчитаем начисления, НДФЛ, сумму на руки и взносы каждого за ${year} год. Достаточно столбца «Оклад»; район, дети, договор и прочее можно добавить, как в образце.` }),
  drop: { en: 'Choose a file, or drop it here', ru: 'Выберите файл или перетащите его сюда' },
  dropHint: { en: 'CSV or Excel (XLSX): a title, empty rows and a total row do no harm', ru: 'CSV или Excel (XLSX): шапка таблицы, пустые строки и «Итого» не помешают' },
  anotherFile: { en: 'Choose another file', ru: 'Выбрать другой файл' },
  private: { en: 'The file stays on your computer: everything is computed in the browser.', ru: 'Файл не покидает ваш компьютер: всё считается в браузере.' },
  example: { en: 'Download an example', ru: 'Скачать образец' },
  busy: { en: 'Computing…', ru: 'Считаем…' },
  failed: { en: 'The file could not be read. It must be a table as CSV or XLSX.', ru: 'Не удалось прочитать файл. Нужна таблица CSV или XLSX.' },
  counted: (count: number) => filled({ en: 'Computed: {count} {count:employee|employees}.', ru: 'Посчитано: {count} {count:сотрудник|сотрудника|сотрудников}.' }, { count }),
  refused: (count: number) => filled({ en: 'Not computed: {count} {count:row|rows}', ru: 'Не посчитано: {count} {count:строка|строки|строк}' }, { count }),
  rows: (rows: readonly number[]) => filled(rows.length > 10 ? { en: 'Row {row} and {others} more', ru: 'Строка {row} и ещё {others}' } : { en: '{count:Row|Rows} {rows}', ru: '{count:Строка|Строки|Строки} {rows}' }, { rows: rows.join(', '), row: rows[0] ?? 0, count: rows.length, others: rows.length - 1 }),
  skip: { en: 'Leave out headings, subtotals, signatures and vacancies', ru: 'Пропустить заголовки, подытоги, подписи и вакансии' },
  leftOut: {
    total: (count: number) => filled({ en: 'Totals left out: {count}.', ru: 'Пропущено строк с итогами: {count}.' }, { count }),
    heading: (count: number) => filled({ en: 'Left out: {count} {count:heading, subtotal, signature or vacancy|headings, subtotals, signatures and vacancies}.', ru: 'Пропущено заголовков, подытогов, подписей и вакансий: {count}.' }, { count }),
    empty: (count: number) => filled({ en: 'Empty rows left out: {count}.', ru: 'Пропущено пустых строк: {count}.' }, { count }),
    replaced: (count: number) => filled({ en: 'Rows replaced by a recalculation in the row below: {count}.', ru: 'Строк, вместо которых считается пересчёт из строки ниже: {count}.' }, { count }),
  },
  mend: { en: 'Correct', ru: 'Исправить' },
  right: (header: string, text: string) => ({ en: `${header}: instead of “${text}”`, ru: `${header}: вместо «${text}»` }),
  columns: { en: 'Columns: what each holds', ru: 'Столбцы: что в каждом' },
  column: (header: string) => ({ en: `What “${header}” holds`, ru: `Что в столбце «${header}»` }),
  choose: { en: 'Choose…', ru: 'Выберите…' },
  saveMapping: { en: 'Save the answers for next month', ru: 'Сохранить ответы на следующий месяц' },
  takeMapping: { en: 'Open saved answers', ru: 'Открыть сохранённые ответы' },
  mappingName: { en: 'employees', ru: 'сотрудники' },
  kept: { en: 'Pass through as it is', ru: 'Оставить как есть' },
  keptAll: { en: 'Pass all of them through as they are', ru: 'Оставить все как есть' },
  forDocuments: (headers: string) => ({ en: `for documents: ${headers}`, ru: `для отчётности: ${headers}` }),
  notUsed: (headers: string) => ({ en: `not used: ${headers}`, ru: `не используется: ${headers}` }),
  replaced: (headers: string) => ({ en: `computed anew: ${headers}`, ru: `рассчитано заново: ${headers}` }),
  renamed: (header: string, name: string) => ({ en: `${header}: ${name} in the file, because the answer has a column of that name`, ru: `${header}: в файле — ${name}, потому что такой столбец есть в ответе` }),
  agree: {
    file: { en: 'page = file ✓', ru: 'страница = файл ✓' },
    report: { en: 'page = file = 6-НДФЛ ✓', ru: 'страница = файл = 6-НДФЛ ✓' },
  },
  fileDiffers: (sum: string) => ({ en: `The file has ${sum} ₽: do not use it.`, ru: `В файле ${sum} ₽: не пользуйтесь им.` }),
  reportHas: (sum: string) => ({ en: `6-НДФЛ of the year: ${sum} ₽`, ru: `6-НДФЛ за год: ${sum} ₽` }),
  reasons: {
    selfEmployed: { en: 'self-employed', ru: 'самозанятые' },
    latePay: { en: 'December, paid in January', ru: 'декабрь, выплата в январе' },
    deductions: { en: 'deductions, by the dates of payments', ru: 'вычеты по датам выплат' },
    rounding: { en: 'tax of 30%, rounded with each payment', ru: 'налог 30 % округлён с каждой выплаты' },
    excess: { en: 'withheld too much, or not withheld', ru: 'излишне удержано или не удержано' },
    unreported: { en: 'exempt pay that 6-НДФЛ leaves out', ru: 'необлагаемые выплаты, которых нет в 6-НДФЛ' },
    notInList: { en: 'people with a row that the list does not compute', ru: 'люди, чьи строки список не считает' },
    otherYears: { en: 'rows of another year', ru: 'строки другого года' },
    unknown: { en: 'no reason is known: check the list', ru: 'причина неизвестна, проверьте список' },
  },
  /** What makes the difference, where a word is not enough. */
  why: {
    latePay: { en: 'Pay is income of the day on which it is paid (Tax Code, article 223): the rest of December is of the next year.', ru: 'Зарплата — доход дня выплаты (п. 1 ст. 223 НК РФ): остаток за декабрь — доход следующего года.' },
    deductions: { en: 'The list counts the income of months, 6-НДФЛ that of payments: a part of a month’s pay comes in the next one. So income passes 450,000 ₽, after which there is no deduction for children, in another month (Tax Code, article 218).', ru: 'В списке доход считается по месяцам, в 6-НДФЛ — по датам выплат: часть зарплаты приходит в следующем месяце. Поэтому доход превышает 450 000 ₽, после которых вычета на детей нет, в другом месяце (ст. 218 НК РФ).' },
    rounding: { en: 'The tax of a non-resident is computed from each payment by itself, in whole roubles (Tax Code, article 226).', ru: 'Налог нерезидента считают с каждой выплаты отдельно, в полных рублях (п. 3 ст. 226 НК РФ).' },
  },
  noReport: { en: '6-НДФЛ cannot be computed yet', ru: '6-НДФЛ пока не составить' },
  person: { en: 'Employee', ru: 'Сотрудник' },
  cost: { en: 'Total cost', ru: 'Расходы' },
  taxes: { en: 'Income tax or professional income tax', ru: 'НДФЛ или НПД' },
  warnings: (name: string) => ({ en: `Warnings: ${name}`, ru: `Предупреждения: ${name}` }),
  total: { en: 'Total for the year, ₽', ru: 'Итого за год, ₽' },
  table: { en: 'Employees and their yearly sums, the table scrolls sideways', ru: 'Сотрудники и их суммы за год, таблица прокручивается вбок' },
  search: { en: 'Find an employee', ru: 'Найти сотрудника' },
  found: (shown: number, found: number, count: number) => (shown < found ? { en: `The first ${shown} of ${found} are shown; the file has them all.`, ru: `Показаны первые ${shown} из ${found}; в файле — все.` } : { en: `${found} of ${count}`, ru: `${found} из ${count}` }),
  detail: { en: 'In the file', ru: 'Что в файле' },
  details: {
    year: { en: 'The year', ru: 'За год' },
    months: { en: 'Months too', ru: 'И по месяцам' },
  },
  fileName: (format: FileFormat) => ({ en: format === 'example' ? 'employees' : 'payroll', ru: format === 'example' ? 'сотрудники' : 'расчёт-сотрудников' }),
})
