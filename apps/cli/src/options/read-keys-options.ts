import { parseRateLimit } from '@oklad/keys'
import { UsageError } from '../failures.ts'
import type { CommandContext } from '../surroundings.ts'
import { type KeysOption, keysTexts } from '../texts/keys-texts.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { onlyValue } from './only-value.ts'
import { readDuration } from './read-duration.ts'
import { readExpiry } from './read-expiry.ts'

/** The options of the commands `keys` as typed: every value each of them was given. */
export interface KeysOptions {
  readonly file?: readonly string[]
  readonly name?: readonly string[]
  readonly expires?: readonly string[]
  readonly overlap?: readonly string[]
  readonly limit?: readonly string[]
  readonly json?: boolean
}

const DEFAULT_OVERLAP = '24h'

/** Reads options one after another and tells everything that is wrong with them at once. */
export class KeysOptionsReader {
  private readonly problems: string[] = []
  private readonly options: KeysOptions
  private readonly context: CommandContext

  constructor(options: KeysOptions, context: CommandContext) {
    this.options = options
    this.context = context
  }

  /** The keys file, from the option or the environment. */
  file(): string {
    const file = this.only('file') || this.context.env['API_KEYS_FILE'] || ''
    if (file === '') this.problems.push(this.texts.noFile)
    return file
  }

  /** The name of a new key; whether it is a good one, the package says. */
  name(): string {
    const name = this.only('name')
    if (name === undefined) {
      this.problems.push(optionTexts[this.context.language].missing('--name', 'CRM'))
    }
    return name ?? ''
  }

  /** The moment of expiry, or `null` for never. */
  expires(): number | null {
    const text = this.only('expires')
    if (text === undefined) return null
    const moment = readExpiry(text)
    if (moment === undefined) this.problems.push(this.texts.wrongExpiry)
    else if (moment <= this.context.now()) this.problems.push(this.texts.pastExpiry)
    return moment ?? null
  }

  /** Milliseconds. */
  overlap(): number {
    const overlap = readDuration(this.only('overlap') ?? DEFAULT_OVERLAP)
    if (overlap === undefined) this.problems.push(this.texts.wrongOverlap)
    return overlap ?? 0
  }

  /** How often the key may be used, such as `600/60s`; `undefined` for what the service says. */
  limit(): string | undefined {
    const limit = this.only('limit')
    if (limit !== undefined && parseRateLimit(limit) === undefined) {
      this.problems.push(this.texts.wrongLimit)
    }
    return limit
  }

  /** @throws {UsageError} when anything read so far was wrong */
  check(): void {
    if (this.problems.length > 0) throw new UsageError(this.problems)
  }

  private only(option: Exclude<KeysOption, 'json'>): string | undefined {
    return onlyValue(`--${option}`, this.options[option], this.problems, this.context.language)
  }

  private get texts() {
    return keysTexts[this.context.language]
  }
}
