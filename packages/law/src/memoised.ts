/** Returns a function that computes the value of each key once. */
export function memoised<Compute extends (key: never) => object | number>(compute: Compute): Compute
export function memoised(compute: (key: unknown) => object | number) {
  const values = new Map<unknown, object | number>()
  return (key: unknown) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    values.set(key, value)
    return value
  }
}
