/** Returns a function that computes the value of each key once. */
export function memoised<Compute extends (key: never) => object | number | string>(
  compute: Compute,
): Compute
export function memoised(compute: (key: unknown) => object | number | string) {
  const values = new Map<unknown, object | number | string>()
  return (key: unknown) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    values.set(key, value)
    return value
  }
}
