import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
