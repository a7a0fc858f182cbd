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

/** A watched keys file. */
export interface KeysFileWatch {
  /** The keys that are valid now. */
  ring(): KeyRing
  /** Stops watching: no callback comes after it. */
  close(): void
}

/**
 * Reads a keys file and reads it again whenever it changes. The watch keeps no process alive.
 *
 * It compares the file's status at intervals and does not use events of the operating system:
 * events follow an inode, and so miss a file that is replaced by a rename or by moving a symbolic
 * link, and network file systems send none.
 * @param path follows symbolic links
 * @throws {KeysError} when the file cannot be read now, or the plain key is empty
 */
export function watchKeysFile(path: string, options: WatchKeysFileOptions): KeysFileWatch {
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
      const isConfirmed = error.message === failure
      failure = error.message
      if (!isConfirmed || failure === reported) return
      reported = failure
      onError(error)
    }
  }
  /** The look after each change, and after the start, is repeated: the file may change meanwhile. */
  let later = setTimeout(look, interval).unref()
  const lookTwice = (): void => {
    look()
    clearTimeout(later)
    later = setTimeout(look, interval).unref()
  }
  watchFile(path, { interval, persistent: false }, lookTwice)

  return {
    ring: () => ring,
    close: () => {
      unwatchFile(path, lookTwice)
      clearTimeout(later)
    },
  }
}
