import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { answerRequest } from '@oklad/answers'
import { breakdownOf, type ExplanationResponse } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { expectGolden, type GoldenCase } from '../support/golden.ts'
import { projectFolder } from '../support/project-folder.ts'

/** The pages of rules, by their examples: a request, and some members of its answer. */
const examples: Readonly<Record<string, readonly Example[]>> = JSON.parse(
  readFileSync(join(projectFolder, 'fixtures/law/examples.json'), 'utf8'),
)
type Example = Pick<GoldenCase, 'request' | 'expected'> & {
  readonly path?: 'payments' | 'vacationPay' | 'sickPay' | 'recalculate'
}

const pages = ['../law', ...Object.keys(examples), 'status']

const textOf = (page: string, ending: string) =>
  readFileSync(join(projectFolder, 'docs/law', page + ending), 'utf8')

/** The number of an article. */
const ARTICLE = /(?<=ст\. )\d+(?:\.\d+)*/g

it('the examples cover every rule', () => {
  expect(Object.values(examples).flat().length).toBeGreaterThanOrEqual(57)
})

describe.each(Object.entries(examples))('the examples of docs/law/%s', (page, cases) => {
  it.each(['.md', '.ru.md'])('cite no article that the rules (%s) do not name', (ending) => {
    const cited = cases.flatMap(({ path, request }) => {
      const answered = answerRequest[breakdownOf(path ?? 'privateCalc')](
        JSON.stringify(request),
        2026,
        () => 'en',
      )
      if (!answered.ok) throw new Error(JSON.stringify(answered.problems))
      const { explanation } = answered.body as ExplanationResponse
      return explanation.flatMap(({ citation }) => citation.article.match(ARTICLE))
    })
    // Each example has steps of pay, tax and contributions, whose articles stand on other pages.
    const text = [...pages, 'figures'].map((name) => textOf(name, ending))
    const named = new Set(text.join('\n').match(ARTICLE))
    expect([...new Set(cited)].filter((article) => article && !named.has(article))).toEqual([])
    expect(textOf(page, ending)).toMatch(ARTICLE)
  })

  it.each(cases)('$request', ({ path, request, expected }) => {
    const answered = answerRequest[path ?? 'privateCalc'](JSON.stringify(request), 2026, () => 'en')
    if (!answered.ok) throw new Error(JSON.stringify(answered.problems))
    expectGolden(answered.body, expected)
  })
})

describe('the mark of an act that was not read', () => {
  const marked = (ending: string) =>
    pages.flatMap((page) => [...textOf(page, ending).matchAll(/[^.;]*◦/g)].map(String))

  it('stands at the same places in both languages', () => {
    expect(marked('.ru.md')).toHaveLength(marked('.md').length)
    expect(marked('.md').length).toBeGreaterThan(8)
  })

  it.each(['.md', '.ru.md'])('stands only at acts of the table of acts (%s)', (ending) => {
    const status = textOf('status', ending)
    const acts = pages
      .filter((page) => page !== 'status')
      .flatMap(
        (page) => textOf(page, ending).match(/(?:№ [\d/@А-Я-]+|\d+-ФЗ)(?=[^№]{0,25}◦)/g) ?? [],
      )
    expect(acts.length).toBeGreaterThan(5)
    expect(acts.filter((act) => !status.includes(act))).toEqual([])
  })
})

describe.each(pages)('docs/law/%s in two languages', (page) => {
  const english = textOf(page, '.md')
  const russian = textOf(page, '.ru.md')

  it('has the same sections, with as many paragraphs and rows in each', () => {
    const shape = (text: string) =>
      text.split(/^#+ .*$/m).map((section) => ({
        paragraphs: section.split(/\n{2,}/).filter((block) => block.trim() !== '').length,
        rows: section.split('\n').filter((line) => line.startsWith('|')).length,
      }))
    expect(shape(russian)).toEqual(shape(english))
  })

  it('names the same fields, files and articles', () => {
    // Code is the same in both languages, and articles are cited in Russian in both.
    const named = (text: string) =>
      new Set(
        [...text.matchAll(/`[^`\n]+`|(?:ст|п)\. \d+(?:\.\d+)*|\d+-ФЗ|№ [\d/-]+/g)].map(String),
      )
    expect(named(russian)).toEqual(named(english))
  })

  it('links to the other language', () => {
    const name = basename(page)
    expect(english.split('\n')[2]).toBe(`[По-русски](${name}.ru.md)`)
    expect(russian.split('\n')[2]).toBe(`[In English](${name}.md)`)
  })

  it('separates Russian thousands by no-break spaces', () => {
    expect(russian.match(/.*\d \d{3}(?!\d).*/)?.[0]).toBeUndefined()
  })
})
