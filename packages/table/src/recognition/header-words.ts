import { details, months, others, sums, terms } from './vocabulary.ts'

/** The words of a header by their meaning. */
export type HeaderWords = ReturnType<typeof findWords>

/** Latin letters that look like Russian ones, and these: in a Russian word they are mistyped. */
const [latin, russian] = ['aceopxykmtbh', 'асеорхукмтвн']
const inRussian = (word: string) =>
  word.replace(/./g, (letter) => russian[latin.indexOf(letter)] ?? letter)

/** A cell may be looked at as a header, however long it is: the rest is cut. No value of a cell is longer. */
export const LONGEST_HEADER = 702

/** How many headers are remembered. */
const MOST_KNOWN = 2000

/** Returns a function that makes the value of a header once, as long as it is remembered. */
function remembered<Value extends object | string>() {
  const known = new Map<string, Value>()
  return (header: string, make: () => Value): Value => {
    let value = known.get(header)
    if (value === undefined) {
      if (known.size === MOST_KNOWN) known.clear()
      value = make()
      known.set(header, value)
    }
    return value
  }
}

/** The fields of three questions have the same titles. */
const titles = remembered<string>()

/**
 * A header without case, marks, its number, that of a footnote and double spaces, and with its divided words whole;
 * `grossSalary` are two words.
 */
export function plainTitle(header: string): string {
  const cut = header.slice(0, LONGEST_HEADER)
  return titles(cut, () => writtenPlainly(cut))
}

const writtenPlainly = (header: string) =>
  header
    .normalize('NFC')
    .replace(/\p{Cf}|[¹²³⁴-⁹]|^\s*\d\d?[.)]\s+|(?<=\p{Ll})-[^\S\n]*\n\s*(?=\p{Ll})/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('#', '№')
    .replace(/(?<=[а-я])[a-z]+|(?<![a-z])[a-z]+(?=[а-я])/g, inRussian)
    .replace(/[\p{Sc}%№]/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{Sc}%№]+/gu, ' ')
    .trim()

const ALL_CONCEPTS = [
  ...[terms, sums, details].flatMap((table) => Object.entries(table)),
  ...months.map((words, index) => [`calendarMonth ${index + 1}`, words] as const),
  ...Object.entries(others),
]

/** The first character of words; '' of those that begin with a choice of characters. */
const startOf = (words: string) => /^[^([]/.exec(words)?.[0] ?? ''

/** Words of a concept that have the same start. */
const allWords = ALL_CONCEPTS.flatMap(([concept, words]) => {
  const alternatives = words.split(' | ')
  return [...new Set(alternatives.map(startOf))].map((start) => {
    // The longest one first: `р к` before `р`.
    const longest = alternatives
      .filter((one) => startOf(one) === start)
      .toSorted((one, other) => other.length - one.length)
    // The text of a header has letters, digits and signs that stand alone: a word ends with its letters.
    const source = longest.join('|').replaceAll('$', '\\$').replaceAll('*', '[^ \\d]*')
    const pattern = new RegExp(`(?:${source})(?= |$)`, 'yu')
    return { start, concepts: concept.split(' '), pattern }
  })
})

/** The words that can begin with a character: a place of a header is compared with few of all. */
const wordsByStart = new Map(
  [...new Set(allWords.map(({ start }) => start))].map((start) => [
    start,
    allWords.filter((words) => words.start === start || words.start === ''),
  ]),
)
const wordsAt = (character = '') => wordsByStart.get(character) ?? wordsByStart.get('') ?? []

/** Concepts that are units, or say how a cell is filled in. */
const units = new Set(
  'percent roubles kopecks thousands millions month calendarMonth year hour quantity persons russia coefficient'.split(
    ' ',
  ),
)

/** `03 2026` and `2026 03`: the header 03.2026. */
const MONTH_OF_YEAR = /(?<= |^)(?:(0?[1-9]|1[0-2]) (20\d\d)|(20\d\d) (0[1-9]|1[0-2]))(?= |$)/g

/** A header is looked at again for each thing that is asked about it. */
const words = remembered<HeaderWords>()

/**
 * Finds the concepts of a header.
 * @param currentYear the year that changes nothing in a header; any other one is a word that is not known
 */
export function wordsOf(header: string, currentYear?: number): HeaderWords {
  const key = `${currentYear} ${header.slice(0, LONGEST_HEADER)}`
  return words(key, () => findWords(header, currentYear))
}

function findWords(header: string, currentYear?: number) {
  const text = plainTitle(header).replace(MONTH_OF_YEAR, (_, first, last, year, month) => {
    const [name = ''] = months[(first ?? month) - 1]?.split(' ', 1) ?? []
    return `${name} ${last ?? year}`
  })
  const concepts = new Set<string>()
  let hasOthers = false
  for (let place = 0; place < text.length; ) {
    const best = { length: 0, concepts: [] as readonly string[] }
    for (const { concepts, pattern } of wordsAt(text[place])) {
      pattern.lastIndex = place
      const length = pattern.exec(text)?.[0].length ?? 0
      if (length > best.length) Object.assign(best, { length, concepts })
    }
    // «Оклад с 01.07.2026» and «Оклад с июля» are those of more months.
    const isSince = /(?:^| )(?:с|from|since) (?:\d\d? )?$/.test(text.slice(0, place))
    if (isSince && best.concepts.includes('calendarMonth')) {
      hasOthers = true
      best.concepts = []
    }
    const [word = ''] = text.slice(place).split(' ', 1)
    // «янв.26» is a month of 2026.
    const given = concepts.has('calendarMonth') && word.length === 2 ? `20${word}` : word
    if (best.length === 0) hasOthers ||= Number(given) !== currentYear
    for (const concept of best.concepts) concepts.add(concept)
    place += Math.max(best.length, word.length) + 1
  }
  concepts.delete('filler')
  const hasTerm = [...concepts].some((concept) => concept in terms)
  const numbers = [...concepts].filter((concept) => /^\d/.test(concept))
  for (const number of numbers) concepts.delete(number)
  return {
    /** The concepts of the vocabulary. */
    concepts: concepts as ReadonlySet<string>,
    /** The month that it names, 1 to 12. */
    month: numbers.length === 1 ? Number(numbers[0]) : undefined,
    /** Whether it has words that are in no table. */
    hasOthers: hasOthers || numbers.length > 1,
    /** Whether it is a unit and nothing else. */
    isUnit: !hasOthers && concepts.size > 0 && [...concepts].every((one) => units.has(one)),
    /** Whether it is about something else than pay. */
    isLabel: concepts.has('label'),
    /** Whether it is so unless its values say otherwise. */
    isWeakLabel: concepts.has('weakLabel') && !hasTerm,
    /** Whether it explains numbers: all, as «#» does, or those that are too small for pay. */
    explains:
      text === '' || concepts.has('numbered')
        ? 'all'
        : concepts.has('measure')
          ? 'small'
          : undefined,
  }
}
