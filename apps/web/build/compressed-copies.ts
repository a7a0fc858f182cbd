import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files with compressed copies. Fonts are compressed by themselves. */
const COMPRESSED = /\.(?:html|js|css|svg|webmanifest)$/

/** Writes a Brotli copy beside each text file of the page, at the highest level. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    closeBundle: {
      order: 'post',
      async handler() {
        const { root, build } = this.environment.config
        const folder = resolve(root, build.outDir)
        const files = await readdir(folder, { recursive: true })
        const texts = files.filter((file) => COMPRESSED.test(file))
        const compress = async (file: string) =>
          // Brotli's default quality is its highest.
          writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
        await Promise.all(texts.map((file) => compress(join(folder, file))))
      },
    },
  }
}
