/** The places of the law, and the search of one by its name. */
export { allowanceAfter, everyPlace, type Place, places } from '@oklad/law/places'
export { isRegionWithCoefficient, namesakeOf, placeNamed, placesNamed } from './place-named.ts'
