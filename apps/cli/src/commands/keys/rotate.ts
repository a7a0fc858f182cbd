import type { Language } from '@oklad/contract'
import { type KeyInfo, KeyOptionError, rotateKey } from '@oklad/keys'
import type { Command } from 'commander'
import { UsageError } from '../../failures.ts'
import { everyValue } from '../../options/every-value.ts'
import { type KeysOptions, KeysOptionsReader } from '../../options/read-keys-options.ts'
import type { CommandContext } from '../../surroundings.ts'
import { keysTexts } from '../../texts/keys-texts.ts'
import { describeExpiry, writeMoment } from './moments.ts'
import { onKeysFile } from './on-keys-file.ts'

/** Adds `oklad keys rotate`. */
export function addRotateCommand(keys: Command, context: CommandContext): void {
  const { id, rotate, options } = keysTexts[context.language]
  keys
    .command('rotate')
    .summary(rotate.summary)
    .description(rotate.description)
    .usage(rotate.usage)
    .argument(`<${id[0]}>`, id[1])
    .option(...options.overlap, everyValue)
    .option(...options.expires, everyValue)
    .option(...options.file, everyValue)
    .action((given: string, options: KeysOptions) => rotateAndShow(given, options, context))
}

async function rotateAndShow(
  id: string,
  given: KeysOptions,
  context: CommandContext,
): Promise<void> {
  const { language, now, stdout, stderr } = context
  const texts = keysTexts[language]
  const reader = new KeysOptionsReader(given, context)
  const [overlap, expires, file] = [reader.overlap(), reader.expires(), reader.file()]
  reader.check()

  const { key, record, previous } = await onKeysFile(file, language, async () => {
    try {
      return await rotateKey(file, id, { overlap, expires, now })
    } catch (error) {
      // The time of expiry is checked, so it is the overlap that goes too far.
      if (error instanceof KeyOptionError) throw new UsageError([texts.wrongOverlap])
      throw error
    }
  })
  // The key alone, so that it can be piped; all the words go beside it.
  stdout.write(`${key}\n`)
  stderr.write(
    `${texts.rotated(record.name, record.id, describeExpiry(record.expires, language))}\n`,
  )
  stderr.write(`${whatBecomesOf(previous, language)}\n`)
  stderr.write(`${texts.shownOnce(file)}\n`)
}

/** What becomes of the old key. */
function whatBecomesOf({ id, status, expires }: KeyInfo, language: Language): string {
  const texts = keysTexts[language]
  if (status === 'disabled') return texts.oldKeyRevoked(id)
  if (status === 'expired' || expires === null) return texts.oldKeyEnded(id)
  return texts.oldKeyEnds(id, writeMoment(expires))
}
