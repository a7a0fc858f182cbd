import type { Text } from '@oklad/contract/internal'
import { employerFields } from '@oklad/documents'
import type { CommandContext } from '../context.ts'
import { wrapText } from '../report/text.ts'

const fields: Readonly<Record<string, Text>> = {
  ...employerFields,
  budget_codes: {
    en: 'To add only where an error asks for it: codes of tax that are not known here, by rate',
    ru: 'Добавляется, только если об этом просит ошибка: неизвестные программе КБК по ставкам',
  },
}

const WIDEST = Math.max(...Object.keys(fields).map((name) => name.length))

/** Tells what to write into each field of an employer. */
export function explainEmployer({ say, stdout, width }: CommandContext): void {
  const indent = ' '.repeat(WIDEST + 4)
  const lines = Object.entries(fields).flatMap(([name, text]) =>
    wrapText(`  ${name.padEnd(WIDEST)}  ${say(text)}`, width, indent),
  )
  stdout.write(`${lines.join('\n')}\n`)
}
