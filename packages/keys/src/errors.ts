import { type Language, type Text, type TextValues, write } from '@oklad/contract/internal'

/** The texts of the errors, by their codes. A reason is that of the system, in English. */
// biome-ignore format: one text a line
const texts = {
  keys_file_missing: { en: 'There is no keys file {path}. Check the path, or create the first key', ru: 'файла ключей {path} нет. Проверьте путь или создайте первый ключ: oklad keys create' },
  keys_file_unreadable: { en: 'The keys file {path} cannot be read: {reason}. It must be a regular file that this process may read', ru: 'файл ключей {path} не читается: {reason}. Нужен обычный файл, доступный для чтения' },
  keys_file_unwritable: { en: 'The keys file {path} cannot be written: {reason}. Its folder must exist, be writable for this process, and have room; the file is as it was', ru: 'файл ключей {path} не удаётся записать: {reason}. Папка должна существовать и быть доступной для записи, и на диске должно быть место; файл остался прежним' },
  keys_file_locked: { en: 'The keys file {path} is locked by other processes, and nothing was changed. Try again when they are done; if none is running, remove the folder {path}.lock', ru: 'файл ключей {path} занят другими процессами, ничего не изменено. Повторите позже; если таких процессов нет, удалите папку {path}.lock' },
  keys_file_invalid: { en: 'The keys file {path} is not valid, {count} {count:problem|problems}:{list}', ru: 'файл ключей {path} содержит ошибки:{list}' },
  key_not_found: { en: 'The given id is not the id of any key in {path}: an id is 12 letters and digits, the part of a key between `oklad_` and the next `_`. List the keys to see their ids', ru: 'в файле {path} нет ключа с таким id. Список ключей показывает oklad keys list; id — это 12 букв и цифр между «oklad_» и следующим «_»' },
  // A name, a time or another argument is wrong, and nothing was changed.
  key_option_invalid: { en: '{reason}', ru: '{reason}' },
} satisfies Readonly<Record<string, Text>>

/** The codes of this package's errors. */
type KeysErrorCode = keyof typeof texts

/**
 * An error of this package. The message says what happened, where, and what is expected. Neither the
 * message nor the cause contains a key or a hash.
 */
export class KeysError extends Error {
  override readonly name = 'KeysError'
  readonly code: KeysErrorCode
  readonly #values: TextValues

  constructor(code: KeysErrorCode, values: TextValues, options?: ErrorOptions) {
    super(write(texts[code], 'en', values), options)
    this.code = code
    this.#values = values
  }

  /** Returns the message in a language. */
  messageIn(language: Language): string {
    return write(texts[this.code], language, this.#values)
  }
}

/**
 * Makes the error for a keys file that was read, and whose contents are wrong.
 * @param problems at least one, in the order of the file
 */
export function contentFailure(problems: readonly string[], path: string) {
  const list = problems.map((problem) => `\n  - ${problem}`).join('')
  return new KeysError('keys_file_invalid', { path, count: problems.length, list })
}

/** Makes the error for a keys file that could not be read or written. */
export function fileFailure(code: KeysErrorCode, path: string, cause: unknown) {
  return new KeysError(code, { path, reason: (cause as Error).message }, { cause })
}
