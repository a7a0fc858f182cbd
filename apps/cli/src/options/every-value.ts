/**
 * Keeps every value an option is given: of two, the parser would silently drop the first.
 * For `Command.option`; `onlyValue` takes the list apart.
 */
export function everyValue(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}
