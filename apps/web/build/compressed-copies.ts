import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files with compressed copies: every asset is served in the same way, fonts too. */
const COMPRESSED = /\.(?:html|js|css|svg|webmanifest|woff2)$/

/** Writes a Brotli and a gzip copy beside each text file of the page, at the highest level. */
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
        await Promise.all(texts.map((file) => compress(join(folder, file))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // Brotli's default quality is its highest
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
