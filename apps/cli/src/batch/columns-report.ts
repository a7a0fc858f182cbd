import type { Answering, Question, TableProblem } from '@oklad/table'
import { choicesOf, columnsInWords } from '@oklad/table'
import type { CommandContext } from '../context.ts'

const meaning = { en: '  {header}: {meaning}', ru: '  {header} — {meaning}' }
const passing = { en: 'Pass through: {passing}.', ru: 'Без изменений: {passing}.' }
const understands = { en: 'Columns:', ru: 'Столбцы:' }

/** The lines that say what became of each column. */
export function reportOfColumns(
  answering: Answering,
  question: Question,
  { language, say }: CommandContext,
): string[] {
  const words = columnsInWords(answering, question, language)
  const rest = words.passing.length > 0 ? [say(passing, { passing: words.passing })] : []
  return [
    say(understands),
    ...words.understood.map((column) => say(meaning, column)),
    ...rest,
    ...words.assumed,
  ]
}

/** The options that help with a problem of headers. */
export function remediesFor(
  problem: TableProblem,
  question: Question,
  { language }: Pick<CommandContext, 'language'>,
): string[] {
  const header = String(problem.values?.['header'])
  const columns = choicesOf(problem, question, language).map(
    ({ name, meaning }) => `--column "${header}=${name}"   ${meaning}`,
  )
  const isKept = problem.code === 'asked' || problem.code === 'same_value'
  return [...columns, ...(isKept ? [`--keep "${header}"`] : [])]
}
