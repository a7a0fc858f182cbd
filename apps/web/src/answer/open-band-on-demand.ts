import { onDemand } from '../input/on-demand.ts'

/** The answer while the northern seniority is not known. */
export const openBand = onDemand(() => import('./open-band.tsx'))
