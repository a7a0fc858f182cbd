import { type Language, type Text, type TextValues, write } from '@oklad/contract/internal'
import { shownText } from './shown-text.ts'

/** Why a table as a whole cannot be read or written; single rows never are the reason. */
// biome-ignore format: one text a line
const texts = {
  empty: { en: 'The table is empty.', ru: 'Таблица пуста.' },
  required_column: { en: 'There is no column "{title}" ({name}). Give a column this title, or say which column it is.', ru: 'Нет столбца «{title}» ({name}). Назовите так нужный столбец или укажите его.' },
  no_header_row: { en: 'There is no column "{title}" ({name}): none of the first {most} rows has terms of pay in its headers. Delete the rows above the header, or give a column this title.', ru: 'Нет столбца «{title}» ({name}): в первых {most} строках нет шапки с данными для расчёта. Удалите строки над шапкой или назовите так нужный столбец.' },
  people_in_columns: { en: 'The terms of pay stand in the first column, and people beside them. Transpose the table, so that each person is a row.', ru: 'Условия оплаты стоят в первом столбце, а сотрудники — в столбцах рядом. Транспонируйте таблицу: каждый сотрудник — строка.' },
  only_net: { en: 'There is no column "{title}" ({name}), only net pay: "{net}". The salary for it is another question, gross-up.', ru: 'Нет столбца «{title}» ({name}), есть только сумма на руки: «{net}». Оклад по ней — другой вопрос, gross-up.' },
  payroll_of_period: { en: 'There is no column "{title}". The table looks like the payroll of a period: {headers} are sums of this period, and the tax of a year needs the salary of a month. Take a list with salaries, such as a staff list (form Т-3); if a column has the whole salary of a month, name it "{title}".', ru: 'Нет столбца «{title}». Таблица похожа на ведомость за период: {headers} — суммы этого периода, а для налога за год нужен оклад в месяц. Возьмите список с окладами, например штатную расстановку или форму Т-3; если в одном из столбцов полный оклад за месяц, назовите его «{title}».' },
  pay_of_hour: { en: 'There is no column "{title}": "{pay}" is pay of an hour, a day or a shift, and the tax of a year needs the salary of a month. Multiply it by the hours or shifts of a month in a column "{title}".', ru: 'Нет столбца «{title}»: «{pay}» — это оплата за час, день или смену, а для налога за год нужен оклад в месяц. Умножьте её на часы или смены месяца в столбце «{title}».' },
  rows_of_periods: { en: 'A row is a period of "{header}", and it must be a person with the terms of the year. Put the months of a person into one row, in columns such as "Salary, January" and "Bonuses, March". If each row is another person, pass the column through.', ru: 'Строка — это период из столбца «{header}», а должна быть сотрудником с условиями на весь год. Сведите месяцы человека в одну строку: столбцы «Оклад, январь», «Премии, март». Если в каждой строке другой человек, оставьте столбец как есть.' },
  one_period: { en: 'All rows are of one period: "{header}" is {value}. Bonuses and deductions of such a table belong to this period, but salaries are calculated for the whole year. If that is right, pass the column through.', ru: 'Все строки — за один период: «{header}» — {value}. Премии и удержания такой таблицы — только за него, а оклады считаются на весь год. Если это верно, оставьте столбец как есть.' },
  rows_of_positions: { en: 'The column "{header}" has several units in a row: the table lists positions, not people. Write a row for each person. If each row is one person all the same, pass the column through.', ru: 'В столбце «{header}» несколько единиц на строку: это перечень должностей, а не сотрудников. Сделайте по строке на человека. Если в каждой строке всё же один человек, оставьте столбец как есть.' },
  duplicate_header: { en: 'Two columns are named "{header}". Rename or remove one.', ru: 'Два столбца называются «{header}». Переименуйте или уберите один.' },
  same_value: { en: 'The columns "{header}" and "{other}" are about the same: {title}. Remove one, or pass it through.', ru: 'Столбцы «{header}» и «{other}» — об одном и том же: {title}. Уберите один или оставьте его как есть.' },
  asked: { en: 'The column "{header}" may be a term of pay. Say what it holds, or pass it through.', ru: 'Столбец «{header}» похож на данные для расчёта. Что в нём? Укажите это или оставьте столбец как есть.' },
  percent_of_pay: { en: 'The column "{header}" is a percentage of pay, and the calculation needs the sum. Write the roubles of a month into a column "{title}", or pass this one through.', ru: 'В столбце «{header}» — процент от оклада, а для расчёта нужна сумма. Запишите рубли за месяц в столбец «{title}» или оставьте этот столбец как есть.' },
  days: { en: 'The column "{header}" has days, which may be those of a hire or a dismissal. Say what it holds, or pass it through.', ru: 'В столбце «{header}» даты: это может быть приём или увольнение. Укажите, что в нём, или оставьте его как есть.' },
  two_terms: { en: 'The column "{header}" has the district coefficient and the northern allowance together, and the calculation needs each. Write them into the columns "{one}" and "{other}", or pass this one through.', ru: 'В столбце «{header}» районный коэффициент и северная надбавка вместе, а для расчёта нужны оба отдельно. Запишите их в столбцы «{one}» и «{other}» или оставьте этот столбец как есть.' },
  other_pay: { en: 'The column "{header}" has sums of other pay ("{kind}") without their month. They need the columns "{kindTitle}", "{monthTitle}" and "{sumTitle}"; otherwise pass this one through.', ru: 'В столбце «{header}» — суммы другой выплаты («{kind}») без её месяца. Для них нужны столбцы «{kindTitle}», «{monthTitle}» и «{sumTitle}», иначе оставьте этот столбец как есть.' },
  after_tax: { en: 'The column "{header}" has deductions after tax: neither tax nor contributions depend on them, and the net pay here is the one before them. Pass the column through.', ru: 'В столбце «{header}» — удержания после налога: НДФЛ и взносы от них не зависят, а сумма на руки здесь — до них. Оставьте столбец как есть.' },
  unexplained: { en: 'No word of the header "{header}" says what its numbers or answers are: pay may depend on them. Say what the column holds, or pass it through.', ru: 'Из заголовка «{header}» не видно, что это за числа или ответы: от них может зависеть оплата. Укажите, что в столбце, или оставьте его как есть.' },
  unnamed: { en: 'Column {number} has no header ("{header}" here), and has numbers, days or answers: pay may depend on them. Say what it holds, or pass it through.', ru: 'У столбца № {number} нет заголовка (здесь он «{header}»), а в нём числа, даты или ответы: от них может зависеть оплата. Укажите, что в нём, или оставьте его как есть.' },
  late_value: { en: 'The column "{header}" may be a term of pay: see row {row}. Say what it holds, or pass it through.', ru: 'Столбец «{header}» похож на данные для расчёта: см. строку {row}. Что в нём? Укажите это или оставьте столбец как есть.' },
  unit: { en: 'The sums of the column "{header}" may be in roubles or in thousands of roubles. Say which, or pass it through.', ru: 'Непонятно, суммы столбца «{header}» в рублях или в тысячах рублей. Укажите единицу или оставьте столбец как есть.' },
  unfit: { en: 'No value of the column "{header}" is right. It must be {form}. Correct the cells, say what else the column holds, or pass it through.', ru: 'Ни одно значение столбца «{header}» не подошло. Нужно: {form}. Исправьте ячейки, укажите, что в столбце на самом деле, или оставьте его как есть.' },
  places_of_kopecks: { en: 'The column "{header}" is in kopecks, and its type is a decimal with places, as roubles have. Name it {name}_rub if it is in roubles, or make it whole numbers.', ru: 'Столбец «{header}» — в копейках, а его тип — десятичное число с дробной частью, как у рублей. Назовите его {name}_rub, если в нём рубли, или сделайте числа целыми.' },
  no_first_day: { en: 'The column "{header}" is about absences, whose first days are missing. Add them in a column "{title}", or pass it through.', ru: 'Столбец «{header}» — об отсутствиях, а их первых дней нет. Добавьте столбец «{title}» или оставьте этот столбец как есть.' },
  unknown_name: { en: '"{header}" is given as "{name}", which is not the name of a column.', ru: 'Для «{header}» указано «{name}», а такого названия столбца нет.' },
  no_header: { en: 'The table has no column "{header}".', ru: 'В таблице нет столбца «{header}».' },
  said_twice: { en: 'The column "{header}" is described more than once. Say what it holds once, or pass it through.', ru: 'Столбец «{header}» описан больше одного раза. Укажите один раз, что в нём, или оставьте его как есть.' },
  wrong_mapping: { en: 'The mapping of columns cannot be used: {reason}.', ru: 'Файл соответствия столбцов не подходит: {reason}.' },
  not_utf8: { en: 'The text is not valid {encoding}. Save the file as UTF-8.', ru: 'Текст не в кодировке {encoding}. Сохраните файл в UTF-8.' },
  broken: { en: 'The file cannot be read as {format}: it is damaged or incomplete{reason}. Save or send it again.', ru: 'Файл не читается как {format}: он повреждён или неполон{reason}. Сохраните или перешлите его заново.' },
  other_kind: { en: 'The file is not {format}. It is {kind}. Give its name the extension of its format, or export it as {format}.', ru: 'Файл не в формате {format}. Это {kind}. Дайте имени файла расширение его формата или выгрузите его в {format}.' },
  unread_kind: { en: 'The file is not {format}. It is {kind}. Save the table as XLSX or CSV.', ru: 'Файл не в формате {format}. Это {kind}. Сохраните таблицу в XLSX или CSV.' },
  old_workbook: { en: 'The file is not {format}. It is {kind}. Open it in Excel or LibreOffice, take off the password, and choose File, Save as, Excel Workbook (.xlsx).', ru: 'Файл не в формате {format}. Это {kind}. Откройте её в Excel или LibreOffice, снимите пароль и выберите «Файл — Сохранить как — Книга Excel (.xlsx)».' },
  unread_type: { en: 'The file has a column of the Arrow type {type}, which is not read. Write its values as a plain type such as int64, or use Parquet.', ru: 'В файле есть столбец типа Arrow {type}, а он не читается. Запишите значения обычным типом, например int64, или возьмите Parquet.' },
  long_decimal: { en: 'The column "{header}" is a decimal of {digits} digits, and Parquet is read with at most {most}. Write it as a decimal of at most {most} digits, or as a text.', ru: 'Столбец «{header}» — десятичное число из {digits} цифр, а в Parquet читаются не больше {most}. Запишите его десятичным числом не длиннее {most} цифр или текстом.' },
  no_object: { en: 'Line {line} is not a JSON object. Each line must be one, such as {"gross_salary": 15000000}.', ru: 'Строка {line} — не объект JSON. В каждой строке должен быть один, например {"gross_salary": 15000000}.' },
  long_row: { en: 'Line {line} has more than {most} characters. Split it, or close a quote that is open there.', ru: 'В строке {line} больше {most} знаков. Разделите её или закройте кавычку, открытую в этом месте.' },
  overfull_row: { en: 'Line {line} has more cells than the table has headers. Put a cell in quotes if the separator is part of it, such as "150,000".', ru: 'В строке {line} ячеек больше, чем столбцов в шапке. Возьмите ячейку в кавычки, если разделитель — её часть: "150,000".' },
  open_quote: { en: 'Line {line}: a quote is opened and not closed. Close it; inside of a cell in quotes write each quote twice.', ru: 'Строка {line}: кавычка открыта и не закрыта. Закройте её; внутри ячейки в кавычках каждую кавычку пишите дважды.' },
  stray_quote: { en: 'Line {line}: a quote stands inside of a cell. Put the whole cell in quotes, and write each quote inside twice: "A ""B""".', ru: 'Строка {line}: кавычка внутри ячейки. Возьмите всю ячейку в кавычки, а каждую кавычку внутри напишите дважды: "ООО ""Заря""".' },
  late_subtotal: { en: 'Row {row} is found at the end of the stream, after its answer. {detail}', ru: 'Строка {row} найдена в конце потока, когда ответ на неё уже дан. {detail}' },
  too_many_columns: { en: 'The table has more than {most} columns. Remove those that you do not need.', ru: 'В таблице больше {most} столбцов. Уберите лишние.' },
  no_sheet: { en: 'The workbook has no sheet "{sheet}". Its sheets are {names}.', ru: 'В книге нет листа «{sheet}». Её листы: {names}.' },
  needs_duckdb: { en: 'Parquet and SQL need DuckDB, which is not installed: npm install @duckdb/node-api, beside the npm package oklad. Other formats need nothing.', ru: 'Для Parquet и SQL нужна DuckDB, а она не установлена: npm install @duckdb/node-api рядом с npm-пакетом oklad. Другим форматам ничего не нужно.' },
  several_queries: { en: 'Only one of the statements may be a query: its rows are printed. Run the others by themselves.', ru: 'Запросом может быть только одна из команд SQL: выводятся её строки. Выполните остальные отдельно.' },
  installs_extension: { en: 'This command fetches nothing from the network, so it installs no extension of DuckDB and updates none. Install it with the program duckdb; LOAD then loads it here.', ru: 'Команда ничего не загружает из сети, поэтому не устанавливает и не обновляет расширения DuckDB. Установите расширение программой duckdb; LOAD загрузит его здесь.' },
  too_large: { en: 'An XLSX workbook is read and written whole: at most 100,000 rows, 702 columns (A to ZZ), 20 million cells with the empty ones, 50 MB, and 200 MB unpacked, no large part a hundred times its packed size; no text has more than a million characters. Delete cells far from the table, or use CSV or Parquet.', ru: 'Книга XLSX читается и пишется целиком: не больше 100 000 строк, 702 столбцов (от A до ZZ), 20 млн ячеек вместе с пустыми, 50 МБ и 200 МБ без сжатия, ни одна большая часть не сжата больше чем в сто раз; ни в одном тексте не больше миллиона знаков. Удалите ячейки вдали от таблицы или возьмите CSV или Parquet.' },
} as const satisfies Readonly<Record<string, Text>>

/** A problem of a table as a whole. */
export interface TableProblem {
  readonly code: keyof typeof texts
  readonly values?: TextValues
}

/** The header of the column that a problem is about. */
export const headerOf = ({ values }: TableProblem) => String(values?.['header'])

/** The names of the columns that the column of a problem may be. */
export const namesIn = ({ values }: TableProblem) =>
  (values?.['choices'] ?? []) as readonly string[]

/** The table cannot be used. Says every reason found. */
export class TableError extends Error {
  readonly problems: readonly TableProblem[]

  constructor(problems: readonly TableProblem[], options?: ErrorOptions) {
    super(problems.map((problem) => describeTableProblem(problem, 'en')).join('\n'), options)
    this.problems = problems
  }
}

/**
 * The problem as a sentence.
 * @param problem of a table
 */
export const describeTableProblem = ({ code, values = {} }: TableProblem, language: Language) => {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shownText(value) : value,
  ])
  return write(texts[code], language, Object.fromEntries(shown))
}
