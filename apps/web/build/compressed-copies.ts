import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is smaller when it is compressed. */
const TEXT = /\.(?:html|js|css|svg|webmanifest)$/

/** Writes each file of the page beside it as Brotli and gzip, as small as they get. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    closeBundle: {
      order: 'post',
      async handler() {
        const { root, build } = this.environment.config
        const entries = await readdir(join(root, build.outDir), {
          recursive: true,
          withFileTypes: true,
        })
        const files = entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(files.map(compress))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params })),
    writeFile(
      `${file}.gz`,
      await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ),
  ])
}
