import type { Language } from '@oklad/contract'
import { KeysError, KeysFileError } from '@oklad/keys'
import { CommandFailure } from '../../failures.ts'
import { keysTexts } from '../../texts/keys-texts.ts'

/**
 * Does something with a keys file, and puts what goes wrong into the user's words.
 * @param file the path, for messages
 * @throws {CommandFailure} for every failure that the package of keys knows
 */
export async function onKeysFile<Result>(
  file: string,
  language: Language,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof KeysError)) throw error
    const words = keysTexts[language].failures[error.code]
    throw new CommandFailure(words?.(file, particularsOf(error)) ?? error.message)
  }
}

/** What the system, or the check of the file, said; English in any language. */
function particularsOf(error: KeysError): string {
  if (error instanceof KeysFileError) {
    return error.problems.map((problem) => `\n  - ${problem}`).join('')
  }
  return error.cause instanceof Error ? error.cause.message : error.message
}
