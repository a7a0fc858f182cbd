/** Whether a request is let through, and what is left of its limit. */
export interface Decision {
  readonly allowed: boolean
  /** How many more requests the window lets through. */
  readonly remaining: number
  /** The milliseconds until the window ends, and with it the count. */
  readonly resetsIn: number
  /** Who counted: this process alone, or the store that the replicas share. */
  readonly countedBy: CountedBy
}

export type CountedBy = 'memory' | 'redis'

/** Counts requests by whose they are. */
export interface Limiter {
  /**
   * Counts a request.
   * @param key whose it is: an address, or the id of an API key
   */
  consume(key: string): Promise<Decision>
}
