import { type ReadonlySignal, signal } from '@preact/signals'

/** A module that the page loads with the first need of it: without it, the page is smaller. */
export interface OnDemand<Module extends object> {
  /** `undefined` until it is loaded. */
  readonly module: ReadonlySignal<Module | undefined>
  /** Whether it could not be loaded when it was needed last. */
  readonly hasFailed: ReadonlySignal<boolean>
  /** Loads it, where it is not there yet. */
  readonly load: () => Promise<void>
}

/** How many modules are being loaded. */
export const loading = signal(0)

/** @param imported imports the module */
export function onDemand<Module extends object>(imported: () => Promise<Module>): OnDemand<Module> {
  const module = signal<Module>()
  const hasFailed = signal(false)
  const load = async () => {
    if (module.peek() !== undefined) return
    // `peek`: an effect that loads a module must not run again because of it.
    loading.value = loading.peek() + 1
    try {
      module.value = await imported()
      hasFailed.value = false
    } catch {
      hasFailed.value = true
    }
    loading.value -= 1
  }
  return { module, hasFailed, load }
}
