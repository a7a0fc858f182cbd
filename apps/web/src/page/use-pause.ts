import { useFollowing } from './use-after-paint.ts'

/** How long after the last change the rest of the page follows, milliseconds. */
const PAUSE = 150

/**
 * A value as it was when it last stayed the same for a moment: for what nobody watches while typing.
 * @param initial what it is before the first such moment
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
