import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

const packages: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
).packages

/** The folders in which a package would be looked for from this one, the nearest first. */
function foldersFor(name: string, from: string): string[] {
  const folders = [`${from}/node_modules/${name}`]
  for (let at = from; at.includes('/node_modules/'); ) {
    at = at.slice(0, at.lastIndexOf('/node_modules/'))
    folders.push(`${at}/node_modules/${name}`)
  }
  return [...folders, `node_modules/${name}`]
}

describe('the lock file', () => {
  // An installation that a registry answered in part leaves other systems' packages out, and
  // `npm ci` then refuses the whole file on every system.
  it('holds the packages of every system, not of the one it was written on', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !foldersFor(name, from).some((folder) => folder in packages),
      ),
    )
    expect(missing).toEqual([])
  })

  it('holds no download address', () => {
    const resolved = Object.values(packages).flatMap((locked) => locked.resolved ?? [])
    expect(resolved.length).toBeGreaterThan(0)
    expect(resolved.filter((address) => !/^(?:apps|packages|tests)\//.test(address))).toEqual([])
  })
})
