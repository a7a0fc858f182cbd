import { answerRequest } from '@oklad/answers'
import {
  type BreakEven,
  type ComparedEngagement,
  type ComparedSide,
  type ComparisonResponse,
  writeRoubles,
} from '@oklad/contract'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import type { EnglishText, Say } from '../language.ts'
import { calculationOptions } from '../options/request-options.ts'
import { type Column, writeTable } from '../report/table.ts'
import { inSentence, reportOf, wrapText } from '../report/text.ts'
import { addQuestion } from './question.ts'

/** Adds `oklad compare`: employment, civil contract and self-employment side by side. */
export function addCompareCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    name: 'compare',
    path: '/api/v1/private-calc/compare',
    description:
      'Compare employment, a civil contract and self-employment. The report compares the year at the same gross pay and at the same cost to the employer, and names the salaries at which one overtakes another.',
    examples: [
      'compare --salary 150000',
      'compare --salary 90000 --children 2 --tariff it',
      'compare --salary 90000 --contract self-employed --paid-by individuals',
      'compare --request request.json --json',
    ],
    request: calculationOptions,
    answerer: answerRequest.compare,
    report,
  })
}

type ContractType = ComparedEngagement['employment_type']

/** The contract types. */
export const contractNames: Readonly<Record<ContractType, EnglishText>> = {
  TD: 'Employment',
  GPH: 'Civil contract',
  SELF_EMPLOYED: 'Self-employment',
}

const absences: Readonly<Record<NonNullable<ComparedEngagement['absent']>, EnglishText>> = {
  regime_not_in_force: '{name}: the regime is not in force in this year.',
  not_resident: '{name}: it is not compared for a non-resident.',
  income_limit_passed: '{name}: the income is above the yearly limit.',
}

/** A figure of every contract type; kopecks. */
type Row = readonly [EnglishText, (compared: ComparedEngagement) => number | undefined]

const rows: readonly Row[] = [
  ['Salary, a month', ({ gross_salary }) => gross_salary],
  ['Gross', ({ annual_gross_income }) => annual_gross_income],
  ['Tax|of any regime', ({ annual_tax_amount }) => annual_tax_amount],
  ['Net pay', ({ annual_net_income }) => annual_net_income],
  ['Contributions', ({ annual_contributions }) => annual_contributions],
  ['Cost to the employer', ({ employer_total_cost }) => employer_total_cost],
]

/** Employment, civil contract and self-employment side by side, for people. */
function report(answer: ComparisonResponse, context: CommandContext): string {
  const { say, width } = context
  const sideBlocks = (side: ComparedSide) => [
    sideTable(side, context),
    sideNotes(side, say).flatMap((note) => wrapText(`  ${note}`, width, '  ')),
  ]
  // There are none in a year without the regime, or if months are paid different sums.
  const breakEvens = answer.break_evens.map((breakEven) => breakEvenText(breakEven, context))
  const breakEvensTitle =
    'Which has more net pay at the same gross pay, by the monthly salary, up to the yearly limit of self-employment'
  return reportOf([
    [say('At the same gross pay, the year in roubles')],
    ...sideBlocks(answer.at_equal_gross),
    [say('At the same cost to the employer, the year in roubles')],
    ...sideBlocks(answer.at_equal_cost),
    breakEvens.length > 0 ? wrapText(say(breakEvensTitle), width) : [],
    breakEvens.flatMap((text) => wrapText(`  ${text}`, width, '  ')),
    wrapText(`! ${answer.notice}`, width, '  '),
  ])
}

/** Contract types are columns: six amounts in a line would need a wide terminal. */
function sideTable({ engagements }: ComparedSide, { language, say }: CommandContext) {
  const columns = engagements.map((compared): Column<Row> => {
    const write = (amount: number | undefined) =>
      amount === undefined ? '—' : writeRoubles(amount, language)
    const title = say(contractNames[compared.employment_type])
    return { title, align: 'right', cell: ([, amountOf]) => write(amountOf(compared)) }
  })
  // If months are paid different sums, there is no single salary.
  const isKnown = ([, amountOf]: Row) => engagements.some((year) => amountOf(year) !== undefined)
  return writeTable(rows.filter(isKnown), [
    { title: '', cell: ([title]) => `  ${say(title)}` },
    ...columns,
  ])
}

/** The best contract types of each side, and the reasons for leaving one out. */
function sideNotes(side: ComparedSide, say: Say): readonly string[] {
  const { engagements, best_for_employee, best_for_employer } = side
  const compared = engagements.filter(({ absent }) => absent === undefined)
  const best = (types: readonly ContractType[], one: EnglishText, same: EnglishText) =>
    types.length === compared.length
      ? say(same)
      : say(one, { names: types.map((type) => inSentence(say(contractNames[type]))).join(', ') })
  return [
    best(
      best_for_employee,
      'Best for the employee, most net pay: {names}.',
      'For the employee: the same net pay.',
    ),
    best(
      best_for_employer,
      'Best for the employer, least cost: {names}.',
      'For the employer: the same cost.',
    ),
    ...engagements.flatMap(({ employment_type, absent }) =>
      absent ? [say(absences[absent], { name: say(contractNames[employment_type]) })] : [],
    ),
  ]
}

/** The contract type that leads at the lowest salaries, and each salary at which the lead changes. */
function breakEvenText(
  { between, ahead_at_first, changes }: BreakEven,
  { language, say }: CommandContext,
): string {
  const nameOf = (type: ContractType) => inSentence(say(contractNames[type]))
  const ahead = (type: BreakEven['ahead_at_first']) =>
    type === 'neither' ? say('the same') : say('{name} is ahead', { name: nameOf(type) })
  // A lead that starts with the first roubles is shown without a salary.
  const [first, ...rest] = changes
  const begins = first !== undefined && first.gross_salary <= FIRST_ROUBLES
  const leads = [
    ahead(begins ? first.ahead : ahead_at_first),
    ...(begins ? rest : changes).map((change) => {
      const salary = writeRoubles(change.gross_salary, language)
      return say('from {salary} {ahead}', { salary, ahead: ahead(change.ahead) })
    }),
  ]
  return `${between.map(nameOf).join(' — ')}: ${leads.join('; ')}.`
}

/** Below it a month's tax is less than a rouble, so rounding decides who is ahead; kopecks. */
const FIRST_ROUBLES = 1000
