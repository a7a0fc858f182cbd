import type { CommandDescription } from './command.ts'

/** `oklad sql`: a query over files, with the answers as functions. */
export const sqlCommand: CommandDescription = {
  name: 'sql',
  description: {
    en: 'Run a DuckDB query over files, in which answers are functions. annual_tax_amount(gross_salary, children_count := 2) and every other column of "oklad batch" is a function of the fields of the service, sums are kopecks; annual_tax(…) is a short name of annual_tax_amount(…); oklad(…) returns all columns. A wrong row ends the query; errors(…) returns the problems of a row. Exit status: 0, 1 if rows or files stop the query, 2 if the query is wrong.',
    ru: 'Выполнить запрос DuckDB к файлам, где ответы — функции. annual_tax_amount(gross_salary, children_count := 2), как и любой другой столбец «oklad batch», — функция от полей сервиса, суммы в копейках; annual_tax(…) — короткое имя annual_tax_amount(…), а oklad(…) возвращает все столбцы сразу. Строка с ошибкой останавливает запрос; errors(…) возвращает ошибки строки. Код завершения: 0; 1, если запрос остановили строки или файлы; 2, если запрос неверен.',
  },
  examples: [
    `sql "select department, sum(annual_tax_amount(gross_salary, children_count := children)) as tax from 'people.parquet' group by all"`,
    'sql - < query.sql',
    `sql "copy (select *, unnest(oklad(gross_salary)) from 'people.csv') to 'taxes.parquet'"`,
  ],
  // biome-ignore format: one parameter a line
  parameters: [
    { term: { en: '<query>', ru: '<запрос>' }, en: "the query, or - to read it from the standard input; a file is a table, such as 'people.parquet'", ru: "запрос или -, чтобы прочитать его со стандартного ввода; таблица — это файл, например 'people.parquet'" },
  ],
  // biome-ignore format: one option a line
  options: [
    { term: '--json', en: 'print an array of objects; a number beyond the exact ones of JSON is a text', ru: 'вывести массив объектов; число, которое в JSON не было бы точным, — текст' },
    { term: '--csv', en: 'print CSV', ru: 'вывести CSV' },
  ],
  // Loaded when needed, because the formats are slow to load.
  act: async (given, [query = ''], context) =>
    (await import('../batch/run-sql.ts')).sql(given, query, context),
}
