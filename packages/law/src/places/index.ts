/** Places with their district coefficient and northern allowance, apart because few readers need them. */
export { allowanceAfter } from './allowance-after.ts'
export { namesakes } from './namesakes.ts'
export type { Place, PlaceSource, Zone } from './place.ts'
export { everyPlace, places } from './places.ts'
