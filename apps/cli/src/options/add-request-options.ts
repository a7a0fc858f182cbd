import type { Command } from 'commander'
import type { CommandContext } from '../surroundings.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { everyValue } from './every-value.ts'
import type { RequestField } from './request-fields.ts'

/** Adds the options by which a request is asked, and the file that stands in their place. */
export function addRequestOptions(
  command: Command,
  fields: readonly RequestField[],
  { language }: CommandContext,
): Command {
  const texts = requestTexts[language].options
  for (const { option, read } of fields) {
    if (read === undefined) command.option(...texts[option])
    else command.option(...texts[option], everyValue)
  }
  return command.option(...texts.request, everyValue)
}
