import type { ComponentChildren } from 'preact'
import { useWords } from '../language/words.ts'
import { useLoaded } from './use-loaded.ts'

interface LazyProps<Module extends object> {
  /** Imports the module; the same function at every call. */
  readonly load: () => Promise<Module>
  readonly isNeeded?: boolean
  readonly children: (loaded: Module) => ComponentChildren
}

/** A part of the page in a module of its own, which is loaded when it is needed; says so where it cannot be. */
export function Lazy<Module extends object>({
  load,
  isNeeded = true,
  children,
}: LazyProps<Module>) {
  const loaded = useLoaded(load, isNeeded)
  const { failed } = useWords().texts
  if (!isNeeded || loaded === 'loading') return null
  if (loaded === 'failed')
    return (
      <p class="problem" role="alert">
        {failed}
      </p>
    )
  return <>{children(loaded)}</>
}
