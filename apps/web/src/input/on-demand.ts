import { signal } from '@preact/signals'

/** A module that the page loads with the first input that needs it; `undefined` until then. */
export function onDemand<Module extends object>(load: () => Promise<Module>) {
  const module = signal<Module>()
  return {
    module,
    load: async () => {
      module.value = await load()
      return module.value
    },
  }
}
