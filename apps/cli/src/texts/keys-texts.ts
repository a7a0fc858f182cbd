import type { Language } from '@oklad/contract'
import type { KeyStatus, KeysErrorCode } from '@oklad/keys'

/** The words of the commands `keys`. */
export interface KeysTexts {
  readonly summary: string
  readonly description: string
  readonly examples: string
  readonly id: readonly [name: string, description: string]
  readonly options: Readonly<Record<KeysOption, readonly [flags: string, description: string]>>
  readonly create: SubcommandTexts
  readonly list: SubcommandTexts
  readonly revoke: SubcommandTexts
  readonly rotate: SubcommandTexts
  readonly noFile: string
  readonly wrongName: string
  readonly wrongExpiry: string
  readonly pastExpiry: string
  readonly wrongOverlap: string
  readonly wrongLimit: string
  readonly created: (name: string, id: string, expires: string) => string
  readonly rotated: (name: string, id: string, expires: string) => string
  readonly oldKeyEnds: (id: string, moment: string) => string
  readonly oldKeyEnded: (id: string) => string
  readonly oldKeyRevoked: (id: string) => string
  readonly shownOnce: (file: string) => string
  readonly revoked: (name: string, id: string) => string
  readonly noKeys: (file: string) => string
  readonly expiresAt: (moment: string) => string
  readonly expiresNever: string
  readonly columns: Readonly<
    Record<'id' | 'name' | 'created' | 'expires' | 'limit' | 'state', string>
  >
  readonly never: string
  readonly states: Readonly<Record<KeyStatus, string>>
  /** What can happen to a keys file; the package's own message where there are no words here. */
  readonly failures: Partial<Record<KeysErrorCode, (file: string, particulars: string) => string>>
}

/** The options of the commands `keys`. */
export type KeysOption = 'file' | 'name' | 'expires' | 'overlap' | 'limit' | 'json'

interface SubcommandTexts {
  readonly summary: string
  readonly description: string
  readonly usage: string
}

