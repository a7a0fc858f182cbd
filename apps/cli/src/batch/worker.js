/** Starts `worker.ts` in a clone: Node reads TypeScript in a worker only if the worker registers for it. */
if (process.versions.bun === undefined) {
  // biome-ignore lint/correctness/noUndeclaredDependencies: a clone has it, and a package has the built worker
  const { register } = await import('tsx/esm/api')
  register()
}

export default (await import('./worker.ts')).default
