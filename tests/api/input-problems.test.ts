import { describe, expect, it } from 'vitest'
import { problemCodes, problemsIn } from '../support/answers.ts'
import { type Body, calculate, calculatePrivately } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

/** A problem of a coefficient beyond its limits, as the service sends it. */
const coefficientOutOfRange = (name: string) => ({
  pointer: `/${name}`,
  code: 'out_of_range',
  detail: `"${name}" must be from 100 to 200.`,
  minimum: 100,
  maximum: 200,
})

/** Builds a body as text, because JavaScript numbers cannot hold most of these values. */
const salary = (written: string) => `{"gross_salary":${written}}`

describe('an invalid request', () => {
  const server = sharedInProcess()

  /** Sends a body that the service must refuse, and returns the answer. */
  async function refusal(body: Body, code = 'invalid_request') {
    const answer = await calculatePrivately(server(), body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json['code']).toBe(code)
    return answer
  }

  it('gets all problems at once, in the order of the fields, unknown fields last', async () => {
    const answer = await refusal({
      gross_salry: 1,
      has_tax_privilege: 'yes',
      start_date: '2026-02-30',
      northern_coefficient: 201,
      territorial_multiplier: 99,
      alpha: null,
    })
    expect(problemsIn(answer)).toEqual([
      {
        pointer: '/gross_salary',
        code: 'missing_field',
        detail: '"gross_salary" is required and missing. Add it.',
      },
      coefficientOutOfRange('territorial_multiplier'),
      coefficientOutOfRange('northern_coefficient'),
      {
        pointer: '/start_date',
        code: 'impossible_date',
        detail: '"start_date": there is no such date. Write it as YYYY-MM-DD, such as 2026-01-31.',
      },
      {
        pointer: '/has_tax_privilege',
        code: 'wrong_type',
        detail: '"has_tax_privilege" has the wrong type: it must be true or false.',
        expected: 'boolean',
      },
      {
        pointer: '/gross_salry',
        code: 'unknown_field',
        detail: '"gross_salry" is not a field of this request. Did you mean "gross_salary"?',
        suggestion: 'gross_salary',
      },
      {
        pointer: '/alpha',
        code: 'unknown_field',
        detail: '"alpha" is not a field of this request. Remove it.',
      },
    ])
  })

  describe('a number', () => {
    it.each([
      '1.5',
      '1500000.0000000001',
      '0.1',
      '1.0',
      '1e5',
      '1E5',
      '1e+5',
      '1e-5',
      '0.0',
      '-1.5',
      '1e400',
    ])('%s is refused as not an integer', async (written) => {
      expect(problemsIn(await refusal(salary(written)))).toEqual([
        {
          pointer: '/gross_salary',
          code: 'not_an_integer',
          detail:
            '"gross_salary" must be written as a whole number, without a fraction or an exponent: money in kopecks (150,000.50 roubles are 15000050), coefficients in hundredths (1.15 is 115).',
        },
      ])
    })

    it.each([
      ['below zero', '-1'],
      ['above the highest salary', '100000000001'],
      ['2^53', '9007199254740992'],
      ['2^53 + 1, which a number cannot hold', '9007199254740993'],
      ['2^64', '18446744073709551616'],
      ['400 digits', '9'.repeat(400)],
      ['400 digits below zero', `-${'9'.repeat(400)}`],
    ])('%s is refused with the range of the field', async (_, written) => {
      expect(problemsIn(await refusal(salary(written)))).toEqual([
        {
          pointer: '/gross_salary',
          code: 'out_of_range',
          detail: '"gross_salary" must be from 0 to 100000000000.',
          minimum: 0,
          maximum: 100_000_000_000,
        },
      ])
    })

    it.each(['"15000000"', '"Infinity"', 'true', '[]', '{}', '[15000000]', '{"a":1.5}', '""'])(
      '%s is refused as the wrong type',
      async (written) => {
        expect(problemsIn(await refusal(salary(written)))).toEqual([
          {
            pointer: '/gross_salary',
            code: 'wrong_type',
            detail:
              '"gross_salary" has the wrong type: it must be a whole number, written without quotes.',
            expected: 'integer',
          },
        ])
      },
    )

    it.each([
      ['territorial_multiplier', 99, 'out_of_range'],
      ['territorial_multiplier', 201, 'out_of_range'],
      ['territorial_multiplier', 1.15, 'not_an_integer'],
      ['territorial_multiplier', '115', 'wrong_type'],
      ['northern_coefficient', 0, 'out_of_range'],
      ['northern_coefficient', 99, 'out_of_range'],
      ['northern_coefficient', 201, 'out_of_range'],
      ['northern_coefficient', 150.5, 'not_an_integer'],
      ['northern_coefficient', false, 'wrong_type'],
    ])('%s: %j is refused by both calculations', async (field, value, code) => {
      const body = { gross_salary: 1, [field]: value }
      for (const answer of [await refusal(body), await calculate(server(), body)]) {
        expect(answer.status).toBe(400)
        expect(problemCodes(answer)).toEqual([`${code} /${field}`])
      }
    })
  })

  it.each(['"true"', '0', '1', '""', '[]'])(
    'is refused for has_tax_privilege: %s',
    async (value) => {
      const answer = await refusal(`{"gross_salary":1,"has_tax_privilege":${value}}`)
      expect(problemCodes(answer)).toEqual(['wrong_type /has_tax_privilege'])
    },
  )

  describe('a field', () => {
    it.each([
      ['grossSalary', 'gross_salary'],
      ['GROSS_SALARY', 'gross_salary'],
      ['gross-salary', 'gross_salary'],
      ['gros_salary', 'gross_salary'],
      ['salary', 'gross_salary'],
      ['territorial_multiplyer', 'territorial_multiplier'],
      ['northern_coeficient', 'northern_coefficient'],
      ['startDate', 'start_date'],
      ['tax_privilege', 'has_tax_privilege'],
      ['has_privilege', 'has_tax_privilege'],
    ])('%s is unknown, and %s is suggested', async (misspelt, suggestion) => {
      const answer = await refusal({ gross_salary: 1, [misspelt]: 1 })
      expect(problemsIn(answer)).toEqual([
        {
          pointer: `/${misspelt}`,
          code: 'unknown_field',
          detail: `"${misspelt}" is not a field of this request. Did you mean "${suggestion}"?`,
          suggestion,
        },
      ])
    })

    it.each(['x', 'id', 'currency', 'Оклад', 'constructor', 'toString', 'hasOwnProperty'])(
      '%s is unknown, and nothing is suggested',
      async (name) => {
        const answer = await refusal({ gross_salary: 1, [name]: 1 })
        const detail = `"${name}" is not a field of this request. Remove it.`
        expect(problemsIn(answer)).toEqual([{ pointer: `/${name}`, code: 'unknown_field', detail }])
      },
    )

    it('with an unknown name is listed by its JSON Pointer, even if it is null', async () => {
      const answer = await refusal('{"gross_salary":1,"a/b":null,"c~d":1,"":1,"\\n":1,"\\ud800":1}')
      expect(problemCodes(answer)).toEqual([
        'unknown_field /a~1b',
        'unknown_field /c~0d',
        'unknown_field /',
        'unknown_field /\n',
        'unknown_field /\ufffd',
      ])
    })

    it.each([
      ['the same value', '{"gross_salary":1,"gross_salary":1}'],
      ['another value', '{"gross_salary":1,"gross_salary":2}'],
      ['an escape', '{"gross_salary":1,"gross\\u005fsalary":2}'],
      ['null', '{"gross_salary":1,"gross_salary":null}'],
    ])('given twice is refused: %s', async (_, body) => {
      const [problem] = problemsIn(await refusal(body))
      expect(problem).toEqual({
        pointer: '/gross_salary',
        code: 'duplicate_field',
        detail:
          '"gross_salary" is given more than once, so it is unclear which value counts. Give it once.',
      })
    })

    it.each([
      '{"gross_salary":1,"__proto__":{"has_tax_privilege":true}}',
      '{"gross_salary":1,"__proto__":null}',
      '{"gross_salary":1,"\\u005f_proto__":1}',
    ])('named __proto__ is an unknown field: %s', async (body) => {
      expect(problemCodes(await refusal(body))).toEqual(['unknown_field /__proto__'])
    })

    it('named __proto__ gives no fields to this request or the next', async () => {
      const answer = await refusal('{"__proto__":{"gross_salary":1}}')
      expect(problemCodes(answer)).toEqual([
        'missing_field /gross_salary',
        'unknown_field /__proto__',
      ])
      expect(problemCodes(await refusal('{}'))).toEqual(['missing_field /gross_salary'])
    })
  })

  describe('the body', () => {
    it.each(['null', '[]', '[{"gross_salary":1}]', '1', '1.5', '"gross_salary"', 'true'])(
      'is refused as JSON that is not an object: %s',
      async (body) => {
        expect(problemsIn(await refusal(body))).toEqual([
          {
            pointer: '',
            code: 'wrong_type',
            detail:
              'The body has the wrong type: it must be a JSON object: {"gross_salary": 15000000}.',
            expected: 'object',
          },
        ])
      },
    )

    it.each([
      ['an empty body', '', 1, 1],
      ['spaces', '   ', 1, 4],
      ['a truncated body', '{"gross_salary":1', 1, 18],
      ['a trailing comma', '{"gross_salary":1,}', 1, 19],
      ['two objects', '{"gross_salary":1}{}', 1, 19],
      ['single quotes', "{'gross_salary':1}", 1, 2],
      ['no quotes', '{gross_salary:1}', 1, 2],
      ['a comment', '{"gross_salary":1/* kopecks */}', 1, 18],
      ['a leading zero', '{"gross_salary":01}', 1, 18],
      ['a plus sign', '{"gross_salary":+1}', 1, 17],
      ['NaN', '{"gross_salary":NaN}', 1, 17],
      ['an error in the second line', '{\n  "gross_salary": ?}', 2, 19],
      ['form data', 'gross_salary=1', 1, 1],
      ['zero bytes', '\0\0\0\0', 1, 1],
    ])('is refused with line and column: %s', async (_, body, line, column) => {
      expect(problemsIn(await refusal(body, 'malformed_json'))).toEqual([
        {
          pointer: '',
          code: 'malformed_json',
          detail: `The body is not valid JSON: it breaks at line ${line}, column ${column}. Send one object, such as {"gross_salary": 15000000}.`,
          line,
          column,
        },
      ])
    })

    it.each([
      ['lists', '['.repeat(9) + ']'.repeat(9)],
      ['thousands of lists', '['.repeat(8000) + ']'.repeat(8000)],
      ['thousands of lists without an end', '['.repeat(16_000)],
      ['objects', '{"a":'.repeat(2500) + '1' + '}'.repeat(2500)],
    ])('is refused when nested too deep: %s', async (_, body) => {
      expect(problemsIn(await refusal(body))).toEqual([
        {
          pointer: '',
          code: 'too_deep',
          detail:
            'The body is nested deeper than 8 levels. No field needs that: send a flat object.',
          maximum: 8,
        },
      ])
    })

    it('with 1,500 unknown fields gets 100 problems', async () => {
      const fields = Array.from({ length: 1500 }, (_, index) => `"${index}":1`).join()
      const answer = await refusal(`{${fields}}`)
      expect(problemsIn(answer)).toHaveLength(100)
    })

    it('in invalid UTF-8 is refused', async () => {
      const before = Buffer.from('{"gross_salary":1,"start_date":"2026-01-01')
      const body = Buffer.concat([before, Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')])
      const answer = await calculatePrivately(server(), body)
      expect(answer.status).toBe(400)
      expect(problemsIn(answer)).toHaveLength(1)
    })

    it('in UTF-16 is refused', async () => {
      const answer = await refusal(Buffer.from('{"gross_salary":1}', 'utf16le'), 'malformed_json')
      expect(problemsIn(answer)).toHaveLength(1)
    })

    it('may begin with a byte order mark', async () => {
      const answer = await calculate(server(), '\ufeff{"gross_salary":1}')
      expect(answer.text).toBe((await calculate(server(), '{"gross_salary":1}')).text)
      expect(answer.status).toBe(200)
    })
  })

  it('gets an answer that repeats no value of the request', async () => {
    const number = 918_273_645_546
    const word = 'Rumpelstilzchen'
    const bodies: readonly Body[] = [
      { gross_salary: -number },
      { gross_salary: number },
      salary(`${number}.5`),
      salary(`${number}${number}${number}`),
      salary(`${number}e3`),
      { gross_salary: String(number) },
      { gross_salary: word },
      { gross_salary: [number, word] },
      { gross_salary: { [word]: number } },
      { gross_salary: 1, territorial_multiplier: number },
      { gross_salary: 1, northern_coefficient: word },
      { gross_salary: 1, start_date: word },
      { gross_salary: 1, start_date: number },
      { gross_salary: 1, start_date: `${number}-01-01` },
      { gross_salary: 1, has_tax_privilege: word },
      { gross_salary: 1, unheard_of: number },
      { gross_salary: 1, unheard_of: word },
      `{"gross_salary":${number},"gross_salary":${number + 1}}`,
      `{"gross_salary":${number}`,
      `{"gross_salary":${number}}${word}`,
      `"${word}"`,
      `${number}`,
      `[${number}]`,
    ]
    for (const language of ['en', 'ru']) {
      for (const body of bodies) {
        const answer = await calculatePrivately(server(), body, { 'accept-language': language })
        const everything = answer.text + JSON.stringify(answer.headers)
        expect(answer.status).toBe(400)
        expect(everything).not.toContain(word)
        expect(everything).not.toContain(String(number).slice(0, 9))
      }
    }
  })
})
