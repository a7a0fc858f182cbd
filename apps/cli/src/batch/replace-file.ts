import { createWriteStream, rmSync } from 'node:fs'
import { lstat, open, realpath, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Removes a file if a signal ends the process.
 * @returns a function that ends this
 */
function removedOnSignals(path: string): () => void {
  const remove = (signal: NodeJS.Signals) => {
    rmSync(path, { force: true })
    // The last listener, after which the signal does what it does without one.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, remove)
  return () => {
    for (const signal of signals) process.off(signal, remove)
  }
}

/**
 * Writes a file beside its place, and renames it when it is whole: whenever the process is killed,
 * there is either the old file or the new one, and nothing beside it unless it is killed by SIGKILL. A device or a pipe is written directly.
 */
export async function replaceFile(
  path: string,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  const target = found?.isSymbolicLink() ? await realpath(path) : path
  const isPlace = found === undefined || (await lstat(target)).isFile()
  const beside = isPlace ? `${target}.${process.pid}.part` : target
  const keep = isPlace ? removedOnSignals(beside) : () => {}
  try {
    await pipeline(chunks, createWriteStream(beside))
    if (!isPlace) return
    const file = await open(beside, 'r+')
    await file.sync()
    await file.close()
    await rename(beside, target)
  } catch (error) {
    if (isPlace) await rm(beside, { force: true })
    throw error
  } finally {
    keep()
  }
}
