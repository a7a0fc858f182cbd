import { plain } from './cells.ts'
import { readDate } from './dates.ts'
import type { Batch } from './formats/format.ts'
import { areColumnNumbers, hasValue, type InputColumn } from './header.ts'

/** Other figures of a list that are no people: «ФОТ за год», «Средний оклад», «Взносы 30 %». DuckDB reads the pattern too. */
const FIGURES =
  'среднее|(?:средн|максимальн|минимальн)(?:ий|яя|ый|ая) +(?:оклад|зарплата|з/п)|ср\\.? +(?:оклад|зарплата|з/п)|макс\\.|мин\\.|медиана|максимум|минимум|общ(?:ая|ее|ий) +(?:сумма|количество|фонд)|сумма +(?:по|за|окладов)|в +том +числе|из +них|' +
  'численность|количество|кол-во|фонд +(?:оплаты|заработной)|фот|фзп|мрот|(?:страховые +)?взносы|ндфл|average|median|headcount'

/** The same where nothing follows: «Средний Иван» is a name. */
const FIGURES_ALONE =
  'средн(?:яя|ий|ие)|в +среднем|разница|отклонение|прирост|план|факт|бюджет|лимит|mean|difference|budget'

/** The beginnings of words that the row of a total or of a vacancy has: a table without them has no such row. */
export const TOTAL_WORDS = `итог|под[ыи]тог|всего|сумма|total|subtotal|вакан|vacan|${FIGURES}|(?:${FIGURES_ALONE})(?:\\P{L}|$)`

/** A word of a total alone, or with what is added up, also after it: «Склад Итог»; «Total Rewards» is a department. */
const TOTAL_ROW =
  /^(?:всего|total)\s*(?:$|[^\p{L}\s]|(?:по|за|на|к|for|of)(?!\p{L})|сотрудник|человек|начисл|фот|оклад|зарплат|employees|people|salar|payroll|amount)|^итого(?!\p{L})|(?:^|\s)(?:итог|под[ыи]тог):?$|^сумма:?$|^(?:grand |sub)total:?$/iu
const FIGURE_ROW = new RegExp(`^(?:(?:${FIGURES})(?![\\p{L}'’-])|(?:${FIGURES_ALONE}):?$)`, 'iu')

/** An education, and no average: «среднее», «Среднее специальное». */
const EDUCATION = /^среднее(?!\s+(?:по|за|значение|арифметическое)(?!\p{L}))/iu

/** Whether a text says that its row is a total. */
export const isTotal = (text: string): boolean =>
  TOTAL_ROW.test(text.trim()) || FIGURE_ROW.test(text.trim())

/** A number with its unit, or the sign of a form for no value: «5 чел.», «х». */
const NO_TEXT = /^(?:[\d\s.,]+(?:чел|руб|р|₽|шт|ст|people)\p{L}*\.?|[xх])$/iu

/** Headers of numbers that one person has. */
const NUMBER_OF_PERSON =
  /(?<!\p{L})(?:таб|снилс|паспорт|personnel|passport|(?:инн|id|(?:employee|staff) n(?:o|umber))(?!\p{L}))/iu

/** Headers of names: a figure there is no education and no department. */
const NAME_OF_PERSON =
  /фио|ф\.\s*и|фамилия|(?<!\p{L})имя|сотрудник|работник|(?<!\p{L})name|employee|person/iu

/** Whether a cell beside the first text tells of a person: a name, a date, a number of the person. */
function tellsOfPerson(text: string, header: string): boolean {
  const isDate = /\d[./-]\d|\d\s+\p{L}/u.test(text) && readDate(text, false) !== undefined
  return isOfPerson(text) || isDate || (/\d/.test(text) && NUMBER_OF_PERSON.test(header))
}

/**
 * Why a row is no person, by its first text, before which the number of the row may stand: it is empty; it is a total, or
 * another figure of the list, without a further text; or nothing tells (`unclear`): it begins like one of these and has a
 * further text. A figure beside a name, a date or a number of a person is a person.
 * @param headers of the columns; `undefined` of those whose cells tell nothing of a person, such as answers before
 */
