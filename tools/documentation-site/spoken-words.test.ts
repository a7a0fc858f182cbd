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

  it('are sections of their page', () => {
    const html = '<h1 id="a">For employees</h1>\n<p>Twelve questions.</p>'
    expect(indexed(html, { relativePath: 'en/employee.md' })).toMatch(
      /^<h1 id="a">For employees.*questions\.<\/p>.*<h2 id="q\d">sick leave <a [^>]*href="#q\d">/s,
    )
    expect(indexed(html, { relativePath: 'en/scale.md' })).toBe(html)
  })

  it('are not in the texts of the members of a library, of which only the names are found', () => {
    const html = '<h1>Engine</h1><h2 id="g">grossUp()</h2><p>Finds.</p>'
    expect(indexed(html, { relativePath: 'en/exports/engine.md' })).toBe(
      '<h1>Engine</h1><p>grossUp()</p>',
    )
  })

  it('are left out where the page is', () => {
    const frontmatter = { search: false }
    expect(indexed('<h1>Changes</h1>', { relativePath: 'en/changes.md', frontmatter })).toBe('')
  })
})
