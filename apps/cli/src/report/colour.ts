import { styleText } from 'node:util'
import type { CommandContext } from '../context.ts'

/**
 * Colours a report where a terminal shows it: its title, its warnings, and the months in which the rate rises.
 * `NO_COLOR` and a terminal without colours leave it as it is.
 */
export function coloured(report: string, { columns, env }: CommandContext): string {
  if (columns === undefined || env['NO_COLOR'] || env['TERM'] === 'dumb') return report
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    styleText(format, text, { validateStream: false })
  return report
    .replace(/^.*/, style('bold'))
    .replace(/^! .*(?:\n {2}\S.*)*/gm, style('yellow'))
    .replace(/^▲ .*/gm, style('magenta'))
}
