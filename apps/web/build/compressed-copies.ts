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
        await Promise.all(texts.map((file) => compress(join(folder, file))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // Brotli's default quality is its highest
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
}
