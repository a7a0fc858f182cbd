import { northernAllowance, northernList, northernZones } from './acts.ts'
import type { Place } from './place.ts'

const northern = [northernList, northernAllowance, northernZones]

/** The figures of most places of each zone, by the federal list. */
export const farNorth = { northernAllowance: 80, zone: 'far_north', sources: northern } as const
export const equated = { northernAllowance: 50, zone: 'equated', sources: northern } as const
export const climateAlone = { northernAllowance: 0, zone: 'special_climate' } as const

/** Whose coefficient is higher along the Baikal–Amur line. */
export const baikalAmurLine = {
  ru: '1,3 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей. На БАМ — 1,7, по постановлению № 561 от 8 июля 1974 года; у золотодобычи тоже бывает выше.',
  en: '1.3 is the federal figure for trade, services and other work outside production. The Baikal–Amur line has 1.7, by decree № 561 of 8 July 1974; gold mining may have a higher one too.',
}

/** The figures that the places of a group share, and their names. */
interface Group extends Omit<Place, 'name' | 'otherNames'> {
  /** The Russian name of each place, its English one, and more that people type: `Питер = Piter = СПб, …`. */
  readonly towns: string
  /** Names of the land around that people type, for every place of the group. */
  readonly landNames?: readonly string[]
}

/** Places that differ by name alone: the acts speak of regions, and people of towns. */
export function placeGroup({ towns, landNames = [], ...figures }: Group): readonly Place[] {
  return towns.split(/,\s+/).map((town) => {
    const [ru = '', en = '', ...own] = town.split(' = ')
    const otherNames = [...own, ...landNames]
    return { ...figures, name: { ru, en }, ...(otherNames.length > 0 && { otherNames }) }
  })
}
