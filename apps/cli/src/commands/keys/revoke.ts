import { revokeKey } from '@oklad/keys'
import type { Command } from 'commander'
import { everyValue } from '../../options/every-value.ts'
import { type KeysOptions, KeysOptionsReader } from '../../options/read-keys-options.ts'
import type { CommandContext } from '../../surroundings.ts'
import { keysTexts } from '../../texts/keys-texts.ts'
import { onKeysFile } from './on-keys-file.ts'

/** Adds `oklad keys revoke`. */
export function addRevokeCommand(keys: Command, context: CommandContext): void {
  const { id, revoke, options } = keysTexts[context.language]
  keys
    .command('revoke')
    .summary(revoke.summary)
    .description(revoke.description)
    .usage(revoke.usage)
    .argument(`<${id[0]}>`, id[1])
    .option(...options.file, everyValue)
    .action((given: string, options: KeysOptions) => revokeAndTell(given, options, context))
}

async function revokeAndTell(
  id: string,
  given: KeysOptions,
  context: CommandContext,
): Promise<void> {
  const { language, now, stderr } = context
  const reader = new KeysOptionsReader(given, context)
  const file = reader.file()
  reader.check()
  const record = await onKeysFile(file, language, () => revokeKey(file, id, { now }))
  stderr.write(`${keysTexts[language].revoked(record.name, record.id)}\n`)
}
