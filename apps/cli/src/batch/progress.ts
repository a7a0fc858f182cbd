import type { CommandContext } from '../context.ts'

const EVERY_MS = 200

const progress = {
  en: '{percent} {rows} {rows:row|rows}, {rate} {rate:row|rows}/s, {left} s left',
  ru: '{percent} строк: {rows}, в секунду: {rate}, осталось {left} с',
}

/**
 * Begins a line on the terminal with the rows, the rows a second and the time left.
 * @param fractionDone from 0 to 1; 0 where it is not known
 * @returns shows the rows done so far, a few times a second; without a number it removes the line
 */
export function progressLine(
  { stderr, say, isTerminal, now }: CommandContext,
  fractionDone: () => number,
) {
  const begun = now()
  let shown = 0
  return (rows?: number): void => {
    const time = now()
    if (rows === undefined && shown > 0) stderr.write('\r\u001b[K')
    if (rows === undefined || !isTerminal || time - shown < EVERY_MS) return
    shown = time
    const seconds = Math.max((time - begun) * 0.001, 0.001)
    const done = Math.min(fractionDone(), 1)
    // biome-ignore-start lint/plugin/money: rows and seconds
    const rate = Math.round(rows / seconds)
    const left = done > 0 ? Math.ceil(seconds / done - seconds) : '?'
    const percent = `${Math.round(done * 100)} %`.padStart(5)
    // biome-ignore-end lint/plugin/money: rows and seconds
    stderr.write(`\r\u001b[K${say(progress, { percent, rows, rate, left })}`)
  }
}
