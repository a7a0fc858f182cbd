import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the folder of the built page; `undefined` if the page is not built. */
export function siteFolder(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}
