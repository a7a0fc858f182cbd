import type { Language } from '@oklad/contract'
import type { KeyStatus, KeysErrorCode } from '@oklad/keys'
import type { OptionWords } from './option-texts.ts'

/** The options of the commands `keys`. */
export type KeysOption = 'file' | 'name' | 'expires' | 'overlap' | 'limit' | 'json'

/** Words for a failure of the keys file. */
type Failure = (file: string, particulars: string) => string

const en = {
  id: 'the id of a key, as "keys list" shows it',
  options: {
    file: ['--file <file>', 'the keys file; the variable API_KEYS_FILE unless given'],
    name: ['--name <name>', 'what people will call the key, 1 to 100 characters'],
    expires: [
      '--expires <date>',
      'when the new key expires: YYYY-MM-DD (the start of the day in UTC) or a timestamp such as 2027-01-01T09:00:00+03:00; never unless given',
    ],
    overlap: [
      '--overlap <time>',
      'for how long the old key is still accepted, such as 90m, 24h, 7d or 0; 24h unless given',
    ],
    limit: [
      '--limit <limit>',
      'how often the key may be used, such as 600/60s or 10000/24h; the limit of the service unless given',
    ],
    json: ['--json', 'print JSON instead of a table'],
  } as Readonly<Record<KeysOption, OptionWords>>,
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
  created: (name: string, id: string, expires: string) =>
    `Created the key "${name}" with the id ${id}; it ${expires}.`,
  rotated: (name: string, id: string, expires: string) =>
    `Created a new key "${name}" with the id ${id}; it ${expires}.`,
  oldKeyEnds: (id: string, moment: string) => `The old key ${id} is accepted until ${moment}.`,
  oldKeyEnded: (id: string) => `The old key ${id} is no longer accepted.`,
  oldKeyRevoked: (id: string) => `The old key ${id} was revoked before and stays so.`,
  shownOnce: (file: string) =>
    `The key is shown this once: ${file} has only its hash. Keep it as a password.`,
  revoked: (name: string, id: string) => `Revoked the key "${name}" with the id ${id}.`,
  noKeys: (file: string) => `There are no keys in ${file}.`,
  expiresAt: (moment: string) => `expires at ${moment}`,
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
  states: { active: 'active', expired: 'expired', disabled: 'disabled' } as Readonly<
    Record<KeyStatus, string>
  >,
  /** Failures of the keys file; the package's own message if there are no words here. */
  failures: {} as Readonly<Partial<Record<KeysErrorCode, Failure>>>,
}

const ru: typeof en = {
  id: 'id ключа, как его показывает «keys list»',
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
    keys_file_invalid: (file, particulars) => `файл ключей ${file} содержит ошибки:${particulars}`,
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
}

/** The words of the commands `keys`, beside their help. */
export const keysTexts: Readonly<Record<Language, typeof en>> = { en, ru }
