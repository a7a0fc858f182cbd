import { easternSiberia } from './data/eastern-siberia.ts'
import { europeanNorth } from './data/european-north.ts'
import { farEast } from './data/far-east.ts'
import { ordinaryPlaces } from './data/ordinary.ts'
import { uralPlaces } from './data/urals.ts'
import { westernSiberianSouth } from './data/western-siberia.ts'
import { yugraAndYamal } from './data/yugra-and-yamal.ts'
import type { Place } from './place.ts'

/**
 * Places where pay has a district coefficient, the northern ones first. A place that is not here either
 * has none or has one that could not be confirmed: the data files say which were left out and why.
 */
export const places: readonly Place[] = [
  ...yugraAndYamal,
  ...europeanNorth,
  ...easternSiberia,
  ...farEast,
  ...westernSiberianSouth,
  ...uralPlaces,
]

/** These, and the largest ones without a coefficient. */
export const everyPlace: readonly Place[] = [...places, ...ordinaryPlaces]
