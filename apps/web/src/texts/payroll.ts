import { plural } from '@oklad/contract/fields'
import type { FileFormat } from '../payroll/messages.ts'
import { byLanguage } from './by-language.ts'

/** The texts of the list of employees, which is loaded when it is opened. */
export const payrollTexts = byLanguage({
  heading: ['Список сотрудников', 'List of employees'],
  about: (year: number) => [
    `Загрузите таблицу с окладами: получите начисления, НДФЛ, выплаты и взносы каждого за ${year} год. Достаточно столбца «Оклад»; район, дети, договор и остальное — по желанию, как в образце.`,
    `Load a table of salaries: get gross pay, income tax, net pay and contributions of everybody in ${year}. The column "Salary" is enough; region, children, contract and the rest are optional, as in the example.`,
  ],
  drop: ['Выберите файл или перетащите его сюда', 'Choose a file, or drop it here'],
  dropHint: [
    'CSV или Excel (XLSX): шапка таблицы, пустые строки и «Итого» не помешают',
    'CSV or Excel (XLSX): a title, empty rows and a total below do no harm',
  ],
  anotherFile: ['Выбрать другой файл', 'Choose another file'],
  private: [
    'Файл не покидает ваш компьютер: всё считается в браузере.',
    'The file stays on your computer: everything is computed in the browser.',
  ],
  example: ['Скачать образец', 'Download an example'],
  busy: ['Считаем…', 'Computing…'],
  failed: [
    'Файл не прочитан. Нужна таблица CSV или XLSX.',
    'The file could not be read. It must be a table as CSV or XLSX.',
  ],
  counted: (count: number) => [
    `Посчитано: ${count} ${plural(count, 'сотрудник', 'сотрудника', 'сотрудников')}.`,
    `Computed: ${count} ${count === 1 ? 'employee' : 'employees'}.`,
  ],
  refused: (count: number) => [
    `Не посчитано: ${count} ${plural(count, 'строка', 'строки', 'строк')}`,
    `Not computed: ${count} ${count === 1 ? 'row' : 'rows'}`,
  ],
  row: (row: number) => [`Строка ${row}`, `Row ${row}`],
  misspelt: (header: string, suggestion: string) => [
    `Столбец «${header}» неизвестен. Возможно, это «${suggestion}»?`,
    `The column "${header}" is not known. Did you mean "${suggestion}"?`,
  ],
  same: ['Да', 'Yes'],
  another: ['Нет, это другое', 'No, it is something else'],
  person: ['Сотрудник', 'Employee'],
  cost: ['Расходы', 'Total cost'],
  total: ['Итого за год, ₽', 'Total in the year, ₽'],
  table: [
    'Сотрудники и их суммы за год, таблица прокручивается вбок',
    'Employees and their sums of the year, the table scrolls sideways',
  ],
  more: (shown: number, count: number) => [
    `Показаны первые ${shown} из ${count}: в файле — все.`,
    `The first ${shown} of ${count} are shown: the file has all.`,
  ],
  detail: ['Что в файле', 'In the file'],
  details: { year: ['За год', 'The year'], months: ['И по месяцам', 'Months too'] },
  fileName: (format: FileFormat) => [
    format === 'example' ? 'сотрудники' : 'расчёт-сотрудников',
    format === 'example' ? 'employees' : 'payroll',
  ],
})
