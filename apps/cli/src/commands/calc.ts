import {
  type Answerer,
  type Calculation,
  privateAnswer,
  readQuestion,
  type YearRow,
  yearSections,
} from '@oklad/answers'
import {
  absenceKinds,
  capitalised,
  contractTypes,
  fromMonth,
  monthName,
  numericDate,
  PrivateCalculationResponse,
  PrivateMonth,
  requestFields,
  type Text,
  writeHundredths,
  writePercent,
  writeRoubles,
  writKinds,
} from '@oklad/contract/internal'
import { calculate, type YearWarning } from '@oklad/engine'
import { allowanceScaleOf, monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { sumsOf, titleOf } from '../report/members.ts'
import { monthColumns } from '../report/month-columns.ts'
import { amountsTable, type NamedAmount } from '../report/table.ts'
import { headOf, inSentence, reportOf, wrapText } from '../report/text.ts'
import { titles } from '../texts.ts'
import { question } from './question.ts'

// biome-ignore format: one text a line
const texts = {
  ofMonth: { en: 'Pay and {tax}, {first} {year}, in roubles', ru: 'Выплаты и {tax} за {first} {year} года, ₽' },
  ofMonths: { en: 'Pay and {tax}, {first} to {last} {year}, in roubles', ru: 'Выплаты и {tax} за {first} — {last} {year} года, ₽' },
  noAccident: { en: 'Accident insurance is not included: its tariff depends on the line of business.', ru: 'Без взносов на травматизм: их тариф зависит от класса профессионального риска.' },
  firstRise: { en: '{from} the rate of the main base is {to}%', ru: '{from} ставка по основной налоговой базе — {to} %' },
  rises: { en: '{rises}. The higher rate applies only to what exceeds the threshold.', ru: '{rises}. По повышенной ставке облагается только сумма сверх порога.' },
  apart: { en: 'The allowances are taxed separately from base pay, on a scale of their own; the rate shown is that of the main base.', ru: 'Районный коэффициент и северная надбавка облагаются отдельно, по своей шкале; в таблице — ставка по основной налоговой базе.' },
  ofYear: { en: 'Pay and {tax}, {year}, in roubles', ru: 'Выплаты и {tax} за {year} год, ₽' },
  nextRise: { en: '{from} {to}%', ru: '{from} — {to} %' },
  district: { en: 'district coefficient {coefficient}', ru: 'районный коэффициент {coefficient}' },
  northern: { en: 'northern allowance {percent}%', ru: 'северная надбавка {percent} %' },
}

/** The tax of the self-employed, who owe no income tax. */
const employerCost = { en: 'What it costs the employer', ru: 'Расходы работодателя' }
const customerCost = { en: 'What it costs the customer', ru: 'Расходы заказчика' }
const professionalTax = { en: 'Tax', ru: 'НПД' }

/** The answer of the service, and its calculation, which has the facts that the report tells. */
interface Body {
  readonly calculation: Calculation
  readonly answer: PrivateCalculationResponse
}

const answerer: Answerer<Body> = (text, currentYear, language) => {
  const reading = readQuestion('private', text, currentYear)
  if (!reading.ok) return reading
  const { completed: calculation } = reading
  const answer = privateAnswer(calculation, language())
  return { ok: true, body: { calculation, answer } }
}

/** `oklad calc`: the payslips of a year. */
export const calcCommand = question({
  operation: 'privateCalc',
  examples: [
    'calc --salary 150000',
    'calc --salary "150 000,50" --district 1.15 --northern 30 --start 2026-03',
    'calc --salary 500000 --start 2025-01 --privilege',
    'calc --salary 150000 --children 2 --bonus 12=300000',
    'calc --salary 90000 --start 2026-05-18 --first-month working-days',
    'calc --salary 150000 --absence vacation:2026-07-06=14',
    'calc --salary 150000 --deduct alimony-share=1/4 --deduct writ=100000',
    'calc --salary 150000 --json > year.json',
    'calc --request request.json',
  ],
  answerer,
  document: ({ answer }) => answer,
  report,
})

/** A rise of the tax rate. */
type Threshold = Extract<YearWarning, { code: 'threshold_passed' }>

/** Marks a month in which the rate rises. A shape, because colours do not reach every reader. */
const THRESHOLD_MARK = '▲'

/** A calculated year for people: its months, the rises of the rate, and the cost to the employer. */
function report({ calculation, answer }: Body, context: CommandContext): string {
  const { terms, law } = calculation
  const { language, say, width } = context
  const isOwn = terms.contractType === 'selfEmployment'
  const year = calculate(terms, law)
  const thresholds = year.warnings.filter((warning) => warning.code === 'threshold_passed')
  const months = answer.monthly_details
  const tax = isOwn ? professionalTax : titleOf(PrivateMonth, 'monthly_tax_amount')
  const { table, notes } = yearTable(months, thresholds, context, tax)
  // The table and its notes tell where the rate rises.
  const warnings = answer.warnings?.filter(({ code }) => code !== 'threshold_passed')
  const wrapped = (note: string) => wrapText(note, width, '  ')

  const [first, last] = [months[0], months.at(-1)].map((month) =>
    month === undefined ? '' : monthName(monthIn(month.month), language),
  )
  const title =
    months.length === 12 ? texts.ofYear : first === last ? texts.ofMonth : texts.ofMonths
  const hasAccident = isOwn || answer.annual_accident_contribution !== undefined
  return reportOf([
    [
      say(title, { year: law.year, first, last, tax: inSentence(say(tax)) }),
      ...headOf(termsLine({ calculation, answer }, context), warnings, width),
    ],
    table,
    [
      ...rateNotes({ calculation, answer }, thresholds, context),
      ...notes.map((note) => `  ${note}`),
    ].flatMap(wrapped),
    [say(isOwn ? customerCost : employerCost)],
    costTable(answer, isOwn, year.employerCost, context),
    hasAccident ? [] : wrapped(`  ${say(texts.noAccident)}`),
    ...extras({ calculation, answer }, context),
  ])
}

/** The base pay, the allowances, and everything unusual about the calculation. */
function termsLine({ calculation, answer }: Body, { language, say }: CommandContext): string {
  const { request } = calculation
  const { employment_type: contract = 'TD' } = request
  const { territorial_multiplier: district, northern_coefficient: northern } = answer
  const label = (name: keyof typeof requestFields) =>
    inSentence(requestFields[name].label[language])
  const coefficient = writeHundredths(district, language)
  const ofEveryMonth = {
    monthly_territorial_multipliers:
      district === 100
        ? say({ en: 'no district coefficient', ru: 'без районного коэффициента' })
        : say(texts.district, { coefficient }),
    monthly_northern_coefficients:
      northern === 100
        ? say({ en: 'no northern allowance', ru: 'без северной надбавки' })
        : say(texts.northern, { percent: northern - 100 }),
  }
  const allowances = (Object.keys(ofEveryMonth) as (keyof typeof ofEveryMonth)[]).map((series) =>
    request[series] === undefined ? ofEveryMonth[series] : label(series),
  )
  const { monthly_salaries: bySeries, non_resident_category: categories } = requestFields
  const { non_resident_category: category = 'ordinary' } = request
  return [
    request.monthly_salaries === undefined
      ? `${say(titleOf(PrivateMonth, 'monthly_base_gross_income'))} ${writeRoubles(answer.gross_salary, language)}`
      : bySeries.label[language],
    ...(contract === 'TD' ? allowances : []),
    ...(request.has_tax_privilege ? [label('has_tax_privilege')] : []),
    ...(contract === 'TD' ? [] : [inSentence(say(contractTypes[contract].name))]),
    ...(request.is_not_resident ? [label('is_not_resident')] : []),
    ...(category === 'ordinary' ? [] : [inSentence(categories.choices[category][language])]),
  ].join(', ')
}

/**
 * The table of a year. In a narrow terminal the columns that repeat themselves go first:
 * allowances of zero, then base pay, which also stands above the table.
 */
function yearTable(
  answered: readonly PrivateMonth[],
  thresholds: readonly Threshold[],
  context: CommandContext,
  tax: Text,
) {
  const { amounts, contributions, fit, months, name, otherSums, rate, totals } = monthColumns(
    answered,
    context,
    tax,
  )
  const passedIn = (row: PrivateMonth) =>
    thresholds.find(({ month }) => month === monthIn(row.month))
  const netToDate = (row: PrivateMonth) =>
    months
      .filter(({ month }) => month <= row.month)
      .reduce((sum, { monthly_net_income }) => sum + monthly_net_income, 0)
  const accrued = {
    ...{ monthly_gross_income: 2, monthly_base_gross_income: 8, monthly_bonus: 3 },
    monthly_north_gross_income: paysAllowances(months) ? 7 : 9,
  }
  const taken = { monthly_tax_amount: 1, monthly_net_income: 0, withheld_after_tax: 0, paid_out: 0 }
  const deducted = { monthly_deduction: 5, ...taken }
  return fit([
    name((row) => (passedIn(row) === undefined ? ' ' : THRESHOLD_MARK)),
    ...totals(accrued),
    ...otherSums(['monthly_bonus', 'monthly_deduction', 'withheld_after_tax', 'paid_out']),
    ...totals(deducted),
    rate((row) => {
      const passed = passedIn(row)
      const rates = passed ? [passed.from, passed.to] : [row.tax_rate]
      return rates.map((one) => writePercent(one, context.language)).join(' → ')
    }),
    contributions(4),
    amounts({ en: 'Net pay\nyear to date', ru: 'На руки\nс нач. года' }, netToDate, 6),
  ])
}

const paysAllowances = (months: readonly PrivateMonth[]) =>
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
      const rise = index === 0 ? texts.firstRise : texts.nextRise
      return say(rise, { from: fromMonth(month, language), to })
    })
    notes.push(`${THRESHOLD_MARK} ${say(texts.rises, { rises: capitalised(rises.join(', ')) })}`)
  }
  if (paysAllowances(answer.monthly_details) && allowanceScaleOf(terms, law) !== null) {
    notes.push(`  ${say(texts.apart)}`)
  }
  return notes
}

