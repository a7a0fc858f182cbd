import { everyPlace, type Place, places } from '@oklad/answers/places'
import type { Language } from '@oklad/contract'
import leven from 'leven'

/** The places listed before anything is typed, by population. */
const largestNorthern =
  'Сургут Якутск Архангельск Нижневартовск Мурманск Комсомольск-на-Амуре Петрозаводск Сыктывкар Норильск Северодвинск'

/** In a shorter query a wrong letter makes another name: Томск and Омск are both towns. */
const SHORTEST_MISSPELT = 5

/** A shorter one may be all of another name: Магас is not a misspelt beginning of Магадан. */
const SHORTEST_MISSPELT_BEGINNING = 7

/** A shorter query would find itself in the middle of half the names. */
const SHORTEST_MIDDLE = 3

/** How well a query fits a place: the lower, the better. */
const fits = { wholeName: 0, name: 1, otherName: 2, laterWord: 3, region: 4, middle: 5, none: 6 }

interface Indexed {
  readonly place: Place
  readonly names: Readonly<Record<Language, Searchable>>
  readonly otherNames: readonly Searchable[]
  readonly regions: readonly Searchable[]
}

/** A name as it is compared: its letters from each word on to the end, the whole name first. */
interface Searchable {
  readonly whole: string
  readonly laterWords: readonly string[]
}

const index: readonly Indexed[] = everyPlace.map((place) => ({
  place,
  names: { ru: searchable(place.name.ru), en: searchable(place.name.en) },
  otherNames: place.otherNames.map(searchable),
  regions: [searchable(place.region.ru), searchable(place.region.en)],
}))

/**
 * The places that `query` may mean, best first; among equals a name in `language` goes first, and then
 * the northern ones and the large. Case, ё, spaces and hyphens do not count. A name may have one letter
 * wrong, missing or added where nothing fits as it is typed. An empty query gives the largest northern
 * towns.
 */
export function findPlaces(query: string, language: Language): readonly Place[] {
  const typed = plainLetters(query)
  if (typed === '')
    return largestNorthern.split(' ').flatMap((name) => places.filter(isNamed(name)))
  const found = index
    .map((entry) => ({ place: entry.place, rank: rankOf(entry, typed, language) }))
    .filter(({ rank }) => rank < fits.none * 2)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
  return found.length > 0 ? found : misspelt(typed)
}

const isNamed = (name: string) => (place: Place) => place.name.ru === name

/** A fit in the other language comes between two fits in `language`. */
function rankOf(entry: Indexed, typed: string, language: Language): number {
  const other = language === 'ru' ? 'en' : 'ru'
  const own = fitOf(entry, entry.names[language], typed)
  const foreign = fitOf(entry, entry.names[other], typed)
  return Math.min(own * 2, foreign * 2 + 1)
}

function fitOf({ otherNames, regions }: Indexed, name: Searchable, typed: string): number {
  const begins = (letters: string) => letters.startsWith(typed)
  const beginsWord = ({ whole, laterWords }: Searchable) => begins(whole) || laterWords.some(begins)
  const holds = ({ whole }: Searchable) => whole.includes(typed)
  if (name.whole === typed) return fits.wholeName
  if (begins(name.whole)) return fits.name
  if (otherNames.some(({ whole }) => begins(whole))) return fits.otherName
  if (beginsWord(name) || otherNames.some(beginsWord)) return fits.laterWord
  if (regions.some(beginsWord)) return fits.region
  if (typed.length < SHORTEST_MIDDLE) return fits.none
  return [name, ...otherNames, ...regions].some(holds) ? fits.middle : fits.none
}

function misspelt(typed: string): readonly Place[] {
  if (typed.length < SHORTEST_MISSPELT) return []
  return index
    .filter(({ names, otherNames }) =>
      [names.ru, names.en, ...otherNames].some(({ whole }) => isOneLetterOff(typed, whole)),
    )
    .map(({ place }) => place)
}

/** One letter wrong, missing or added, in a whole name or in the beginning of one. */
function isOneLetterOff(typed: string, whole: string): boolean {
  if (leven(typed, whole) <= 1) return true
  if (typed.length < SHORTEST_MISSPELT_BEGINNING) return false
  return [-1, 0, 1].some((more) => leven(typed, whole.slice(0, typed.length + more)) <= 1)
}

function searchable(name: string): Searchable {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const from = (start: number) => plainLetters(words.slice(start).join(''))
  return { whole: from(0), laterWords: words.slice(1).map((_, later) => from(later + 1)) }
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
