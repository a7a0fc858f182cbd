import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drills } from './drills.ts'

it.each(drills)('finds the place of every edit once: $name', ({ edits, named = [] }) => {
  const texts = new Map<string, string>()
  for (const { file, anchor, text } of [...edits, ...named]) {
    if (anchor === undefined) continue
    const parts = (texts.get(file) ?? readFileSync(file, 'utf8')).split(anchor)
    expect(parts, `${file}: ${anchor}`).toHaveLength(2)
    texts.set(file, parts.join(text))
  }
})
