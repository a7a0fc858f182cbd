import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

/** `npm run build:docs` writes it. */
const site = join(projectFolder, 'apps/web/dist/docs')
const isBuilt = existsSync(join(site, 'llms.txt'))

const HOST = 'http://oklad.test'

/** The page of an address below `/docs/`, as the service serves it. */
const fileOf = (path: string) =>
  path.endsWith('/') ? `${path.slice(6)}index.html` : `${path.slice(6)}.html`

it.skipIf(!isBuilt)('no page of the built documentation has a dead link', () => {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  const texts = new Map(pages.map((name) => [name, readFileSync(join(site, name), 'utf8')]))
  const anchors = new Map(
    [...texts].map(([name, text]) => [
      name,
      new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)),
    ]),
  )
  const isDead = (link: URL) => {
    if (link.origin !== HOST) return /\.example$|:4318/.test(link.host)
    if (!link.pathname.startsWith('/docs/') || /\/console$/.test(link.pathname)) return false
    const page = fileOf(link.pathname)
    const known = anchors.get(page)
    if (known === undefined) return !names.includes(link.pathname.slice(6))
    return link.hash.length > 1 && !known.has(decodeURIComponent(link.hash.slice(1)))
  }
  const dead = [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/<a[^>]* href="([^"]*)"/g)]
      .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `${HOST}/docs/${name}`))
      .filter(isDead)
      .map(({ href }) => `${name}: ${href}`),
  )
  expect(pages.length).toBeGreaterThan(200)
  expect(dead).toEqual([])
})
