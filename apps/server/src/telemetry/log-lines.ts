/** How much waits while the log cannot be written, characters; further lines are dropped. */
const MOST_WAITING = 8 * 1024 * 1024

/** The largest write, characters. Up to this size in bytes, writes of several processes to a pipe do not mix. */
const MOST_AT_ONCE = 4096

/** Lines of the log that are not being written yet. */
export class LogLines {
  readonly #lines: string[] = []
  /** How long they are, characters. */
  length = 0
  /** How many lines were dropped because the log could not be written, or nothing read it. */
  dropped = 0

  add(line: string): void {
    if (this.length > MOST_WAITING) {
      this.dropped++
      return
    }
    this.#lines.push(line)
    this.length += line.length
  }

  /** Takes the first waiting lines, as many as one write may have. */
  next(): Uint8Array {
    let count = 0
    let taken = 0
    for (const line of this.#lines) {
      if (count > 0 && taken + line.length > MOST_AT_ONCE) break
      taken += line.length
      count++
    }
    this.length -= taken
    return Buffer.from(this.#lines.splice(0, count).join(''))
  }
}
