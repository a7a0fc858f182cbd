import { paymentKinds, writeDate, writePercent } from '@oklad/contract/fields'
import type { StatementMonth } from '@oklad/engine'
import { openBand } from '../answer/open-band-on-demand.ts'
import { reasonsOf } from '../answer/reasons-of.ts'
import { describeDetails } from '../details/describe-details.ts'
import { leftOutOnPaper, yearTable } from '../export/year-table.ts'
import { countedDetails } from '../input/input.ts'
import type { Answered } from '../input/outcome.ts'
import { today } from '../input/today.ts'
import { haveKopecks, writeAmount } from '../money/write-amount.ts'
import { paymentsIn } from '../months/payments-of.ts'
import { Lazy } from '../page/lazy.tsx'
import { useWords } from '../page/state.ts'
import { paperMonthOf } from '../share/actions.tsx'
import { monthsTexts } from '../texts/months.ts'
import { payslipTexts } from '../texts/payslip.ts'
import { Table } from '../ui/table.tsx'
import { afterWrits, paidOutOf } from '../writs/deducted-of.ts'
import { PaperHead } from './paper-head.tsx'
import { payslipRows } from './payslip-rows.ts'
import '../styles/print.css'

/** The sheet on paper: the payslip of a month, or the months of the year. Visible in print only. */
export function Payslip({ input, solved }: Answered) {
  const words = useWords()
  const { language, texts } = words
  const payslip = payslipTexts[language]
  const { statement, year, salary } = solved
  const { months } = statement
  const month = paperMonthOf(solved)
  const shown = months.find((one) => one.month === month)
  if (solved.withoutAllowance !== undefined) {
    return (
      <section class="payslip" aria-labelledby="payslip-heading">
        <h1 id="payslip-heading">{monthsTexts[language].heading(year.year)}</h1>
        {reasonsOf(input, solved, words).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <Lazy part={openBand}>{({ BandMonths }) => <BandMonths solved={solved} />}</Lazy>
      </section>
    )
  }
  return (
    <section class="payslip" aria-labelledby="payslip-heading">
      <h1 id="payslip-heading">
        {shown === undefined
          ? monthsTexts[language].heading(year.year)
          : payslip.heading(shown.month, year.year)}
      </h1>
      {shown && <PaperHead month={shown.month} />}
      <p>
        <b>{payslip.terms}:</b> {texts.salary.gross.label} {writeAmount(salary, language)} ₽
        {describeDetails(countedDetails(input), words).map(({ name, label, value }) => (
          <span key={name}>
            ; {label}: {value}
          </span>
        ))}
      </p>
      {shown === undefined ? (
        <>
          <Year solved={solved} />
          <ul>
            {reasonsOf(input, afterWrits(solved, language), words).map(({ lead, text }) => (
              <li key={text}>
                {lead} {text}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <MonthOnPaper solved={solved} input={input} shown={shown} />
      )}
      <p class="hint">
        {payslip.computed(writeDate(today(), language))}. {texts.disclaimer}
      </p>
    </section>
  )
}

/** The payslip of a month: accrued, withheld and paid amounts, and the employer's contributions. */
function MonthOnPaper(props: Answered & { readonly shown: StatementMonth }) {
  const { solved, input, shown } = props
  const { language, texts } = useWords()
  const payslip = payslipTexts[language]
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  const rows = payslipRows(solved, shown, { language, texts })
  const payments = paidOutOf(solved, paymentsIn(solved, input.details)?.payments)
  return (
    <>
      <Table
        class="payslip-month"
        head={['', payslip.ofMonth, payslip.soFar]}
        body={rows.map(({ label, ofMonth, soFar }) => [
          label,
          write(ofMonth),
          soFar === undefined ? '' : write(soFar),
        ])}
        rowClass={(index) => (rows[index]?.isSum ? 'sum' : undefined)}
      />
      {payments.length > 0 && (
        <p>
          <b>{payslip.payments}:</b>{' '}
          {payments
            .filter((payment) => payment.month === shown.month)
            .map(
              ({ date, kind, netIncome }) =>
                `${writeDate(date, language)}, ${paymentKinds[kind][language].toLowerCase()} ${write(netIncome)} ₽`,
            )
            .join('; ')}
          . {payslip.byDate}
        </p>
      )}
    </>
  )
}

/** The months of the year, one a row. */
function Year({ solved }: Pick<Answered, 'solved'>) {
  const words = useWords()
  const [head = [], ...rows] = yearTable(solved, words, leftOutOnPaper(solved))
  const withKopecks = haveKopecks(
    rows
      .flat()
      .flatMap((cell) => (typeof cell === 'object' && 'kopecks' in cell ? cell.kopecks : [])),
  )
  const written = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'string') return cell
      return 'percent' in cell
        ? writePercent(cell.percent, words.language)
        : writeAmount(cell.kopecks, words.language, { withKopecks })
    }),
  )
  return (
    <Table class="payslip-year" head={head} body={written.slice(0, -1)} foot={written.slice(-1)} />
  )
}
