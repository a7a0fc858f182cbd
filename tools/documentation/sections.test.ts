import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sections, withSections } from './sections.ts'
import { wireModule, wireTypes } from './wire-types.ts'

const docs = new URL('../../docs/', import.meta.url)
const documents = readdirSync(docs)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(new URL(name, docs), 'utf8') }))

describe('generated documentation', () => {
  it.each(documents)('docs/$name is up to date (npm run docs rewrites it)', ({ text }) => {
    expect(text).toBe(withSections(text))
  })

  it('the types of the wire are up to date (npm run docs rewrites them)', () => {
    expect(readFileSync(wireModule, 'utf8')).toBe(wireTypes())
  })

  it.each(Object.keys(sections))('the section %s is in exactly one document', (name) => {
    const markers = documents.filter(({ text }) => text.includes(`<!-- ${name} begin -->`))
    expect(markers).toHaveLength(1)
  })

  it('throws for a section that has no generator', () => {
    expect(() => withSections('<!-- nothing begin -->\n<!-- nothing end -->')).toThrow(/nothing/)
  })
})
