import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { OnDemand } from '../input/on-demand.ts'
import { useWords } from './state.ts'

/** Loads a module when it is needed; `undefined` until it is loaded. */
export function useLoaded<Module extends object>(
  { module, load }: OnDemand<Module>,
  isNeeded = true,
): Module | undefined {
  useLayoutEffect(() => {
    if (isNeeded) load()
  }, [load, isNeeded])
  return module.value
}

interface LazyProps<Module extends object> {
  readonly part: OnDemand<Module>
  readonly isNeeded?: boolean
  readonly children: (loaded: Module) => ComponentChildren
}

/** A part of the page that is loaded when it is needed; says so where it cannot be. */
export function Lazy<Module extends object>(props: LazyProps<Module>) {
  const { part, isNeeded = true, children } = props
  const loaded = useLoaded(part, isNeeded)
  const { failed } = useWords().texts
  if (!isNeeded) return null
  if (loaded !== undefined) return <>{children(loaded)}</>
  if (!part.hasFailed.value) return null
  return (
    <p class="problem" role="alert">
      {failed}
    </p>
  )
}
