import { answerRecalculation, checkedRecalculation } from '@oklad/answers/breakdown'
import {
  capitalised,
  dayAndMonth,
  type Language,
  monthName,
  paymentKinds,
  snakeCase,
  unbroken,
} from '@oklad/contract/fields'
import { figureOf, type StepKind } from '@oklad/contract/internal'
import type { Kopecks } from '@oklad/engine'
import { funds, kopecks, minus, monthIn, total, yearIn } from '@oklad/engine/internal'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Figure } from '../breakdown/figure.tsx'
import { LimitedPart } from '../details/list-field.tsx'
import { RaiseParts } from '../details/raise-field.tsx'
import { delimitedText } from '../export/delimited-text.ts'
import { paydaysOf, withDetail } from '../input/details.ts'
import type { Input } from '../input/input.ts'
import { currentYear } from '../input/today.ts'
import { MarkWrong, wrongFields } from '../input/wrong-fields.ts'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'
import { nameOfAmount } from '../months/sums.ts'
import { current, proved, showScenarios, useWords } from '../page/state.ts'
import { recalculationTexts } from '../texts/recalculation.ts'
import { ScrollTable, Table } from '../ui/table.tsx'
import type { Recalculated } from './list-rows.ts'

/** The sums of a month that are shown where any month has them, after those that always are. */
const ofMonth = ['grossIncome', 'contributions', 'basePay', 'allowances', ...funds] as const
const named = { basePay: 'base_gross_income', allowances: 'north_gross_income' } as const
const nameOf = (sum: (typeof ofMonth)[number]) =>
  (named[sum as keyof typeof named] ?? snakeCase(sum)) as 'gross_income'

/** The first scenario as a year that is paid in part, the second as the right one: what differs, and how it is settled. */
export function Recalculation() {
  const { inputs, outcomes } = proved.value
  const { language } = useWords()
  const words = recalculationTexts[language]
  // Their own marks: the fields stay within reach while one of them is wrong.
  const { wrong, markWrong } = useMemo(wrongFields, [])
  const [before, after] = outcomes
  const input = inputs[1]
  if (!input?.paidOn || before?.state !== 'solved' || after?.state !== 'solved') return null
  const { year } = before.year
  const change = (part: Partial<Input>) => {
    // What is shown may be older than the last keystroke, by which the scenario may be removed.
    const { inputs } = current.value
    if (inputs[1]) showScenarios({ inputs: inputs.with(1, { ...inputs[1], ...part }), open: 1 })
  }
  const request = {
    before: { ...before.calculation.request, gross_salary: before.salary },
    after: { ...after.calculation.request, gross_salary: after.salary },
    ...paydaysOf(input.details),
    paid_on: input.paidOn,
  }
  const { problems, completed } = checkedRecalculation(request, currentYear)
  return (
    <div class="stack">
      <MarkWrong.Provider value={markWrong}>
        <div class="row">
          <LimitedPart
            id="paid-on"
            label={words.paidOn}
            type="date"
            value={input.paidOn}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            onValue={(paidOn) => change({ paidOn })}
          />
          <RaiseParts
            id="new-salary"
            details={input.details}
            onRaise={(raise) => change({ details: withDetail(input.details, 'raise', raise) })}
          />
        </div>
      </MarkWrong.Provider>
      <p class="hint">{words.help}</p>
      <div class="result stack" inert={wrong.value.size > 0}>
        {completed && problems.length === 0 ? (
          <Settled
            request={request}
            calculations={completed}
            taxByMonths={minus(after.statement.total.incomeTax, before.statement.total.incomeTax)}
          />
        ) : (
          <p class="problem">{words.none}</p>
        )}
      </div>
    </div>
  )
}

interface Asked {
  readonly request: Parameters<typeof answerRecalculation>[0]
  readonly calculations: Parameters<typeof answerRecalculation>[1]
}

