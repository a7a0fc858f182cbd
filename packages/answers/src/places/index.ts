/** Places with their district coefficient and northern allowance, apart because few readers need them. */
export { allowanceAfter } from './allowance-after.ts'
export type { Place } from './place.ts'
export { isRegionWithCoefficient, placeNamed } from './place-named.ts'
export { everyPlace, places } from './places.ts'
