import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** What a person maintains: a document without generated sections and code. */
const maintained = (name: string) =>
  readFileSync(new URL(name, root), 'utf8')
    .replace(/<!-- ([a-z-]+) begin -->[\s\S]*?<!-- \1 end -->/g, '')
    .replace(/```[\s\S]*?```/g, '')

/** The prose that a person maintains, without tables. */
const proseOf = (name: string) => maintained(name).replace(/^\|.*$/gm, '')

/** The cells of the tables that a person maintains. */
const cellsOf = (name: string) =>
  (maintained(name).match(/^\|.*$/gm) ?? []).flatMap((row) => row.split(' | '))

const wordsIn = (text: string) => text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0

const sentencesIn = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[«“"*`[(\p{Lu}])|\n\n|\n(?=[-#])/u)

/** The lengths of the sentences of documents, in words, in increasing order. */
const lengthsOf = (names: readonly string[]) =>
  names
    .flatMap((name) => sentencesIn(proseOf(name)).map(wordsIn))
    .filter((length) => length > 2)
    .sort((one, other) => one - other)

/** Every document of the project, its READMEs too. */
const everyDocument = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const docs = everyDocument.filter((name) => name.startsWith('docs/'))

/** The limits only fall: shorten a document, then lower its limit here. */
const most = {
  words: 38_000,
  sentence: 37,
  en: { median: 14, long: 22 },
  ru: { median: 13, long: 21 },
}

it.each(everyDocument)(`%s has no sentence above ${most.sentence} words`, (name) => {
  const texts = [proseOf(name), ...cellsOf(name)]
  expect(texts.flatMap(sentencesIn).filter((text) => wordsIn(text) > most.sentence)).toEqual([])
})

it.each(everyDocument.filter((name) => name.endsWith('.ru.md')))(
  '%s has no-break spaces inside numbers and before their signs',
  (name) => {
    const text = readFileSync(new URL(name, root), 'utf8').replace(/```[\s\S]*?```/g, '')
    expect(text.match(/.*\d (?:\d{3}(?!\d)|[%₽]).*/g) ?? []).toEqual([])
  },
)

describe('the prose of docs/', () => {
  it('has no more words than it had', () => {
    const words = docs.reduce((sum, name) => sum + wordsIn(proseOf(name)), 0)
    expect(words).toBeLessThanOrEqual(most.words)
  })

  it.each(['en', 'ru'] as const)('has no longer sentences than it had, in %s', (language) => {
    const isOf = (name: string) => name.endsWith('.ru.md') === (language === 'ru')
    const lengths = lengthsOf(docs.filter(isOf))
    const long = lengths.filter((length) => length > 20).length / lengths.length
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(most[language].median)
    expect(Math.round(long * 100)).toBeLessThanOrEqual(most[language].long)
  })
})
