/**
 * Breaks a sentence into lines between its words.
 * @param width the most characters a line may have; a longer word stays whole
 * @param indent what the lines after the first begin with
 */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines
}
