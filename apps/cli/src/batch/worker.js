/** Starts `worker.ts`: Node reads TypeScript in a worker only if the worker registers for it. */
if (process.versions.bun === undefined) (await import('tsx/esm/api')).register()

export default (await import('./worker.ts')).default
