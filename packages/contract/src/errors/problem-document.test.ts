import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { assertValid, independentValidator } from '../testing/independent-validator.ts'
import { readRequest } from '../validation/read-request.ts'
import { errorCodes } from './catalogue.ts'
import { errorPage, ProblemDocument, problemDocument } from './problem-document.ts'

const validate = independentValidator(ProblemDocument)

describe('problemDocument', () => {
  it('has the title, status and detail of the catalogue', () => {
    expect(problemDocument('body_too_large', 'en', 'abc-1')).toEqual({
      type: '/errors/body_too_large',
      title: 'The body is too large',
      status: 413,
      detail: 'The body, or a line of a batch, may have at most 16 KiB.',
      code: 'body_too_large',
      request_id: 'abc-1',
    })
  })

  it('lists the input problems in the language asked for', () => {
    expect(
      problemDocument('invalid_request', 'ru', 'abc-2', [
        { code: 'missing_field', pointer: '/gross_salary' },
        { code: 'unknown_field', pointer: '/grossSalary', suggestion: 'gross_salary' },
      ]),
    ).toEqual({
      type: '/errors/invalid_request',
      title: 'Запрос составлен неверно',
      status: 400,
      detail:
        'Некоторые поля принять нельзя. В «errors» перечислены все такие поля и сказано, что допустимо.',
      code: 'invalid_request',
      request_id: 'abc-2',
      errors: [
        {
          pointer: '/gross_salary',
          code: 'missing_field',
          detail: 'Нет обязательного поля «gross_salary». Добавьте его.',
        },
        {
          pointer: '/grossSalary',
          code: 'unknown_field',
          detail: 'Поля «grossSalary» в этом запросе нет. Возможно, имелось в виду «gross_salary»?',
          suggestion: 'gross_salary',
        },
      ],
    })
  })

  it('links to the page of its code', () => {
    expect(errorPage('not_found')).toBe('/errors/not_found')
  })

  it.each(errorCodes)('matches its schema: %s', (code) => {
    for (const language of languages) assertValid(validate, problemDocument(code, language, 'id'))
  })
})

describe('the answer to invalid input', () => {
  const number = fc.bigInt({ min: 10n ** 12n, max: 10n ** 40n }).map(String)
  const word = fc.stringMatching(/^[xyz]{12,20}$/)
  const value = fc.oneof(
    number,
    number.map((digits) => `-${digits}`),
    number.map((digits) => `${digits}.5`),
    fc.oneof(number, word).map((text) => `"${text}"`),
    fc.oneof(number, word).map((text) => `["${text}"]`),
    fc.oneof(number, word).map((text) => `{"x":"${text}"}`),
    // Not JSON.
    word,
  )
  const field = fc.constantFrom(
    'gross_salary',
    'territorial_multiplier',
    'northern_coefficient',
    'start_date',
    'has_tax_privilege',
    'grossSalary',
  )
  const members = fc.array(fc.tuple(field, value), { minLength: 1, maxLength: 6 })

  it('matches its schema and never repeats a value, in either language', () => {
    fc.assert(
      fc.property(members, fc.constantFrom(...languages), (fields, language) => {
        const body = `{${fields.map(([name, text]) => `"${name}":${text}`).join(',')}}`
        const reading = readRequest('private', body)
        if (reading.ok) throw new Error(`It was accepted: ${body}`)
        const document = problemDocument('invalid_request', language, 'id', reading.problems)
        assertValid(validate, document)
        const answer = JSON.stringify(document)
        for (const [, text] of fields) {
          for (const secret of text.match(/[xyz]{12,}|\d{12,}/g) ?? []) {
            expect(answer).not.toContain(secret)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})
