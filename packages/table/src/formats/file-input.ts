import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { TableInput } from './format.ts'

/**
 * A file as an input.
 * @param onRead called with the number of bytes of each piece that is read
 * @throws an error of the file system if there is no such file
 */
export async function fileInput(
  path: string,
  onRead: (bytes: number) => void = () => {},
): Promise<Required<Pick<TableInput, 'bytes' | 'file' | 'path'>>> {
  async function* bytes() {
    for await (const chunk of createReadStream(path)) {
      onRead(chunk.length)
      yield chunk
    }
  }
  const stats = await stat(path)
  // Reading it would fail without the path.
  if (stats.isDirectory())
    throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR', syscall: 'read', path })
  const byteLength = stats.size
  const slice = async (start: number, end = byteLength) => {
    const file = await open(path)
    try {
      const part = new Uint8Array(Math.max(0, Math.min(end, byteLength) - start))
      const { bytesRead } = await file.read(part, 0, part.length, start)
      onRead(bytesRead)
      return part.buffer.slice(0, bytesRead)
    } finally {
      await file.close()
    }
  }
  return { path, bytes: bytes(), file: { byteLength, slice } }
}
