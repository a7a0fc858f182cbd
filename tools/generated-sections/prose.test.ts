import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentNames } from './sections.ts'

/** The prose that a person maintains: without generated sections, code and tables. */
const proseOf = (name: string) =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
    .replace(/<!-- ([a-z-]+) begin -->[\s\S]*?<!-- \1 end -->/g, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^\|.*$/gm, '')

const wordsIn = (text: string) => text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0

/** The lengths of the sentences of documents, in words, in increasing order. */
const sentencesOf = (names: readonly string[]) =>
  names
    .flatMap((name) => proseOf(name).split(/(?<=[.!?])\s+(?=[«“"*`[(\p{Lu}])|\n\n|\n(?=[-#])/u))
    .map(wordsIn)
    .filter((length) => length > 2)
    .sort((one, other) => one - other)

/** The limits only fall: shorten a document, then lower its limit here. */
const most = { words: 39_000, en: { median: 16, long: 33 }, ru: { median: 13, long: 26 } }

describe('the prose of docs/', () => {
  it('has no more words than it had', () => {
    const words = documentNames().reduce((sum, name) => sum + wordsIn(proseOf(name)), 0)
    expect(words).toBeLessThanOrEqual(most.words)
  })

  it.each(['en', 'ru'] as const)('has no longer sentences than it had, in %s', (language) => {
    const isOf = (name: string) => name.endsWith('.ru.md') === (language === 'ru')
    const lengths = sentencesOf(documentNames().filter(isOf))
    const long = lengths.filter((length) => length > 20).length / lengths.length
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(most[language].median)
    expect(Math.round(long * 100)).toBeLessThanOrEqual(most[language].long)
  })
})
