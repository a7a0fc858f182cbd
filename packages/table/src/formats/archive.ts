import { Inflate } from 'fflate'
import { TableError } from '../table-error.ts'

/** What a workbook unpacks to, at most. */
const MOST_UNPACKED = 200_000_000

/** A part of a workbook is packed five to twenty times; a large one that is packed so many times has little but repeated tags. */
const MOST_TIMES = 100
const LARGE_PART = 10_000_000

/** The packed bytes that are unpacked before their number is checked: a byte can become a thousand. */
const PIECE = 4096

/** The end of a directory without its comment, and the longest comment. */
const END = { length: 22, comment: 65_535, mark: 0x06054b50 }

/** The beginning of a part. */
const PART_MARK = 0x04034b50

/** The methods of packing. */
const STORED = 0
const DEFLATED = 8

/** A part of an archive, as the directory says. */
interface Part {
  readonly packed: Uint8Array
  readonly method: number
  readonly size: number
}

/** The error of a workbook that is too large to be read whole. */
export const tooLarge = () => new TableError([{ code: 'too_large' }])

/**
 * Opens an archive by its directory. Nothing is unpacked but the parts that are read.
 * @throws {Error} if it is damaged
 * @throws {TableError} if its parts say that they unpack to more than a workbook may
 */
export function openArchive(archive: Uint8Array) {
  const parts = partsIn(archive)
  const claimed = [...parts.values()].reduce((all, { size }) => all + size, 0)
  if (claimed > MOST_UNPACKED) throw tooLarge()
  let unpacked = 0

  /**
   * The text of a part, some of it at a time.
   * @throws {Error} if there is no such part, or its size is another one than the directory says
   * @throws {TableError} if the part, or those that are read together, unpack to more than a workbook may: the directory may say less
   */
  function* text(name: string): Generator<string> {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`there is no ${name}`)
    const decoder = new TextDecoder()
    let size = 0
    for (const bytes of unpackedPieces(part)) {
      size += bytes.length
      unpacked += bytes.length
      const isSwollen = size > LARGE_PART && size > MOST_TIMES * part.packed.length
      if (unpacked > MOST_UNPACKED || isSwollen) throw tooLarge()
      yield decoder.decode(bytes, { stream: true })
    }
    if (size !== part.size) throw new Error(`${name} has another size`)
    yield decoder.decode()
  }

  return { has: (name: string) => parts.has(name), text }
}

/** The parts of an archive by their names. */
function partsIn(archive: Uint8Array): ReadonlyMap<string, Part> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  let end = archive.length - END.length
  const first = Math.max(end - END.comment, 0)
  while (end >= first && view.getUint32(end, true) !== END.mark) end--
  if (end < first) throw new Error('the directory is missing')
  const parts = new Map<string, Part>()
  const names = new TextDecoder()
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [length = 0, size = 0, local = 0] = [20, 24, 42].map((at) =>
      view.getUint32(entry + at, true),
    )
    const lengths = (at: number) => view.getUint16(at, true) + view.getUint16(at + 2, true)
    if (view.getUint32(local, true) !== PART_MARK) throw new Error('a part is missing')
    const name = entry + 46
    const begin = local + 30 + lengths(local + 26)
    const packed = archive.subarray(begin, begin + length)
    const method = view.getUint16(entry + 10, true)
    parts.set(names.decode(archive.subarray(name, name + view.getUint16(entry + 28, true))), {
      ...{ packed, method, size },
    })
    entry = name + lengths(entry + 28) + view.getUint16(entry + 32, true)
  }
  return parts
}

function* unpackedPieces({ packed, method }: Part): Generator<Uint8Array> {
  if (method === STORED) {
    yield packed
    return
  }
  if (method !== DEFLATED) throw new Error(`a part is packed by method ${method}`)
  let found: Uint8Array[] = []
  let isWhole = false
  const inflate = new Inflate((bytes, isLast) => {
    found.push(bytes)
    isWhole = isLast
  })
  for (let at = 0; at < packed.length && !isWhole; at += PIECE) {
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
    yield* found
    found = []
  }
}
