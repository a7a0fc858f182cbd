import { readFile } from 'node:fs/promises'
import type { Say } from '@oklad/contract/fields'
import type { Text } from '@oklad/contract/internal'

/** What the common errors of the system mean, by their codes. */
const texts: Readonly<Record<string, Text>> = {
  ENOENT: { en: 'there is no file or folder {path}', ru: 'нет файла или папки {path}' },
  EACCES: { en: 'no permission to use {path}', ru: 'нет прав доступа к {path}' },
  EPERM: { en: 'no permission to use {path}', ru: 'нет прав доступа к {path}' },
  EISDIR: { en: '{path} is a folder, not a file', ru: '{path} — папка, а не файл' },
  EEXIST: { en: '{path} is a file, not a folder', ru: '{path} — файл, а не папка' },
  ENOTDIR: { en: '{path} leads through a file', ru: 'путь {path} проходит через файл' },
  EROFS: { en: '{path} is on a read-only disk', ru: '{path} на диске только для чтения' },
  ENOSPC: { en: 'the disk is full', ru: 'на диске нет места' },
}

/** Reads a file. Its error has the path, which that of a folder lacks. */
export const readNamed = (path: string): Promise<Buffer> =>
  readFile(path).catch((error) => {
    throw Object.assign(error, { path })
  })

/** Returns an error of the system in plain words: its own for a rare one, `undefined` for any other error. */
export function systemFailure(error: unknown, say: Say): string | undefined {
  const { code, syscall, path = '', message } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return undefined
  const text = texts[code]
  // A file is written in a folder beside its place first.
  return text === undefined
    ? message
    : say(text, { path: path.replace(/\.\d+\.part(?:[\\/]output)?$/, '') })
}
