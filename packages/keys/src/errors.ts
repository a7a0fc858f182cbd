const FILE_FAILURES = {
  keys_file_missing: (path: string) =>
    `There is no keys file ${path}. Check the path, or create the first key`,
  keys_file_unreadable: (path: string, reason: string) =>
    `The keys file ${path} cannot be read: ${reason}. It must be a regular file that this process may read`,
  keys_file_unwritable: (path: string, reason: string) =>
    `The keys file ${path} cannot be written: ${reason}. Its folder must exist, be writable for this process, and have room; the file is as it was`,
  keys_file_locked: (path: string) =>
    `The keys file ${path} is locked by other processes, and nothing was changed. Try again when they are done; if none is running, remove the folder ${path}.lock`,
}

/** The codes of this package's errors. */
export type KeysErrorCode =
  | keyof typeof FILE_FAILURES
  | 'keys_file_invalid'
  | 'key_not_found'
  | 'key_option_invalid'

/**
 * An error of this package. The message says what happened, where, and what is expected. Neither the
 * message nor the cause contains a key or a hash.
 */
export class KeysError extends Error {
  override readonly name: string = 'KeysError'
  readonly code: KeysErrorCode

  constructor(code: KeysErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The keys file was read, and its contents are wrong. The message lists every problem. */
export class KeysFileError extends KeysError {
  override readonly name = 'KeysFileError'
  /** One line for each problem, in the order of the file. */
  readonly problems: readonly string[]

  /** @param problems at least one */
  constructor(problems: readonly string[], path: string) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    const list = problems.map((problem) => `\n  - ${problem}`).join('')
    super('keys_file_invalid', `The keys file ${path} is not valid, ${count}:${list}`)
    this.problems = problems
  }
}

/** A name, a time or another argument is wrong. Nothing was changed. */
export class KeyOptionError extends KeysError {
  override readonly name = 'KeyOptionError'

  constructor(message: string) {
    super('key_option_invalid', message)
  }
}

/** Makes the error for a keys file that could not be read or written. */
export function fileFailure(code: keyof typeof FILE_FAILURES, path: string, cause: unknown) {
  return new KeysError(code, FILE_FAILURES[code](path, (cause as Error).message), { cause })
}
