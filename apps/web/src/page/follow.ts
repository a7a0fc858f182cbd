import { useLayoutEffect, useState } from 'preact/hooks'

/** Calls its argument when it is time; returns a function that cancels. */
type Wait = (follow: () => void) => () => void

/** Waits until the next frame is painted, so that slow parts do not delay the frame. */
export const untilPainted: Wait = (follow) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(follow)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** How long an input must stay unchanged before the rest of the page follows, milliseconds. */
const PAUSE = 150

/** Waits for parts that may change after the typing stops. */
export const untilPause: Wait = (follow) => {
  const timer = setTimeout(follow, PAUSE)
  return () => clearTimeout(timer)
}

/**
 * Follows a value when `wait` says so. It waits from before the frame with the value is painted. A
 * newer value replaces one that still waits.
 * @param initial the result at first
 */
export function useFollowing<Value extends Readonly<Record<string, unknown>>>(
  value: Value,
  wait: Wait,
  initial = value,
): Value {
  const [following, setFollowing] = useState(initial)
  const isCurrent = Object.keys(value).every((name) => value[name] === following[name])
  useLayoutEffect(() => (isCurrent ? undefined : wait(() => setFollowing(value))))
  return following
}
