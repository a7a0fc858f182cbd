import { useFollowing } from './use-after-paint.ts'

/** How long an input must stay unchanged before the rest of the page follows, milliseconds. */
const PAUSE = 150

/**
 * Follows a value after it stays the same for `PAUSE`: for parts that may change after the typing stops.
 * @param initial the result before the first pause
 */
export function usePause<Value extends Readonly<Record<string, unknown>>>(
  value: Value,
  initial: Value,
): Value {
  return useFollowing(value, initial, (follow) => {
    const timer = setTimeout(follow, PAUSE)
    return () => clearTimeout(timer)
  })
}
