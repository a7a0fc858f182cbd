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
  const { groups, options } = requestTexts[language]
  for (const { option, group, read } of fields) {
    command.optionsGroup(groups[group])
    if (read === undefined) command.option(...options[option])
    else command.option(...options[option], everyValue)
  }
  return command
    .optionsGroup(groups.request)
    .option(...options.request, everyValue)
    .optionsGroup(OTHER_OPTIONS)
}

/** The library's own title: the help is under it too, and titles are translated where they are shown. */
const OTHER_OPTIONS = 'Options:'
