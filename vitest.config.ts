import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'tests/**/*.test.ts',
      'tools/**/*.test.ts',
      'benchmarks/**/*.test.ts',
    ],
    testTimeout: 30_000,
    // A busy machine repaints late; a page that never gets there still fails.
    expect: { poll: { timeout: 10_000 } },
    // As many as the cores of the smallest machine this is tested on.
    maxWorkers: 2,
    // By default vitest refuses .only and writes no new snapshot when CI is set, and only then.
    allowOnly: false,
    update: 'none',
    coverage: {
      provider: 'v8',
      reporter: ['text'],
      include: ['packages/{engine,contract,answers}/src/**'],
      exclude: ['**/testing/**', '**/*.test.ts'],
    },
  },
})