interface SettledProps extends Asked {
  /** How the tax of the year differs in the table of months, kopecks. */
  readonly taxByMonths: Kopecks
}

interface Answered {
  readonly answer: ReturnType<typeof answerRecalculation>
}

/** The answer of the service: the settlement, what it means, and the differences by month and by payment. */
function Settled({ request, calculations, taxByMonths }: SettledProps) {
  const { language } = useWords()
  const answer = answerRecalculation(request, calculations, language)
  const becameResident = Boolean(request.before.is_not_resident && !request.after.is_not_resident)
  const sums = useSums(answer, becameResident)
  return (
    <>
      <Meaning answer={answer} isSettled={sums.length > 0} />
      {sums.length > 0 && <Table label={recalculationTexts[language].settlement} body={sums} />}
      {sums.length > 0 && <RowsForList {...{ request, calculations, ...answer }} />}
      <MonthDifferences answer={answer} />
      <PaymentDifferences answer={answer} />
      <ByDate answer={answer} taxByMonths={taxByMonths} />
    </>
  )
}

/** Copies the columns with which a list of employees has the settlement. */
function RowsForList({ request, calculations, settlement }: Recalculated) {
  const { language } = useWords()
  const words = recalculationTexts[language]
  const [status, setStatus] = useState('')
  async function copy() {
    try {
      const { listRows } = await import('./list-rows.ts')
      const rows = listRows({ request, calculations, settlement }, language)
      if (rows) await navigator.clipboard.writeText(delimitedText(rows, language, '\t'))
      setStatus(rows ? words.rowsCopied(rows.length - 1) : words.noRows)
    } catch {
      setStatus(words.copyFailed)
    }
  }
  return (
    <div>
      <button type="button" onClick={copy}>
        {words.copyRows}
      </button>
      <p role="status" class="hint">
        {status}
      </p>
    </div>
  )
}

/** The sums of a settlement that are not 0, each with its title; those with steps open their breakdown. */
function useSums(
  { settlement, excess_tax, explanation, tax_not_withheld }: Answered['answer'],
  becameResident: boolean,
): readonly (readonly [title: string, sum: ComponentChildren])[] {
  const { language } = useWords()
  const words = recalculationTexts[language]
  const write = signed(language)
  const row = (kind: StepKind, pointer: string, amount: number) => {
    const step = explanation.find((one) => one.pointer === pointer)
    const figure =
      step === undefined ? (
        write(amount)
      ) : (
        <Figure asked={{ step: step.id, explanation }}>{write(amount)}</Figure>
      )
    return [figureOf(kind).title[language], figure, amount] as const
  }
  const toReturn = words[becameResident ? 'toReturnByService' : 'toReturn']
  const rows: readonly (readonly [string, ComponentChildren, number])[] = [
    row('settlement_pay', '/settlement/gross_income', settlement.gross_income),
    row('settlement_tax', '/settlement/tax_amount', settlement.tax_amount),
    row('settlement_net', '/settlement/net_income', settlement.net_income),
    row('settlement_contributions', '/settlement/contributions', settlement.contributions),
    row('excess_tax', '/excess_tax/found', excess_tax.found),
    [words.setOff, write(excess_tax.set_off), excess_tax.set_off],
    [toReturn, write(excess_tax.to_return), excess_tax.to_return],
    [words.notWithheld, write(tax_not_withheld), tax_not_withheld],
  ]
  return rows.flatMap(([title, figure, amount]) => (amount === 0 ? [] : [[title, figure]]))
}

/** Writes an amount with its sign and kopecks. */
const signed = (language: Language) => (amount: number) =>
  writeAmount(amount, language, { withKopecks: true, withSign: true })

interface MeaningProps extends Answered {
  readonly isSettled: boolean
}