export function noPerson(
  batch: Batch,
  index: number,
  headers: readonly (string | undefined)[],
): 'empty' | 'total' | 'figure' | 'unclear' | undefined {
  const { columns, lines, areOverfull } = batch
  if (areOverfull?.[index]) return undefined
  if (lines !== undefined) return lines[index] === '' ? 'empty' : undefined
  const first = columns.findIndex((cells) => hasValue(cells[index]))
  if (first < 0) return 'empty'
  const isNumber = /^\s*\d+\s*$/.test(String(columns[first]?.[index]))
  const place = isNumber ? first + 1 : first
  const cell = columns[place]?.[index]
  const title = typeof cell === 'string' ? cell.trim() : ''
  if (!isTotal(title)) return undefined
  const isFigure = !TOTAL_ROW.test(title)
  const others = columns.flatMap((cells, at) => {
    const header = headers[at]
    const isOther = at !== place && header !== undefined && hasValue(cells[index])
    return isOther ? [{ text: String(plain(cells[index])).trim(), header }] : []
  })
  if (isFigure && others.some(({ text, header }) => tellsOfPerson(text, header))) return undefined
  const hasText = others.some(
    ({ text }) => /\p{L}/u.test(text) && !NO_TEXT.test(text) && !isTotal(text),
  )
  if (hasText) return 'unclear'
  if (NAME_OF_PERSON.test(headers[place] ?? '')) return 'total'
  return EDUCATION.test(title) ? 'unclear' : isFigure ? 'figure' : 'total'
}

const VACANCY = /^(?:вакан(?:сия|т)|вакантн\p{L}*(?: \p{L}+)?|vacan(?:t|cy))(?:\s*[№#\d(].*)?$/iu

/** Whether a row is a vacancy: a text of a column that is not understood says so. */
export const isVacancy = ({ columns }: Batch, index: number, input: readonly InputColumn[]) =>
  columns.some((cells, place) => !input[place]?.recognised && VACANCY.test(String(cells[index])))

const NAME = "\\p{Lu}[\\p{L}'’-]*"
const NAMES = `^${NAME}(?:(?:\\.\\s*|\\s+)${NAME})+`

/**
 * How people write names: two words or more with capital letters, «Иванов И.И.», and not «Отдел продаж». DuckDB reads
 * the patterns too: they have no lookaround.
 */
export const nameForm = {
  form: `${NAMES}\\.?$`,
  except: '^(?:Отдел|Цех|Склад|Служба|Управление|Департамент|Филиал|Участок|Бригада|ООО|АО)\\s',
}

const [names, except] = [new RegExp(NAMES, 'u'), new RegExp(nameForm.except, 'iu')]

/** Whether a text begins with the name of a person: «Иванова Анна (декрет)». */
const isOfPerson = (text: string) => names.test(text) && !except.test(text)

/**
 * Whether a row looks like a heading or a signature: it has texts and no term of pay, no number and no name, or it repeats
 * the header or the numbers of the columns.
 * @param isBelowTotal whether it stands below a total and has no pay: there a row with a name is a signature, «Директор | Петров П.П.»
 */
export function isHeading(
  { columns, areOverfull }: Batch,
  index: number,
  input: readonly InputColumn[],
  isBelowTotal: boolean,
): boolean {
  if (areOverfull?.[index]) return false
  if (areColumnNumbers(columns.map((cells) => cells[index]))) return true
  return columns.every((cells, place) => {
    const cell = cells[index]
    if (isBelowTotal || !hasValue(cell)) return true
    const text = String(cell).trim()
    const { header, recognised } = input[place] ?? {}
    return text === header || (!recognised && /\p{L}/u.test(text) && !isOfPerson(text))
  })
}

/** Whether a row may have a sum or another number in a column that is understood. */
export const hasPay = ({ columns }: Batch, index: number, input: readonly InputColumn[]) =>
  input.some(({ recognised }, place) => recognised && /\d/.test(String(columns[place]?.[index])))
