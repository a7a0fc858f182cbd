import { useEffect, useState } from 'preact/hooks'

/** How long after the last keystroke what is not typed into follows, milliseconds. */
const DELAY = 150

/** A value as it was when it last stayed the same for a moment; at first at once. */
export function useLater<Value extends Readonly<Record<string, unknown>>>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const parts = Object.values(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY)
    return () => clearTimeout(timer)
  }, parts)
  return settled
}
