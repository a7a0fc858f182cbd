import { type BigIntStats, closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { KeysFileAccessError, KeysFileError } from './errors.ts'

/** The text of a keys file, and what tells it from another version of the file. */
export interface ReadKeysFile {
  readonly text: string
  /** Changes whenever the file is replaced or written. See `fingerprintOf`. */
  readonly fingerprint: string
  /**
   * Whether the file had been left alone for long enough before this reading. If not, it may be
   * written again within the same tick of the file system's clock, and its fingerprint may stay.
   */
  readonly settled: boolean
}

/** No file system in use keeps coarser times. */
const COARSEST_TIME = 2000

/**
 * Reads a keys file without judging what is in it.
 *
 * Synchronous, because it is called at start, in a command, and after a change, for a file of a
 * few kilobytes.
 * @param path follows symbolic links
 * @throws {KeysFileAccessError} `keys_file_missing`, `keys_file_unreadable`
 * @throws {KeysFileError} when the file is not UTF-8
 */
export function readKeysFile(path: string): ReadKeysFile {
  let bytes: Buffer
  let stats: BigIntStats
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer and hang the process
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      stats = fstatSync(file, { bigint: true })
      if (!stats.isFile()) throw new Error('it is not a regular file')
      bytes = readFileSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw accessError(path, error)
  }
  return {
    text: decode(bytes, path),
    fingerprint: fingerprintOf(stats),
    settled: Date.now() - Math.max(Number(stats.mtimeMs), Number(stats.ctimeMs)) > COARSEST_TIME,
  }
}

/**
 * What differs between two versions of a file: a replaced one has another inode, one written in
 * place another size or time. The time of change is there for tools that keep the time of
 * modification, such as `cp -p`.
 */
export function fingerprintOf(stats: BigIntStats): string {
  return `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

function accessError(path: string, cause: unknown): KeysFileAccessError {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') {
    return new KeysFileAccessError(
      'keys_file_missing',
      path,
      `There is no keys file ${path}. Check the path, or create the first key`,
      { cause },
    )
  }
  return new KeysFileAccessError(
    'keys_file_unreadable',
    path,
    `The keys file ${path} cannot be read: ${message}. It must be a regular file that this ` +
      'process may read',
    { cause },
  )
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new KeysFileError(['the file is not UTF-8; save it in that encoding'], path)
  }
}
