import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openTable, runTable } from '../testing/run-table.ts'

const SHEET = 'xl/worksheets/sheet1.xml'

const plain = (await runTable(['csv', 'xlsx'], 'name,gross_salary\nAnna,10000000\n')).bytes

/** The workbook of one person with an edit of a part. */
function edited(edit: (part: string) => string, path = SHEET): Uint8Array {
  const parts = unzipSync(plain)
  return zipSync({ ...parts, [path]: strToU8(edit(strFromU8(parts[path] as Uint8Array))) })
}

/** The cell of the name as an inline text. */
const named = (xml: string) =>
  edited((sheet) =>
    sheet.replace(/<c r="A2".*?<\/c>/s, `<c r="A2" t="inlineStr"><is><t>${xml}</t></is></c>`),
  )

const beforeRows = (xml: string) => edited((sheet) => sheet.replace('<sheetData>', `${xml}$&`))

/** Texts that a pattern over the markup would take for its parts, and read again and again. */
const repeated = [' t="e"', '<row ', '<c ', '<f ', '<v>', '</c>', ' t="e"<v', '<mergeCell ref="']

/** The first cells of the row, or why there is none. */
async function read(workbook: Uint8Array) {
  const { read } = await openTable('xlsx', workbook, 1_000_000)
  const cells: unknown[] = []
  for await (const { columns } of read()) cells.push(columns[0]?.[0], columns[1]?.[0])
  return cells
}

/** Milliseconds of the processor. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const { user, system } = process.cpuUsage()
  await run()
  const now = process.cpuUsage()
  return (now.user + now.system - user - system) * 0.001
}

describe('a workbook of a few kilobytes', () => {
  it.each(repeated)('may have %j in a comment, a text and a CDATA section', async (text) => {
    const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const [long, short] = [text.repeat(60_000), text.repeat(5_000)]
    expect(await read(beforeRows(`<!--${long}-->`))).toEqual(['Anna', '10000000'])
    expect(await read(named(escaped.repeat(5_000)))).toEqual([short, '10000000'])
    expect(await read(named(`<![CDATA[${short}]]>`))).toEqual([short, '10000000'])
  })

  it.each(repeated)('is read in a time that grows with %j no faster than it', async (text) => {
    const time = (count: number) =>
      timed(() => read(beforeRows(`<!--${text.repeat(count)}-->`)).catch(() => {}))
    await time(1_000)
    const [short, long] = [await time(20_000), await time(80_000)]
    // Four times as long, and a start that is always the same.
    expect(long).toBeLessThan(8 * short + 200)
  })

  it.each([
    ['a text of two million characters', named('x'.repeat(2_000_000)), /a million characters/],
    [
      'a comment of two million characters',
      beforeRows(`<!--${'x'.repeat(2_000_000)}-->`),
      /a million characters/,
    ],
    [
      'an attribute of two million characters',
      beforeRows(`<a b="${'x'.repeat(2_000_000)}"/>`),
      /a million characters/,
    ],
    [
      'a million levels',
      beforeRows(`${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`),
      /too many levels/,
    ],
    [
      'entities in entities',
      edited((sheet) =>
        sheet
          .replace(
            '<worksheet',
            '<!DOCTYPE worksheet [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><worksheet',
          )
          .replace('Anna', '&b;'),
      ),
      undefined,
    ],
    [
      'merged cells over all rows, again and again',
      edited((sheet) =>
        sheet.replace(
          '</sheetData>',
          `${Array.from({ length: 60_000 }, (_, row) => `<row r="${row + 3}"><c r="B${row + 3}"><v>1</v></c></row>`).join('')}</sheetData><mergeCells>${'<mergeCell ref="B2:B99999"/>'.repeat(100_000)}</mergeCells>`,
        ),
      ),
      /at most 100,000 rows/,
    ],
  ])('with %s is refused, or read without it', async (_, workbook, words) => {
    const time = await timed(async () => {
      if (words === undefined) expect(await read(workbook)).toHaveLength(2)
      else await expect(read(workbook)).rejects.toThrow(words)
    })
    expect(time).toBeLessThan(20_000)
  })

  it('does not become hundreds of megabytes', async () => {
    const spaces = Array<Buffer>(199).fill(Buffer.alloc(1_000_000, ' '))
    const packed = await buffer(Readable.from(spaces).pipe(createDeflateRaw()))
    const workbook = zipSync({ ...unzipSync(plain), [SHEET]: [packed, { level: 0 }] })
    const view = new DataView(workbook.buffer)
    for (let at = 0; at < workbook.length - 46; at++) {
      const name = strFromU8(workbook.subarray(at + 46, at + 46 + SHEET.length))
      // The part is packed already: the directory says so, and what it unpacks to.
      if (view.getUint32(at, true) !== 0x02014b50 || name !== SHEET) continue
      view.setUint16(at + 10, 8, true)
      view.setUint32(at + 24, 199_000_000, true)
    }
    expect(workbook.length).toBeLessThan(300_000)
    const before = process.memoryUsage.rss()
    await expect(read(workbook)).rejects.toThrow(/a million characters/)
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000)
  })
})
