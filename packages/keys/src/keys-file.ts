import { type JsonReading, readJson } from '@oklad/contract/json'
import { KeysFileError } from './errors.ts'
import { describe, isObject, type KeyRecord, recordProblems } from './key-record.ts'

/** The only version of the file's form so far. */
const VERSION = 1

/** What a keys file holds. Further fields are kept when the file is rewritten. */
export interface KeysFile {
  readonly version: typeof VERSION
  readonly keys: readonly KeyRecord[]
}

/** A file without keys. */
export const EMPTY_KEYS_FILE: KeysFile = { version: VERSION, keys: [] }

/**
 * Reads the text of a keys file and checks everything in it.
 * @param text JSON: `{ "version": 1, "keys": [{ "id", "name", "hash", "created", "expires",
 *   "disabled" }] }`; a byte order mark before it is ignored
 * @param path the file the text came from, for the error's message
 * @returns the file's contents, with every field it does not know
 * @throws {KeysFileError} listing every problem at once, and no key or hash
 */
export function parseKeysFile(text: string, path?: string): KeysFile {
  const file = parseJson(text.replace(/^\uFEFF/, ''), path)
  if (!isObject(file)) {
    throw new KeysFileError([`the file is ${describe(file)}; it must be an object`], path)
  }
  const { version, keys } = file as Record<string, unknown>
  const problems = Array.isArray(keys)
    ? recordProblems(keys)
    : [`\`keys\` is ${describe(keys)}; it must be an array of records`]
  if (version !== VERSION) {
    const found = typeof version === 'number' ? String(version) : describe(version)
    problems.unshift(`\`version\` is ${found}; it must be ${VERSION}`)
  }
  if (problems.length > 0) throw new KeysFileError(problems, path)
  // Everything the type promises has just been checked
  return file as unknown as KeysFile
}

/**
 * The text of a keys file.
 * @param file its contents; unknown fields are written as they are
 */
export function formatKeysFile(file: KeysFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

function parseJson(text: string, path: string | undefined): unknown {
  if (text.trim() === '') {
    const right = JSON.stringify(EMPTY_KEYS_FILE)
    throw new KeysFileError([`the file is empty; without keys it must be ${right}`], path)
  }
  const { problems } = readJson(text)
  if (problems.length > 0) throw new KeysFileError(problems.map(describeProblem), path)
  return JSON.parse(text)
}

/** Says where the text is wrong without quoting it: it holds hashes. */
function describeProblem({
  code,
  pointer,
  line,
  column,
  maximum,
}: JsonReading['problems'][number]): string {
  switch (code) {
    case 'malformed_json':
      return `the file is not JSON: line ${line}, column ${column}`
    case 'duplicate_field':
      return `\`${pointer}\` is given twice`
    default:
      return `the file is nested deeper than ${maximum} levels`
  }
}
