import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'
import { textOf } from './support/files.ts'

const documents = ['docs/operations.md', 'docs/security.md', 'SECURITY.md']
const exists = (path: string) => existsSync(join(projectFolder, path))

/** The anchor of a heading, as the viewer of a repository makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe.each(documents)('%s', (document) => {
  const text = textOf(document)

  it('leads to documents and sections that exist', () => {
    for (const [, path = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = path === '' ? document : normalize(join(dirname(document), path))
      expect(exists(target), target).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(target), `${target}#${anchor}`).toContain(anchor)
    }
  })

  it('is among the documents of both readmes', () => {
    for (const readme of ['README.md', 'README.ru.md']) {
      expect(textOf(readme)).toContain(`(${document})`)
    }
  })
})

describe('the threat model', () => {
  const rows = textOf('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('.test.ts`'))

  it('names for every measure a test that exists', () => {
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      const named = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, path]) => path,
      )
      expect(named.length).toBeGreaterThan(0)
      for (const path of named) expect(exists(path ?? ''), path).toBe(true)
    }
  })

  it('leaves no threat without one', () => {
    const section = textOf('docs/security.md').split('## Threats')[1]?.split('## What is left')[0]
    const threats = section?.split('\n').filter((line) => /^\| (?!Threat|---)/.test(line))
    expect(threats).toEqual(rows)
  })
})

describe('the instructions of operation', () => {
  const text = textOf('docs/operations.md')

  it('name files of the project that exist', () => {
    const named = [...text.matchAll(/(?<![\w/.-])(deploy|benchmarks|tests)\/[\w./-]+\w/g)]
    expect(named.length).toBeGreaterThan(8)
    for (const [path] of named) {
      // Made by whoever deploys.
      if (/keys\.json|grafana-password/.test(path)) continue
      expect(exists(path), path).toBe(true)
    }
  })

  it('tell of every metric that is the service’s own', async () => {
    const source =
      textOf('apps/server/src/telemetry/metrics.ts') +
      textOf('apps/server/src/workers/collected-metrics.ts')
    const names = [...source.matchAll(/'((?:oklad|http_server)_\w+)'/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) expect(text).toContain(`\`${name}\``)
  })
})
