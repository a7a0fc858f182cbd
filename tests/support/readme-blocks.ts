import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** The blocks of shell lines for an empty folder of `docs/install.md`, those that begin with some words; each once. */
export const blocksOf = (start: string): readonly string[] => {
  const texts = ['docs/install.md', 'docs/install.ru.md'].map((name) =>
    readFileSync(join(projectFolder, name), 'utf8'),
  )
  const blocks = texts.flatMap((text) => [...text.matchAll(/```bash\n([\s\S]*?)```/g)])
  return [...new Set(blocks.map(([, block = '']) => block))].filter((block) =>
    block.startsWith(start),
  )
}

/** Returns the output that the comment of the last line promises. */
export const promisedOf = (block: string): string => /.* # (.*)\n$/.exec(block)?.[1] ?? ''
