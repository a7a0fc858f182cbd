import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../fonts/', import.meta.url))

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The characters of each subset, and the file of the package that has them. */
const subsets = {
  // Everything that a Russian page shows first: its letters, figures, and the letters of names.
  cyrillic: ['cyrillic', 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№'],
  figures: ['latin', ' \u00a00123456789.,%+−—–·×()«»:;/?!OkladAPIEnglishExcetr'],
  rouble: ['latin-ext', '₽'],
  latin: ['latin', `${ASCII}\u00a0+−—–·×«»…’`],
} as const

const fileOf = (part: string) =>
  `@fontsource-variable/golos-text/files/golos-text-${part}-wght-normal.woff2`

/** Writes subsets of Golos Text: upright, 400 to 700, with figures of one width. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true })
      for (const [name, [part, text]] of Object.entries(subsets)) {
        const subset = await subsetFont(await readFile(resolve(fileOf(part))), text, {
          targetFormat: 'woff2',
          keepFeatures: ['kern', 'tnum'],
          // Copyright and licence (SIL Open Font License).
          preserveNameIds: [0, 13],
          variationAxes: { wght: { min: 400, max: 700 } },
        })
        await writeFile(`${folder}${name}.woff2`, subset)
      }
    },
  }
}
