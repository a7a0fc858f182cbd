import { existsSync, realpathSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { KeysFileAccessError, KeysFileLockedError } from './errors.ts'
import { EMPTY_KEYS_FILE, formatKeysFile, type KeysFile, parseKeysFile } from './keys-file.ts'
import { lockKeysFile, unwritable } from './keys-file-lock.ts'
import { readKeysFile } from './read-keys-file.ts'

/** What a change makes of a keys file. */
export interface KeysFileChange<Result> {
  /** The new contents; left out when nothing is to be written. */
  readonly file?: KeysFile
  /** What the caller gets. */
  readonly result: Result
}

/** Only the owner may read and write a new keys file. */
const NEW_FILE_MODE = 0o600

/** How often to start again after losing the lock to another process. */
const TRIES = 5

/**
 * Reads a keys file, changes it, and replaces it whole, with no other process changing it
 * meanwhile. Whenever the process or the machine stops, the file is either the old one or the
 * new one. The mode and the owner stay as they are.
 * @param path follows symbolic links, so that the file behind one is replaced and not the link
 * @param whenMissing whether a missing file is an error or counts as one without keys
 * @param change may throw to leave the file as it is; called again if the lock gets lost
 * @throws {KeysFileError} when the file's contents are not valid
 * @throws {KeysFileAccessError} when the file can not be read or written
 * @throws {KeysFileLockedError} when other processes keep it locked for too long
 */
export async function updateKeysFile<Result>(
  path: string,
  whenMissing: 'create' | 'refuse',
  change: (file: KeysFile) => KeysFileChange<Result>,
): Promise<Result> {
  // Asked before locking, so that a mistyped path gets no lock beside it
  if (whenMissing === 'refuse') readKeysFile(path)
  const target = resolve(path)
  for (let tries = 0; tries < TRIES; tries++) {
    const lock = await lockKeysFile(target, path)
    try {
      const { file, result } = change(whenMissing === 'create' ? readOrEmpty(path) : read(path))
      if (file === undefined) return result
      if (lock.isHeld()) {
        await replace(target, path, formatKeysFile(file))
        return result
      }
    } finally {
      await lock.release()
    }
  }
  throw new KeysFileLockedError(path, `${target}.lock`)
}

/** The file behind the path. Every name of one file must lead to one lock. */
function resolve(path: string): string {
  try {
    return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
  } catch (error) {
    throw unwritable(path, error)
  }
}

function read(path: string): KeysFile {
  return parseKeysFile(readKeysFile(path).text, path)
}

function readOrEmpty(path: string): KeysFile {
  try {
    return read(path)
  } catch (error) {
    const isMissing = error instanceof KeysFileAccessError && error.code === 'keys_file_missing'
    if (isMissing) return EMPTY_KEYS_FILE
    throw error
  }
}

async function replace(target: string, path: string, text: string): Promise<void> {
  const { default: writeFileAtomic } = await import('write-file-atomic')
  try {
    // The library's own write ignores that a full disk took only a part of the text, and would
    // replace a good file by half of one. So the text is written here, and it does the rest:
    // the temporary file, its mode and owner, fsync and rename
    await writeFileAtomic(target, '', {
      ...(existsSync(target) ? {} : { mode: NEW_FILE_MODE }),
      tmpfileCreated: (temporary) => writeFile(temporary, text),
    })
  } catch (error) {
    throw unwritable(path, error)
  }
  await syncFolder(dirname(target))
}

/** Makes the rename itself outlive a loss of power, where the system lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // Windows and some network file systems refuse; the new file is in place all the same
  }
}
