import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is smaller when it is compressed. */
const TEXT = /\.(?:html|js|css|svg|webmanifest)$/

/** Writes each file of the page beside it as Brotli and gzip, as small as they get. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    closeBundle: {
      order: 'post',
      handler() {
        const folder = this.environment.config.build.outDir
        const root = join(this.environment.config.root, folder)
        for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXT.test(entry.name)) continue
          const file = join(entry.parentPath, entry.name)
          const content = readFileSync(file)
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
        }
      },
    },
  }
}
