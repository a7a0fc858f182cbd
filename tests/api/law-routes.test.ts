import { lawDifference, lawDocument, lawYears } from '@oklad/answers'
import {
  LawDifferenceResponse,
  LawResponse,
  LawYearsResponse,
  startYears,
} from '@oklad/contract/internal'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { problemCodes } from '../support/answers.ts'
import { ask } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

const LAW = '/api/v1/law'
const { minimum, maximum } = startYears
const addresses = [LAW, `${LAW}/2026`, `${LAW}/diff?from=2024&to=2025`] as const

describe('the law', () => {
  const server = sharedInProcess()
  const get = (path: string, headers = {}) => ask(server(), path, { headers })

  it('is the law of the engine, in the published form', async () => {
    const [years, year, difference] = await Promise.all(addresses.map((path) => get(path)))
    expect(years?.json).toEqual(lawYears())
    expect(year?.json).toEqual(lawDocument(2026, 'en'))
    expect(difference?.json).toEqual(lawDifference(2024, 2025, 'en'))
    expect(Compile(LawYearsResponse).Check(years?.json)).toBe(true)
    expect(Compile(LawResponse).Check(year?.json)).toBe(true)
    expect(Compile(LawDifferenceResponse).Check(difference?.json)).toBe(true)
  })

  it('is found at the addresses in the list of years', async () => {
    const { years } = (await get(LAW)).json as unknown as LawYearsResponse
    for (const { year, provisional, law, changes } of years) {
      expect((await get(law)).json).toMatchObject({ year, provisional })
      if (changes === null) continue
      expect((await get(changes)).json).toMatchObject({ to: { year, provisional } })
    }
  })

  it('marks a year whose law is not known yet', async () => {
    const year = NEWEST_TAX_YEAR + 1
    expect((await get(`${LAW}/${year}`)).json).toMatchObject({
      year,
      figures_of: NEWEST_TAX_YEAR,
      provisional: true,
    })
  })

  describe.each(addresses)('%s', (path) => {
    it('may be read by any page and kept for an hour', async () => {
      const { status, headers } = await get(path, { origin: 'https://stranger.example' })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'content-language': 'en',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
        vary: 'accept-language, accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      expect(headers.etag).toMatch(/^"[\w-]+"$/)
    })

    it('answers in the language of the caller', async () => {
      const { headers, text } = await get(path, { 'accept-language': 'ru-RU, en;q=0.5' })
      expect(headers['content-language']).toBe('ru')
      if (path !== LAW) expect(text).toContain('Шкала НДФЛ')
    })

    it('answers 304 to a caller that has it', async () => {
      const { headers } = await get(path)
      const held = [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*', ' * ']
      for (const tag of held) {
        const answer = await get(path, { 'if-none-match': tag })
        expect(answer.status, tag).toBe(304)
        expect(answer.bytes).toHaveLength(0)
        expect(answer.headers).toMatchObject({
          etag: headers.etag,
          'cache-control': 'public, max-age=3600',
          vary: 'accept-language, accept-encoding',
        })
        // A length of zero would be wrong for the version that the caller has.
        expect(answer.headers['content-length']).not.toBe('0')
      }
      const bare = headers.etag?.replaceAll('"', '') as string
      for (const tag of ['"other"', bare, `"${bare.slice(1)}"`, '', '"*"']) {
        expect((await get(path, { 'if-none-match': tag })).status, tag).toBe(200)
      }
    })

    it('allows a preflight request with x-request-id', async () => {
      const { status, headers } = await ask(server(), path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://stranger.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-request-id',
        },
      })
      expect(status).toBe(204)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-methods']).toContain('GET')
      expect(headers['access-control-allow-headers']).toContain('x-request-id')
    })

    it('answers GET and HEAD only', async () => {
      const head = await ask(server(), path, { method: 'HEAD' })
      expect(head.status).toBe(200)
      const post = await ask(server(), path, { method: 'POST' })
      expect(post.status).toBe(405)
      expect(post.headers).toMatchObject({
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-origin': '*',
      })
    })

    it('answers 406 to a caller that does not accept JSON', async () => {
      expect((await get(path, { accept: 'text/html, */*;q=0.1' })).status).toBe(200)
      const refused = await get(path, { accept: 'text/html' })
      expect(refused.status).toBe(406)
      expect(refused.json['code']).toBe('not_acceptable')
    })
  })

  it('has a different ETag in each language', async () => {
    const path = `${LAW}/2026`
    const english = (await get(path)).headers.etag
    const russian = await get(path, { 'accept-language': 'ru', 'if-none-match': english })
    expect(russian.status).toBe(200)
    expect(russian.headers.etag).not.toBe(english)
  })

  it.each(['', 'x', '2026/', '2026.0', '02026', '20260', '%32026', 'diff/', 'toString', '-2026'])(
    'answers 404 to /%s',
    async (rest) => {
      const answer = await get(`${LAW}/${rest}`)
      expect(answer.status).toBe(404)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.json['code']).toBe('not_found')
    },
  )

  it.each([String(minimum - 1), String(maximum + 1), '0000', '9999'])(
    'answers 400 to the year %s, which is out of range',
    async (year) => {
      const answer = await get(`${LAW}/${year}`)
      expect(answer.status).toBe(400)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '/year', code: 'out_of_range', minimum, maximum }],
      })
    },
  )

  it.each(['?year=2025', '/2026?year=2025'])('answers 400 to %s', async (path) => {
    const { status, json } = await get(`${LAW}${path}`)
    expect(status).toBe(400)
    expect(json).toMatchObject({ errors: [{ pointer: '/year', code: 'unknown_field' }] })
  })

  it.each([
    ['', ['missing_field /from', 'missing_field /to']],
    ['?', ['missing_field /from', 'missing_field /to']],
    ['?from=2024', ['missing_field /to']],
    ['?from=2024&to=soon', ['not_an_integer /to']],
    [`?from=${minimum - 1}&to=${maximum + 1}`, ['out_of_range /from', 'out_of_range /to']],
    ['?from=2024&to=2025&form=2024', ['unknown_field /form']],
    ['?from=2024&from=2023&to=2025', ['duplicate_field /from']],
    ['?from=2024&to=', ['not_an_integer /to']],
    ['?from=02024&to=2025', ['out_of_range /from']],
    ['?from=2024&to=2025&x=1&x=2', ['unknown_field /x']],
    ['?from=2024&to=2025&__proto__=1', ['unknown_field /__proto__']],
    ['?From=2024&to=%', ['missing_field /from', 'not_an_integer /to', 'unknown_field /From']],
  ])('answers 400 to diff%s with every problem', async (query, problems) => {
    const answer = await get(`${LAW}/diff${query}`)
    expect(answer.status).toBe(400)
    expect(answer.json['code']).toBe('invalid_request')
    expect(problemCodes(answer)).toEqual(problems)
  })

  it('compares a year with itself and with an earlier year', async () => {
    expect((await get(`${LAW}/diff?to=2025&from=2025`)).json['figures']).toEqual([])
    expect((await get(`${LAW}/diff?to=2024&from=2025&`)).json).toEqual(
      lawDifference(2025, 2024, 'en'),
    )
  })
})
