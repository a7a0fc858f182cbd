import {
  type Answerer,
  type Calculation,
  calculationOf,
  extrasWords,
  privateAnswer,
  yearProblems,
} from '@oklad/answers'
import {
  capitalised,
  fromMonth,
  type Language,
  monthName,
  type PrivateCalculationResponse,
  readRequest,
  requestFields,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { allowanceScaleOf, calculate, type Notice } from '@oklad/engine'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { calculationOptions } from '../options/request-options.ts'
import { type Month, monthColumns, monthNumber, sumOf } from '../report/month-columns.ts'
import { amountsTable, type Column, fitTable, type NamedAmount } from '../report/table.ts'
import { headOf, inSentence, reportOf, wrapText } from '../report/text.ts'
import { contractNames } from './compare.ts'
import { addQuestion } from './question.ts'

/** Adds `oklad calc`: the payslips of a year. */
export function addCalcCommand(program: Command, context: CommandContext): void {
  addQuestion(program, context, {
    name: 'calc',
    path: '/api/v1/private-calc',
    description:
      'Compute a year of pay month by month: tax, net pay, contributions. The report also shows the cost to the employer. Every figure is exact to the kopeck, by the law of the year.',
    examples: [
      'calc --salary 150000',
      'calc --salary "150 000,50" --district 1.15 --northern 30 --start 2026-03',
      'calc --salary 500000 --start 2025-01 --privilege',
      'calc --salary 150000 --children 2 --bonus 12=300000',
      'calc --salary 90000 --start 2026-05-18 --first-month working-days',
      'calc --salary 150000 --json > year.json',
      'calc --request request.json',
    ],
    request: calculationOptions,
    answerer,
    document: ({ answer }) => answer,
    report,
  })
}

/** The answer of the service, and its calculation, which has the facts that the report tells. */
interface Body {
  readonly calculation: Calculation
  readonly answer: PrivateCalculationResponse
}

const answerer: Answerer<Body> = (text, currentYear, language) => {
  const reading = readRequest('private', text, yearProblems(currentYear))
  if (!reading.ok) return reading
  const calculation = calculationOf(reading.request, currentYear)
  const answer = privateAnswer(calculation, language())
  return { ok: true, body: { calculation, answer } }
}

/** A rise of the tax rate. */
type Threshold = Extract<Notice, { code: 'threshold_passed' }>

/** Marks a month in which the rate rises. A shape, because colours do not reach every reader. */
const THRESHOLD_MARK = '▲'

/** A calculated year for people: its months, the rises of the rate, and the cost to the employer. */
function report({ calculation, answer }: Body, context: CommandContext): string {
  const { terms, law } = calculation
  const { language, say, width } = context
  const { firstMonth = 1 } = terms
  const year = calculate(terms, law)
  const thresholds = year.notices.filter((notice) => notice.code === 'threshold_passed')
  const columns = columnsOf(answer.monthly_details, thresholds, context)
  const { table, notes } = fitTable(answer.monthly_details, columns, context)
  // The table and its notes tell where the rate rises.
  const warnings = answer.warnings?.filter(({ code }) => code !== 'threshold_passed')
  const wrapped = (note: string) => wrapText(note, width, '  ')

  const title =
    firstMonth === 1
      ? 'Pay and income tax, {year}, in roubles'
      : firstMonth === 12
        ? 'Pay and income tax, December {year}, in roubles'
        : 'Pay and income tax, {month} to December {year}, in roubles'
  const hasAccident =
    terms.contractType === 'selfEmployment' || answer.annual_accident_contribution !== undefined
  const noAccident =
    'Accident insurance is not included: its tariff depends on the line of business.'
  return reportOf([
    [
      say(title, { year: law.year, month: monthName(firstMonth, language) }),
      ...headOf(termsLine({ calculation, answer }, context), warnings, width),
    ],
    table,
    [
      ...rateNotes({ calculation, answer }, thresholds, context),
      ...notes.map((note) => `  ${note}`),
    ].flatMap(wrapped),
    [say('What it costs the employer')],
    costTable(answer, year.employerCost, context),
    hasAccident ? [] : wrapped(`  ${say(noAccident)}`),
    ...extras(answer, language),
  ])
}

/** The base pay, the allowances, and everything unusual about the calculation. */
function termsLine({ calculation, answer }: Body, { language, say }: CommandContext): string {
  const { request } = calculation
  const { employment_type: contract = 'TD' } = request
  const { territorial_multiplier: district, northern_coefficient: northern } = answer
  const label = (name: keyof typeof requestFields) =>
    inSentence(requestFields[name].label[language])
  const contractWord =
    contract === 'SELF_EMPLOYED' ? say('self-employed') : inSentence(say(contractNames[contract]))
  const coefficient = writeHundredths(district, language)
  const ofEveryMonth = {
    monthly_territorial_multipliers:
      district === 100
        ? say('no district coefficient')
        : say('district coefficient {coefficient}', { coefficient }),
    monthly_northern_coefficients:
      northern === 100
        ? say('no northern allowance')
        : say('northern allowance {percent} %', { percent: northern - 100 }),
  }
  const allowances = (Object.keys(ofEveryMonth) as (keyof typeof ofEveryMonth)[]).map((series) =>
    request[series] === undefined ? ofEveryMonth[series] : label(series),
  )
  const { monthly_salaries: bySeries, non_resident_category: categories } = requestFields
  const { non_resident_category: category = 'ordinary' } = request
  return [
    request.monthly_salaries === undefined
      ? `${say('Base pay')} ${writeRoubles(answer.gross_salary, language)}`
      : bySeries.label[language],
    ...(contract === 'TD' ? allowances : []),
    ...(request.has_tax_privilege ? [label('has_tax_privilege')] : []),
    ...(contract === 'TD' ? [] : [contractWord]),
    ...(request.is_not_resident ? [label('is_not_resident')] : []),
    ...(category === 'ordinary' ? [] : [inSentence(categories.choices[category][language])]),
  ].join(', ')
}

/**
 * The columns of a year's table. In a narrow terminal the columns that repeat themselves go first:
 * allowances of zero, then base pay, which also stands above the table.
 */
function columnsOf(
  months: readonly Month[],
  thresholds: readonly Threshold[],
  context: CommandContext,
): readonly Column<Month>[] {
  const { money, name, amountColumns, rate } = monthColumns(months, context)
  const passedIn = (row: Month) => thresholds.find(({ month }) => month === monthNumber(row))
  const netOf = (month: Month) => month.monthly_net_income
  const netToDate = (row: Month) => sumOf(months.slice(0, months.indexOf(row) + 1), netOf)
  const Allowances = paysAllowances(months) ? 7 : 9
  return [
    name((row) => (passedIn(row) === undefined ? ' ' : THRESHOLD_MARK)),
    ...amountColumns({ Gross: 2, 'Base pay': 8, Bonus: 3, Allowances }),
    ...amountColumns({ Deduction: 5, Tax: 1, 'Net pay': 0 }),
    rate((row) => {
      const { from, to } = passedIn(row) ?? {}
      return from === undefined ? `${row.tax_rate} %` : `${from} % → ${to} %`
    }),
    ...amountColumns({ 'Contri-\nbutions': 4 }),
    { ...money('Net pay\nyear to date', netToDate, 6), foot: '' },
  ]
}

const paysAllowances = (months: readonly Month[]) =>
  months.some((month) => month.monthly_north_gross_income > 0)

/** Notes about the rates of the table. */
function rateNotes(
  { calculation, answer }: Body,
  thresholds: readonly Threshold[],
  { language, say }: CommandContext,
): readonly string[] {
  const { terms, law } = calculation
  const notes: string[] = []
  if (thresholds.length > 0) {
    const rises = thresholds.map(({ month, to }, index) => {
      const rise = index === 0 ? '{from} the rate of the main base is {to} %' : '{from} {to} %'
      return say(rise, { from: fromMonth(month, language), to })
    })
    const note = '{rises}. The higher rate applies only to what exceeds the threshold.'
    notes.push(`${THRESHOLD_MARK} ${say(note, { rises: capitalised(rises.join(', ')) })}`)
  }
  if (paysAllowances(answer.monthly_details) && allowanceScaleOf(terms, law) !== null) {
    const note =
      'The allowances are taxed apart from base pay, on a scale of their own; the rate shown is that of the main base.'
    notes.push(`  ${say(note)}`)
  }
  if (terms.hasTaxPrivilege && law.figures.privilegeScale.value === null) {
    notes.push(`! ${say('The option --privilege has no effect on a year before 2025.')}`)
  }
  return notes
}

/** The pay and the contributions of a year. */
function costTable(
  answer: PrivateCalculationResponse,
  employerCost: number,
  { language, say }: CommandContext,
): readonly string[] {
  const { annual_accident_contribution: accident, annual_additional_contribution: additional } =
    answer
  const rows: NamedAmount[] = [
    [say('Gross pay'), answer.annual_gross_income],
    [say('Pension insurance contributions'), answer.annualPFR],
    [say('Medical insurance contributions'), answer.annualFOMS],
    [say('Social insurance contributions'), answer.annualFSS],
  ]
  if (accident !== undefined) rows.push([say('Accident insurance contributions'), accident])
  if (additional !== undefined) rows.push([say('Additional pension contributions'), additional])
  return amountsTable(rows, language, [say('Total cost'), employerCost])
}

/** The parts that a report has only if the request asks for them. */
function extras(answer: PrivateCalculationResponse, language: Language) {
  const { deductions, familyPayment, settlement, selfEmployment } = extrasWords[language]
  const { deduction_result: result, settlement: settled, npd_deduction_used: used = 0 } = answer
  const blocks: (readonly string[])[] = []
  const add = (title: string, rows: readonly NamedAmount[], total?: NamedAmount) =>
    blocks.push([title], amountsTable(rows, language, total))

  if (result !== undefined) {
    const { property_return_this_year: thisYear, property_return_total: inAll } = result
    const rows: NamedAmount[] = [
      [deductions.children(result.children_months), result.children_return],
      [deductions.own, result.own_return ?? 0],
      [deductions.property, thisYear],
      [deductions.social, result.social_return],
    ]
    const given = rows.filter(([, amount]) => amount > 0)
    add(deductions.heading, given, [deductions.total, result.total_return])
    if (inAll > thisYear) blocks.push(amountsTable([[deductions.propertyInAll, inAll]], language))
  }
  if (answer.family_payment !== undefined) {
    add(familyPayment.heading, [[familyPayment.amount, answer.family_payment]])
  }
  if (settled !== undefined) {
    add(settlement.heading, [
      [settlement.due, settled.tax_due],
      [settlement.withheldHere, settled.withheld_here],
      ...settled.withheld_elsewhere.map(
        (withheld, index): NamedAmount => [settlement.withheldElsewhere(index + 1), withheld],
      ),
      settled.overpaid > 0
        ? [settlement.overpaid, settled.overpaid]
        : [settlement.notice(settled.notice_due), settled.notice],
    ])
  }
  if (used > 0) add(selfEmployment.heading, [[selfEmployment.registration, used]])
  return blocks
}
