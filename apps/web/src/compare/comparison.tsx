import { type AmountName, excessOf, type Kopecks } from '@oklad/engine'
import { describeDetails } from '../details/describe-details.ts'
import type { Input } from '../input/input.ts'
import type { Outcome, Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { Table } from '../ui/table.tsx'

interface ComparisonProps {
  readonly scenarios: readonly Input[]
  readonly outcomes: readonly Outcome[]
  /** The names of the scenarios, by what differs. */
  readonly names: readonly string[]
}

/** The sums of the year that are compared. */
const compared: readonly AmountName[] = [
  'grossIncome',
  'netIncome',
  'incomeTax',
  'contributions',
  'employerCost',
]

/** Whether the year has pay that no tax is computed on. */
const isPartlyUntaxed = ({ year }: Solved) =>
  year.notices.some(({ code }) => code === 'self_employment_limit_passed')

/** The scenarios side by side, each with its differences from the first. */
export function Comparison(props: ComparisonProps) {
  const { scenarios, outcomes, names } = props
  const words = useWords()
  const { language, texts } = words
  const { compare, amounts } = texts
  const solved = outcomes.map((outcome) => (outcome.state === 'solved' ? outcome : undefined))
  const unreached = (outcome: Outcome | undefined) =>
    outcome?.state === 'unreachable' ? (
      <span class="difference caveat">
        {compare.unreachable(writeAmount(outcome.largest, language))}
      </span>
    ) : (
      '—'
    )
  const row = (label: string, sumOf: (one: Solved) => Kopecks, isTaxed = false) => {
    const sums = solved.map((one) => one && sumOf(one))
    const most = Math.max(...sums.map((sum) => sum ?? 0))
    const [first] = sums
    const differenceOf = (sum: Kopecks | undefined) =>
      sum === undefined || first === undefined ? 0 : excessOf(sum, first)
    const cells = solved.map((one, index) => {
      const sum = sums[index]
      const difference = differenceOf(sum)
      if (one === undefined || sum === undefined) return unreached(outcomes[index])
      return (
        <>
          <span class="difference-bar" aria-hidden="true">
            <span style={{ flexGrow: sum }} />
            <i style={{ flexGrow: most - sum }} />
          </span>
          {writeAmount(sum, language)}
          {difference !== 0 && (
            <span class="difference">
              {writeAmount(difference, language, { withSign: true })} {compare.difference(1)}
            </span>
          )}
          {isTaxed && isPartlyUntaxed(one) && (
            <span class="difference caveat">{compare.outside}</span>
          )}
        </>
      )
    })
    return { isChanged: sums.some((sum) => differenceOf(sum) !== 0), cells: [label, ...cells] }
  }
  const isMixed = new Set(scenarios.map(({ details }) => details.employment_type)).size > 1
  const nameOf = (name: AmountName) =>
    name === 'incomeTax' && isMixed ? compare.anyTax : amounts[name]
  const rows = [
    row(compare.rows.salary, ({ salary }) => salary),
    row(
      compare.rows.onHand,
      ({ statement: { months, average } }) => (months[0]?.amounts ?? average).netIncome,
    ),
    ...compared.map((name) =>
      row(
        `${nameOf(name)}, ${compare.rows.year.toLowerCase()}`,
        ({ statement }) => statement.total[name],
        name === 'netIncome' || name === 'incomeTax',
      ),
    ),
  ]
  const terms = scenarios.map(
    ({ details }) =>
      describeDetails(details, words)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('; ') || compare.plain,
  )
  return (
    <div class="comparison">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section class="scroll" aria-label={compare.table} tabIndex={0}>
        <Table
          head={[
            <span key="" class="visually-hidden">
              {compare.heading}
            </span>,
            ...names.map((name) => name.replace(/^[^:]*: /, '')),
          ]}
          body={[[compare.rows.details, ...terms], ...rows.map(({ cells }) => cells)]}
          rowClass={(index) => (rows[index - 1]?.isChanged ? 'changed-row' : undefined)}
        />
      </section>
    </div>
  )
}
