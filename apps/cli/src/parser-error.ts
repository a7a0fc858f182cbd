import type { Language } from '@oklad/contract'
import type { CommanderError } from 'commander'
import { programTexts } from './texts/program-texts.ts'

/**
 * What the parser of the command line found wrong, in the user's language.
 *
 * The parser knows English only and gives the particulars nowhere but in its message; a message
 * that is not recognised is passed on as it is.
 */
export function describeParserError({ code, message }: CommanderError, language: Language): string {
  const texts = programTexts[language]
  const [, quoted] = /'(.*?)'(?:$|\n| )/s.exec(message) ?? []
  const [, similar] = /\(Did you mean (?:one of )?(.*)\?\)$/.exec(message) ?? []
  const suggestion = similar === undefined ? '' : texts.suggestion(similar)
  if (code === 'commander.excessArguments') return texts.excessArguments
  if (quoted !== undefined) {
    switch (code) {
      case 'commander.unknownOption':
        return texts.unknownOption(quoted) + suggestion
      case 'commander.unknownCommand':
        return texts.unknownCommand(quoted) + suggestion
      case 'commander.optionMissingArgument':
        return texts.missingValue(quoted)
      case 'commander.missingArgument':
        return texts.missingArgument(quoted)
    }
  }
  return message.replace(/^error: /, '')
}
