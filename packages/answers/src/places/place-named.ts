import { everyPlace, namesakes, type Place } from '@oklad/law/places'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words around the name of a town: г. Норильск, Norilsk city. */
const KIND = /^(?:г|гор|город|пос|поселок|пгт|с|село|city|town)(?= )| (?:г|город|city)$/g

let byName: Map<string, Place[]> | undefined

function placesByName(): Map<string, Place[]> {
  if (byName !== undefined) return byName
  byName = new Map()
  for (const place of everyPlace) {
    const { name, otherNames } = place
    for (const key of new Set([name.ru, name.en, ...otherNames].map(plain))) {
      byName.set(key, [...(byName.get(key) ?? []), place])
    }
  }
  return byName
}

/** The parts of a text that may be names: a town, its region. */
const partsOf = (text: string): readonly string[] => [
  ...new Set(text.split(/[,()]/).map((part) => plain(part).replace(KIND, '').trim())),
]

const placesOf = (parts: readonly string[]): readonly Place[] => [
  ...new Set(parts.flatMap((part) => placesByName().get(part) ?? [])),
]

/** Every place that has a part of a text as one of its names. */
export const placesNamed = (text: string): readonly Place[] => placesOf(partsOf(text))

/** Words that many regions have in their names. */
const OF_REGIONS =
  /^(?:обл|область|край|республика|респ|ао|автономный|округ|oblast|krai|republic|okrug|autonomous)$/

/** Whether a text names a region, also without a word that many have: «Якутия», «Амурская обл.». */
function isRegion(text: string, { region }: Place): boolean {
  const own = text.split(' ').filter((word) => word !== '' && !OF_REGIONS.test(word))
  const isIn = (name: string) => own.every((word) => plain(name).split(' ').includes(word))
  return own.length > 0 && [region.ru, region.en].some(isIn)
}

/**
 * Finds the place that a text names, alone or with its region: «Норильск», «г. Норильск», «Мирный (Якутия)»,
 * "Красноярский край, Норильск".
 * @returns `undefined` where there is none, or where several have the name and no region or other name says which one is meant
 */
export function placeNamed(text: string): Place | undefined {
  const parts = partsOf(text)
  const found = placesOf(parts)
  const isNamesake = ({ name }: Place) =>
    name.ru in namesakes && [name.ru, name.en].some((one) => parts.includes(plain(one)))
  if (found.length === 1 && !found.some(isNamesake)) return found[0]
  const agreeing = found.map((place) => {
    const isOf = (part: string) =>
      placesByName().get(part)?.includes(place) || isRegion(part, place)
    return { place, count: parts.filter(isOf).length }
  })
  const most = Math.max(2, ...agreeing.map(({ count }) => count))
  const [best, another] = agreeing.filter(({ count }) => count === most)
  return another === undefined ? best?.place : undefined
}

/** The place that a text names without its region, and the regions with another place of the name. */
export function namesakeOf(text: string) {
  const [place, another] = placesNamed(text)
  const others = place && !another && namesakes[place.name.ru]
  const titleOf = (ru: string) => everyPlace.find(({ region }) => region.ru === ru)?.region
  return others && { place, others: others.map((ru) => titleOf(ru) ?? { en: ru, ru }) }
}

let regions: Set<string> | undefined

/** Whether a text names a region where pay has a district coefficient somewhere. */
export function isRegionWithCoefficient(text: string): boolean {
  regions ??= new Set(
    everyPlace.flatMap(({ region, districtCoefficient }) =>
      districtCoefficient > 100 ? [region.ru, region.en].map(plain) : [],
    ),
  )
  return regions.has(plain(text))
}
