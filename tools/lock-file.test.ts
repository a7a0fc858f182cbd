import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

const packages: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
).packages

/** Returns the folders in which Node looks for a dependency of a package, nearest first. */
function foldersFor(name: string, from: string): string[] {
  const folders = [`${from}/node_modules/${name}`]
  for (let at = from; at.includes('/node_modules/'); ) {
    at = at.slice(0, at.lastIndexOf('/node_modules/'))
    folders.push(`${at}/node_modules/${name}`)
  }
  return [...folders, `node_modules/${name}`]
}

describe('the lock file', () => {
  // If a registry answers only some requests, npm leaves out packages for other systems. `npm ci` then
  // refuses the whole file on every system.
  it('has the optional packages of every system, not only of the one that wrote it', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !foldersFor(name, from).some((folder) => folder in packages),
      ),
    )
    expect(missing).toEqual([])
  })

  it('has no download address', () => {
    const resolved = Object.values(packages).flatMap((locked) => locked.resolved ?? [])
    expect(resolved.length).toBeGreaterThan(0)
    expect(resolved.filter((address) => !/^(?:apps|packages|tests)\//.test(address))).toEqual([])
  })
})
