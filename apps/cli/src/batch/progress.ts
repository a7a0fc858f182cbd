import type { CommandContext } from '../context.ts'

const EVERY_MS = 200
const BAR = 20

const progress = {
  en: '{rows} {rows:row|rows}, {rate} {rate:row|rows}/s, {left} s left',
  ru: 'строк: {rows}, в секунду: {rate}, осталось {left} с',
}

/**
 * A line on the terminal with the rows, the rows a second and the time left.
 * @param fractionDone from 0 to 1; 0 where it is not known
 */
export class Progress {
  readonly #context: Pick<CommandContext, 'stderr' | 'say' | 'isTerminal' | 'now'>
  readonly #fractionDone: () => number
  readonly #begun: number
  #shown = 0

  constructor(
    context: Pick<CommandContext, 'stderr' | 'say' | 'isTerminal' | 'now'>,
    fractionDone: () => number,
  ) {
    this.#context = context
    this.#fractionDone = fractionDone
    this.#begun = context.now()
  }

  /** Shows the rows done so far, a few times a second. */
  show(rows: number): void {
    const { stderr, say, isTerminal, now } = this.#context
    const time = now()
    if (!isTerminal || time - this.#shown < EVERY_MS) return
    this.#shown = time
    const seconds = Math.max((time - this.#begun) * 0.001, 0.001)
    const done = Math.min(this.#fractionDone(), 1)
    // biome-ignore-start lint/plugin/money: rows, seconds and characters
    const rate = Math.round(rows / seconds)
    const left = done > 0 ? Math.ceil(seconds / done - seconds) : '?'
    const bar = '█'.repeat(Math.round(done * BAR)).padEnd(BAR, '░')
    // biome-ignore-end lint/plugin/money: rows, seconds and characters
    stderr.write(`\r\u001b[K${bar} ${say(progress, { rows, rate, left })}`)
  }

  /** Removes the line. */
  clear(): void {
    if (this.#shown > 0) this.#context.stderr.write('\r\u001b[K')
  }
}
