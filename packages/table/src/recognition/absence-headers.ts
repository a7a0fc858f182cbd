import { plain } from '../cells.ts'
import { plainTitle } from './header-words.ts'

/** The words of absences in headers; `|` separates them. */
const kinds = {
  vacation: '(?:(?:ежегодн|очередн|основн)\\p{L}+ )?отпуска?|vacation|(?:annual )?leave',
  sick: 'больничн(?:ый|ого)(?: листа?)?|болезн[ьи]|бл|нетрудоспособност[ьи]|sick(?: leave|ness)?',
  unpaid:
    '(?:отпуска? )?(?:без (?:оплаты|содержания|сохранения(?: зарплаты)?)|за свой счет)|unpaid leave|leave without pay',
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

/** Words of absences in any header. */
const mentions = [
  [
    /(?:^| )(?:отпуск\p{L}*|vacations?|leave|pto)(?= |$)/u,
    ['vacations', 'vacation_from', 'vacation_to'],
  ],
  [
    /(?:^| )(?:больничн\p{L}*|б л|бл|б лист|болен|нетрудоспособн\p{L}*|sick)(?= |$)/u,
    ['sick_from', 'sick_to'],
  ],
] as const

/** A date, or a day and a month of a period. */
const DATED =
  /\d{4}-\d\d|\d\.\d\d?(?:\.\d|\s*(?:[-–—]|по\s))|\d\s+(?:янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек)/

/** The columns that a header with a word of absences may mean, where its values have dates. */
export const absencesMentioned = (header: string, values: readonly unknown[]): readonly string[] =>
  values.some((value) => DATED.test(String(plain(value))))
    ? (mentions.find(([words]) => words.test(plainTitle(header)))?.[1] ?? [])
    : []

/** The name of the column of an absence that a header means: `vacation_2_from` of «Отпуск 2 с», «Начало отпуска №2». */
export function absenceColumn(header: string): string | undefined {
  const words = plainTitle(header).split(' ')
  const [number = '1', ...more] = words.filter((word) => /^[1-4]$/.test(word))
  const text = words.filter((word) => !/^(?:[1-4]|№|й)$/.test(word)).join(' ')
  const { kind, part } = columns.find(({ pattern }) => pattern.test(text)) ?? {}
  if (kind === undefined || more.length > 0) return undefined
  return `${kind}${number === '1' ? '' : `_${number}`}_${part}`
}
