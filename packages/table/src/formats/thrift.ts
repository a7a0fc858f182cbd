/** The numbers of types in Thrift's compact protocol, in which a Parquet file describes itself. */
export const thriftTypes = { FALSE: 2, BYTE: 3, DOUBLE: 7, BINARY: 8, LIST: 9, SET: 10, STRUCT: 12 }

/** What becomes of whole numbers: of one, or of those in the fields of a structure, by the numbers of the fields. */
export type Changes = ((value: bigint) => bigint) | { readonly [field: number]: Changes }

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return Buffer.from([...bytes, Number(rest)])
}

/** A whole number as Thrift writes it. */
export const thriftNumber = (value: bigint): Buffer =>
  varint(value < 0n ? -2n * value - 1n : 2n * value)

/** The head of a list of structures. */
export const thriftList = (count: number): Buffer =>
  Buffer.concat([Buffer.of(0xf0 | thriftTypes.STRUCT), varint(BigInt(count))])

/** Goes through a value of Thrift, and copies it with other whole numbers. */
export class ThriftReader {
  readonly #source: Buffer
  /** The place of the next byte. */
  at = 0
  #copied: Buffer[] = []
  #copiedTo = 0

  constructor(source: Buffer) {
    this.#source = source
  }

  #byte(): number {
    return this.#source.readUInt8(this.at++)
  }

  #unsigned(): bigint {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.#byte()
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }

  /** A whole number of any size. */
  number(): bigint {
    const value = this.#unsigned()
    return value & 1n ? -(value >> 1n) - 1n : value >> 1n
  }

  /** The head of a list. */
  list(): { type: number; count: number } {
    const head = this.#byte()
    const count = head >> 4
    return { type: head & 15, count: count === 15 ? Number(this.#unsigned()) : count }
  }

  /** The fields of a structure; whoever asks for them passes their values. */
  *fields(): Generator<{ field: number; type: number }> {
    let field = 0
    for (let head = this.#byte(); head !== 0; head = this.#byte()) {
      field = head < 16 ? Number(this.number()) : field + (head >> 4)
      yield { field, type: head & 15 }
    }
  }

  /** Passes a value; items of a list have the changes of the list. */
  pass(type: number, changes?: Changes): void {
    if (typeof changes === 'function') {
      this.#copied.push(this.#source.subarray(this.#copiedTo, this.at))
      this.#copied.push(thriftNumber(changes(this.number())))
      this.#copiedTo = this.at
    } else if (type === thriftTypes.STRUCT) {
      for (const { field, type } of this.fields()) this.pass(type, changes?.[field])
    } else if (type === thriftTypes.LIST || type === thriftTypes.SET) {
      const { type, count } = this.list()
      // A truth value has a byte in a list, and none in a field.
      const itemType = Math.max(type, thriftTypes.BYTE)
      for (let item = 0; item < count; item++) this.pass(itemType, changes)
    } else if (type === thriftTypes.BINARY) {
      const length = Number(this.#unsigned())
      this.at += length
    } else if (type === thriftTypes.DOUBLE) this.at += 8
    else if (type === thriftTypes.BYTE) this.at += 1
    else if (type > thriftTypes.BYTE) this.#unsigned()
  }

  /** The bytes that were passed since the last call, with other numbers. */
  copied(): Buffer {
    const bytes = Buffer.concat([...this.#copied, this.#source.subarray(this.#copiedTo, this.at)])
    this.#copied = []
    this.#copiedTo = this.at
    return bytes
  }
}