const rareContributions = [
  'annual_accident_contribution',
  'annual_additional_contribution',
] as const

const employeePay = { en: 'Gross pay', ru: 'Начислено' }
const clientPay = { en: 'Income from the customer', ru: 'Доход от заказчика' }

/**
 * The pay and the contributions of a year.
 * @param isOwn whether the self-employed pay for themselves, without contributions
 */
function costTable(
  answer: PrivateCalculationResponse,
  isOwn: boolean,
  employerCost: number,
  context: CommandContext,
): readonly string[] {
  const funds = isOwn ? [] : (['annualPFR', 'annualFOMS', 'annualFSS'] as const)
  const contributions = [...funds, ...rareContributions]
  const given: readonly NamedAmount[] = [
    [isOwn ? clientPay : employeePay, answer.annual_gross_income],
    ...sumsOf(PrivateCalculationResponse, answer, contributions),
  ]
  return amountsTable(given, context, [titles.totalCost, employerCost])
}

// biome-ignore format: one text a line
const absenceTexts = {
  heading: { en: 'Pay for absences', ru: 'Оплата отсутствий' },
  paidOn: { en: ', paid on {date}', ru: ', выплата {date}' },
  fund: { en: '  paid by the Social Fund', ru: '  платит Социальный фонд' },
}

