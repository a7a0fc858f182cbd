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
  /** Milliseconds until a change is noticed, and again until it is read; 400 by default. */
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
  const { onReload, onError, plainKey, interval = 400 } = options
  const ringOf = (text: string) => new KeyRing({ records: parseKeysFile(text, path), plainKey })
  let text = readKeysFile(path)
  let ring = ringOf(text)
  /** The message of the failure that was reported last, until the file is good again. */
  let reported: string | undefined
  let timer: NodeJS.Timeout | undefined

  const look = (): void => {
    timer = undefined
    try {
      const found = readKeysFile(path)
      if (found === text && reported === undefined) return
      ring = ringOf(found)
      text = found
      reported = undefined
      onReload(ring.counts(Date.now()))
    } catch (error) {
      if (!(error instanceof KeysError)) throw error
      if (error.message !== reported) onError(error)
      reported = error.message
      lookLater() // A failure may end without a change of the file
    }
  }
  // Not at once, because an editor may be in the middle of writing
  const lookLater = (): void => {
    timer ??= setTimeout(look, interval).unref()
  }
  watchFile(path, { interval, persistent: false }, lookLater)
  lookLater() // The file may have changed before it was watched

  return {
    ring: () => ring,
    close: () => {
      unwatchFile(path, lookLater)
      clearTimeout(timer)
    },
  }
}
