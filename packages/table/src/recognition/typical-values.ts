import { isRegionWithCoefficient, placesNamed } from '@oklad/answers/places'
import { shapeOf } from './value-shapes.ts'

/** Values by their form, and the columns that have such values. */
type Rows = readonly (readonly [form: RegExp, ...choices: readonly string[]])[]

/** Numbers that only a term of pay has, and what they may be: every value must be one. */
const numbers: Rows = [
  [/^1[.,](?:05|[1-9]5?0?)$|^2[.,]0+$/, 'territorial_multiplier'],
  [/^0[.,](?:[1-9]0?|25|75|125)$/, 'share_of_full_time', 'northern_coefficient'],
  [/^(?:1\s?400|2\s?800|4\s?200)(?:[.,]00)?$/, 'children_count'],
  [/^\d{1,3}(?:[.,]\d+)?\s*%$/, 'northern_coefficient', 'share_of_full_time'],
]

/** Words that only a term of pay has, one of which is enough, and what they may be; `*` stands for any ending. */
// biome-ignore format: one row a line
const wordPatterns: readonly (readonly [pattern: string, ...choices: readonly string[]])[] = [
  ['гпх|гпд|самозанят*|нпд|трудовой|трудовой договор|подряд|договор (?:гпх|подряда|оказания услуг)|тд|gph|contractor|contingent worker|self[ _-]?employed|ип|смз', 'employment_type'],
  ['(?:0[.,][0-9]+|1/2|½) ?(?:ставки|ст.?)|1/2|полставки|(?:неполн|частичн)* .+|part[ -]time|pt', 'share_of_full_time'],
  ['1[2-4][0-9](?: ?[,;/] ?1[2-4][0-9])+', 'children_count'],
  ['(?:уволен*|уволил*|увольнение|не работает|бывш*|не ?актив*|в архиве|terminated|dismissed|inactive)(?: .+)?', 'dismissal_date'],
  ['(?:принят*|прием|приём|трудоустроен*|hired|joined) .+', 'hire_date'],
  ['(?:в )?декрет*|дек.? отпуск|(?:в )?(?:отпуск* )?(?:по (?:уходу|беременности|бир)|без (?:сохранения|содержания|оплаты)|б/с)(?: .+)?|отпуск неоплачиваемый|мобилизован*|приостановлен*|(?:on )?(?:maternity|parental) leave|leave of absence', 'unpaid_from'],
  ['патент|(?:на|по) патент*|вкс', 'taxpayer_status'],
  ['не ?рез(?:идент|.)?|non[ -]?resident', 'resident'],
  // The salary of the row is in thousands, or that of an hour or a year.
  ['тыс.?(?: ?руб.?)?|т. ?р.|млн.?|(?:.+ )?(?:почасов|сдельн|часов|дневн* (?:тариф|ставк))*(?: тариф*| ставк*)?|.+по часам|чтс|(?:в|за) (?:час|год|смену|день)|(?:руб\\.?|₽|р\\.?) ?/ ?(?:ч|час|смен[ау]|день|год)\\.?|час|смена|год|годов*|annual(?:ly)?|yearly|hourly|daily|(?:bi-?|semi-?)monthly|(?:bi-?|semi-?)?weekly|fortnightly|per (?:hour|day|week|year|annum)|p.a.'],
  // The row has a part of the person's pay.
  ['план|факт|преми[яи]|бонусы?|аванс|надбавк[аи]|доплат[аы]'],
  ['usd|eur|cny|kzt|byn|amd|uzs|kgs|gbp|aed|(?:us)?[^₽\\P{Sc}]|доллар*(?: сша)?|евро|юан*|тенге|драм*|у. ?е.', 'currency'],
  ['net|нетто|на руки|(?:чист|грязн)(?:ыми|ая|ый)|gross|брутто|(?:до|после) (?:вычета )?(?:налог*|ндфл)', 'gross_or_net'],
  ['ркс|мкс|якути*|саха|камчатк*|чукотк*|ямал|югра|коми|карели*|буряти*|тыва|хакаси*|урал|янао|хмао(?:[ -]югра)?|нао|(?:районы )?крайн* север*', 'town'],
].map(([pattern = '', ...choices]) => [pattern.replaceAll('*', '\\p{L}*'), ...choices] as const)

const words: Rows = wordPatterns.map(([pattern, ...choices]) => [
  new RegExp(`^(?:${pattern})$`, 'iu'),
  ...choices,
])

const isPlace = (text: string) =>
  placesNamed(text).some(({ districtCoefficient }) => districtCoefficient > 100) ||
  isRegionWithCoefficient(text.replace(/обл\.?$/, 'область'))

const anyWord = new RegExp(`^(?:${wordPatterns.map(([pattern]) => pattern).join('|')})$`, 'iu')

/** Whether a value may tell something by itself: it has a digit, is a typical word or an answer, or names a place. */
export const mayTell = (text: string): boolean =>
  shapeOf(text) !== undefined || /\d/.test(text) || anyWord.test(text) || isPlace(text)

/** A longer text is cut before it is compared. */
const LONGEST_VALUE = 200

/** Numbers that stand beside typical ones. */
const neutral = /^(?:[01]|1[.,]0+|-|—)?$/

/** The columns that values look like, which may be none; `undefined` where they look like nothing that pay depends on. */
export function valuesResemble(values: readonly unknown[]): readonly string[] | undefined {
  const texts = values
    .map((value) => String(value).slice(0, LONGEST_VALUE).trim())
    .filter((text) => !neutral.test(text))
  if (texts.length === 0) return undefined
  const typical = texts.filter((text) => anyWord.test(text) || isPlace(text))
  const [form, ...choices] =
    numbers.find(([form]) => texts.every((text) => form.test(text))) ??
    words.find(([form]) => typical.some((text) => form.test(text))) ??
    []
  if (form) return choices
  return typical.length > 0 ? ['town'] : undefined
}
