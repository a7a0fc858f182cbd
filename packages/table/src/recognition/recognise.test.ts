import { describe, expect, it } from 'vitest'
import { nameOf } from '../request-columns.ts'
import { asked, passing, understood } from '../testing/headers.ts'
import { recogniser } from './recognise.ts'

/** What becomes of a header with its values beside a salary: the name of a column, or the kind of verdict. */
function verdictOf(text: string): string {
  const [header = '', values] = text.split(' ← ')
  const around = { values: values?.split(', ') ?? [], currentYear: 2026 }
  const verdict = recogniser('calc')(header, around)
  if (verdict.kind === 'understood') return nameOf(verdict.recognised)
  return verdict.kind === 'sum' ? 'passes' : verdict.kind
}

/** The headers whose verdict is not the right one. */
const wrong = (headers: string, right: string) =>
  headers
    .split('|')
    .map((header) => `${header}: ${verdictOf(header)}`)
    .filter((line) => !line.endsWith(`: ${right}`))

describe('headers of the field', () => {
  it.each(Object.entries(understood))('mean %s', (name, headers) => {
    expect(wrong(headers, name)).toEqual([])
  })

  it('that may be a term of pay and are not certain are asked about', () => {
    expect(wrong(asked, 'asked')).toEqual([])
  })

  it('that have nothing to do with pay pass', () => {
    expect(wrong(passing, 'passes')).toEqual([])
  })
})
