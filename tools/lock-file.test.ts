import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: true
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

  it('has a hash of every package', () => {
    const unhashed = Object.entries(packages)
      .filter(
        ([path, { integrity, resolved }]) => /node_modules/.test(path) && !integrity && !resolved,
      )
      .map(([path]) => path)
    expect(unhashed).toEqual([])
  })

  it('has no package that runs code at its installation, but for those that are known', () => {
    const running = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
    const known = ['bun', 'esbuild', 'fsevents']
    expect(
      running.filter((path) => !known.includes(path.split('node_modules/').at(-1) ?? '')),
    ).toEqual([])
  })

  it('has no download address', () => {
    const resolved = Object.values(packages).flatMap((locked) => locked.resolved ?? [])
    expect(resolved.length).toBeGreaterThan(0)
    expect(resolved.filter((address) => !/^(?:apps|packages|tests|tools)\//.test(address))).toEqual(
      [],
    )
  })
})
