/**
 * `npm run release -- [major|minor|patch|<version>] [--dry]` makes a release up to its publication: the versions, the
 * changelog, and in `build/release` the packages, the executable, the bills of materials, the notes, the description of
 * the image and the checksums of all. Without a version the first release has that of the manifests, and a later one is
 * minor. With `--dry` the versions change in a scratch copy of the last commit only.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeSums } from './bill-of-materials.ts'
import { mustRun, ScratchCopy } from './scratch-copy.ts'

const isDry = process.argv.includes('--dry')
const [given, ...others] = process.argv.slice(2).filter((word) => word !== '--dry')
if (others.length > 0 || !/^(major|minor|patch|\d+\.\d+\.\d+)$/.test(given ?? 'minor')) {
  throw new Error('npm run release -- [major|minor|patch|<version>] [--dry]')
}
if (!isDry && mustRun('.', 'git', 'status', '--porcelain') !== '') {
  throw new Error('Commit your changes first: a release is made of a commit')
}

using scratch = isDry ? new ScratchCopy() : undefined
const folder = scratch?.folder ?? '.'
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const step = (title: string, ...command: [string, ...string[]]) => {
  console.log(title)
  return mustRun(folder, ...command)
}

const day = new Date().toISOString().slice(0, 10)
const versionsOf = () =>
  ['package.json', 'packages/law/package.json'].map(
    (name) => JSON.parse(textOf(name)).version as string,
  ) as [version: string, law: string]
const old = versionsOf()
const isFirst = !/^## \d/m.test(textOf('CHANGELOG.md'))
const wanted = given ?? (isFirst ? old[0] : 'minor')
const quietly = ['--no-workspaces-update', '--no-git-tag-version', '--allow-same-version']
const all = ['--workspaces', '--include-workspace-root']
step('Versions', 'npm', 'version', wanted, ...all, ...quietly)
// `npm run docs` keeps the version of the law that is inside.
step('Version of the law', 'npm', 'version', old[1], '--workspace=@oklad/law', ...quietly)
const released = versionsOf()
const [version] = released

/** The places that name a version of ours, beside the manifest that `npm version` changes. */
const named =
  /((?:"@oklad\/[a-z]+": "|oklad:|newTag: |image\.version="|oklad-(?:[a-z]+-)?))(\d+\.\d+\.\d+)/g
for (const name of mustRun(folder, 'git', 'grep', '-lF', old.join('\n')).trim().split('\n')) {
  if (!/package\.json$|^deploy\/|^docs\/install/.test(name)) continue
  const text = textOf(name)
  write(
    name,
    text.replace(named, (_, before, one) => before + (released[old.indexOf(one)] ?? one)),
  )
}
step('Lock file', 'npm', 'install', '--package-lock-only', '--ignore-scripts')

const changes = textOf('CHANGELOG.md')
write('CHANGELOG.md', changes.replace(/^## Unreleased$/m, `$&\n\n## ${version} — ${day}`))
const notes = textOf('CHANGELOG.md').split(/^## .*\n/m)[2] ?? ''
if (notes.trim() === '') throw new Error('CHANGELOG.md has nothing under "Unreleased"')

step('Packages', 'npm', 'run', 'pack')
step('Executable', 'node', 'tools/launch.js', 'binary')
step('Bill of all that builds and tests', 'npm', 'run', 'sbom')

const target = resolve('build/release')
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const tarballs = readdirSync(join(folder, 'build')).filter((name) => name.endsWith('.tgz'))
const files = [
  ...tarballs.map((name) => `build/${name}`),
  ...['build/binary/oklad', 'build/binary/oklad.cdx.json', 'sbom.cdx.json'],
]
for (const file of files) cpSync(join(folder, file), join(target, file.replace(/.*\//, '')))
for (const name of tarballs) step(name, 'npm', 'publish', join(target, name), '--dry-run')

const images = [...new Set(textOf('deploy/Containerfile').match(/(?<=^FROM )\S+/gm))]
const commit = mustRun('.', 'git', 'rev-parse', 'HEAD').trim()
const image = { name: `oklad:${version}`, containerfile: 'deploy/Containerfile', commit, images }
writeFileSync(join(target, 'image.json'), `${JSON.stringify(image, null, 2)}\n`)
writeFileSync(join(target, 'notes.md'), `# Oklad ${version}\n\n${notes.trim()}\n`)

process.stdout.write(`${writeSums(target, readdirSync(target))}${version} is in build/release\n`)
if (isDry) console.log('Nothing else has changed: this was a dry run')
