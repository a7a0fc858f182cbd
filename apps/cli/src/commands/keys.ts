import type { Command } from 'commander'
import type { CommandContext } from '../surroundings.ts'
import { keysTexts } from '../texts/keys-texts.ts'
import { programTexts } from '../texts/program-texts.ts'
import { addCreateCommand } from './keys/create.ts'
import { addListCommand } from './keys/list.ts'
import { addRevokeCommand } from './keys/revoke.ts'
import { addRotateCommand } from './keys/rotate.ts'

/** Adds `oklad keys`: the API keys of the service. */
export function addKeysCommand(program: Command, context: CommandContext): void {
  const texts = keysTexts[context.language]
  const keys = program
    .command('keys')
    .summary(texts.summary)
    .description(texts.description)
    .usage(programTexts[context.language].groupUsage)
    .addHelpText('after', texts.examples.trimEnd())
  addCreateCommand(keys, context)
  addListCommand(keys, context)
  addRevokeCommand(keys, context)
  addRotateCommand(keys, context)
}
