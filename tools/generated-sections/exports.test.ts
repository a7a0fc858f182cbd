import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const textOf = (path: string) =>
  readFileSync(new URL(`../../packages/${path}`, import.meta.url), 'utf8')

/** The names that a package exports, `type` before those of types. */
const exportsOf = (name: string) =>
  [...textOf(`${name}/src/index.ts`).matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, type = '', names = '']) =>
      names
        .split(',')
        .map((part) => type + part.trim())
        .filter((part) => part !== type),
  )

describe.each(['law', 'engine', 'contract', 'client', 'documents', 'table'])(
  'the README of @oklad/%s',
  (name) => {
    const rows = textOf(`${name}/README.md`).match(/^\| `.*?(?= \|)/gm)
    const listed: readonly string[] = rows?.join().match(/\w+/g) ?? []

    it('lists names that are exported', () => {
      const exported = exportsOf(name).map((part) => part.replace('type ', ''))
      expect(listed.filter((part) => !exported.includes(part))).toEqual([])
    })

    it('lists every value that is exported', () => {
      const values = exportsOf(name).filter((part) => !part.startsWith('type '))
      expect(values.filter((part) => !listed.includes(part))).toEqual([])
    })
  },
)

it('the contract exports at most 20 names', () => {
  expect(exportsOf('contract').length).toBeLessThanOrEqual(20)
})
