import { capitalised, monthName, writePercent } from '@oklad/contract/fields'
import type { AmountName } from '@oklad/engine'
import { shareOf } from '@oklad/engine/internal'
import { Seniority } from '../details/seniority.tsx'
import type { Answered, Solved } from '../input/outcome.ts'
import { writeWhole } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { linkOf, useActions } from '../share/actions.tsx'
import { actionsTexts } from '../texts/actions.ts'
import { monthsTexts } from '../texts/months.ts'
import { openBandTexts } from '../texts/open-band.ts'
import { ScrollTable } from '../ui/table.tsx'
import { bandOf } from './band.ts'
import { Reasons } from './reasons.tsx'
import type { Sentence } from './reasons-of.ts'
import '../styles/open-band.css'

interface OpenBandProps extends Answered {
  readonly reasons: readonly Sentence[]
}

/** The answer while the northern seniority is not known: every figure is a range, and the question stands beside it. */
export function OpenBand({ input, solved, reasons }: OpenBandProps) {
  const { language, texts } = useWords()
  const words = openBandTexts[language]
  const bandIn = (of: (one: Solved) => number) =>
    `${bandOf(solved, of, (amount) => writeWhole(amount, language))}\u00a0₽`
  const band = (name: AmountName) => bandIn(({ shown }) => shown[name])
  const inYear = (name: AmountName) => bandIn(({ statement }) => statement.total[name])
  // The headline of a salary is the net pay.
  const facts = [
    'grossIncome',
    'incomeTax',
    ...(input.kind === 'gross' ? [] : ['netIncome' as const]),
  ] as const
  return (
    <>
      <p class="cluster facts">
        {facts.map((name) => (
          <span key={name}>
            {texts.amounts[name]} <b>{band(name)}</b>
          </span>
        ))}
      </p>
      <div class="stack open-question">
        <h3>{words.ask}</h3>
        <Seniority name="open-seniority" whole={input.fullAllowance ?? 0} />
      </div>
      <Reasons reasons={reasons} />
      <BandPicture solved={solved} />
      <section aria-labelledby="band-heading">
        <h3 id="band-heading">{words.inYear(solved.year.year)}</h3>
        <dl class="band-totals">
          {(['netIncome', 'incomeTax', 'contributions', 'employerCost'] as const).map((name) => (
            <div key={name}>
              <dt>{name === 'employerCost' ? texts.salary.cost.label : texts.amounts[name]}</dt>
              <dd>{inYear(name)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LinkAction />
      <p class="hint">{words.after}</p>
    </>
  )
}

/** The link alone: there is no single figure for a file yet. */
function LinkAction() {
  const words = actionsTexts[useWords().language]
  const { button, said } = useActions(words.private)
  const copy = () => navigator.clipboard.writeText(linkOf())
  return (
    <section class="share" aria-label={words.heading}>
      {button(words.link, copy, words.linkCopied, true)}
      {said}
    </section>
  )
}

/** The amounts of a month of a year. */
const monthOf = (solved: Solved, month: number) =>
  solved.statement.months.find((one) => one.month === month)

const netOf = (solved: Solved, month: number) => monthOf(solved, month)?.amounts.netIncome ?? 0

/** The net pay of each month, without the allowance and with the whole one, on one scale from 0. */
function BandPicture({ solved }: Pick<Answered, 'solved'>) {
  const { language } = useWords()
  const { withoutAllowance = solved } = solved
  const months = solved.statement.months.map(({ month, amounts }) => ({
    month,
    most: amounts.netIncome,
    least: netOf(withoutAllowance, month),
  }))
  const highest = Math.max(...months.flatMap(({ most, least }) => [most, least]), 1)
  const percentOf = (net: number) => shareOf(100, net, highest)
  const write = (amount: number) => writeWhole(amount, language)
  const described = months.map(
    ({ month }) =>
      `${monthName(month, language)} ${bandOf(solved, (one) => netOf(one, month), write)} ₽`,
  )
  return (
    <div
      class="band-columns"
      role="img"
      aria-label={openBandTexts[language].picture(described.join(', '))}
    >
      {months.map(({ month, most, least }) => (
        <span key={month} class="band-column">
          <span class="band-room">
            <span class="band-most" style={{ height: `${percentOf(most)}%` }} />
            <span class="band-least" style={{ height: `${percentOf(least)}%` }} />
          </span>
          <span class="column-label">{capitalised(monthName(month, language)).slice(0, 3)}</span>
        </span>
      ))}
    </div>
  )
}

/** The months of a year that waits for the seniority, every figure as a range; months with the same ranges share a row. */
export function BandMonths({ solved }: Pick<Answered, 'solved'>) {
  const { language, texts } = useWords()
  const words = monthsTexts[language]
  const write = (amount: number) => writeWhole(amount, language)
  const names = ['netIncome', 'incomeTax', 'grossIncome'] as const
  const head = [...names.map((name) => texts.amounts[name]), words.rate]
  const rows = solved.statement.months.map(({ month }) => ({
    month,
    bands: [
      ...names.map((name) =>
        bandOf(solved, (one) => monthOf(one, month)?.amounts[name] ?? 0, write),
      ),
      bandOf(
        solved,
        (one) => monthOf(one, month)?.taxRate ?? 0,
        (rate) => writePercent(rate, language),
      ),
    ],
  }))
  const groups = rows.filter(({ bands }, at) => bands.join() !== rows[at - 1]?.bands.join())
  /** The months from the first of a group up to the next group. */
  const titleOf = (at: number) => {
    const end = groups[at + 1]?.month ?? Number.POSITIVE_INFINITY
    const months = rows.filter(({ month }) => month >= (groups[at]?.month ?? 0) && month < end)
    const names = months.map(({ month }) => monthName(month, language))
    return capitalised([...new Set([names[0], names.at(-1)])].join(' – '))
  }
  /** On a phone each range has a line, with its name. */
  const cells = (bands: readonly string[]) =>
    bands.map((band, at) => (
      <span key={head[at]} data-name={head[at]}>
        {band}
      </span>
    ))
  return (
    <section class="months band-months" aria-labelledby="months-heading">
      <h2 id="months-heading">{words.heading(solved.year.year)}</h2>
      <ScrollTable
        label={words.scroll}
        head={[words.month, ...head]}
        body={groups.map(({ bands }, at) => [titleOf(at), ...cells(bands)])}
        foot={[
          [
            words.total,
            ...cells(
              names.map((name) => bandOf(solved, ({ statement }) => statement.total[name], write)),
            ),
            '',
          ],
        ]}
      />
    </section>
  )
}
