import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = [
  'packages/contract/src',
  'packages/answers/src',
  'packages/documents/src',
  'packages/table/src',
  'apps/cli/src',
]
const TEXT = /\ben:\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*ru:\s*(['"`])((?:\\.|(?!\3).)*)\3/g

/** The values that a text names: `{file}`, `{rows:row|rows}`, `$1`. */
const namesIn = (text: string) => new Set(text.match(/\{\w+(?=[}:])|\$\d/g))

it.each(folders)('texts in %s name the same values in both languages', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(root, folder, name), 'utf8').matchAll(TEXT)])
  expect(texts.length).toBeGreaterThan(10)
  for (const [, , english = '', , russian = ''] of texts) {
    expect(namesIn(russian), english).toEqual(namesIn(english))
  }
})
