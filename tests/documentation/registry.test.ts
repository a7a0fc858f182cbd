import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

/**
 * What makes a reader fetch our names from npm: whoever registers them before us would be run by our own documents.
 * A tarball of `build/` is none of that. Remove this test when the names are registered (docs/releasing.md).
 */
const fetchesOurNames = [
  /\b(?:npx|bunx|npm exec|pnpm dlx|yarn dlx)\b[^\n`]{0,40}?[ "](?:oklad|@oklad\/[a-z]+)\b/,
  /"(?:npx|bunx)", {0,1}"args": {0,1}\["(?:-y", {0,1}")?(?:oklad|@oklad\/[a-z]+)"/,
  /\b(?:npm (?:install|i)|pnpm add|yarn add|bun add)\b[^\n`]{0,80}? (?:oklad|@oklad\/[a-z]+)(?=[ \n`@]|$)/m,
  /npmjs\.com\/package\/(?:oklad|@oklad|\$\{)/,
]

/** The documents, and the sources: a program prints to readers too. */
const texts = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.js', '*.json'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((name) => name !== 'tests/documentation/registry.test.ts')

const fetched = (text: string) => fetchesOurNames.filter((pattern) => pattern.test(text))

describe('before our names are registered on npm', () => {
  it('no text sends a reader there', () => {
    const sending = texts.flatMap((name) => {
      const found = fetched(readFileSync(join(projectFolder, name), 'utf8'))
      return found.length > 0 ? [{ name, found }] : []
    })
    expect(sending).toEqual([])
  })

  it.each([
    'npx oklad serve',
    'npx --yes oklad serve',
    'bunx --bun oklad serve',
    '{ "command": "npx", "args": ["oklad", "mcp"] }',
    'npx @oklad/conformance http://localhost:8080',
    'npm install @oklad/engine',
    '`npm install express @oklad/engine`',
    'https://www.npmjs.com/package/@oklad/law',
  ])('%s is noticed', (text) => {
    expect(fetched(text).length).toBeGreaterThan(0)
  })

  it('an installation of a tarball is none', () => {
    expect(fetched('npm install --global ../oklad/build/oklad-0.1.0.tgz')).toEqual([])
  })
})
