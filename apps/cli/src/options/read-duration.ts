const SECOND = 1000

const milliseconds = {
  s: SECOND,
  m: 60 * SECOND,
  h: 3600 * SECOND,
  d: 86_400 * SECOND,
} as const

/**
 * Reads a length of time: a whole number of seconds, minutes, hours or days, or plain zero.
 * @param text such as `90m`, `24h`, `7d` or `0`
 * @returns milliseconds, or `undefined` when the text is no length of time
 */
export function readDuration(text: string): number | undefined {
  const [, count, unit] = /^(?:(\d{1,9})([smhd])|0)$/.exec(text) ?? []
  if (count !== undefined && unit !== undefined) {
    return Number(count) * milliseconds[unit as keyof typeof milliseconds]
  }
  return text === '0' ? 0 : undefined
}
