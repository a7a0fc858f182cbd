import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the pages that the service writes, as one module without imports. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: here('src/written-pages/index.ts'),
    outDir: 'dist/pages',
    target: 'es2023',
    rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
})
