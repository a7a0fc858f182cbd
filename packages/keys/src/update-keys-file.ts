import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentFailure, fileFailure, KeysError } from './errors.ts'
import { formatKeysFile, type KeyRecord, parseKeysFile } from './keys-file.ts'

const LOCK = {
  realpath: false,
  // Milliseconds. The lock of a killed process is not renewed and becomes stale
  update: 1000,
  stale: 5000,
  // About 18 seconds
  retries: { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 40, randomize: true },
  // The default throws in a timer and ends the process; a lost lock is noticed before the write instead
  onCompromised: () => {},
}

/**
 * Reads the text of a keys file without checking it. It is synchronous: the file has a few kilobytes.
 * @throws {KeysError} `keys_file_missing`, `keys_file_unreadable`, or `keys_file_invalid` if the
 *   file is not UTF-8
 */
export function readKeysFile(path: string): string {
  try {
    // Reading a named pipe would wait for a writer and block the process
    if (!statSync(path).isFile()) throw new Error('it is not a regular file')
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof TypeError) {
      throw contentFailure(['the file is not UTF-8; save it in that encoding'], path)
    }
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw fileFailure(isMissing ? 'keys_file_missing' : 'keys_file_unreadable', path, error)
  }
}

/**
 * Reads a keys file, changes it and replaces it, while a lock keeps other processes from changing it.
 * A crash at any moment leaves either the old file or the new one. The file keeps its mode and owner;
 * only the owner can read and write a new file.
 * @param path symbolic links are followed: the file behind a link is replaced, not the link
 * @param whenMissing whether a missing file is an error or counts as a file without keys
 * @param change returns the result, and the new keys if the file is to be written; may throw; is called
 *   again if this process loses its lock
 * @throws {KeysError} `keys_file_missing`, `keys_file_unreadable`, `keys_file_invalid`,
 *   `keys_file_unwritable`, or `keys_file_locked` when other processes keep the lock for too long
 */
export async function updateKeysFile<Result>(
  path: string,
  whenMissing: 'create' | 'refuse',
  change: (keys: readonly KeyRecord[]) => { keys?: readonly KeyRecord[]; result: Result },
): Promise<Result> {
  const read = (): string =>
    whenMissing === 'create' && !existsSync(path) ? formatKeysFile([]) : readKeysFile(path)
  read() // Before locking, so that a mistyped path leaves no lock beside it
  try {
    // The real path, so that all links to a file share one lock
    const isThere = existsSync(path)
    const target = isThere ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
    accessSync(dirname(target), constants.W_OK)
    const unlock = await lockKeysFile(target)
    try {
      const text = read()
      const { keys, result } = change(parseKeysFile(text, path))
      if (keys === undefined) return result
      if (read() === text) {
        await replace(target, formatKeysFile(keys))
        return result
      }
    } finally {
      // Fails if another process has taken over the lock
      await unlock().catch(() => {})
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof KeysError || code === undefined) throw error
    const isLocked = code === 'ELOCKED'
    throw fileFailure(isLocked ? 'keys_file_locked' : 'keys_file_unwritable', path, error)
  }
  // While this process was suspended, another one took over the lock and changed the file
  return updateKeysFile(path, whenMissing, change)
}

/**
 * Locks a keys file against all other changes, also those of this process. Readers need no lock.
 *
 * If two processes find the same stale lock, the library lets the slower one remove the new lock of
 * the faster one. So a process must hold a second lock while it takes the first.
 * @returns a function that unlocks the file
 */
async function lockKeysFile(target: string): Promise<() => Promise<void>> {
  // Loaded on demand: it listens to the process's signals, which a server must handle itself
  const { default: lockfile } = await import('proper-lockfile')
  const leaveQueue = await lockfile.lock(`${target}.lock`, LOCK)
  return lockfile.lock(target, LOCK).finally(() => leaveQueue().catch(() => {}))
}

async function replace(target: string, text: string): Promise<void> {
  const { default: writeFileAtomic } = await import('write-file-atomic')
  // The text is written here because the library does not notice a partial write on a full disk. The
  // library makes the temporary file, keeps mode and owner, syncs and renames
  await writeFileAtomic(target, '', {
    ...(existsSync(target) ? {} : { mode: 0o600 }),
    tmpfileCreated: (temporary) => writeFile(temporary, text),
  })
  // Syncs the folder, so that the rename survives a power failure. Not every file system can, nor Yarn
  const folder = await open(dirname(target), 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } catch {}
  await folder?.close()
}