export const keysTexts: Record<Language, KeysTexts> = {
  en: {
    summary: 'the API keys of the service: create, list, revoke, rotate',
    description:
      'Manages the API keys that the service accepts, in the keys file it reads. A running service takes up the change by itself.',
    examples: `
Examples:
  oklad keys create --name CRM --expires 2027-01-01 --file keys.json
  oklad keys list --file keys.json
  oklad keys rotate h4Yv0cQ2LrTz --overlap 7d --file keys.json
  oklad keys revoke h4Yv0cQ2LrTz --file keys.json
`,
    id: ['id', 'the id of a key, as "keys list" shows it'],
    options: {
      file: ['--file <file>', 'the keys file; the variable API_KEYS_FILE unless given'],
      name: ['--name <name>', 'what people will call the key, 1 to 100 characters'],
      expires: [
        '--expires <date>',
        'from when on the new key is refused: YYYY-MM-DD (the start of the day in UTC) or a timestamp such as 2027-01-01T09:00:00+03:00; never unless given',
      ],
      overlap: [
        '--overlap <time>',
        'for how long the old key is still accepted, such as 90m, 24h, 7d or 0; 24h unless given',
      ],
      limit: [
        '--limit <limit>',
        'how often the key may be used, such as 600/60s or 10000/24h; as often as the service says unless given',
      ],
      json: ['--json', 'print JSON instead of a table'],
    },
    create: {
      summary: 'create a key and print it, this once',
      description:
        'Creates a key and prints it, this once: the file keeps only its hash. A missing file is created.',
      usage: '--name <name> [options]',
    },
    list: {
      summary: 'list the keys, without their hashes',
      description: 'Lists the keys of the file, without their hashes.',
      usage: '[options]',
    },
    revoke: {
      summary: 'revoke a key for good',
      description: 'Revokes a key for good. Its record stays in the file.',
      usage: '<id> [options]',
    },
    rotate: {
      summary: 'create a key in the place of an old one',
      description:
        'Creates a key in the place of an old one and prints it, this once. Both are accepted during the overlap.',
      usage: '<id> [options]',
    },
    noFile: 'no keys file is named: give --file <file>, or set the variable API_KEYS_FILE',
    wrongName:
      '--name must be a text of 1 to 100 characters, without control characters and without an API key in it',
    wrongExpiry:
      '--expires must be a date YYYY-MM-DD or a timestamp with its time zone, such as 2027-01-01 or 2027-01-01T09:00:00+03:00',
    pastExpiry: '--expires must be later than now',
    wrongOverlap:
      '--overlap must be a whole number of seconds, minutes, hours or days, such as 90m, 24h, 7d or 0, and end before the year 10000',
    wrongLimit:
      '--limit must be requests per seconds, minutes or hours, at most a day, such as 600/60s, 100/1m or 10000/24h',
    created: (name, id, expires) => `Created the key "${name}" with the id ${id}; it ${expires}.`,
    rotated: (name, id, expires) => `Created a new key "${name}" with the id ${id}; it ${expires}.`,
    oldKeyEnds: (id, moment) => `The old key ${id} is accepted until ${moment}.`,
    oldKeyEnded: (id) => `The old key ${id} is no longer accepted.`,
    oldKeyRevoked: (id) => `The old key ${id} was revoked before and stays so.`,
    shownOnce: (file) =>
      `The key is shown this once: ${file} has only its hash. Keep it as a password.`,
    revoked: (name, id) => `Revoked the key "${name}" with the id ${id}.`,
    noKeys: (file) => `There are no keys in ${file}.`,
    expiresAt: (moment) => `expires at ${moment}`,
    expiresNever: 'never expires',
    columns: {
      id: 'Id',
      name: 'Name',
      created: 'Created, UTC',
      expires: 'Expires, UTC',
      limit: 'Limit',
      state: 'State',
    },
    never: 'never',
    states: { active: 'active', expired: 'expired', disabled: 'disabled' },
    failures: {},
  },
  ru: {
    summary: 'ключи доступа к сервису: создать, показать, отозвать, заменить',
    description:
      'Управляет ключами доступа, которые принимает сервис, в файле, который он читает. Работающий сервис подхватит изменения сам.',
    examples: `
Примеры:
  oklad keys create --name CRM --expires 2027-01-01 --file keys.json
  oklad keys list --file keys.json
  oklad keys rotate h4Yv0cQ2LrTz --overlap 7d --file keys.json
  oklad keys revoke h4Yv0cQ2LrTz --file keys.json
`,
    id: ['id', 'id ключа, как его показывает «keys list»'],
    options: {
      file: ['--file <файл>', 'файл ключей; по умолчанию — из переменной API_KEYS_FILE'],
      name: ['--name <название>', 'название ключа для людей, от 1 до 100 символов'],
      expires: [
        '--expires <дата>',
        'с какого момента новый ключ не принимается: ГГГГ-ММ-ДД (начало суток по UTC) или время с часовым поясом, например 2027-01-01T09:00:00+03:00; по умолчанию бессрочно',
      ],
      overlap: [
        '--overlap <время>',
        'сколько ещё принимается старый ключ, например 90m, 24h, 7d или 0; по умолчанию 24h',
      ],
      limit: [
        '--limit <лимит>',
        'как часто можно пользоваться ключом, например 600/60s или 10000/24h; по умолчанию — как задано у сервиса',
      ],
      json: ['--json', 'вывести JSON вместо таблицы'],
    },
    create: {
      summary: 'создать ключ и показать его один раз',
      description:
        'Создаёт ключ и показывает его один раз: в файле хранится только хеш. Если файла нет, он создаётся.',
      usage: '--name <название> [параметры]',
    },
    list: {
      summary: 'показать ключи, без хешей',
      description: 'Показывает ключи из файла, без хешей.',
      usage: '[параметры]',
    },
    revoke: {
      summary: 'отозвать ключ навсегда',
      description: 'Отзывает ключ навсегда. Запись о нём остаётся в файле.',
      usage: '<id> [параметры]',
    },
    rotate: {
      summary: 'создать ключ взамен старого',
      description:
        'Создаёт ключ взамен старого и показывает его один раз. Пока не истёк срок --overlap, принимаются оба.',
      usage: '<id> [параметры]',
    },
    noFile: 'не указан файл ключей: нужен параметр --file <файл> или переменная API_KEYS_FILE',
    wrongName:
      '--name: нужно от 1 до 100 символов, без управляющих символов и без самого ключа внутри',
    wrongExpiry:
      '--expires: нужна дата ГГГГ-ММ-ДД или время с часовым поясом, например 2027-01-01 или 2027-01-01T09:00:00+03:00',
    pastExpiry: '--expires: срок должен быть позже текущего момента',
    wrongOverlap:
      '--overlap: нужно целое число секунд, минут, часов или суток, например 90m, 24h, 7d или 0, не дальше 9999 года',
    wrongLimit:
      '--limit: нужно число запросов и время в секундах, минутах или часах, не больше суток, например 600/60s, 100/1m или 10000/24h',
    created: (name, id, expires) => `Создан ключ «${name}», id ${id}, ${expires}.`,
    rotated: (name, id, expires) => `Создан новый ключ «${name}», id ${id}, ${expires}.`,
    oldKeyEnds: (id, moment) => `Старый ключ ${id} принимается до ${moment}.`,
    oldKeyEnded: (id) => `Старый ключ ${id} больше не принимается.`,
    oldKeyRevoked: (id) => `Старый ключ ${id} был отозван раньше и остаётся отозванным.`,
    shownOnce: (file) =>
      `Ключ показан один раз: в ${file} записан только хеш. Храните его как пароль.`,
    revoked: (name, id) => `Ключ «${name}», id ${id}, отозван.`,
    noKeys: (file) => `В файле ${file} нет ключей.`,
    expiresAt: (moment) => `действует до ${moment}`,
    expiresNever: 'бессрочный',
    columns: {
      id: 'Id',
      name: 'Название',
      created: 'Создан, UTC',
      expires: 'Истекает, UTC',
      limit: 'Лимит',
      state: 'Состояние',
    },
    never: 'бессрочно',
    states: { active: 'действует', expired: 'истёк', disabled: 'отозван' },
    failures: {
      keys_file_invalid: (file, particulars) =>
        `файл ключей ${file} содержит ошибки:${particulars}`,
      keys_file_missing: (file) =>
        `файла ключей ${file} нет. Проверьте путь или создайте первый ключ: oklad keys create`,
      keys_file_unreadable: (file, particulars) =>
        `файл ключей ${file} не читается: ${particulars}. Нужен обычный файл, доступный для чтения`,
      keys_file_unwritable: (file, particulars) =>
        `файл ключей ${file} не удаётся записать: ${particulars}. Папка должна существовать и быть доступной для записи, и на диске должно быть место; файл остался прежним`,
      keys_file_locked: (file) =>
        `файл ключей ${file} занят другими процессами, ничего не изменено. Повторите позже; если таких процессов нет, удалите папку ${file}.lock`,
      key_not_found: (file) =>
        `в файле ${file} нет ключа с таким id. Список ключей показывает oklad keys list; id — это 12 букв и цифр между «oklad_» и следующим «_»`,
    },
  },
}
