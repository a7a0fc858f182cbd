import { unwatchFile, watchFile } from 'node:fs'
import { KeysError } from './errors.ts'
import { KeyRing, type KeyRingCounts } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { readKeysFile } from './update-keys-file.ts'

/** How to watch a keys file. */
export interface WatchKeysFileOptions {
  /** Called after each change of the keys, and when a reported failure is over. */
  readonly onReload: (counts: KeyRingCounts) => void
  /** Called once for each distinct failure; the keys of the last good file stay valid. */
  readonly onError: (error: KeysError) => void
  /** A single key of any form that is valid beside the file's, with the id `default`. */
  readonly plainKey?: string | undefined
  /** Milliseconds between two looks at the file, more than 0; 500 by default. */
  readonly interval?: number | undefined
}

/**
 * Reads a keys file and reads it again whenever it changes. The watch keeps no process alive.
 *
 * It compares the file's status at intervals and does not use events of the operating system:
 * events follow an inode, and so miss a file that is replaced by a rename or by moving a symbolic
 * link, and network file systems send none.
 * @param path follows symbolic links
 * @returns `ring` for the keys that are valid now; no callback comes after `close`
 * @throws {KeysError} when the file cannot be read now, or the plain key is empty
 */
export function watchKeysFile(path: string, options: WatchKeysFileOptions) {
  const { onReload, onError, plainKey, interval = 500 } = options
  const ringOf = (text: string) => new KeyRing({ records: parseKeysFile(text, path), plainKey })
  let text = readKeysFile(path)
  let ring = ringOf(text)
  /** The message of the failure that the last look found. */
  let failure: string | undefined
  /** The message that was reported last, until a look finds the file good. */
  let reported: string | undefined

  const look = (): void => {
    try {
      const found = readKeysFile(path)
      const isChanged = found !== text
      if (isChanged) ring = ringOf(found)
      text = found
      if (isChanged || reported !== undefined) onReload(ring.counts(Date.now()))
      failure = undefined
      reported = undefined
    } catch (error) {
      if (!(error instanceof KeysError)) throw error
      // An editor may be in the middle of writing: a failure counts when two looks find the same
      const { message } = error
      if (message !== failure) lookLater()
      else if (message !== reported) {
        reported = message
        onError(error)
      }
      failure = message
    }
  }
  let later: NodeJS.Timeout
  const lookLater = (): void => {
    clearTimeout(later)
    later = setTimeout(look, interval).unref()
  }
  // Looks again after each change, and once after the start: the file may change meanwhile
  const lookTwice = (): void => {
    look()
    lookLater()
  }
  watchFile(path, { interval, persistent: false }, lookTwice)
  lookLater()

  return {
    ring: () => ring,
    close: () => {
      unwatchFile(path, lookTwice)
      clearTimeout(later)
    },
  }
}
