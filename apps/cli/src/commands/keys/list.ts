import { listKeys } from '@oklad/keys'
import type { Command } from 'commander'
import { everyValue } from '../../options/every-value.ts'
import { type KeysOptions, KeysOptionsReader } from '../../options/read-keys-options.ts'
import type { CommandContext } from '../../surroundings.ts'
import { keysTexts } from '../../texts/keys-texts.ts'
import { keysTable } from './keys-table.ts'
import { onKeysFile } from './on-keys-file.ts'

/** Adds `oklad keys list`. */
export function addListCommand(keys: Command, context: CommandContext): void {
  const { list, options } = keysTexts[context.language]
  keys
    .command('list')
    .summary(list.summary)
    .description(list.description)
    .usage(list.usage)
    .option(...options.file, everyValue)
    .option(...options.json)
    .action((given: KeysOptions) => listAndShow(given, context))
}

async function listAndShow(given: KeysOptions, context: CommandContext): Promise<void> {
  const { language, now, stdout, stderr, columns } = context
  const reader = new KeysOptionsReader(given, context)
  const file = reader.file()
  reader.check()
  const records = await onKeysFile(file, language, () => listKeys(file, { now }))
  if (given.json === true) {
    // Field by field: what else a record holds is for its owner alone.
    const shown = records.map(({ id, name, created, expires, rate_limit = null, status }) => ({
      id,
      name,
      created,
      expires,
      rate_limit,
      status,
    }))
    stdout.write(`${JSON.stringify(shown, null, 2)}\n`)
  } else if (records.length === 0) {
    stderr.write(`${keysTexts[language].noKeys(file)}\n`)
  } else {
    stdout.write(`${keysTable(records, language, columns).join('\n')}\n`)
  }
}
