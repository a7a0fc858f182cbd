import { effect, type ReadonlySignal, signal } from '@preact/signals'

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
 * Follows a signal when `wait` says so. A newer value replaces one that still waits.
 * @param initial the value at first
 */
export function following<Value>(
  source: ReadonlySignal<Value>,
  wait: Wait,
  initial = source.peek(),
): ReadonlySignal<Value> {
  const follower = signal(initial)
  effect(() => {
    const { value } = source
    if (value === follower.peek()) return
    return wait(() => {
      follower.value = value
    })
  })
  return follower
}
