import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerRequest } from '@oklad/answers'
import { breakdownOf, type ExplanationResponse } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { expectGolden, type GoldenCase } from '../support/golden.ts'
import { projectFolder } from '../support/project-folder.ts'

function read(name: string) {
  const text = readFileSync(join(projectFolder, 'docs', name), 'utf8')
  const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example = '']) => example)
  const cases = examples.map(
    (
      example,
    ): Pick<GoldenCase, 'request' | 'expected'> & {
      path?: 'payments' | 'vacationPay' | 'sickPay' | 'recalculate'
    } => JSON.parse(example),
  )
  const sections = text.split(/^## .*$/m).slice(1)
  return { name, text, examples, cases, sections }
}

const english = read('law.md')
const russian = read('law.ru.md')

/** The number of an article. */
const ARTICLE = /(?<=ст\. )\d+(?:\.\d+)*/g

describe.each([english, russian])('the examples of docs/$name', ({ cases, text }) => {
  it('cover every rule', () => {
    expect(cases.length).toBeGreaterThanOrEqual(20)
  })

  it('names every article that their breakdowns cite', () => {
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
    const named = new Set(text.match(ARTICLE))
    expect([...new Set(cited)].filter((article) => article && !named.has(article))).toEqual([])
  })

  it.each(cases)('$request', ({ path, request, expected }) => {
    const answered = answerRequest[path ?? 'privateCalc'](JSON.stringify(request), 2026, () => 'en')
    if (!answered.ok) throw new Error(JSON.stringify(answered.problems))
    expectGolden(answered.body, expected)
  })
})

describe('the law in two languages', () => {
  it('has the same examples in the same order', () => {
    expect(russian.examples).toEqual(english.examples)
  })

  it('has the same sections, with as many paragraphs, examples and rows in each', () => {
    const shape = ({ sections }: typeof english) =>
      sections.map((section) => {
        const withoutExamples = section.replace(/```json\n[\s\S]*?```/g, '')
        return {
          paragraphs: withoutExamples.split(/\n{2,}/).filter((block) => block.trim() !== '').length,
          examples: section.split('```json').length - 1,
          rows: section.split('\n').filter((line) => line.startsWith('|')).length,
        }
      })
    expect(shape(russian)).toEqual(shape(english))
  })

  it('names the same fields, files and articles', () => {
    // Code is the same in both languages, and articles are cited in Russian in both.
    const named = ({ text }: typeof english) =>
      new Set(
        [...text.matchAll(/`[^`\n]+`|(?:ст|п)\. \d+(?:\.\d+)*|\d+-ФЗ|№ [\d/-]+/g)].map(String),
      )
    expect(named(russian)).toEqual(named(english))
  })

  it('links to the other language', () => {
    expect(english.text.split('\n')[2]).toBe('[По-русски](law.ru.md)')
    expect(russian.text.split('\n')[2]).toBe('[In English](law.md)')
  })

  it('separates Russian thousands by no-break spaces', () => {
    expect(russian.text.match(/.*\d \d{3}(?!\d).*/)?.[0]).toBeUndefined()
  })
})
