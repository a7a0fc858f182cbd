import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from '@oklad/law'

const folder = new URL('../../packages/law/src/', import.meta.url)
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

const newest = (dates: readonly string[]) => dates.toSorted().at(-1) as string

/** Returns the module with the version of the law: the newest day on which a figure was checked. */
export const versionOfLaw = () =>
  readFileSync(versionModule, 'utf8').replace(
    /\d{4}-\d\d-\d\d/,
    newest(lawFigures.map(({ checked }) => checked)),
  )

/** Returns the newest date in the sources; it is after the version where a file does not export a figure. */
export const newestDateOfLaw = () =>
  newest(
    sources.flatMap((name) => [
      ...(readFileSync(new URL(name, folder), 'utf8').match(/\d{4}-\d\d-\d\d/g) ?? []),
    ]),
  )
