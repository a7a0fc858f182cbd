import type { Text } from '../text.ts'
import {
  europeanNorthAllowance,
  farEastAllowance,
  northernAllowance,
  northernList,
  northernZones,
  southernSiberiaAllowance,
} from './acts.ts'
import type { Place, PlaceSource, Zone } from './place.ts'

/** The figures of a place, which the acts give to many. */
export type Figures = Omit<Place, 'name' | 'region' | 'otherNames'>

/**
 * The figures of a zone but for the coefficient, with their acts.
 * @returns a function of the coefficient × 100 and of the acts that set it
 */
const zoneWith =
  (zone: Zone, northernAllowance: number, ...acts: readonly PlaceSource[]) =>
  (districtCoefficient: number, ...ofCoefficient: readonly PlaceSource[]): Figures => ({
    districtCoefficient,
    northernAllowance,
    zone,
    sources: [...ofCoefficient, ...acts],
  })

export const farNorth = zoneWith('far_north', 80, northernAllowance, northernZones)
/** Chukotka and the Commander Islands. */
export const farthestNorth = zoneWith('far_north', 100, northernAllowance, northernZones)
export const equated = zoneWith('equated', 50, northernAllowance, northernZones)
export const europeanEquated = zoneWith('equated', 50, europeanNorthAllowance, northernZones)
export const southOfFarEast = zoneWith('special_climate', 30, farEastAllowance)
export const southernSiberia = zoneWith('special_climate', 30, southernSiberiaAllowance)
export const climateAlone = zoneWith('special_climate', 0)
export const ordinary = zoneWith('ordinary', 0)(100)

/** Figures beside a higher coefficient × 100 that part of the employers pay: the note says which. */
export const paidHigher = (higherCoefficient: number, figures: Figures, note: Text): Figures => ({
  ...figures,
  higherCoefficient,
  note,
})

/** Figures that rest on references alone. */
export const unconfirmed = (figures: Figures): Figures => ({ ...figures, isUnconfirmed: true })

/** Along the Baikal–Amur line. */
export const baikalAmur = paidHigher(170, equated(130, northernList), {
  ru: '1,3 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей. На БАМ — 1,7, по постановлению № 561 от 8 июля 1974 года; у золотодобычи тоже бывает выше.',
  en: '1.3 is the federal figure for trade, services and other work outside production. The Baikal–Amur line has 1.7, by decree № 561 of 8 July 1974; gold mining may have a higher one too.',
})

/**
 * Reads a table of places: the figures by towns, and these by regions. Names are separated by `=`, first the
 * Russian and the English one: `Питер = Piter = СПб, …`. More names are what people type: of a
 * town; after a region, of the land around.
 */
export function placesIn(
  table: Readonly<Record<string, Readonly<Record<string, Figures>>>>,
): readonly Place[] {
  return Object.entries(table).flatMap(([regionNames, rows]) => {
    const [region, landNames] = namesIn(regionNames)
    return Object.entries(rows).flatMap(([towns, figures]) =>
      towns.split(/,\s+/).map((town): Place => {
        const [name, own] = namesIn(town)
        return { ...figures, name, region, otherNames: [...own, ...landNames] }
      }),
    )
  })
}

function namesIn(text: string) {
  const [ru = '', en = '', ...others] = text.split(' = ')
  return [{ ru, en }, others] as const
}
