import { rmdirSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { lock as lockFile } from 'proper-lockfile'
import { KeysFileAccessError, KeysFileLockedError } from './errors.ts'

/** The lock of a keys file, held by this process. */
export interface KeysFileLock {
  /**
   * Whether the lock is still this process's: one that was stopped for longer than a lock lives
   * may find that another process has taken over.
   */
  isHeld(): boolean
  /** Gives the lock back, unless another process has it. */
  release(): Promise<void>
}

/** After how long without a sign of life a lock counts as left by a killed process. */
const STALE = 5000

/** How often the holder of a lock shows that it lives; the library allows no less. */
const SIGN_OF_LIFE = 1000

/** How long to wait for other processes; long enough to outlive a lock left behind. */
const PATIENCE = 20_000

const QUIET = {
  realpath: false,
  // The default would throw from a timer and end the process; `isHeld` tells in time
  onCompromised: () => {},
}

/** Between two tries; random, so that waiting processes do not try all at the same moment. */
const pause = (): number => 10 + Math.random() * 40

/**
 * Locks a keys file against other processes (and other calls in this one) that change it.
 * Readers need no lock: the file is always replaced whole.
 * @param target the file, symbolic links resolved; it need not exist, its folder must
 * @param path the file as the user named it, for messages
 * @throws {KeysFileLockedError} when others keep it locked for too long
 * @throws {KeysFileAccessError} `keys_file_unwritable` when the folder refuses the lock
 */
export async function lockKeysFile(target: string, path: string): Promise<KeysFileLock> {
  // Loaded when first needed: it listens to the process's signals, which a server, that only
  // reads keys, has its own plans for
  const { default: lockfile } = await import('proper-lockfile')
  const lockPath = `${target}.lock`
  const deadline = performance.now() + PATIENCE
  for (;;) {
    try {
      const unlock = await lockfile.lock(target, {
        ...QUIET,
        lockfilePath: lockPath,
        // Never take a lock over: see `removeStale`
        stale: Number.POSITIVE_INFINITY,
        update: SIGN_OF_LIFE,
      })
      return keep(lockPath, unlock)
    } catch (error) {
      if (!isTaken(error)) throw unwritable(path, error)
      if (performance.now() > deadline) {
        throw new KeysFileLockedError(path, lockPath, { cause: error })
      }
    }
    try {
      await removeStale(lockPath, lockfile.lock)
    } catch (error) {
      if (!isTaken(error)) throw unwritable(path, error)
    }
    // The waiting is done here, because the library would also wait for what never passes, such
    // as a folder it may not write to
    await sleep(pause())
  }
}

/** The error for a keys file that can not be written. */
export function unwritable(path: string, cause: unknown): KeysFileAccessError {
  return new KeysFileAccessError(
    'keys_file_unwritable',
    path,
    `The keys file ${path} cannot be written: ${(cause as Error).message}. Its folder must ` +
      'exist, be writable for this process, and have room; the file is as it was',
    { cause },
  )
}

/**
 * Removes a lock that a killed process has left.
 *
 * The library would do it too, but not safely: of two processes that find the same stale lock,
 * the slower one removes the lock that the faster one has just taken, and then both hold it. So
 * it is done under a lock of its own, and only after looking again under that lock.
 */
async function removeStale(lockPath: string, lock: typeof lockFile): Promise<void> {
  if (!isStale(lockPath)) return
  const unlock = await lock(lockPath, { ...QUIET, stale: STALE })
  try {
    if (isStale(lockPath)) rmdirSync(lockPath)
  } finally {
    await unlock().catch(() => {})
  }
}

function isStale(lockPath: string): boolean {
  const stats = statSync(lockPath, { throwIfNoEntry: false })
  return stats !== undefined && stats.mtimeMs < Date.now() - STALE
}

/** Whether a lock could not be had because of another process, and may be had soon. */
function isTaken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  // ENOENT: another process removed the lock between two steps
  return code === 'ELOCKED' || code === 'ENOENT'
}

function keep(lockPath: string, unlock: () => Promise<void>): KeysFileLock {
  const mine = identityOf(lockPath)
  const isHeld = (): boolean => mine !== undefined && identityOf(lockPath) === mine
  return {
    isHeld,
    release: async () => {
      // Removing the lock without looking could remove another process's. That it is gone
      // already, or stays until it is stale, harms nobody
      if (isHeld()) await unlock().catch(() => {})
    },
  }
}

/** What tells a lock from a later one in the same place; the inode alone may be used again. */
function identityOf(lockPath: string): string | undefined {
  const stats = statSync(lockPath, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.birthtimeNs}`
}
