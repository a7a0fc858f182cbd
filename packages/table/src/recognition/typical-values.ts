import { isRegionWithCoefficient, placeNamed } from '@oklad/answers/places'

type Row = readonly [like: (text: string) => boolean, ...choices: readonly string[]]
const like = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Numbers that only a term of pay has, and what they may be: every value must be one. */
const numbers: readonly Row[] = [
  [like(/^1[.,](?:05|[1-9]5?0?)$|^2[.,]0+$/), 'territorial_multiplier'],
  [like(/^0[.,](?:[1-9]0?|25|75|125)$/), 'share_of_full_time', 'northern_coefficient'],
  [like(/^(?:1\s?400|2\s?800|4\s?200)(?:[.,]00)?$/), 'children_count'],
  [like(/^\d{1,3}(?:[.,]\d+)?\s*%$/), 'northern_coefficient', 'share_of_full_time'],
]

/** Words that only a term of pay has: one is enough. */
const words: readonly Row[] = [
  [
    like(
      /^(?:гпх|гпд|самозанят\p{L}*|нпд|трудовой|трудовой договор|подряд|договор (?:гпх|подряда|оказания услуг)|тд|gph|contractor|contingent worker|self[ _-]?employed)$/iu,
    ),
    'employment_type',
  ],
  [
    like(/^(?:(?:0[.,]\d+|1\/2|½)\s*ставки|полставки|неполн\p{L}* .*|part[ -]time|pt)$/iu),
    'share_of_full_time',
  ],
  [like(/^1[2-4]\d(?:\s*[,;/]\s*1[2-4]\d)+$/), 'children_count'],
  [
    like(/^(?:уволен\p{L}*|уволил\p{L}*|увольнение|terminated|dismissed|inactive)(?:\s.*)?$/iu),
    'dismissal_date',
  ],
  [
    like(
      /^(?:(?:в )?декрет\p{L}*|(?:в )?отпуск\p{L}* по (?:уходу|беременности).*|отпуск неоплачиваемый|(?:on )?(?:maternity|parental) leave|leave of absence)$/iu,
    ),
    'unpaid_from',
  ],
  [like(/^(?:патент|(?:на|по) патент\p{L}*|вкс)$/iu), 'taxpayer_status'],
  [like(/^(?:не\s?резидент|non[ -]?resident)$/iu), 'resident'],
  // The salary of the row is in thousands, or that of an hour or a year.
  [
    like(
      /^(?:тыс\.?(?:\s*руб\.?)?|т\.\s?р\.|млн\.?|(?:.* )?(?:почасов|сдельн|часов|дневн\p{L}* (?:тариф|ставк))\p{L}*(?: тариф\p{L}*| ставк\p{L}*)?|.*по часам|чтс|(?:в|за) (?:час|год|смену|день)|час|год|годов\p{L}*|annual(?:ly)?|yearly|hourly|daily|(?:bi-?|semi-?)?(?:week|month)ly(?<!^monthly)|fortnightly|per (?:hour|day|week|year|annum)|p\.a\.)$/iu,
    ),
  ],
  [
    like(
      /^(?!₽$)(?:usd|eur|cny|kzt|byn|amd|uzs|kgs|gbp|aed|(?:us)?\p{Sc}|доллар\p{L}*(?: сша)?|евро|юан\p{L}*|тенге|драм\p{L}*|у\.\s?е\.)$/iu,
    ),
    'currency',
  ],
  [
    like(
      /^(?:net|нетто|на руки|(?:чист|грязн)(?:ыми|ая|ый)|gross|брутто|(?:до|после) (?:вычета )?(?:налог\p{L}*|ндфл))$/iu,
    ),
    'gross_or_net',
  ],
  [
    (text) =>
      (placeNamed(text)?.districtCoefficient ?? 0) > 100 ||
      isRegionWithCoefficient(text) ||
      /^(?:ркс|мкс|янао|хмао(?:[ -]югра)?|нао|(?:районы )?крайн\p{L}* север\p{L}*)$/iu.test(text),
    'town',
  ],
]

/** Numbers that stand beside typical ones. */
const neutral = /^(?:[01]|1[.,]0+|-|—)?$/

/** The columns that values look like, which may be none; `undefined` where they look like nothing that pay depends on. */
export function valuesResemble(values: readonly unknown[]): readonly string[] | undefined {
  const texts = values.map((value) => String(value).trim()).filter((text) => !neutral.test(text))
  if (texts.length === 0) return undefined
  const found =
    numbers.find(([isTypical]) => texts.every(isTypical)) ??
    words.find(([isTypical]) => texts.some(isTypical))
  return found?.slice(1) as readonly string[] | undefined
}
