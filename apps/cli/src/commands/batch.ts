import { tableArgument } from '../texts.ts'
import type { CommandDescription, HelpEntry } from './command.ts'

/** The options that say what columns hold. */
// biome-ignore format: one option a line
export const columnOptions: readonly HelpEntry[] = [
  { term: { en: '--column <header=name>', ru: '--column <заголовок=название>' }, en: 'what a column holds: "Rate=Share of full time" or "Rate=share_of_full_time"; may be given several times', ru: 'что в столбце: "Ставка=Доля ставки" или "Ставка=share_of_full_time"; можно указать несколько раз' },
  { term: { en: '--mapping <file>', ru: '--mapping <файл>' }, en: 'the file that oklad columns has written, with its questions answered; --column and --keep take precedence', ru: 'файл, который записала команда oklad columns, с ответами на вопросы; --column и --keep важнее' },
  { term: { en: '--keep <column>', ru: '--keep <столбец>' }, en: 'a column to pass through whatever it looks like; may be given several times', ru: 'столбец, который нужно оставить как есть; можно указать несколько раз' },
  { term: '--keep-rest', en: 'pass through all other columns that would be asked about; the report names them', ru: 'остальные столбцы, о которых возник бы вопрос, оставить как есть; отчёт их назовёт' },
]

/** The option for tables of people. */
// biome-ignore format: one option a line
export const headingsOption: HelpEntry =
  { term: '--skip-headings', en: 'leave out rows of a table of people that look like headings, subtotals, signatures or vacancies; by default they are refused', ru: 'пропустить строки списка, похожие на заголовки, подытоги, подписи и вакансии; иначе они отклоняются' }

/** The option for workbooks. */
// biome-ignore format: one option a line
export const sheetOption: HelpEntry =
  { term: { en: '--sheet <name>', ru: '--sheet <лист>' }, en: 'the sheet of an XLSX workbook to read; by default the first visible sheet with a term of pay in its header', ru: 'лист книги XLSX; по умолчанию первый из видимых, в шапке которого есть условие оплаты' }

/** The options of what is asked for every row, of a table. */
// biome-ignore format: one option a line
export const questionOptions: readonly HelpEntry[] = [
  { choices: ['year', 'months'], term: { en: '--detail <detail>', ru: '--detail <подробность>' }, en: 'year: sums of the year; months: the same with each month; by default year', ru: 'year — суммы за год, months — ещё и по месяцам; по умолчанию year' },
  { term: '--long', en: 'a row for each month or payment, in place of a row for each person', ru: 'строка на каждый месяц или выплату вместо строки на человека' },
  { choices: ['calc', 'gross-up', 'payments'], term: { en: '--question <question>', ru: '--question <вопрос>' }, en: 'calc; gross-up: the salary for the net pay in the column "Net pay" (target_net); payments: by date, sums by tax year; by default calc', ru: 'calc — расчёт; gross-up — оклад по сумме на руки из столбца «На руки» (target_net); payments — выплаты по датам, суммы по годам; по умолчанию calc' },
  ...columnOptions,
]

// biome-ignore format: one option a line
const fileOptions: readonly HelpEntry[] = [
  { term: { en: '--output <file>', ru: '--output <файл>' }, en: 'the file to write; its extension is its format; - is the standard output', ru: 'файл результата; формат — по расширению; «-» — стандартный вывод' },
  { choices: ['csv', 'ndjson', 'xlsx', 'parquet', 'arrow', 'arrows'], term: { en: '--format <format>', ru: '--format <формат>' }, en: 'the format of -: csv, ndjson, xlsx, parquet, arrow or arrows', ru: 'формат для «-»: csv, ndjson, xlsx, parquet, arrow или arrows' },
  { term: { en: '--errors <file>', ru: '--errors <файл>' }, en: 'a CSV or NDJSON file for the problems: row, column, code and text', ru: 'файл CSV или NDJSON для ошибок: строка, столбец, код и текст' },
  { term: '--formulas', en: 'write texts such as =A1 to CSV as they are; by default an apostrophe before them keeps a spreadsheet from running them', ru: 'писать в CSV тексты вида =A1 как есть; иначе перед ними апостроф, чтобы таблица их не выполнила' },
  { term: { en: '--template <file>', ru: '--template <файл>' }, en: 'write an XLSX table to fill in, with two examples and notes, and do nothing else', ru: 'только записать таблицу XLSX для заполнения, с двумя примерами и пояснениями' },
]

/** `oklad batch`: a table of people in, a table of answers out. */
export const batchCommand: CommandDescription = {
  name: 'batch',
  description: {
    en: 'Calculate a table of people: CSV, NDJSON, XLSX, Parquet or Arrow. Columns are the fields of the service (gross_salary, in kopecks; gross_salary_rub, in roubles) or titles as people write them: salary, town, hire date. It says first what it understood, and asks where a term of pay is not certain; all others pass through. The column errors names the problems of each row. Exit status: 0 all rows, 1 some rows are refused, 2 nothing is written.',
    ru: 'Рассчитать таблицу сотрудников: CSV, NDJSON, XLSX, Parquet или Arrow. Столбцы — поля сервиса (gross_salary в копейках, gross_salary_rub в рублях) или названия, как их пишут люди: оклад, город, дата приёма. Сначала команда говорит, что поняла, и останавливается, если условие оплаты понятно не до конца; остальное не меняется. Ошибки строк — в столбце errors, в русском списке — «Ошибки». Код завершения: 0 — рассчитаны все строки, 1 — некоторые отклонены, 2 — ничего не записано.',
  },
  examples: [
    'batch --template people.xlsx',
    'batch people.xlsx --output result.xlsx',
    'batch people.csv --output result.parquet --detail months --errors errors.csv',
    'batch - --output - --format ndjson < people.ndjson > result.ndjson',
  ],
  // biome-ignore format: one parameter a line
  parameters: [
    { term: tableArgument, en: 'the file to read; - is the standard input', ru: 'файл с таблицей; «-» — стандартный ввод' },
  ],
  options: [...fileOptions, sheetOption, headingsOption, ...questionOptions],
  // Loaded when needed, because the formats are slow to load.
  act: async (given, [input], context) =>
    (await import('../batch/run-batch.ts')).batch(given, input, context),
}
