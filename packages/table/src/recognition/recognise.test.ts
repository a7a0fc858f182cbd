import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf, type Question } from '../request-columns.ts'
import { asked, passing, understood } from '../testing/headers.ts'
import { recogniser } from './recognise.ts'

/** What becomes of a header with its values beside a salary: the name of a column, or the kind of verdict. */
function verdictOf(text: string, question: Question = 'calc'): string {
  const [header = '', values] = text.split(' ← ')
  return verdictWith(header, values?.split(', ') ?? [], question)
}

function verdictWith(header: string, values: readonly string[], question: Question): string {
  const verdict = recogniser(question)(header, { currentYear: 2026 })(values)
  if (verdict.kind === 'understood') return nameOf(verdict.recognised)
  if (verdict.kind === 'sum') return 'passes'
  return verdict.kind === 'unexplained' ? 'asked' : verdict.kind
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

  it('of forms and programs are understood, asked about or kept, as a person reads them', () => {
    const file = new URL('../../../../fixtures/tables/headers.tsv', import.meta.url)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'))
    const found = rows.map(([, header = '', values]) => {
      const verdict = verdictWith(header, values?.split(' | ') ?? [], 'calc')
      return [{ passes: 'kept', days: 'asked' }[verdict] ?? verdict, header]
    })
    expect(found).toEqual(rows.map(([verdict, header]) => [verdict, header]))
    const known = [...Object.values(understood), asked, passing].flatMap((all) => all.split('|'))
    const before = new Set(known.map((one) => one.split(' ← ')[0]?.toLowerCase()))
    const isNew = (header = '') => !before.has(header.toLowerCase())
    expect(new Set(rows.map(([, header]) => header).filter(isNew)).size).toBeGreaterThan(300)
  })

  it('that may be a term of pay and are not certain are asked about', () => {
    expect(wrong(asked, 'asked')).toEqual([])
  })

  it('that are a month alone may be its salary or its bonus', () => {
    expect(recogniser('calc')('Март')(['100000'])).toEqual({
      kind: 'asked',
      choices: ['monthly_salaries_3_rub', 'monthly_bonuses_3_rub'],
    })
  })

  it('that have nothing to do with pay pass', () => {
    expect(wrong(passing, 'passes')).toEqual([])
  })

  it('are the days and the advance where payments are asked for, and pass elsewhere', () => {
    const meanings = {
      advance_day: ['День выплаты аванса', 'Дата аванса ← 20', 'Advance day'],
      final_day: [
        'День выплаты зарплаты ← 5',
        'Срок ЗП ← 5',
        'День окончательного расчёта',
        'Payday',
      ],
      advance_percent: ['Аванс, %', 'Аванс (%) ← 40', 'Процент аванса', 'Размер аванса, %'],
      asked: ['Аванс', 'Аванс, руб. ← 40000'],
    }
    for (const [meaning, headers] of Object.entries(meanings)) {
      for (const header of headers) {
        expect([header, verdictOf(header, 'payments')]).toEqual([header, meaning])
        expect([header, verdictOf(header)]).toEqual([header, 'passes'])
      }
    }
  })
})
