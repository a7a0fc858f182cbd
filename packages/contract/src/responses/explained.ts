import { object } from '../schema/build.ts'
import { explanationSteps } from './explanation.ts'

/** An answer with its breakdown. */
export const explained = <const Calculation extends object>(calculation: Calculation) =>
  object({ calculation, explanation: explanationSteps })
