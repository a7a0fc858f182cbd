import { everyPlace, type Place } from '@oklad/law/places'

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

/**
 * Finds the place that a text names, alone or with its region: «Норильск», «г. Норильск»,
 * "Красноярский край, Норильск".
 * @returns `undefined` where there is none, or several
 */
export function placeNamed(text: string): Place | undefined {
  const parts = text.split(',').map((part) => plain(part).replace(KIND, '').trim())
  const found = parts.flatMap((part) => placesByName().get(part) ?? [])
  const [place, another] = new Set(found)
  if (another === undefined) return place
  const named = found.filter(({ region }) =>
    [region.ru, region.en].some((name) => parts.includes(plain(name))),
  )
  return named.length === 1 ? named[0] : undefined
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
