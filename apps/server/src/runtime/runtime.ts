import type { Forking } from './forking.ts'
import type { Serve } from './listener.ts'

/** What the service runs on. */
export interface Runtime {
  /** With its version, such as `Bun 1.4.5`. */
  readonly name: string
  readonly serve: Serve
  /** Loads how it runs workers, which a service in one process does not need. */
  readonly loadForking: () => Promise<Forking>
}
