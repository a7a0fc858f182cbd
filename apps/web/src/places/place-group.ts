import type { Place } from './place.ts'

/** What the places of a group have in common. */
interface Shared extends Omit<Place, 'name' | 'otherNames'> {
  /** What people call the land around, for every place of the group. */
  readonly landNames?: readonly string[]
}

/** Its name in Russian and in English, and more that people type for it. */
type Named = readonly [russian: string, english: string, ...otherNames: string[]]

/** Places that differ by name alone: the acts speak of regions, and people of towns. */
export function placeGroup(shared: Shared, ...towns: readonly Named[]): readonly Place[] {
  const { landNames = [], ...figures } = shared
  return towns.map(([russian, english, ...own]) => {
    const otherNames = [...own, ...landNames]
    return {
      ...figures,
      name: { ru: russian, en: english },
      ...(otherNames.length > 0 && { otherNames }),
    }
  })
}
