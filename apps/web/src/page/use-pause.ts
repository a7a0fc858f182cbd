import { useFollowing } from './use-after-paint.ts'

/** How long after the last change the rest of the page follows, milliseconds. */
const PAUSE = 150

/** A value as it was when it last stayed the same for a moment: for what nobody watches while typing. */
export function usePause<Value extends Readonly<Record<string, unknown>>>(value: Value): Value {
  return useFollowing(value, (follow) => {
    const timer = setTimeout(follow, PAUSE)
    return () => clearTimeout(timer)
  })
}
