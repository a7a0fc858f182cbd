import { readFile } from 'node:fs/promises'
import { CommandFailure } from '../failures.ts'
import type { CommandContext } from '../surroundings.ts'
import { optionTexts } from '../texts/option-texts.ts'

/** Stands for the standard input in place of a file's name. */
const STANDARD_INPUT = '-'

/**
 * Reads the request of `--request`.
 * @throws {CommandFailure} when the file can not be read
 */
export async function readRequestFile(
  file: string,
  { language, readInput }: CommandContext,
): Promise<string> {
  if (file === STANDARD_INPUT) return readInput()
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new CommandFailure(optionTexts[language].unreadable(file, (error as Error).message))
  }
}
