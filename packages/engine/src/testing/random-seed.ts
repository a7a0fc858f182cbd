import fc from 'fast-check'
import { isLong } from './runs.ts'

// `npm test` says the same of the same sources, and `npm run test:all` of other inputs too, by a seed of
// `vitest.config.ts`; `npm run test:long` searches anew and prints the seed of what it finds.
if (!isLong) fc.configureGlobal({ seed: Number(process.env['OKLAD_SEED'] ?? 1) })
