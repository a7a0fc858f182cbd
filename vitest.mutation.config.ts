import { defineConfig } from 'vitest/config'

// The tests that have to notice changes of the engine. Left out are those that need seconds: of
// thousands of random people, and of the number of calculations.
export default defineConfig({
  test: {
    include: ['packages/engine/**/*.test.ts'],
    exclude: [
      'packages/engine/src/breakdown/recompute.test.ts',
      'packages/engine/src/questions/calculations.test.ts',
      'packages/engine/src/readings/columns.test.ts',
    ],
    setupFiles: ['packages/engine/src/testing/short-properties.ts'],
    // One import of the engine serves all files of a run.
    isolate: false,
    testTimeout: 60_000,
  },
})
