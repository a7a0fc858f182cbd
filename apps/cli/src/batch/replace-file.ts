import { createWriteStream, fsync, rmSync } from 'node:fs'
import { lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Removes a folder if the process ends, by itself or by a signal.
 * @returns a function that ends this
 */
function removedAtTheEnd(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true })
  const removeAndEnd = (signal: NodeJS.Signals) => {
    remove()
    // The last listener, after which the signal does what it does without one.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, removeAndEnd)
  process.once('exit', remove)
  return () => {
    for (const signal of signals) process.off(signal, removeAndEnd)
    process.off('exit', remove)
  }
}

/** Writes pieces of a file. */
export const writePieces =
  (chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>) =>
  (path: string): Promise<void> =>
    pipeline(chunks, createWriteStream(path))

/**
 * Writes a file in a folder beside its place, and moves it there when it is whole: whenever the process is killed,
 * there is either the old file or the new one, and nothing beside it unless it is killed by SIGKILL. A device or a pipe is written directly.
 * @param write writes the file with a path; `folder`, absent of a device, is for other files that it needs
 */
export async function replaceFile(
  path: string,
  write: (path: string, folder?: string) => Promise<void>,
): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  const target = found?.isSymbolicLink() ? await realpath(path) : path
  if (found !== undefined && !(await lstat(target)).isFile()) {
    await write(target)
    return
  }
  const folder = `${target}.${process.pid}.part`
  const beside = join(folder, 'output')
  const keep = removedAtTheEnd(folder)
  try {
    await mkdir(folder)
    await write(beside, folder)
    const file = await open(beside, 'r+')
    // By its number: the file handles of Yarn cannot sync.
    await promisify(fsync)(file.fd)
    await file.close()
    await rename(beside, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
    keep()
  }
}
