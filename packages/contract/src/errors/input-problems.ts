import { fieldAt } from '../json-pointer.ts'
import type { Language } from '../language.ts'

/** The kind of a problem. */
export type InputProblemCode =
  | 'malformed_json'
  | 'too_deep'
  | 'duplicate_field'
  | 'missing_field'
  | 'unknown_field'
  | 'wrong_type'
  | 'not_an_integer'
  | 'out_of_range'
  | 'impossible_date'
  | 'value_not_allowed'
  | 'wrong_length'
  | 'excluded_fields'
  | 'not_in_year'

/** One thing that is wrong with a request, without words. */
export interface InputProblem {
  readonly code: InputProblemCode
  /** JSON Pointer (RFC 6901) to the place; empty for the body as a whole. */
  readonly pointer: string
  /** The expected type, where the type is wrong. */
  readonly expected?: 'integer' | 'boolean' | 'string' | 'object' | 'array'
  /** The lowest value accepted: a number, or a date for dates. */
  readonly minimum?: number | string
  /** The highest value accepted. */
  readonly maximum?: number | string
  /** The field whose value sets the highest one. */
  readonly bounded_by?: string
  /** The known field that a misspelt one resembles. */
  readonly suggestion?: string
  /** The values accepted, of a choice. */
  readonly allowed?: string[]
  /** The fields that exclude each other. */
  readonly fields?: string[]
  /** The tax year that has no rule for the value. */
  readonly year?: number
  /** Where in the text the JSON breaks, counted from 1. */
  readonly line?: number
  readonly column?: number
}

/** The most problems in one answer. A body can hold thousands. */
export const MOST_PROBLEMS = 100

type Sentence = (problem: InputProblem) => string

const fieldOf = ({ pointer }: InputProblem) => fieldAt(pointer)

/** Problems of URL parameters have limits, which then stand in the sentence. */
const hasLimits = ({ minimum, maximum }: InputProblem) =>
  minimum !== undefined && maximum !== undefined

const expectedInEnglish = {
  integer: 'a whole number, written without quotes',
  boolean: 'true or false',
  string: 'a string in quotes',
  object: 'an object in curly brackets',
  array: 'a list in square brackets',
}

const expectedInRussian = {
  integer: 'целое число без кавычек',
  boolean: 'true или false',
  string: 'строка в кавычках',
  object: 'объект в фигурных скобках',
  array: 'список в квадратных скобках',
}

/**
 * The sentence for each problem: the field, the problem and the remedy.
 * It never repeats the value sent, which may be someone's salary.
 */
