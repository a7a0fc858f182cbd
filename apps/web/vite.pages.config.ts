import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { pictureFonts } from './build/fonts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the pages that the service writes, as one module without imports, with the fonts of its pictures. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [pictureFonts()],
  ssr: { noExternal: true },
  build: {
    ssr: here('src/pages/index.ts'),
    outDir: 'dist/pages',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
})
