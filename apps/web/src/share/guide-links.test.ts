import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLink, sectionOf } from './link.ts'

const guides = new URL('../../../../docs/guide/', import.meta.url)

const links = readdirSync(guides).flatMap((name) =>
  [...readFileSync(new URL(name, guides), 'utf8').matchAll(/localhost:8080\/(#[^)]*)\)/g)].map(
    ([, hash = '']) => [name, hash] as const,
  ),
)

it('the guides link to the filled page', () => {
  expect(links.length).toBeGreaterThan(20)
})

it.each(links)('%s: the page reads %s whole', (_, hash) => {
  const { inputs, unread } = readLink(hash)
  expect(unread).toEqual([])
  if (sectionOf(hash) === undefined) expect(inputs[0]?.amount).toBeGreaterThan(0)
})