export const inputProblemTexts: Record<InputProblemCode, Record<Language, Sentence>> = {
  malformed_json: {
    en: ({ line, column }) =>
      `The body is not valid JSON: it breaks at line ${line}, column ${column}. Send one object, such as {"gross_salary": 15000000}.`,
    ru: ({ line, column }) =>
      `Тело запроса — не JSON: ошибка в строке ${line}, позиция ${column}. Пришлите один объект, например {"gross_salary": 15000000}.`,
  },
  too_deep: {
    en: ({ maximum }) =>
      `The body is nested deeper than ${maximum} levels. No field needs that: send a flat object.`,
    ru: ({ maximum }) =>
      `Вложенность тела запроса больше ${maximum} уровней. Ни одному полю это не нужно: пришлите плоский объект.`,
  },
  duplicate_field: {
    en: (problem) =>
      `"${fieldOf(problem)}" is given more than once, so it is unclear which value counts. Give it once.`,
    ru: (problem) =>
      `Поле «${fieldOf(problem)}» указано больше одного раза, и неясно, какое значение верно. Укажите его один раз.`,
  },
  missing_field: {
    en: (problem) =>
      hasLimits(problem)
        ? `"${fieldOf(problem)}" is required and missing: it must be from ${problem.minimum} to ${problem.maximum}.`
        : `"${fieldOf(problem)}" is required and missing. Add it to the body.`,
    ru: (problem) =>
      hasLimits(problem)
        ? `Не хватает обязательного «${fieldOf(problem)}»: нужно от ${problem.minimum} до ${problem.maximum}.`
        : `Не хватает обязательного поля «${fieldOf(problem)}». Добавьте его.`,
  },
  unknown_field: {
    en: (problem) =>
      `"${fieldOf(problem)}" is not a field of this request. ${
        problem.suggestion ? `Did you mean "${problem.suggestion}"?` : 'Remove it.'
      }`,
    ru: (problem) =>
      `Поля «${fieldOf(problem)}» в этом запросе нет. ${
        problem.suggestion ? `Возможно, имелось в виду «${problem.suggestion}»?` : 'Уберите его.'
      }`,
  },
  wrong_type: {
    en: (problem) =>
      problem.pointer === ''
        ? 'The body has the wrong type: it must be a JSON object: {"gross_salary": 15000000}.'
        : `"${fieldOf(problem)}" has the wrong type: it must be ${expectedInEnglish[problem.expected ?? 'object']}.`,
    ru: (problem) =>
      problem.pointer === ''
        ? 'У тела запроса неверный тип: ожидается объект JSON: {"gross_salary": 15000000}.'
        : `У «${fieldOf(problem)}» неверный тип: ожидается ${expectedInRussian[problem.expected ?? 'object']}.`,
  },
  not_an_integer: {
    en: (problem) =>
      hasLimits(problem)
        ? `"${fieldOf(problem)}" must be a whole number from ${problem.minimum} to ${problem.maximum}.`
        : `"${fieldOf(problem)}" must be written as a whole number, without a fraction or an exponent: money in kopecks (150,000.50 roubles are 15000050), coefficients in hundredths (1.15 is 115).`,
    ru: (problem) =>
      hasLimits(problem)
        ? `«${fieldOf(problem)}» — целое число от ${problem.minimum} до ${problem.maximum}.`
        : `«${fieldOf(problem)}» нужно записать целым числом, без дробной части и степени: деньги в копейках (150 000,50 рубля — это 15000050), коэффициенты в сотых (1,15 — это 115).`,
  },
  out_of_range: {
    en: ({ minimum, maximum, bounded_by, ...problem }) =>
      bounded_by === undefined
        ? `"${fieldOf(problem)}" is out of range: it must be from ${minimum} to ${maximum}.`
        : `"${fieldOf(problem)}" is out of range: "${bounded_by}" limits it to ${maximum}.`,
    ru: ({ minimum, maximum, bounded_by, ...problem }) =>
      bounded_by === undefined
        ? `«${fieldOf(problem)}» вне допустимых пределов: нужно от ${minimum} до ${maximum}.`
        : `«${fieldOf(problem)}» вне допустимых пределов: «${bounded_by}» допускает не больше ${maximum}.`,
  },
  impossible_date: {
    en: (problem) =>
      `"${fieldOf(problem)}" is not a date of the calendar. Write it as YYYY-MM-DD, such as 2026-01-31.`,
    ru: (problem) =>
      `«${fieldOf(problem)}» — не дата календаря. Запишите её как ГГГГ-ММ-ДД, например 2026-01-31.`,
  },
  value_not_allowed: {
    en: (problem) =>
      `"${fieldOf(problem)}" has a value that is not known: it must be one of ${problem.allowed?.join(', ')}.`,
    ru: (problem) =>
      `У «${fieldOf(problem)}» неизвестное значение: допустимы ${problem.allowed?.join(', ')}.`,
  },
  wrong_length: {
    en: ({ minimum, maximum, ...problem }) =>
      `"${fieldOf(problem)}" has the wrong number of entries: it must have ${
        minimum === maximum ? minimum : `${minimum} to ${maximum}`
      }.`,
    ru: ({ minimum, maximum, ...problem }) =>
      `В «${fieldOf(problem)}» неверное число элементов: нужно ${
        minimum === maximum ? minimum : `от ${minimum} до ${maximum}`
      }.`,
  },
  excluded_fields: {
    en: ({ fields = [] }) =>
      `${fields.map((field) => `"${field}"`).join(' and ')} exclude each other as they are given: change one of them or leave it out.`,
    ru: ({ fields = [] }) =>
      `${fields.map((field) => `«${field}»`).join(' и ')} в таком сочетании исключают друг друга: измените или уберите одно из полей.`,
  },
  not_in_year: {
    en: (problem) =>
      `"${fieldOf(problem)}" has a value for which the tax year ${problem.year} has no rule here: choose another value or another start_date.`,
    ru: (problem) =>
      `Для значения «${fieldOf(problem)}» в ${problem.year} году нет правила: выберите другое значение или другой start_date.`,
  },
}

/** Every code, in the order of the texts. */
export const inputProblemCodes = Object.keys(inputProblemTexts) as InputProblemCode[]

/** An input problem as it goes over the wire: RFC 9457 extension member `errors`. */
export type WireInputProblem = InputProblem & { readonly detail: string }

/** Adds the sentence of a problem. */
export function describeInputProblem(problem: InputProblem, language: Language): WireInputProblem {
  const { pointer, code, ...limits } = problem
  return { pointer, code, detail: inputProblemTexts[code][language](problem), ...limits }
}
