import { FIRST_PAYMENTS_YEAR } from '@oklad/law/internal'
import { fieldAt } from '../json-pointer.ts'
import type { Language, Text } from '../language.ts'
import { list, object, oneOf, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { write } from '../words/write.ts'
import { boundReasons, type ExclusionReason, exclusionReasons } from './exclusion-reasons.ts'

/** The members of a problem that its sentence depends on. */
interface Details {
  readonly pointer: string
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly bounded_by?: unknown
  readonly suggestion?: unknown
}

/**
 * The sentence of a problem: the field, the problem and the remedy. A name in braces stands for a
 * member of the problem; `{field}` is the name of the place.
 */
interface Sentence extends Text {
  /** The sentence of some of the problems. */
  readonly special?: Text & { readonly when: (problem: Details) => boolean }
}

/** Problems of URL parameters have limits, which then stand in the sentence. */
const hasLimits = ({ minimum, maximum }: Details) => minimum !== undefined && maximum !== undefined

/**
 * The kinds of problems of a request, each with its sentence. A sentence never repeats the value
 * sent, which may be someone's salary.
 */
// biome-ignore format: one text a line
const sentences = {
  malformed_json: { en: 'The body is not valid JSON: it breaks at line {line}, column {column}. Send one object, such as {"gross_salary": 15000000}.', ru: 'Тело запроса — не JSON: ошибка в строке {line}, позиция {column}. Пришлите один объект, например {"gross_salary": 15000000}.' },
  too_deep: { en: 'The body is nested deeper than {maximum} levels. No field needs that: send a flat object.', ru: 'Вложенность тела запроса больше {maximum} уровней. Ни одному полю это не нужно: пришлите плоский объект.' },
  duplicate_field: { en: '"{field}" is given more than once, so it is unclear which value counts. Give it once.', ru: 'Поле «{field}» указано больше одного раза, и неясно, какое значение верно. Укажите его один раз.' },
  missing_field: {
    en: '"{field}" is required and missing. Add it.',
    ru: 'Нет обязательного поля «{field}». Добавьте его.',
    special: { when: hasLimits, en: '"{field}" is required and missing: it must be from {minimum} to {maximum}.', ru: 'Нет обязательного «{field}»: нужно от {minimum} до {maximum}.' },
  },
  unknown_field: {
    en: '"{field}" is not a field of this request. Remove it.',
    ru: 'Поля «{field}» в этом запросе нет. Уберите его.',
    special: { when: ({ suggestion }) => suggestion !== undefined, en: '"{field}" is not a field of this request. Did you mean "{suggestion}"?', ru: 'Поля «{field}» в этом запросе нет. Возможно, имелось в виду «{suggestion}»?' },
  },
  wrong_type: {
    en: '"{field}" has the wrong type: it must be {expected}.',
    ru: 'У «{field}» неверный тип: ожидается {expected}.',
    special: { when: ({ pointer }) => pointer === '', en: 'The body has the wrong type: it must be a JSON object: {"gross_salary": 15000000}.', ru: 'У тела запроса неверный тип: ожидается объект JSON: {"gross_salary": 15000000}.' },
  },
  not_an_integer: {
    en: '"{field}" must be written as a whole number, without a fraction or an exponent: money in kopecks (150,000.50 roubles are 15000050), coefficients in hundredths (1.15 is 115).',
    ru: '«{field}» нужно записать целым числом, без дробной части и степени: деньги в копейках (150 000,50 рубля — это 15000050), коэффициенты в сотых (1,15 — это 115).',
    special: { when: hasLimits, en: '"{field}" must be a whole number from {minimum} to {maximum}.', ru: '«{field}» — целое число от {minimum} до {maximum}.' },
  },
  out_of_range: {
    en: '"{field}" must be from {minimum} to {maximum}.',
    ru: '«{field}»: нужно от {minimum} до {maximum}.',
    special: { when: ({ bounded_by }) => bounded_by !== undefined, en: '"{field}" must be at most {maximum}: "{bounded_by}" limits it.', ru: '«{field}»: не больше {maximum}, этот предел задаёт «{bounded_by}».' },
  },
  impossible_date: { en: '"{field}": there is no such date. Write it as YYYY-MM-DD, such as 2026-01-31.', ru: '«{field}»: такой даты нет. Запишите дату как ГГГГ-ММ-ДД, например 2026-01-31.' },
  value_not_allowed: { en: '"{field}" must be one of {allowed}.', ru: '«{field}»: допустимы значения {allowed}.' },
  wrong_length: {
    en: '"{field}" has the wrong number of entries: it must have {minimum} to {maximum}.',
    ru: 'В «{field}» неверное число элементов: нужно от {minimum} до {maximum}.',
    special: { when: ({ minimum, maximum }) => minimum === maximum, en: '"{field}" has the wrong number of entries: it must have {minimum}.', ru: 'В «{field}» неверное число элементов: нужно {minimum}.' },
  },
  excluded_fields: { en: '"{one}" and "{other}" exclude each other with these values. Change one of them or leave it out.', ru: '«{one}» и «{other}» с такими значениями несовместимы. Измените или уберите одно из полей.' },
  not_in_year: { en: '"{field}": the law of {year} has no rule for this value. Leave it out, or choose another value or a {start_date} in another year.', ru: '«{field}»: в {year} году закон такого не предусматривает. Уберите поле, выберите другое значение или {start_date} в другом году.' },
  unknown_in_year: { en: '"{field}" needs a figure of {year} that is not known here yet. Choose another value or a {start_date} in another year.', ru: '«{field}»: показателя {year} года здесь ещё нет. Выберите другое значение или {start_date} в другом году.' },
  paid_in_another_year: {
    en: '"{field}" must be in {year}, the year of the months. Pay that is added and paid in the next year is income of that year. Add it to {monthly_salaries} of the month of payment, in a request of that year. Its contributions belong to the same month.',
    ru: '«{field}»: нужна дата {year} года, к которому относятся месяцы. Доплата, сделанная в следующем году, — доход того года. Прибавьте её к {monthly_salaries} месяца выплаты в запросе за тот год. Взносы с неё начисляют в том же месяце.',
    special: { when: ({ maximum }) => maximum !== undefined, en: '"{field}" must be in {year}, in which too much was paid. Pay that is returned later leaves the tax base of {year}. The excess tax belongs to {year} too, and its reports are corrected. Give {maximum}.', ru: '«{field}»: нужна дата {year} года, когда выплачено лишнее. Возвращённая сумма уменьшает налоговую базу {year} года. Излишне удержанный налог — тоже за {year} год, отчётность за него уточняют. Укажите {maximum}.' },
  },
  no_payments: {
    en: `"{field}" is in {year}, when tax was not withheld from every payment. Choose a date from ${FIRST_PAYMENTS_YEAR} on.`,
    ru: `«{field}» — в {year} году, когда НДФЛ удерживали не с каждой выплаты. Выберите дату не раньше ${FIRST_PAYMENTS_YEAR} года.`,
    special: { when: ({ pointer }) => pointer.endsWith('/employment_type'), en: '"{field}" must be TD or GPH: no tax is withheld from payments to the self-employed.', ru: '«{field}» — только TD или GPH: с выплат самозанятым НДФЛ никто не удерживает.' },
  },
  column_question: { en: 'It is not certain what the column "{field}" holds. Send one of "choices" for its header in "mapping".', ru: 'Неясно, что в столбце «{field}». Пришлите один из «choices» для его заголовка в «mapping».' },
} as const satisfies Readonly<Record<string, Sentence>>

/** The codes of the problems. */
export const inputProblemCodes = Object.keys(sentences) as (keyof typeof sentences)[]

const limit = (description: string) =>
  ({ anyOf: [{ type: 'integer' }, { type: 'string' }], description }) as const

const counted = (description: string) => whole(description, { minimum: 1 })

const texts = (description: string) => list({ type: 'string' }, { description })

const columnChoiceSchema = object({
  name: text(
    'The name of a column, or "keep": it passes through. The value of its header in a mapping.',
  ),
  meaning: text('What the column would be in words, in the language of the request.'),
})

/** One thing that is wrong with a request. */
export const inputProblemSchema = object({
  pointer: text(
    'JSON Pointer (RFC 6901) to the place; empty for the body as a whole. A name longer than 64 characters is cut.',
  ),
  code: oneOf(inputProblemCodes, 'The kind of problem.'),
  detail: text(
    'The problem in words and how to correct it, in the language of the request. The value sent is never repeated.',
  ),
  'expected?': oneOf(
    ['integer', 'boolean', 'string', 'object', 'array'],
    'The type that is expected there.',
  ),
  'minimum?': limit('The lowest value accepted: a number, or a date for dates.'),
  'maximum?': limit('The highest value accepted: a number, or a date for dates.'),
  'bounded_by?': text('The field whose value sets the highest one.'),
  'suggestion?': text('The known field that the name resembles.'),
  'allowed?': texts('The values accepted, where they are listed.'),
  'fields?': texts(
    'The fields that exclude each other; inside of a list their places, such as absences/1/to.',
  ),
  'year?': whole('The tax year that has no rule, or no known figure, for the value.'),
  'line?': counted('The line where the JSON breaks, counted from 1.'),
  'column?': counted('The place in the line where the JSON breaks, counted from 1.'),
  'header?': text('The header of the column of a table that has a question.'),
  'choices?': list(columnChoiceSchema, {
    description: 'What the column may hold, the likeliest first.',
  }),
})

/** An input problem without its words; with them it goes over the wire: RFC 9457 extension member `errors`. */
export type InputProblem = Omit<wire.InputProblem, 'detail'> & {
  /** Why `fields` exclude each other. */
  readonly reason?: ExclusionReason
  /** In place of the sentence of its code. */
  readonly sentence?: string
}

const types: Readonly<Record<NonNullable<InputProblem['expected']>, Text>> = {
  integer: { en: 'a whole number, written without quotes', ru: 'целое число без кавычек' },
  boolean: { en: 'true or false', ru: 'true или false' },
  string: { en: 'a string in quotes', ru: 'строка в кавычках' },
  object: { en: 'an object in curly brackets', ru: 'объект в фигурных скобках' },
  array: { en: 'a list in square brackets', ru: 'список в квадратных скобках' },
}

/**
 * Adds the sentence of a problem.
 * @param nameAt the name of the place that a pointer leads to
 */
export function describeInputProblem(
  problem: InputProblem,
  language: Language,
  nameAt: (pointer: string) => string = fieldAt,
): wire.InputProblem {
  const { pointer, code, reason, sentence: own, choices, ...members } = problem
  const sentence: Sentence = sentences[code]
  const { special } = sentence
  const nameOf = (field: string | undefined) => field && nameAt(`/${field}`)
  const [one, other] = members.fields?.map(nameOf) ?? []
  const values = {
    ...{ ...members, field: nameAt(pointer), one, other, bounded_by: nameOf(members.bounded_by) },
    expected: types[members.expected ?? 'object'],
    start_date: nameOf('start_date'),
    monthly_salaries: nameOf('monthly_salaries'),
  }
  const text = own ?? write(special?.when(problem) ? special : sentence, language, values)
  const because = reason ? exclusionReasons[reason] : boundReasons[members.bounded_by ?? '']
  const detail = because ? `${text} ${because[language]}` : text
  return { pointer, code, detail, ...members, ...(choices && { choices }) }
}
