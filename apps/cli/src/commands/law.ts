import { currentTaxYear, lawDifference, lawDocument, readLawYear } from '@oklad/answers'
import { startYears } from '@oklad/contract'
import { lawOf } from '@oklad/engine'
import type { Command } from 'commander'
import { UsageError } from '../failures.ts'
import { lawDifferenceReport, lawReport } from '../law/law-report.ts'
import { asJson, reportOptions } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { lawTexts } from '../texts/law-texts.ts'
import { addHelp } from './command-help.ts'

interface LawOptions {
  readonly json?: true
}

const lawHelp = {
  summary: {
    en: 'the figures of a tax year with their sources; what differs between two years',
    ru: 'показатели закона за год с источниками; чем различаются два года',
  },
  description: {
    en: 'Shows every figure of a tax year that the calculation uses: scales, rates, limits, deductions, each with the act it comes from.',
    ru: 'Показывает все показатели налогового года, на которых стоит расчёт: шкалы, ставки, пределы, вычеты, — с актом, которым каждый установлен.',
  },
  examples: ['law 2026', 'law diff 2024 2025', 'law 2026 --json > law.json'],
}

const differenceHelp = {
  summary: {
    en: 'what differs between two tax years',
    ru: 'чем различаются два налоговых года',
  },
  description: {
    en: 'Shows the figures whose values differ between two tax years, with both sources.',
    ru: 'Показывает показатели, значения которых в двух налоговых годах различаются, с обоими источниками.',
  },
}

/** Adds `oklad law`: the figures of a year, and the figures that differ between two years. */
export function addLawCommand(program: Command, context: CommandContext): void {
  const { language } = context
  const { argument, year: yearText, json, from, to } = lawTexts[language]
  const law = addHelp(program.command('law'), { ...lawHelp, usage: argument }, language)
    .argument(argument, yearText)
    .option('--json', json)
    .action((year: string | undefined, options: LawOptions) => showLaw(year, options, context))
  const usage = language === 'ru' ? '<год> <год>' : '<from> <to>'
  addHelp(law.command('diff'), { ...differenceHelp, usage }, language)
    .argument(from.argument, from.text)
    .argument(to.argument, to.text)
    // The option belongs to the parent command, which accepts it in any place.
    .action((first: string, second: string, _: object, command: Command) =>
      showDifference(first, second, command.optsWithGlobals(), context),
    )
}

function showLaw(given: string | undefined, { json }: LawOptions, context: CommandContext): void {
  const { language, stdout, now } = context
  const [year = currentTaxYear(now())] = given === undefined ? [] : yearsOf([given], context)
  stdout.write(
    json === true
      ? asJson(lawDocument(year, language))
      : lawReport(lawOf(year), reportOptions(context)),
  )
}

function showDifference(
  first: string,
  second: string,
  { json }: LawOptions,
  context: CommandContext,
): void {
  const { language, stdout } = context
  const [from, to] = yearsOf([first, second], context) as [number, number]
  stdout.write(
    json === true
      ? asJson(lawDifference(from, to, language))
      : lawDifferenceReport(lawOf(from), lawOf(to), reportOptions(context)),
  )
}

/**
 * Reads tax years.
 * @throws {UsageError} with the problem of every wrong one
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
