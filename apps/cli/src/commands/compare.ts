import { type ContractType, contractTypes, type Say } from '@oklad/contract/fields'
import {
  type BreakEven,
  ComparedEngagement,
  type ComparedSide,
  type ComparisonResponse,
  type Text,
  writeRoubles,
  writeSum,
} from '@oklad/contract/internal'
import type { CommandContext } from '../context.ts'
import { titleOf } from '../report/members.ts'
import { type Column, writeTable } from '../report/table.ts'
import { inSentence, reportOf, wrapText } from '../report/text.ts'
import { question } from './question.ts'

/** `oklad compare`: employment, civil contract and self-employment side by side. */
export const compareCommand = question({
  operation: 'compare',
  examples: [
    'compare --salary 150000',
    'compare --salary 90000 --children 2 --tariff it',
    'compare --salary 90000 --paid-by individuals',
    'compare --request request.json --json',
  ],
  report,
})

// biome-ignore format: one text a line
const absences: Readonly<Record<NonNullable<ComparedEngagement['absent']>, Text>> = {
  regime_not_in_force: { en: '{name}: the regime is not in force in this year.', ru: '{name}: в этом году режим не действует.' },
  not_resident: { en: '{name}: it is not compared for a non-resident.', ru: '{name}: для нерезидента не сравнивается.' },
  income_limit_passed: { en: '{name}: the income is above the yearly limit.', ru: '{name}: доход выше годового предела.' },
}

// biome-ignore format: one text a line
const texts = {
  atEqualGross: { en: 'At the same gross pay, the year in roubles', ru: 'При одинаковом начислении, за год, ₽' },
  atEqualCost: { en: 'At the same cost to the employer, the year in roubles', ru: 'При одинаковых расходах работодателя, за год, ₽' },
  breakEvens: { en: 'From which salary each has more net pay, at the same gross pay', ru: 'С какого оклада что выгоднее работнику, при одинаковом начислении' },
  bestForEmployee: { en: 'Best for the employee, most net pay: {names}.', ru: 'Выгоднее работнику, больше на руки: {names}.' },
  bestForEmployer: { en: 'Best for the employer, least cost: {names}.', ru: 'Выгоднее работодателю, меньше расходов: {names}.' },
  sameForEmployee: { en: 'For the employee: the same net pay.', ru: 'Работнику: на руки одинаково.' },
  sameForEmployer: { en: 'For the employer: the same cost.', ru: 'Работодателю: расходы одинаковы.' },
  ahead: { en: '{name} is ahead', ru: 'выгоднее {name}' },
  from: { en: 'from {salary} {ahead}', ru: 'с {salary} {ahead}' },
}

/** Employment, civil contract and self-employment side by side, for people. */
function report(answer: ComparisonResponse, context: CommandContext): string {
  const { say, width } = context
  const sideBlocks = (side: ComparedSide) => [
    sideTable(side, context),
    sideNotes(side, say).flatMap((note) => wrapText(`  ${note}`, width, '  ')),
  ]
  // There are none in a year without the regime, or if months are paid different sums.
  const breakEvens = answer.break_evens.map((breakEven) => breakEvenText(breakEven, context))
  const notes = [...(answer.warnings ?? []).map(({ detail }) => detail), answer.notice]
  return reportOf([
    [say(texts.atEqualGross)],
    ...sideBlocks(answer.at_equal_gross),
    [say(texts.atEqualCost)],
    ...sideBlocks(answer.at_equal_cost),
    breakEvens.length > 0 ? wrapText(say(texts.breakEvens), width) : [],
    breakEvens.flatMap((text) => wrapText(`  ${text}`, width, '  ')),
    notes.flatMap((note) => wrapText(`! ${note}`, width, '  ')),
  ])
}

/** Contract types are columns: six amounts in a line would need a wide terminal. */
function sideTable({ engagements }: ComparedSide, { language, say }: CommandContext) {
  const { properties } = ComparedEngagement
  // If months are paid different sums, there is no single salary.
  const sums = (Object.keys(properties) as (keyof ComparedEngagement)[]).filter((name) =>
    engagements.some((year) => typeof year[name] === 'number'),
  )
  const columns = engagements.map((compared): Column<keyof ComparedEngagement> => {
    const write = (amount: unknown) =>
      typeof amount === 'number' ? writeRoubles(amount, language) : '—'
    const title = say(contractTypes[compared.employment_type].name)
    return { title, align: 'right', cell: (name) => write(compared[name]) }
  })
  return writeTable(sums, [
    { title: '', cell: (name) => `  ${say(titleOf(ComparedEngagement, name))}` },
    ...columns,
  ])
}

/** The best contract types of each side, and the reasons for leaving one out. */
function sideNotes(side: ComparedSide, say: Say): readonly string[] {
  const { engagements, best_for_employee, best_for_employer } = side
  const compared = engagements.filter(({ absent }) => absent === undefined)
  const best = (types: readonly ContractType[], one: Text, same: Text) =>
    types.length === compared.length
      ? say(same)
      : say(one, { names: types.map((type) => inSentence(say(contractTypes[type].name))) })
  return [
    best(best_for_employee, texts.bestForEmployee, texts.sameForEmployee),
    best(best_for_employer, texts.bestForEmployer, texts.sameForEmployer),
    ...engagements.flatMap(({ employment_type, absent }) =>
      absent ? [say(absences[absent], { name: say(contractTypes[employment_type].name) })] : [],
    ),
  ]
}

/** The contract type that leads at the lowest salaries, and each salary at which the lead changes. */
function breakEvenText(
  { between, ahead_at_first, changes }: BreakEven,
  { language, say }: CommandContext,
): string {
  const nameOf = (type: ContractType) => inSentence(say(contractTypes[type].name))
  const ahead = (type: BreakEven['ahead_at_first']) =>
    type === 'neither'
      ? say({ en: 'the same', ru: 'одинаково' })
      : say(texts.ahead, { name: nameOf(type) })
  // A lead that starts with the first roubles is shown without a salary.
  const [first, ...rest] = changes
  const begins = first !== undefined && first.gross_salary <= FIRST_ROUBLES
  const leads = [
    ahead(begins ? first.ahead : ahead_at_first),
    ...(begins ? rest : changes).map((change) => {
      const salary = writeSum(change.gross_salary, language)
      return say(texts.from, { salary, ahead: ahead(change.ahead) })
    }),
  ]
  return `${between.map(nameOf).join(' — ')}: ${leads.join('; ')}.`
}

/** Up to it a month's tax is less than a rouble, so rounding decides who is ahead; kopecks. */
const FIRST_ROUBLES = 1000
