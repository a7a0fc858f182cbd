import { signal } from '@preact/signals'
import { useLayoutEffect, useState } from 'preact/hooks'

/** A module of the page that is loaded when it is needed. */
export type Loaded<Module extends object> = Module | 'loading' | 'failed'

/** How many modules are being loaded. */
export const loading = signal(0)

/**
 * Loads a module when it is needed: the page without it is smaller.
 * @param load imports the module; the same function at every call
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  isNeeded = true,
): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>('loading')
  useLayoutEffect(() => {
    if (!isNeeded) return
    let isMounted = true
    loading.value += 1
    const keep = (result: Loaded<Module>) => {
      if (isMounted) setLoaded(result)
      loading.value -= 1
    }
    load().then(keep, () => keep('failed'))
    return () => {
      isMounted = false
    }
  }, [load, isNeeded])
  return loaded
}
