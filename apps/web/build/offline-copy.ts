import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** The built service worker. At the root, so that its scope is every page. */
export const WORKER = 'sw.js'

/** Writes the list of the page's files, and a version that changes with them, into the worker. */
export function offlineCopy(): Plugin {
  let folder = ''
  return {
    name: 'offline-copy',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        folder = dir ?? folder
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          // Without a network the page takes its language from the browser.
          .filter(({ name }) => name !== WORKER && name !== 'index.en.html')
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
        const version = createHash('sha256')
        for (const file of files) version.update(readFileSync(file))
        const addresses = files.map((file) =>
          addressOf(file.slice(folder.length + 1).replaceAll(sep, '/')),
        )
        const path = join(folder, WORKER)
        writeFileSync(
          path,
          readFileSync(path, 'utf8')
            .replaceAll('__PAGE_FILES__', JSON.stringify(addresses))
            .replaceAll('__PAGE_VERSION__', JSON.stringify(version.digest('hex').slice(0, 16))),
        )
      },
    },
  }
}

/** The address where the service serves a built file. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/'
  return `/${file.replace(/\.html$/, '')}`
}
