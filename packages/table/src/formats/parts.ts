import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, open, truncate } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ThriftReader, thriftList, thriftNumber, thriftTypes } from './thrift.ts'

/** Adds files of a format to another one that has the same columns, byte by byte: none is read as a table. */
export interface Parts {
  readonly add: (path: string) => Promise<void>
  /** Writes what belongs to the end. */
  readonly end: () => Promise<void>
}

async function append(target: string, part: string, start = 0, end = Number.POSITIVE_INFINITY) {
  if (start === end) return
  const bytes = createReadStream(part, { start, end: end - 1 })
  await pipeline(bytes, createWriteStream(target, { flags: 'a' }))
}

/** Adds texts to a text. */
export const textParts = (target: string): Parts => ({
  add: (path) => append(target, path),
  end: async () => {},
})

/** The mark at both ends of a Parquet file. */
const MARK = Buffer.from('PAR1')

/** Fields of the structure after the rows of a Parquet file: their number, and the list of their groups. */
const footerFields = { rows: 3, groups: 4 }

/** That structure: its place in the file, its two fields with the number of groups, and the bytes around them. */
type Footer = Awaited<ReturnType<typeof readFooter>>

/** DuckDB writes none. */
const noIndex = () => {
  throw new RangeError('parts with indexes of pages cannot be joined')
}

/**
 * Reads the footer of a Parquet file.
 * @param firstByte the place that the first byte after the mark gets; those in the groups of rows follow it
 */
async function readFooter(path: string, firstByte: number) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (position: number, length: number) =>
      (await file.read({ buffer: Buffer.alloc(length), position })).buffer
    const end = size - MARK.length - 4
    const start = end - (await read(end, 4)).readUInt32LE()
    const reader = new ThriftReader(await read(start, end - start))
    const by = BigInt(firstByte - MARK.length)
    // 0 where a writer leaves a place out.
    const place = (value: bigint) => (value === 0n ? value : value + by)
    // Places of a column: of its pages, and of its filter. Indexes of pages hold other places, outside of the footer.
    const column = {
      2: place,
      3: { 9: place, 10: place, 11: place, 14: place },
      4: noIndex,
      6: noIndex,
    }
    const none: Buffer = Buffer.of()
    const found = { rows: 0n, count: 0, groups: none, beforeRows: none, beforeGroups: none }
    for (const { field, type } of reader.fields()) {
      if (field === footerFields.rows) {
        found.beforeRows = reader.copied()
        found.rows = reader.number()
        reader.copied()
      } else if (field === footerFields.groups) {
        found.beforeGroups = reader.copied()
        found.count = reader.list().count
        reader.copied()
        const group = { 1: column, 5: place }
        for (let index = 0; index < found.count; index++) reader.pass(thriftTypes.STRUCT, group)
        found.groups = reader.copied()
      } else reader.pass(type)
    }
    return { start, ...found, afterGroups: reader.copied() }
  } finally {
    await file.close()
  }
}

/** Adds Parquet files to a Parquet file: their groups of rows follow its own, and a new footer lists them all. */
export function parquetParts(target: string): Parts {
  let first: Footer | undefined
  let [size, rows, count] = [0, 0n, 0]
  const groups: Buffer[] = []
  const take = (footer: Footer) => {
    size += footer.start - MARK.length
    rows += footer.rows
    count += footer.count
    groups.push(footer.groups)
    return footer
  }
  return {
    async add(path) {
      if (first === undefined) {
        size = MARK.length
        first = take(await readFooter(target, size))
        await truncate(target, size)
      }
      const footer = await readFooter(path, size)
      await append(target, path, MARK.length, footer.start)
      take(footer)
    },
    async end() {
      if (first === undefined) return
      const { beforeRows, beforeGroups, afterGroups } = first
      const description = Buffer.concat([
        ...[beforeRows, thriftNumber(rows), beforeGroups, thriftList(count)],
        ...[...groups, afterGroups],
      ])
      const length = Buffer.alloc(4)
      length.writeUInt32LE(description.length)
      await appendFile(target, Buffer.concat([description, length, MARK]))
    },
  }
}
