import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * Returns the folders of the packages inside of a build: those of the page, and those of its modules.
 * @param modules the paths of the modules
 * @param names packages that are inside without a module of theirs
 */
export function packagesIn(modules: readonly string[], names: readonly string[]): string[] {
  const page = Object.keys(manifestOf(join(root, 'apps/web')).dependencies)
  const folders = [...names, '@fontsource-variable/golos-text', 'swagger-ui-dist', ...page].map(
    (name) => join(root, 'node_modules', name),
  )
  const ofModules = modules.flatMap((path) => {
    const [folder] = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(root, path)) ?? []
    return folder ?? []
  })
  return [...new Set([...folders, ...ofModules])].filter((one) => !one.includes('/@oklad/')).sort()
}

/** Writes the bill of materials of the program `oklad` into `oklad.cdx.json` of a folder, in CycloneDX. */
export function writeBill(target: string, folders: readonly string[]): void {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: componentOf(join(root, 'apps/cli'), 'application') },
    components: folders.map((folder) => componentOf(folder, 'library')),
  }
  writeFileSync(join(target, 'oklad.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
}

function componentOf(folder: string, type: string) {
  const { name, version, license } = manifestOf(folder)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { type, 'bom-ref': purl, name, version, licenses: [{ expression: license }], purl }
}

/** Returns the licences of packages, each under its name. */
export const licencesOf = (folders: readonly string[]): string =>
  folders
    .map((folder) => {
      const { name, version, license } = manifestOf(folder)
      const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file))
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
      return [`${name} ${version}, ${license}`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)

/** Writes the checksums of files of a folder into its `SHA256SUMS`, and returns them. */
export function writeSums(folder: string, names: readonly string[]): string {
  const sums = names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  return sums.join('')
}
