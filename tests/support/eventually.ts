import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when a condition holds; throws after a time in which even a busy machine gets there. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`Did not happen within ${milliseconds} ms: ${what}`)
    await pause(20)
  }
}
