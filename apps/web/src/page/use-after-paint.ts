import { useEffect, useState } from 'preact/hooks'

type Parts = Readonly<Record<string, unknown>>

/**
 * A value as it was before the last frame was painted: what shows it does not keep the frame waiting.
 * A value that is new again before then takes its place.
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
 * A value that follows another one when it is time.
 * @param initial what it is at first
 * @param wait calls its argument when it is; what it returns gives the waiting up
 */
export function useFollowing<Value extends Parts>(
  value: Value,
  initial: Value,
  wait: (follow: () => void) => () => void,
): Value {
  const [following, setFollowing] = useState(initial)
  const isCurrent = Object.keys(value).every((name) => value[name] === following[name])
  useEffect(() => (isCurrent ? undefined : wait(() => setFollowing(value))))
  return following
}
