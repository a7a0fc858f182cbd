import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nodeReleases } from '../tests/support/from-registry.ts'

const textOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const [oldest, newest] = nodeReleases

it('the manifest and the documents say the oldest Node that is tested', () => {
  expect(JSON.parse(textOf('package.json')).engines).toEqual({ node: `>=${oldest}` })
  const documents = ['README.md', 'README.ru.md', 'CONTRIBUTING.md', 'apps/cli/README.md']
  const packages = ['engine', 'contract', 'client', 'table'].map(
    (name) => `packages/${name}/README.md`,
  )
  for (const name of [...documents, ...packages]) {
    const said = [...textOf(name).matchAll(/Node (\d[\d.]*)/g)].map(([, release]) => release)
    expect([name, ...said]).toEqual([name, oldest.replace(/\.0$/, '')])
  }
})

it('the newest Node that is tested builds the image', () => {
  const images = [...textOf('deploy/Containerfile').matchAll(/^FROM node:([\d.]+)/gm)]
  expect(images.map(([, release]) => release)).toEqual([newest, newest])
  const support = textOf('docs/releasing.md')
  for (const release of nodeReleases) expect(support).toContain(`| ${release}`)
})
