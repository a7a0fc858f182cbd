import type { Command } from 'commander'
import type { CommandContext } from '../surroundings.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { everyValue } from './every-value.ts'
import type { RequestField } from './request-field.ts'

/** Adds the options by which a request is asked, and the file that stands in their place. */
export function addRequestOptions(
  command: Command,
  fields: readonly RequestField[],
  { language }: CommandContext,
): Command {
  const { groups, options, otherOptions } = requestTexts[language]
  for (const { option, group, read } of fields) {
    command.optionsGroup(groups[group])
    if (read === undefined) command.option(...options[option])
    else command.option(...options[option], everyValue)
  }
  return command
    .optionsGroup(groups.request)
    .option(...options.request, everyValue)
    .optionsGroup(otherOptions)
}
