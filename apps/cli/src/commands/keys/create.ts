import { createKey, KeyOptionError } from '@oklad/keys'
import type { Command } from 'commander'
import { UsageError } from '../../failures.ts'
import { everyValue } from '../../options/every-value.ts'
import { type KeysOptions, KeysOptionsReader } from '../../options/read-keys-options.ts'
import type { CommandContext } from '../../surroundings.ts'
import { keysTexts } from '../../texts/keys-texts.ts'
import { describeExpiry } from './moments.ts'
import { onKeysFile } from './on-keys-file.ts'

/** Adds `oklad keys create`. */
export function addCreateCommand(keys: Command, context: CommandContext): void {
  const { create, options } = keysTexts[context.language]
  keys
    .command('create')
    .summary(create.summary)
    .description(create.description)
    .usage(create.usage)
    .option(...options.name, everyValue)
    .option(...options.expires, everyValue)
    .option(...options.limit, everyValue)
    .option(...options.file, everyValue)
    .action((given: KeysOptions) => createAndShow(given, context))
}

async function createAndShow(given: KeysOptions, context: CommandContext): Promise<void> {
  const { language, now, stdout, stderr } = context
  const texts = keysTexts[language]
  const reader = new KeysOptionsReader(given, context)
  const name = reader.name()
  const expires = reader.expires()
  const rateLimit = reader.limit()
  const file = reader.file()
  reader.check()

  const { key, record } = await onKeysFile(file, language, async () => {
    try {
      return await createKey(file, { name, expires, rateLimit, now })
    } catch (error) {
      // The time of expiry and the limit are checked, so it is the name.
      if (error instanceof KeyOptionError) throw new UsageError([texts.wrongName])
      throw error
    }
  })
  // The key alone, so that it can be piped; all the words go beside it.
  stdout.write(`${key}\n`)
  stderr.write(
    `${texts.created(record.name, record.id, describeExpiry(record.expires, language))}\n`,
  )
  stderr.write(`${texts.shownOnce(file)}\n`)
}
