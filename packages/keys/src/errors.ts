import { isKeyId } from './api-key.ts'

/** Every code an error of this package can have. */
export type KeysErrorCode =
  | 'keys_file_invalid'
  | 'keys_file_missing'
  | 'keys_file_unreadable'
  | 'keys_file_unwritable'
  | 'keys_file_locked'
  | 'key_not_found'
  | 'key_option_invalid'

/**
 * Any failure this package reports. The message says what happened, where, and what would be
 * right; neither the message nor the cause holds a key or a hash.
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

  /**
   * @param problems at least one
   * @param path the file, where it is known
   */
  constructor(problems: readonly string[], path?: string) {
    const file = path === undefined ? 'The keys file' : `The keys file ${path}`
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    const list = problems.map((problem) => `\n  - ${problem}`).join('')
    super('keys_file_invalid', `${file} is not valid, ${count}:${list}`)
    this.problems = problems
  }
}

/** The keys file could not be read or written at all. */
export class KeysFileAccessError extends KeysError {
  override readonly name = 'KeysFileAccessError'
  readonly path: string

  constructor(
    code: 'keys_file_missing' | 'keys_file_unreadable' | 'keys_file_unwritable',
    path: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(code, message, options)
    this.path = path
  }
}

/** Other processes kept the keys file locked for as long as this one was ready to wait. */
export class KeysFileLockedError extends KeysError {
  override readonly name = 'KeysFileLockedError'
  readonly path: string

  constructor(path: string, lockPath: string, options?: ErrorOptions) {
    super(
      'keys_file_locked',
      `The keys file ${path} is locked by other processes, and nothing was changed. Try again ` +
        `when they are done; if none is running, remove the folder ${lockPath}`,
      options,
    )
    this.path = path
  }
}

/** The keys file has no key with that id. */
export class KeyNotFoundError extends KeysError {
  override readonly name = 'KeyNotFoundError'

  constructor(path: string, id: string) {
    // What is not an id may be a whole key, pasted by mistake: it must not reach a log
    const message = isKeyId(id)
      ? `The keys file ${path} has no key with the id ${id}. List the keys to see their ids`
      : `The given id is not the id of any key in ${path}: an id is 12 letters and digits, the ` +
        'part of a key between `oklad_` and the next `_`. List the keys to see their ids'
    super('key_not_found', message)
  }
}

/** A name, a time or another argument is wrong; nothing was read or changed. */
export class KeyOptionError extends KeysError {
  override readonly name = 'KeyOptionError'

  constructor(message: string) {
    super('key_option_invalid', message)
  }
}
