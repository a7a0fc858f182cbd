import type { absenceKinds } from '@oklad/contract/fields'
import { plainTitle } from './header-words.ts'

/** The words of absences in headers; `|` separates them. */
const kinds: Readonly<Record<keyof typeof absenceKinds, string>> = {
  vacation: '(?:(?:ежегодн|очередн|основн)\\p{L}+ )?отпуска?|vacation|(?:annual )?leave',
  sick: 'больничн(?:ый|ого)(?: листа?)?|болезн[ьи]|бл|нетрудоспособност[ьи]|sick(?: leave|ness)?',
  unpaid:
    '(?:отпуска? )?(?:без (?:оплаты|содержания|сохранения(?: зарплаты)?)|за свой счет)|unpaid leave|leave without pay',
  business_trip: 'командировк[аи]|business trip',
  donor_day: 'донорск(?:ий|ого) д(?:ень|ня)|donor day',
}

/** The words of their first and last days, after the absence or before it. */
const parts = {
  from: 'с|c|начало|дата начала|первый день|from|start|start date|first day|start of',
  to: 'по|до|конец|окончание|дата окончания|последний день|to|till|until|end|end date|last day|end of',
  days: 'календарных дней|calendar days|дней|дн',
}

const columns = Object.entries(kinds).flatMap(([kind, absences]) =>
  Object.entries(parts).map(([part, words]) => {
    // «с» begins other words: «С отпуска»; «Дней отпуска» are those that are left.
    const before = words.split('|').filter((word) => !/^(?:..?|дней)$/.test(word))
    const pattern = `^(?:(?:${absences}) (?:${words})|(?:${before.join('|')}) (?:${absences}))$`
    return { kind, part, pattern: new RegExp(pattern, 'u') }
  }),
)

/** The headers of a column with whole vacations, if its values are their days. */
export const isOfVacations = (header: string): boolean =>
  /^(?:(?:даты|период|периоды|график) )?(?:(?:ежегодн|очередн|основн)\p{L}* )?отпуск(?:а|ов)?(?: (?:даты|период|с по))?$|^(?:vacations?|leave|pto)(?: (?:dates|period))?$/u.test(
    plainTitle(header),
  )

/** A date, or a day and a month of a period. */
const DATED =
  /\d{4}-\d\d|\d\.\d\d?(?:\.\d|\s*(?:[-–—]|по\s))|\d\s+(?:янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек)/

/** Words of absences with their columns; `*` stands for any ending. */
function mentionOf(words: string, ...choices: readonly string[]) {
  const pattern = new RegExp(`(?:^| )(?:${words.replaceAll('*', '\\p{L}*')})(?= |$)`, 'u')
  return [pattern, DATED, choices] as const
}

/** Words of absences in any header, and headers of who is employed, with the values that matter. */
const mentions = [
  mentionOf('отпуск*|vacations?|leave|pto', 'vacations', 'vacation_from', 'vacation_to'),
  mentionOf('больничн*|б л|бл|б лист|болен|нетрудоспособн*|sick', 'sick_from', 'sick_to'),
  mentionOf('командиров*|business trips?', 'business_trip_from', 'business_trip_to'),
  mentionOf('донорск*|donor days?', 'donor_day_from', 'donor_day_to'),
  [
    /^(?:работа(?:ет|ющ\p{L}+)|актив\p{L}+|действу\p{L}+|в штате|числится|(?:is )?active|employed)$/u,
    /^(?:нет|no|n|false|ложь|0|-)$/i,
    ['dismissal_date'],
  ],
] as const

/** The words of absences in a plain title: which columns each means, if its values matter. */
export const absencesMentioned = (title: string) =>
  mentions.flatMap(([words, matters, choices]) => (words.test(title) ? [{ matters, choices }] : []))

/** The name of the column of an absence that a header means: `vacation_2_from` of «Отпуск 2 с», «Начало отпуска №2». */
export function absenceColumn(header: string): string | undefined {
  const words = plainTitle(header).split(' ')
  const [number = '1', ...more] = words.filter((word) => /^[1-4]$/.test(word))
  const text = words.filter((word) => !/^(?:[1-4]|№|й)$/.test(word)).join(' ')
  const { kind, part } = columns.find(({ pattern }) => pattern.test(text)) ?? {}
  if (kind === undefined || more.length > 0) return undefined
  return `${kind}${number === '1' ? '' : `_${number}`}_${part}`
}
