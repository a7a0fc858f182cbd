import { defineConfig } from 'vitest/config'

// The tests that mutants of the engine have to fail.
export default defineConfig({
  test: { include: ['packages/engine/**/*.test.ts'], testTimeout: 60_000 },
})
