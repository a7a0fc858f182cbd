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

/** Returns the module with the version of the law: the newest day on which a figure was checked. */
export function versionOfLaw(): string {
  const days = lawFigures.map(({ checked }) => checked).sort()
  return readFileSync(versionModule, 'utf8').replace(/\d{4}-\d\d-\d\d/, `${days.at(-1)}`)
}
