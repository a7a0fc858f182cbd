/** Whether `npm run test:long` runs the tests. The only place that reads its variable. */
export const isLong = process.env['OKLAD_LONG_TESTS'] === 'yes'

/**
 * Returns how many random inputs a slow property tries.
 * @param whole the number in `npm run test:long`; `npm test` tries a tenth of them, but not fewer than 10
 */
export const runs = (whole: number): number =>
  isLong ? whole : Math.max(Math.min(whole, 10), Math.ceil(whole / 10))
