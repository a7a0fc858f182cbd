import fc from 'fast-check'
import { isLong } from './runs.ts'

// `npm test` says the same of the same sources; `npm run test:long` searches anew, ten times as long, and prints the seed
// of what it finds.
if (!isLong) fc.configureGlobal({ seed: 1 })
