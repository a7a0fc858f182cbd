import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serviceDocument } from './example-answers.ts'

const document = serviceDocument(2026)

it('the OpenAPI document has the version of the packages', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  expect(document.info.version).toBe(JSON.parse(manifest).version)
})

it('the OpenAPI document is small enough to be read at once', () => {
  expect(JSON.stringify(document).length).toBeLessThan(560_000)
})
