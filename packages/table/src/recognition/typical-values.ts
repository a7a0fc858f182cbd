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
      /^(?:гпх|гпд|самозанят\p{L}*|нпд|трудовой|трудовой договор|договор гпх|тд|gph|contractor|self[ _-]?employed)$/iu,
    ),
    'employment_type',
  ],
  [
    like(/^(?:(?:0[.,]\d+|1\/2|½)\s*ставки|полставки|неполн\p{L}* .*|part[ -]time)$/iu),
    'share_of_full_time',
  ],
  [like(/^1[2-4]\d(?:\s*[,;/]\s*1[2-4]\d)+$/), 'children_count'],
  [
    like(/^(?:уволен\p{L}*|уволил\p{L}*|увольнение|terminated|dismissed)(?:\s.*)?$/iu),
    'dismissal_date',
  ],
  [
    like(
      /^(?:(?:в )?декрет\p{L}*|(?:в )?отпуск\p{L}* по (?:уходу|беременности).*|(?:on )?(?:maternity|parental) leave)$/iu,
    ),
    'unpaid_from',
  ],
  [like(/^(?:патент|(?:на|по) патент\p{L}*|вкс)$/iu), 'taxpayer_status'],
  [like(/^(?:не\s?резидент|non[ -]?resident)$/iu), 'resident'],
  // The salary of the row is in thousands, or that of an hour or a year.
  [
    like(
      /^(?:тыс\.?(?:\s*руб\.?)?|т\.\s?р\.|млн\.?|почасов\p{L}*|сдельн\p{L}*|(?:в|за) (?:час|год|смену|день)|час|год|годов\p{L}*|annual(?:ly)?|yearly|hourly|daily|weekly|per (?:hour|day|week|year))$/iu,
    ),
  ],
  [like(/^(?:usd|eur|cny|kzt|\$|€)$/i), 'currency'],
  [like(/^(?:net|нетто|на руки|gross|брутто)$/iu), 'gross_or_net'],
  [
    (text) => (placeNamed(text)?.districtCoefficient ?? 0) > 100 || isRegionWithCoefficient(text),
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
