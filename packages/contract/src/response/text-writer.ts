/** A piece of text that is always the same, as its bytes. */
export type Piece = Uint8Array

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Servers have buffers, which become text without a view being made of them; a browser has none. */
const hasBuffer = typeof Buffer !== 'undefined'
const bytesOf = (size: number): Uint8Array =>
  hasBuffer ? Buffer.alloc(size) : new Uint8Array(size)

/**
 * Prepares a piece of text; done once, not for every answer.
 * @param text ASCII
 */
export const piece = (text: string): Piece => encoder.encode(text)

/** The longest answer, twelve months of the largest sums, takes less than half of it. */
const SIZE = 16 * 1024

const ZERO = 0x30
const EIGHT_DIGITS = 100_000_000

/** The digits of 00 to 99, one after another. */
const PAIRS = piece(
  Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0')).join(''),
)

/**
 * Writes a short text of ASCII and whole numbers into one buffer of bytes.
 *
 * Adding up strings is shorter to read, but an answer has two hundred parts, and joining them when
 * the answer is sent took five times as long as computing it.
 */
export class TextWriter {
  private readonly bytes = bytesOf(SIZE)
  private end = 0

  /** Where the next byte will stand. */
  get position(): number {
    return this.end
  }

  /** Begins a new text. */
  clear(): void {
    this.end = 0
  }

  write(written: Piece): void {
    this.bytes.set(written, this.end)
    this.end += written.length
  }

  /** Writes again what stands between two positions. */
  repeat(from: number, to: number): void {
    this.bytes.copyWithin(this.end, from, to)
    this.end += to - from
  }

  /** Puts a piece over what was written at a position. */
  overwrite(position: number, written: Piece): void {
    this.bytes.set(written, position)
  }

  /** @param value a whole number, 0 ... 2^53 - 1 */
  writeInteger(value: number): void {
    const digits = digitsIn(value)
    this.overwriteInteger(this.end, value, digits)
    this.end += digits
  }

  /**
   * Puts a number over one of as many digits that was written at a position.
   * @param value a whole number, 0 ... 2^53 - 1
   */
  overwriteInteger(position: number, value: number, digits: number): void {
    let rest = value
    let at = position + digits
    if (rest >= EIGHT_DIGITS) {
      // biome-ignore lint/plugin/money: the digits of a number are taken apart, none of it is lost
      const high = Math.floor(rest / EIGHT_DIGITS)
      this.putPairs(at, rest - high * EIGHT_DIGITS, 4)
      rest = high
      at -= 8
    }
    const pairs = (at - position) >> 1
    rest = this.putPairs(at, rest, pairs)
    if (position + 2 * pairs < at) this.bytes[position] = ZERO + rest
  }

  /** Puts so many pairs of digits before a position. @returns what is left of the number */
  private putPairs(end: number, value: number, pairs: number): number {
    const { bytes } = this
    let rest = value
    let at = end
    for (let pair = 0; pair < pairs; pair++) {
      // biome-ignore lint/plugin/money: the digits of a number are taken apart, none of it is lost
      const hundredth = (rest / 100) | 0
      const index = (rest - hundredth * 100) << 1
      bytes[--at] = PAIRS[index + 1] as number
      bytes[--at] = PAIRS[index] as number
      rest = hundredth
    }
    return rest
  }

  /** The text since it was begun. */
  text(): string {
    const { bytes, end } = this
    return hasBuffer
      ? (bytes as Buffer).toString('latin1', 0, end)
      : decoder.decode(bytes.subarray(0, end))
  }
}

/**
 * How many digits a number has.
 * @param value a whole number, 0 ... 2^53 - 1
 */
export function digitsIn(value: number): number {
  let count = 1
  for (let power = 10; power <= value; power *= 10) count++
  return count
}
