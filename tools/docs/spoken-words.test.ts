import { describe, expect, it } from 'vitest'
import { pagesIn } from './pages.ts'
import { indexed, spokenWords } from './spoken-words.ts'

describe('the words that readers type', () => {
  it('belong to pages that exist', () => {
    const pages = (['en', 'ru'] as const).flatMap((language) =>
      [...pagesIn(language).keys()].map((address) => `${language}/${address}`),
    )
    expect(Object.keys(spokenWords).filter((page) => !pages.includes(page))).toEqual([])
  })

  it('are found with the first heading of their page', () => {
    const html = '<h1 id="a">For employees</h1>\n<p>Twelve questions.</p>'
    expect(indexed(html, { relativePath: 'en/employee.md' })).toMatch(
      /<\/h1>\n<p>[^<]*sick leave[^<]*<\/p>\n<p>Twelve/,
    )
    expect(indexed(html, { relativePath: 'en/start.md' })).toBe(html)
  })

  it('are not those of members of a library, which are one entry', () => {
    const html = '<h1>Engine</h1><h2 id="g">grossUp()</h2><p>Finds.</p>'
    expect(indexed(html, { relativePath: 'en/exports/engine.md' })).toBe(
      '<h1>Engine</h1><p>grossUp()</p><p>Finds.</p>',
    )
  })

  it('are left out where the page is', () => {
    const frontmatter = { search: false }
    expect(indexed('<h1>Changes</h1>', { relativePath: 'en/changes.md', frontmatter })).toBe('')
  })
})
