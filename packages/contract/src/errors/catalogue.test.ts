import { describe, expect, it } from 'vitest'
import { errorCatalogue, errorCodes } from './catalogue.ts'

describe('the error catalogue', () => {
  it('has the HTTP status of each error', () => {
    expect(
      Object.fromEntries(errorCodes.map((code) => [code, errorCatalogue[code].status])),
    ).toEqual({
      malformed_json: 400,
      invalid_request: 400,
      invalid_table: 400,
      api_key_missing: 401,
      api_key_invalid: 401,
      not_found: 404,
      method_not_allowed: 405,
      not_acceptable: 406,
      body_too_large: 413,
      batch_too_long: 413,
      unsupported_media_type: 415,
      rate_limit_exceeded: 429,
      too_many_batches: 429,
      too_many_failed_keys: 429,
      internal_error: 500,
      overloaded: 503,
      draining: 503,
    })
  })

  it('has no two equal titles', () => {
    const titles = errorCodes.flatMap((code) => Object.values(errorCatalogue[code].title))
    expect(new Set(titles).size).toBe(titles.length)
  })

  describe.each(errorCodes)('%s', (code) => {
    const { title, ...detail } = errorCatalogue[code]

    it('has a code that fits in a URL', () => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    })

    it('has a title and a detail in both languages', () => {
      expect(`${title.en} ${detail.en}`).not.toMatch(/\p{Script=Cyrillic}/u)
      expect(title.en).toMatch(/^[A-Z].*[^.]$/)
      expect(detail.en).toMatch(/^[A-Z].*\.$/)
      expect(title.ru).toMatch(/^[А-ЯЁ].*[^.]$/)
      expect(detail.ru).toMatch(/^[А-ЯЁ].*\.$/)
    })
  })
})
