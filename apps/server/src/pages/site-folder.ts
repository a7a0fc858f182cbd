import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Returns the folder of the built page; `undefined` if the page is not built. */
export function siteFolder(): string | undefined {
  const manifest = createRequire(import.meta.url).resolve('@oklad/web/package.json')
  const folder = join(dirname(manifest), 'dist')
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}
