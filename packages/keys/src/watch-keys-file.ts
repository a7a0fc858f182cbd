import { unwatchFile, watchFile } from 'node:fs'
import { KeysError } from './errors.ts'
import { KeyRing, type KeyRingCounts } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { readKeysFile } from './update-keys-file.ts'

/** The options of a watch. */
interface WatchKeysFileOptions {
  /** Called after each change of the keys, and when a reported failure is over. */
  readonly onReload: (counts: KeyRingCounts) => void
  /** Called once for each distinct failure. The keys of the last valid file stay valid. */
  readonly onError: (error: KeysError) => void
  /** A single key of any form, valid in addition to those of the file, with the id `default`. */
  readonly plainKey?: string | undefined
  /** Milliseconds until a change is noticed, and then until it is read; 400 by default each. */
  readonly interval?: number | undefined
}

/**
 * Reads a keys file, and reads it again after each change. The watch does not keep the process alive.
 *
 * It compares the file's status at intervals instead of using events of the operating system. Events
 * follow an inode, so they miss a file that is replaced by a rename or by changing a symbolic link,
 * and network file systems send none.
 * @param path symbolic links are followed
 * @returns `ring`, the keys that are valid now, and `close`, after which no callback is called
 * @throws {KeysError} if the file cannot be read now, or if the plain key is empty
 */
export function watchKeysFile(path: string, options: WatchKeysFileOptions) {
  const { onReload, onError, plainKey, interval = 400 } = options
  const ringOf = (text: string) => new KeyRing({ records: parseKeysFile(text, path), plainKey })
  let text = readKeysFile(path)
  let ring = ringOf(text)
  /** The message of the last reported failure, until the file is valid again. */
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
      lookLater() // A failure can end without a change of the file
    }
  }
  // Not immediately, because an editor may still be writing
  const lookLater = (): void => {
    timer ??= setTimeout(look, interval).unref()
  }
  watchFile(path, { interval, persistent: false }, lookLater)
  lookLater() // The file may have changed before the watch started

  return {
    ring: () => ring,
    close: () => {
      unwatchFile(path, lookLater)
      clearTimeout(timer)
    },
  }
}
