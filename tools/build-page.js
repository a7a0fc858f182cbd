#!/usr/bin/env node
/**
 * Builds the page into `apps/web/dist`. `npm ci` runs it as `prepare`, and the launcher runs it if the page is
 * missing. Without the development dependencies it cannot build the page, and the service works without it.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (existsSync(`${root}/node_modules/vite/package.json`)) {
  const { build } = await import('vite')
  await build({ root: `${root}/apps/web`, logLevel: 'warn' })
} else {
  process.stderr.write('The page is not built: Vite is not installed\n')
}
