import { createWriteStream } from 'node:fs'
import { lstat, open, realpath, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a file beside its place, and renames it when it is whole: whenever the process is killed,
 * there is either the old file or the new one. A device or a pipe is written directly.
 */
export async function replaceFile(
  path: string,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  const target = found?.isSymbolicLink() ? await realpath(path) : path
  const isPlace = found === undefined || (await lstat(target)).isFile()
  const beside = isPlace ? `${target}.${process.pid}.part` : target
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
  }
}
