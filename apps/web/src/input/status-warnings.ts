import type * as Status from '@oklad/answers/status-warnings'
import { onDemand } from './on-demand.ts'

/** The warnings about facts of a non-resident, which are loaded with the first one. */
export const statusWarnings = onDemand(() => import('@oklad/answers/status-warnings'))

// In the script of the page this stands in for the warnings: a resident has none.
export const statusWarningsOf: typeof Status.statusWarningsOf = (...of) =>
  statusWarnings.module.value?.statusWarningsOf(...of) ?? []
