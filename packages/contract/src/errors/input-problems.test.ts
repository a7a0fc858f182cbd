import { describe, expect, it } from 'vitest'
import { describeInputProblem, type InputProblem, inputProblemCodes } from './input-problems.ts'

const bothTexts = (problem: InputProblem) => [
  describeInputProblem(problem, 'en').detail,
  describeInputProblem(problem, 'ru').detail,
]

describe('describeInputProblem', () => {
  it.each<[problem: InputProblem, english: string, russian: string]>([
    [
      { code: 'malformed_json', pointer: '', line: 3, column: 14 },
      'The body is not valid JSON: it breaks at line 3, column 14. Send one object, such as {"gross_salary": 15000000}.',
      'Тело запроса — не JSON: ошибка в строке 3, позиция 14. Пришлите один объект, например {"gross_salary": 15000000}.',
    ],
    [
      { code: 'too_deep', pointer: '', maximum: 8 },
      'The body is nested deeper than 8 levels. No field needs that: send a flat object.',
      'Вложенность тела запроса больше 8 уровней. Ни одному полю это не нужно: пришлите плоский объект.',
    ],
    [
      { code: 'duplicate_field', pointer: '/gross_salary' },
      '"gross_salary" is given more than once, so it is unclear which value counts. Give it once.',
      'Поле «gross_salary» указано больше одного раза, и неясно, какое значение верно. Укажите его один раз.',
    ],
    [
      { code: 'missing_field', pointer: '/gross_salary' },
      '"gross_salary" is required and missing. Add it.',
      'Нет обязательного поля «gross_salary». Добавьте его.',
    ],
    [
      { code: 'not_an_integer', pointer: '/gross_salary' },
      '"gross_salary" must be written as a whole number, without a fraction or an exponent: money in kopecks (150,000.50 roubles are 15000050), coefficients in hundredths (1.15 is 115).',
      '«gross_salary» нужно записать целым числом, без дробной части и степени: деньги в копейках (150 000,50 рубля — это 15000050), коэффициенты в сотых (1,15 — это 115).',
    ],
    [
      { code: 'impossible_date', pointer: '/start_date' },
      '"start_date": there is no such date. Write it as YYYY-MM-DD, such as 2026-01-31.',
      '«start_date»: такой даты нет. Запишите дату как ГГГГ-ММ-ДД, например 2026-01-31.',
    ],
    [
      { code: 'unknown_field', pointer: '/grossSalary', suggestion: 'gross_salary' },
      '"grossSalary" is not a field of this request. Did you mean "gross_salary"?',
      'Поля «grossSalary» в этом запросе нет. Возможно, имелось в виду «gross_salary»?',
    ],
    [
      { code: 'unknown_field', pointer: '/zeta' },
      '"zeta" is not a field of this request. Remove it.',
      'Поля «zeta» в этом запросе нет. Уберите его.',
    ],
    [
      { code: 'wrong_type', pointer: '' },
      'The body has the wrong type: it must be a JSON object: {"gross_salary": 15000000}.',
      'У тела запроса неверный тип: ожидается объект JSON: {"gross_salary": 15000000}.',
    ],
    [
      { code: 'out_of_range', pointer: '/northern_coefficient', minimum: 100, maximum: 200 },
      '"northern_coefficient" must be from 100 to 200.',
      '«northern_coefficient»: нужно от 100 до 200.',
    ],
    [
      {
        code: 'value_not_allowed',
        pointer: '/employment_type',
        allowed: ['TD', 'GPH', 'SELF_EMPLOYED'],
      },
      '"employment_type" must be one of TD, GPH, SELF_EMPLOYED.',
      '«employment_type»: допустимы значения TD, GPH, SELF_EMPLOYED.',
    ],
    [
      { code: 'wrong_length', pointer: '/monthly_bonuses', minimum: 12, maximum: 12 },
      '"monthly_bonuses" has the wrong number of entries: it must have 12.',
      'В «monthly_bonuses» неверное число элементов: нужно 12.',
    ],
    [
      { code: 'wrong_length', pointer: '/other_employers', minimum: 0, maximum: 10 },
      '"other_employers" has the wrong number of entries: it must have 0 to 10.',
      'В «other_employers» неверное число элементов: нужно от 0 до 10.',
    ],
    [
      {
        code: 'excluded_fields',
        pointer: '/has_tax_privilege',
        fields: ['has_tax_privilege', 'employment_type'],
      },
      '"has_tax_privilege" and "employment_type" exclude each other with these values. Change one of them or leave it out.',
      '«has_tax_privilege» и «employment_type» с такими значениями несовместимы. Измените или уберите одно из полей.',
    ],
    [
      { code: 'not_in_year', pointer: '/contribution_tariff', year: 2024 },
      '"contribution_tariff": the law of 2024 has no rule for this value. Leave it out, or choose another value or a start_date in another year.',
      '«contribution_tariff»: в 2024 году закон такого не предусматривает. Уберите поле, выберите другое значение или start_date в другом году.',
    ],
    [
      { code: 'unknown_in_year', pointer: '/first_month', year: 2027 },
      '"first_month" needs a figure of 2027 that is not known here yet. Choose another value or a start_date in another year.',
      '«first_month»: показателя 2027 года здесь ещё нет. Выберите другое значение или start_date в другом году.',
    ],
  ])('describes %j in both languages', (problem, english, russian) => {
    expect(bothTexts(problem)).toEqual([english, russian])
  })

  it('names the field without the escapes of the pointer', () => {
    expect(bothTexts({ code: 'unknown_field', pointer: '/a~1b~0c' })[0]).toContain('"a/b~c"')
    expect(bothTexts({ code: 'unknown_field', pointer: '/' })[0]).toMatch(/^"" is not a field/)
  })

  it('names a nested field with its path', () => {
    const pointer = '/other_employers/0/tax_withheld'
    expect(bothTexts({ code: 'missing_field', pointer })[0]).toBe(
      '"other_employers[0].tax_withheld" is required and missing. Add it.',
    )
  })

  it('states a range of dates', () => {
    const range = { minimum: '2017-01-01', maximum: '2027-12-31' }
    expect(bothTexts({ code: 'out_of_range', pointer: '/start_date', ...range })[0]).toBe(
      '"start_date" must be from 2017-01-01 to 2027-12-31.',
    )
  })

  it.each([
    ['integer', 'a whole number, written without quotes', 'целое число без кавычек'],
    ['boolean', 'true or false', 'true или false'],
    ['string', 'a string in quotes', 'строка в кавычках'],
    ['object', 'an object in curly brackets', 'объект в фигурных скобках'],
    ['array', 'a list in square brackets', 'список в квадратных скобках'],
  ] as const)('tells the expected type: %s', (expected, english, russian) => {
    expect(bothTexts({ code: 'wrong_type', pointer: '/x', expected })).toEqual([
      `"x" has the wrong type: it must be ${english}.`,
      `У «x» неверный тип: ожидается ${russian}.`,
    ])
  })

  it.each(inputProblemCodes)('has a complete sentence in both languages: %s', (code) => {
    const problem: InputProblem = {
      code,
      pointer: '/gross_salary',
      expected: 'integer',
      minimum: 1,
      maximum: 2,
      allowed: ['TD'],
      fields: ['has_tax_privilege', 'employment_type'],
      year: 2024,
      line: 1,
      column: 1,
    }
    const [en, ru] = bothTexts(problem)
    expect(en).toMatch(/^["A-Z].*[.?]$/)
    expect(en).not.toMatch(/\p{Script=Cyrillic}|undefined/u)
    expect(ru).toMatch(/^[«А-ЯЁ].*[.?]$/)
    expect(ru).not.toContain('undefined')
    // A name without a value keeps its braces.
    expect(`${en} ${ru}`).not.toMatch(/\{\w/)
  })
})

it('keeps the limits of a problem beside its sentence', () => {
  const problem = { code: 'out_of_range', pointer: '/x', minimum: 100, maximum: 200 } as const
  expect(describeInputProblem(problem, 'en')).toEqual({
    ...problem,
    detail: '"x" must be from 100 to 200.',
  })
})
