import { type Language, plural } from '@oklad/contract/fields'
import type { FileFormat } from '../payroll/messages.ts'

const ru = {
  heading: 'Список сотрудников',
  about: (year: number) =>
    `Загрузите таблицу с окладами: получите начисления, НДФЛ, выплаты и взносы каждого за ${year} год. Достаточно столбца «Оклад»; район, дети, договор и остальное — по желанию, как в образце.`,
  drop: 'Выберите файл или перетащите его сюда',
  dropHint: 'CSV или Excel (XLSX): шапка таблицы, пустые строки и «Итого» не помешают',
  anotherFile: 'Выбрать другой файл',
  private: 'Файл не покидает ваш компьютер: всё считается в браузере.',
  example: 'Скачать образец',
  busy: 'Считаем…',
  failed: 'Файл не прочитан. Нужна таблица CSV или XLSX.',
  counted: (count: number) =>
    `Посчитано: ${count} ${plural(count, 'сотрудник', 'сотрудника', 'сотрудников')}.`,
  refused: (count: number) =>
    `Не посчитано: ${count} ${plural(count, 'строка', 'строки', 'строк')}`,
  row: (row: number) => `Строка ${row}`,
  misspelt: (header: string, suggestion: string) =>
    `Столбец «${header}» неизвестен. Возможно, это «${suggestion}»?`,
  same: 'Да',
  another: 'Нет, это другое',
  person: 'Сотрудник',
  cost: 'Расходы',
  total: 'Итого за год, ₽',
  table: 'Сотрудники и их суммы за год, таблица прокручивается вбок',
  more: (shown: number, count: number) => `Показаны первые ${shown} из ${count}: в файле — все.`,
  detail: 'Что в файле',
  details: { year: 'За год', months: 'И по месяцам' },
  fileName: (format: FileFormat): string =>
    format === 'example' ? 'сотрудники' : 'расчёт-сотрудников',
}

type PayrollTexts = typeof ru

const en: PayrollTexts = {
  heading: 'List of employees',
  about: (year) =>
    `Load a table of salaries: get gross pay, income tax, net pay and contributions of everybody in ${year}. The column "Salary" is enough; region, children, contract and the rest are optional, as in the example.`,
  drop: 'Choose a file, or drop it here',
  dropHint: 'CSV or Excel (XLSX): a title, empty rows and a total below do no harm',
  anotherFile: 'Choose another file',
  private: 'The file stays on your computer: everything is computed in the browser.',
  example: 'Download an example',
  busy: 'Computing…',
  failed: 'The file could not be read. It must be a table as CSV or XLSX.',
  counted: (count) => `Computed: ${count} ${count === 1 ? 'employee' : 'employees'}.`,
  refused: (count) => `Not computed: ${count} ${count === 1 ? 'row' : 'rows'}`,
  row: (row) => `Row ${row}`,
  misspelt: (header, suggestion) =>
    `The column "${header}" is not known. Did you mean "${suggestion}"?`,
  same: 'Yes',
  another: 'No, it is something else',
  person: 'Employee',
  cost: 'Total cost',
  total: 'Total in the year, ₽',
  table: 'Employees and their sums of the year, the table scrolls sideways',
  more: (shown, count) => `The first ${shown} of ${count} are shown: the file has all.`,
  detail: 'In the file',
  details: { year: 'The year', months: 'Months too' },
  fileName: (format) => (format === 'example' ? 'employees' : 'payroll'),
}

/** The texts of the list of employees, which is loaded when it is opened. */
export const payrollTexts: Readonly<Record<Language, PayrollTexts>> = { en, ru }
