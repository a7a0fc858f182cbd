import { useLayoutEffect, useState } from 'preact/hooks'

type Parts = Readonly<Record<string, unknown>>

/**
 * Follows a value after the next frame is painted, so that slow parts do not delay the frame. A
 * newer value replaces one that still waits.
 */
export function useAfterPaint<Value extends Parts>(value: Value): Value {
  return useFollowing(value, value, (follow) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
}

/**
 * Follows a value when `wait` says so. It waits from before the frame with the value is painted.
 * @param initial the result at first
 * @param wait calls its argument when it is time; returns a function that cancels
 */
function useFollowing<Value extends Parts>(
  value: Value,
  initial: Value,
  wait: (follow: () => void) => () => void,
): Value {
  const [following, setFollowing] = useState(initial)
  const isCurrent = Object.keys(value).every((name) => value[name] === following[name])
  useLayoutEffect(() => (isCurrent ? undefined : wait(() => setFollowing(value))))
  return following
}

/** How long an input must stay unchanged before the rest of the page follows, milliseconds. */
const PAUSE = 150

/**
 * Follows a value after it stays the same for `PAUSE`: for parts that may change after the typing stops.
 * @param initial the result before the first pause
 */
export function usePause<Value extends Parts>(value: Value, initial: Value): Value {
  return useFollowing(value, initial, (follow) => {
    const timer = setTimeout(follow, PAUSE)
    return () => clearTimeout(timer)
  })
}
