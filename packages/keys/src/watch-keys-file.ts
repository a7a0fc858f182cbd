import { stat } from 'node:fs/promises'
import { KeyOptionError, KeysError } from './errors.ts'
import { KeyRing, type KeyRingCounts } from './key-ring.ts'
import { parseKeysFile } from './keys-file.ts'
import { fingerprintOf, type ReadKeysFile, readKeysFile } from './read-keys-file.ts'

/** How to watch a keys file. */
export interface WatchKeysFileOptions {
  /** Called after each change of the keys, and when a reported failure is over. */
  readonly onReload: (counts: KeyRingCounts) => void
  /** Called once for each distinct failure; the keys of the last good file stay in force. */
  readonly onError: (error: KeysError) => void
  /** A single key of any form that is valid beside the file's, with the id `default`. */
  readonly plainKey?: string | undefined
  /** Milliseconds between two looks at the file; 500 unless told. */
  readonly interval?: number | undefined
}

/** A keys file under watch. */
export interface KeysFileWatch {
  /** The keys in force now. */
  ring(): KeyRing
  /** Stops watching: no callback comes after it. */
  close(): void
}

const DEFAULT_INTERVAL = 500

/**
 * Reads a keys file and reads it again whenever it changes.
 *
 * It looks at the file at intervals instead of asking the operating system for events: events
 * follow an inode, and so lose a file that is replaced by a rename or by moving a symbolic link,
 * and network file systems send none. A failure counts only when two looks in a row find the
 * same, because an editor may be caught in the middle of writing. The watch keeps no process
 * alive.
 * @param path follows symbolic links
 * @throws {KeysFileAccessError | KeysFileError} when the file can not be read now
 * @throws {KeyOptionError} when the plain key is empty or the interval is not positive
 */
export function watchKeysFile(path: string, options: WatchKeysFileOptions): KeysFileWatch {
  const { onReload, onError, plainKey, interval = DEFAULT_INTERVAL } = options
  if (!(interval > 0)) {
    throw new KeyOptionError(`The interval is ${interval}; it must be more than 0 milliseconds`)
  }
  const first = readKeysFile(path)
  let ring = new KeyRing({ records: parseKeysFile(first.text, path).keys, plainKey })
  /** The text the ring was made of. */
  let loaded = first.text
  /** The last version of the file that could be read, good or not; none after one that could not. */
  let seen: ReadKeysFile | undefined = first
  /** What the last look found wrong. */
  let failure: KeysError | undefined
  /** The message of the failure that was reported last, until a look finds the file good. */
  let reported: string | undefined
  let closed = false

  const isUnchanged = async (): Promise<boolean> => {
    // An error of `stat` is no news: reading the file will meet it again and report it
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    return (
      seen?.settled === true && stats !== undefined && fingerprintOf(stats) === seen.fingerprint
    )
  }
  /** @returns whether the ring is another one now */
  const load = (): boolean => {
    seen = undefined
    seen = readKeysFile(path)
    if (seen.text === loaded) return false
    ring = ring.withRecords(parseKeysFile(seen.text, path).keys)
    loaded = seen.text
    return true
  }
  const fail = (found: KeysError): void => {
    const confirmed = found.message === failure?.message
    failure = found
    if (!confirmed || found.message === reported) return
    reported = found.message
    onError(found)
  }
  const look = async (): Promise<void> => {
    const unchanged = await isUnchanged()
    if (closed) return
    let replaced = false
    try {
      if (!unchanged) replaced = load()
      else if (failure !== undefined) throw failure
    } catch (error) {
      if (!(error instanceof KeysError)) throw error
      fail(error)
      return
    }
    const recovered = reported !== undefined
    failure = undefined
    reported = undefined
    if (replaced || recovered) onReload(ring.counts(Date.now()))
  }

  let timer: NodeJS.Timeout
  const lookLater = (): void => {
    // One look after another, so that a slow file system never piles them up
    timer = setTimeout(() => {
      look().finally(() => {
        if (!closed) lookLater()
      })
    }, interval)
    timer.unref()
  }
  lookLater()

  return {
    ring: () => ring,
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
