import {
  currentTaxYear,
  lawDifference,
  lawDocument,
  readLawYear,
  startYears,
} from '@oklad/contract'
import { lawOf } from '@oklad/engine'
import type { Command } from 'commander'
import { UsageError } from '../failures.ts'
import { asJson } from '../json.ts'
import { lawDifferenceReport, lawReport } from '../law/law-report.ts'
import type { CommandContext } from '../surroundings.ts'
import { terminalWidth } from '../table/terminal-width.ts'
import { lawTexts } from '../texts/law-texts.ts'

interface LawOptions {
  readonly json?: true
}

/** Adds `oklad law`: the figures of a year, and what differs between two. */
export function addLawCommand(program: Command, context: CommandContext): void {
  const texts = lawTexts[context.language]
  const law = program
    .command('law')
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
    .argument(...texts.year)
    .option(...texts.json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((year: string | undefined, options: LawOptions) => showLaw(year, options, context))
  law
    .command('diff')
    .summary(texts.difference.summary)
    .description(texts.difference.description)
    .usage(texts.difference.usage)
    .argument(...texts.difference.from)
    .argument(...texts.difference.to)
    // The option is the parent's, which reads it wherever it stands.
    .action((from: string, to: string, _: object, command: Command) =>
      showDifference(from, to, command.optsWithGlobals(), context),
    )
}

function showLaw(given: string | undefined, options: LawOptions, context: CommandContext): void {
  const { language, stdout, now } = context
  const [year] = given === undefined ? [currentTaxYear(now())] : yearsOf([given], context)
  const known = year as number
  stdout.write(
    options.json === true
      ? asJson(lawDocument(known, language))
      : lawReport(lawOf(known), { language, width: terminalWidth(context) }),
  )
}

function showDifference(
  first: string,
  second: string,
  options: LawOptions,
  context: CommandContext,
): void {
  const { language, stdout } = context
  const [from, to] = yearsOf([first, second], context) as [number, number]
  const width = terminalWidth(context)
  stdout.write(
    options.json === true
      ? asJson(lawDifference(from, to, language))
      : lawDifferenceReport(lawOf(from), lawOf(to), { language, width }),
  )
}

/**
 * Reads years.
 * @throws {UsageError} with every one that is wrong
 */
function yearsOf(given: readonly string[], { language }: CommandContext): readonly number[] {
  const { minimum, maximum } = startYears
  const problems: string[] = []
  const years = given.map((text) => {
    const reading = readLawYear('year', text)
    if (reading.ok) return reading.year
    problems.push(lawTexts[language].wrongYear(text, minimum, maximum))
    return 0
  })
  if (problems.length > 0) throw new UsageError(problems)
  return years
}
