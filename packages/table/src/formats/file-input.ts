import { createReadStream } from 'node:fs'
import { asyncBufferFromFile } from 'hyparquet'
import type { TableInput } from './format.ts'

/**
 * A file as an input.
 * @param onRead called with the number of bytes of each piece that is read
 * @throws an error of the file system if there is no such file
 */
export async function fileInput(
  path: string,
  onRead: (bytes: number) => void,
): Promise<TableInput & { readonly file: NonNullable<TableInput['file']> }> {
  async function* bytes() {
    for await (const chunk of createReadStream(path)) {
      onRead(chunk.length)
      yield chunk
    }
  }
  const file = await asyncBufferFromFile(path)
  const slice = (start: number, end = file.byteLength) => {
    onRead(end - start)
    return file.slice(start, end)
  }
  return { bytes: bytes(), file: { byteLength: file.byteLength, slice } }
}
