#!/usr/bin/env node
/**
 * Builds the page into `apps/web/dist`: the files of the calculator, and the pages that the service writes. `npm ci` runs it as `prepare`, and the launcher runs it if the page is
 * missing. Without the development dependencies it cannot build the page, and the service works without it.
 */
import { existsSync } from 'node:fs'

const root = `${import.meta.dirname}/..`

if (existsSync(`${root}/node_modules/vite/package.json`)) {
  const { build } = await import('vite')
  for (const configFile of ['vite.pages.config.ts', 'vite.config.ts']) {
    await build({ configFile: `${root}/apps/web/${configFile}`, logLevel: 'warn' })
  }
} else {
  process.stderr.write('The page is not built: Vite is not installed\n')
}
