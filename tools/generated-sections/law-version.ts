import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from '@oklad/law'

const root = new URL('../../', import.meta.url)
const folder = new URL('packages/law/src/', root)
const sources = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name))

/** The module that `npm run docs` writes. */
export const versionModule = fileURLToPath(new URL('version.ts', folder))

const isFigure = (value: object): value is Figure<unknown> => 'checked' in value

const figuresIn = (value: unknown): readonly Figure<unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  return isFigure(value) ? [value] : Object.values(value).flatMap(figuresIn)
}

/** The figures of all years that the files of the law export. */
export const lawFigures = figuresIn(
  await Promise.all(sources.map((name) => import(new URL(name, folder).href))),
)

const lawDay = `${lawFigures
  .map(({ checked }) => checked)
  .sort()
  .at(-1)}`

/** Returns the module with the version of the law: the newest day on which a figure was checked. */
export const versionOfLaw = (): string =>
  readFileSync(versionModule, 'utf8').replace(/\d{4}-\d\d-\d\d/, lawDay)

/** The files that name the version of the package `@oklad/law`, which is that of the law inside. */
export const namingPackage = [
  'packages/law/package.json',
  'packages/contract/package.json',
  'packages/engine/package.json',
  'package-lock.json',
  'docs/install.md',
  'docs/install.ru.md',
].map((name) => fileURLToPath(new URL(name, root)))

/** Returns the text of one of these files with the version of the law: 2026-11-05 is 2026.11.5. */
export const withPackageVersion = (text: string): string =>
  text.replace(
    /((?:"@oklad\/law": "|"name": "@oklad\/law",\s*"version": "|oklad-law-))\d+\.\d+\.\d+/g,
    (_, before) => before + lawDay.replace(/-0?/g, '.'),
  )
