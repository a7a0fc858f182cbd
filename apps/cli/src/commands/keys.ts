import type { Language } from '@oklad/contract'
import { createKey, type KeyInfo, listKeys, revokeKey, rotateKey } from '@oklad/keys'
import type { Command } from 'commander'
import { asJson } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { keysTexts } from '../texts/keys-texts.ts'
import { programTexts } from '../texts/program-texts.ts'
import { addHelp } from './command-help.ts'
import { addKeysSubcommand } from './keys/keys-command.ts'
import { keysTable, writeMoment } from './keys/keys-table.ts'

/** Adds `oklad keys`: the API keys of the service. */
export function addKeysCommand(program: Command, context: CommandContext): void {
  const { language } = context
  const help = {
    summary: {
      en: 'the API keys of the service: create, list, revoke, rotate',
      ru: 'ключи доступа к сервису: создать, показать, отозвать, заменить',
    },
    description: {
      en: 'Manages the API keys that the service accepts, in the keys file it reads. A running service takes up the change by itself.',
      ru: 'Управляет ключами доступа, которые принимает сервис, в файле, который он читает. Работающий сервис подхватит изменения сам.',
    },
    usage: programTexts[language].command,
    examples: [
      'keys create --name CRM --expires 2027-01-01 --file keys.json',
      'keys list --file keys.json',
      'keys rotate h4Yv0cQ2LrTz --overlap 7d --file keys.json',
      'keys revoke h4Yv0cQ2LrTz --file keys.json',
    ],
  }
  const keys = addHelp(program.command('keys'), help, language)
  addCreateCommand(keys, context)
  addListCommand(keys, context)
  addRevokeCommand(keys, context)
  addRotateCommand(keys, context)
}

function addCreateCommand(keys: Command, context: CommandContext): void {
  const { language, now } = context
  const texts = keysTexts[language]
  addKeysSubcommand(keys, context, {
    name: 'create',
    summary: {
      en: 'create a key and print it, this once',
      ru: 'создать ключ и показать его один раз',
    },
    description: {
      en: 'Creates a key and prints it, this once: the file keeps only its hash. A missing file is created.',
      ru: 'Создаёт ключ и показывает его один раз: в файле хранится только хеш. Если файла нет, он создаётся.',
    },
    usage: texts.options.name[0],
    options: ['name', 'expires', 'limit', 'file'],
    wrongOption: texts.wrongName,
    async act({ name, expires, limit, file }) {
      const { key, record } = await createKey(file, { name, expires, rateLimit: limit, now })
      const words = texts.created(record.name, record.id, describeExpiry(record, language))
      printKey(key, [words, texts.shownOnce(file)], context)
    },
  })
}

function addListCommand(keys: Command, context: CommandContext): void {
  const { language, now, stdout, stderr, columns } = context
  addKeysSubcommand(keys, context, {
    name: 'list',
    summary: { en: 'list the keys, without their hashes', ru: 'показать ключи, без хешей' },
    description: {
      en: 'Lists the keys of the file, without their hashes.',
      ru: 'Показывает ключи из файла, без хешей.',
    },
    usage: '',
    options: ['file', 'json'],
    async act({ file, json }) {
      const records = await listKeys(file, { now })
      if (json) {
        stdout.write(asJson(records.map(shownFields)))
      } else if (records.length === 0) {
        stderr.write(`${keysTexts[language].noKeys(file)}\n`)
      } else {
        stdout.write(`${keysTable(records, language, columns).join('\n')}\n`)
      }
    },
  })
}

function addRevokeCommand(keys: Command, context: CommandContext): void {
  const { language, now, stderr } = context
  addKeysSubcommand(keys, context, {
    name: 'revoke',
    summary: { en: 'revoke a key for good', ru: 'отозвать ключ навсегда' },
    description: {
      en: 'Revokes a key for good. Its record stays in the file.',
      ru: 'Отзывает ключ навсегда. Запись о нём остаётся в файле.',
    },
    usage: '<id>',
    options: ['file'],
    async act({ file }, id) {
      const record = await revokeKey(file, id, { now })
      stderr.write(`${keysTexts[language].revoked(record.name, record.id)}\n`)
    },
  })
}

function addRotateCommand(keys: Command, context: CommandContext): void {
  const { language, now } = context
  const texts = keysTexts[language]
  addKeysSubcommand(keys, context, {
    name: 'rotate',
    summary: { en: 'create a key in the place of an old one', ru: 'создать ключ взамен старого' },
    description: {
      en: 'Creates a key in the place of an old one and prints it, this once. Both are accepted during the overlap.',
      ru: 'Создаёт ключ взамен старого и показывает его один раз. Пока не истёк срок --overlap, принимаются оба.',
    },
    usage: '<id>',
    options: ['overlap', 'expires', 'file'],
    wrongOption: texts.wrongOverlap,
    async act({ overlap, expires, file }, id) {
      const { key, record, previous } = await rotateKey(file, id, { overlap, expires, now })
      const words = texts.rotated(record.name, record.id, describeExpiry(record, language))
      printKey(key, [words, describeOldKey(previous, language), texts.shownOnce(file)], context)
    },
  })
}

/** Prints only the key to the standard output, so that it can be piped. */
function printKey(key: string, words: readonly string[], { stdout, stderr }: CommandContext): void {
  stdout.write(`${key}\n`)
  stderr.write(words.map((line) => `${line}\n`).join(''))
}

function describeExpiry({ expires }: Pick<KeyInfo, 'expires'>, language: Language): string {
  const texts = keysTexts[language]
  return expires === null ? texts.expiresNever : texts.expiresAt(writeMoment(expires))
}

/** The new state of a rotated key, in words. */
function describeOldKey({ id, status, expires }: KeyInfo, language: Language): string {
  const texts = keysTexts[language]
  if (status === 'disabled') return texts.oldKeyRevoked(id)
  if (status === 'expired' || expires === null) return texts.oldKeyEnded(id)
  return texts.oldKeyEnds(id, writeMoment(expires))
}

/** The fields of a key that are printed; its other fields are only for the service. */
function shownFields({ id, name, created, expires, rate_limit, status }: KeyInfo) {
  return { id, name, created, expires, rate_limit: rate_limit ?? null, status }
}
