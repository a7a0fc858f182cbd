import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressedCopies } from './build/compressed-copies.ts'
import { fonts } from './build/fonts.ts'
import { offlineCopy, WORKER } from './build/offline-copy.ts'
import {
  rulesOnDemand,
  shortFieldTable,
  untitledLaw,
  wordlessProblems,
} from './build/short-field-table.ts'
import { staticPages } from './build/static-pages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [
    fonts(),
    shortFieldTable(),
    untitledLaw(),
    wordlessProblems(),
    rulesOnDemand(),
    staticPages(),
    offlineCopy(),
    compressedCopies(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    // Nothing is inlined: the page's security policy allows no data: style or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Schemas of requests are made of tables that the page has anyway.
      treeshake: { propertyReadSideEffects: false },
      input: {
        index: here('index.html'),
        english: here('index.en.html'),
        embed: here('embed.html'),
        worker: here('src/offline/service-worker.ts'),
      },
      output: {
        // One chunk compresses better than the parts that lazy chunks share.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], test: (id) => !id.includes('/offline/') },
            {
              name: 'warnings',
              test: /(?:calculation\/(?:warnings|contradictions|status-warnings)|answer\/shown-warnings)\.ts$/,
            },
            // Parts of a few lines: each file by itself would have its name in the first one.
            {
              name: 'small',
              test: /apps\/web\/src\/.*\/(?:icon-button|select|write-day|short-sums|shares-of-cost|parts-in-words|download)\.tsx?$/,
            },
            // The sums beside the months need the schema of an answer, but not the breakdown.
            {
              name: 'sections',
              test: /(?:calculation\/(?:answer-calculation|asked-members|sections|year-sections)|responses\/(?:asked-by|figure|parts|private-calculation))\.ts$/,
            },
          ],
        },
        // The first file lists the names of all others.
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash:6].js'),
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