/** What the employee is paid or owes, with the warnings; or that nothing is settled. */
function Meaning({ answer, isSettled }: MeaningProps) {
  const { language } = useWords()
  const words = recalculationTexts[language]
  const { settlement, payments, warnings = [] } = answer
  const net = writeAmount(Math.abs(settlement.net_income), language)
  const day = dayAndMonth(settlement.date, language)
  const hasDifferences = payments.length > 0 || monthsWithSums(answer).length > 0
  return (
    <ul class="stack" aria-live="polite">
      {settlement.net_income > 0 && <li>{words.pays(day, net)}</li>}
      {warnings.map(({ code, detail }) => (
        <li key={detail} class="warning">
          {code === 'debt_needs_grounds' && words.owes(net)} {detail}
        </li>
      ))}
      {!isSettled && <li>{hasDifferences ? words.later(day) : words.nothing}</li>}
    </ul>
  )
}

const monthsWithSums = ({ months }: Answered['answer']) =>
  months.filter((month) => ofMonth.some((sum) => month[nameOf(sum)] !== 0))

/** The months that differ, with the sums that any of them has. */
function MonthDifferences({ answer }: Answered) {
  const { language, texts } = useWords()
  const months = monthsWithSums(answer)
  if (months.length === 0) return null
  const write = signed(language)
  const isParted = months.some((month) => month.north_gross_income !== 0)
  const columns = ofMonth.filter((sum, index) =>
    sum === 'basePay' ? isParted : index < 2 || months.some((month) => month[nameOf(sum)] !== 0),
  )
  return (
    <ScrollTable
      hasHeading
      label={recalculationTexts[language].months}
      head={['', ...columns.map((sum) => nameOfAmount(sum, { language, texts }))]}
      body={months.map((month) => [
        capitalised(monthName(monthIn(month.month), language)),
        ...columns.map((sum) => write(month[nameOf(sum)])),
      ])}
    />
  )
}

/** Why the tax of the payments and that of the months, which stands above on the page, change by different sums. */
function ByDate({ answer, taxByMonths }: Answered & Pick<SettledProps, 'taxByMonths'>) {
  const { language } = useWords()
  const { payments, excess_tax, tax_not_withheld } = answer
  const withheld = total(payments.map(({ tax_amount }) => kopecks(tax_amount)))
  // What is returned or not withheld is no part of the payments.
  const settled = minus(kopecks(excess_tax.to_return), kopecks(tax_not_withheld))
  if (minus(withheld, settled) === taxByMonths) return null
  const write = signed(language)
  return (
    <p class="hint">
      {unbroken(recalculationTexts[language].byDate(write(withheld), write(taxByMonths)))}
    </p>
  )
}

/** The payments that differ, and what is deducted from later ones for a debt. */
function PaymentDifferences({ answer: { settlement, payments, debt } }: Answered) {
  const { language, texts } = useWords()
  const words = recalculationTexts[language]
  const { grossIncome, incomeTax, netIncome } = texts.amounts
  const write = signed(language)
  const whole = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  const day = (date: string) => writeDay(date, language, yearIn(settlement.date))
  const nameOfPayment = (kind: (typeof payments)[number]['kind']) =>
    kind === 'settlement' ? words.settlement : paymentKinds[kind][language].toLowerCase()
  const repayments = debt?.repayments ?? []
  return (
    <>
      {payments.length > 0 && (
        <ScrollTable
          hasHeading
          label={words.payments}
          head={['', grossIncome, incomeTax, netIncome]}
          body={payments.map(({ date, kind, gross_income, tax_amount, net_income }) => [
            `${day(date)}, ${nameOfPayment(kind)}`,
            ...[gross_income, tax_amount, net_income].map(write),
          ])}
        />
      )}
      {repayments.length > 0 && (
        <ScrollTable
          hasHeading
          label={words.repayments}
          head={['', words.limit, words.kept, words.left]}
          body={repayments.map(({ date, limit, amount, left }) => [
            day(date),
            ...[limit, amount, left].map(whole),
          ])}
        />
      )}
    </>
  )
}
