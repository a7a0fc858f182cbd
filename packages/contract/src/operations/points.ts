/**
 * The points that a request takes from its caller's limit: the processor time that it makes the service spend, in units
 * of a plain calculation's. `npm run bench -- points` compares them with the measured times.
 */
export interface Price {
  /** Of the request itself, with an empty body where it has one. */
  readonly request: number
  /** Of each item of the lists in its body, by their names; a part of a point where many cost one. */
  readonly items?: Readonly<Record<string, number>>
}

/** The lists of objects in a request that computes a year. */
const year = {
  absences: 2,
  raises: 0.1,
  earnings: 0.1,
  earnings_before: 0,
  deductions_after_tax: 0.5,
  other_pay: 0.1,
  other_employers: 0.1,
  notice_deductions: 0.1,
}

const averagePay = { months: 0.1, bonuses: 0.1, raises: 0.5 }

/** The prices of everything that the service answers, by the names of operations and of other answers. */
export const prices = {
  calc: { request: 1 },
  privateCalc: { request: 1, items: year },
  explain: { request: 75, items: { ...year, absences: 3, deductions_after_tax: 6, other_pay: 1 } },
  grossUp: { request: 10, items: { ...year, other_pay: 2, other_employers: 1 } },
  compare: { request: 45, items: { ...year, other_pay: 1 } },
  payments: { request: 10, items: year },
  explainPayments: {
    request: 120,
    items: { ...year, absences: 4, deductions_after_tax: 8, other_pay: 1 },
  },
  recalculate: { request: 60, items: { ...year, absences: 3 } },
  vacationPay: { request: 2, items: averagePay },
  explainVacationPay: { request: 5, items: { months: 0.1, bonuses: 0.5, raises: 3 } },
  sickPay: { request: 2, items: { earnings: 0 } },
  explainSickPay: { request: 5, items: { earnings: 0 } },
  /** Of a line or row; its lists cost what they cost alone. */
  batch: { request: 1, items: year },
  lawYears: { request: 1 },
  lawDiff: { request: 1 },
  law: { request: 1 },
  /** A page with an amount, such as `/ru/salary/250000`. */
  answerPage: { request: 20 },
  /** A message of an assistant, to which the protocol itself is most of the work; its tool may cost more. */
  message: { request: 10 },
  /** A file, the page of an error, or a refusal: of the addresses' limit for these. */
  other: { request: 1 },
  /** The metrics, of the same limit. */
  metrics: { request: 25 },
} as const satisfies Readonly<Record<string, Price>>

/** Deeper lists are refused when the request is read. */
const DEEPEST = 8

function itemPoints(value: unknown, items: Readonly<Record<string, number>>, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return 0
  let points = 0
  for (const [name, part] of Object.entries(value)) {
    if (Array.isArray(part) && Object.hasOwn(items, name))
      points += part.length * (items[name] ?? 0)
    points += itemPoints(part, items, depth + 1)
  }
  return points
}

/**
 * Returns the whole points of the lists in a body, on top of those of its request.
 * @param body a JSON value that nothing has checked
 */
export const pointsOfLists = ({ items = {} }: Price, body: unknown): number =>
  // biome-ignore lint/plugin/money: a number of points, not money
  Math.floor(itemPoints(body, items))

/**
 * Returns the whole points of the lists in the text of a body; none where it is no JSON, which is refused soon.
 * @param text of at most `LARGEST_BODY` characters
 */
export function pointsOfText(price: Price, text: string): number {
  // Most bodies have no list that costs: reading one twice would take microseconds. A name may be written with escapes.
  const { items = {} } = price
  const isNamed = text.includes('\\') || Object.keys(items).some((name) => text.includes(name))
  if (!isNamed) return 0
  try {
    return pointsOfLists(price, JSON.parse(text))
  } catch {
    return 0
  }
}
