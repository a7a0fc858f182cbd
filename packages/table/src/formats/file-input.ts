import { createReadStream } from 'node:fs'
import { asyncBufferFromFile } from 'hyparquet'
import type { TableInput } from './format.ts'

/**
 * A file as an input.
 * @param onRead called with the number of bytes of each piece that is read in order
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
  return { bytes: bytes(), file: await asyncBufferFromFile(path) }
}
