import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The tests that have to notice changes of the engine. Left out are those that need seconds: of
// thousands of random people, and of the number of calculations.
const sourceOf = (entry: string) =>
  new URL(`packages/law/src/${entry}.ts`, import.meta.url).pathname

/** Worked examples before properties: most changes fail an example, which takes a millisecond. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) =>
      Number(moduleId.endsWith('-properties.test.ts'))
    return files.toSorted((one, other) => isSlow(one) - isSlow(other))
  }
}

export default defineConfig({
  // By way of node_modules it would be the law without the change.
  resolve: {
    alias: { '@oklad/law/internal': sourceOf('internal'), '@oklad/law': sourceOf('index') },
  },
  test: {
    include: ['packages/{engine,law}/**/*.test.ts'],
    exclude: [
      'packages/engine/src/breakdown/recompute.test.ts',
      'packages/engine/src/questions/calculations.test.ts',
      'packages/engine/src/readings/columns.test.ts',
    ],
    setupFiles: ['packages/engine/src/testing/short-properties.ts'],
    // One import of the engine serves all files of a run.
    isolate: false,
    sequence: { sequencer: ExamplesFirst },
    testTimeout: 60_000,
  },
})