/** The pay of each absence with its days. */
const absenceRows = (
  { absence_pay = [] }: PrivateCalculationResponse,
  { say, language }: CommandContext,
): readonly NamedAmount[] =>
  absence_pay.flatMap(({ kind, from, last_day, paid_on, pay, fund_pay }): NamedAmount[] => {
    const date = (day: string) => numericDate(day, language)
    const paid = paid_on === undefined ? '' : say(absenceTexts.paidOn, { date: date(paid_on) })
    const name = `${say(absenceKinds[kind])}, ${date(from)} – ${date(last_day)}${paid}`
    return [[name, pay], ...(fund_pay > 0 ? [[absenceTexts.fund, fund_pay] as const] : [])]
  })

// biome-ignore format: one text a line
const writTexts = {
  heading: { en: 'Deductions after tax by writ', ru: 'Удержания по исполнительным листам' },
  debt: { en: '  debt left', ru: '  остаток долга' },
}

/** What each writ takes in the year, in their order. */
const writRows = (
  { calculation, answer: { deductions_after_tax = [] } }: Body,
  { say }: CommandContext,
): readonly NamedAmount[] =>
  deductions_after_tax.flatMap(({ amount, debt_left }, index): NamedAmount[] => {
    const kind = calculation.request.deductions_after_tax?.[index]?.kind ?? 'writ'
    const debt = debt_left ? [[writTexts.debt, debt_left] as const] : []
    return [[`№ ${index + 1}. ${say(writKinds[kind])}`, amount], ...debt]
  })

/** The parts that a report has only if the request asks for them. */
function extras(body: Body, context: CommandContext) {
  const { answer } = body
  const { say } = context
  const named = ({ title, amount }: YearRow): NamedAmount => [title, amount]
  const sections = yearSections(answer, context.language)
  const blocks = sections.flatMap(({ heading, rows, total, beyond }) => [
    [heading],
    amountsTable(rows.map(named), context, total && named(total)),
    ...(beyond.length > 0 ? [amountsTable(beyond.map(named), context)] : []),
  ])
  const lists = [
    [absenceTexts.heading, absenceRows(answer, context)],
    [writTexts.heading, writRows(body, context)],
  ] as const
  for (const [heading, rows] of lists) {
    if (rows.length > 0) blocks.push([say(heading)], [...amountsTable(rows, context)])
  }
  return blocks
}
