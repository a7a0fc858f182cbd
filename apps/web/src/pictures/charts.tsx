import { capitalised, monthName } from '@oklad/contract/fields'
import { type Kopecks, type Raise, raiseLadder, roubles } from '@oklad/engine'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { rateRises } from '../months/rate-rises.ts'
import { RAISE } from '../salary/raise.ts'
import { afterMonthsTexts } from '../texts/after-months.ts'
import { Chart, type Mark } from './chart.tsx'
import { parts, partsOfCost } from './parts.ts'

/** How many salaries a ladder shows. */
const STEPS = 40

/** The ladder ends at the first of these that is well above the salary, kopecks a month. */
const ladderEnds = [500_000, 1_000_000, 2_500_000, 6_000_000, 20_000_000, 100_000_000].map(roubles)

interface PicturesProps {
  readonly solved: Solved
}

/** Where the money goes: by month, by the next rouble, and for the employer. */
export function Charts({ solved }: PicturesProps) {
  return (
    <>
      <MonthsPicture solved={solved} />
      <LadderPicture solved={solved} />
      <CostPicture solved={solved} />
    </>
  )
}

interface PictureProps {
  readonly heading: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly children: ComponentChildren
}

/** A chart with the same figures as a table. */
function Picture({ heading, head, rows, children }: PictureProps) {
  const { language } = useWords()
  const { pictures } = afterMonthsTexts[language]
  return (
    <figure class="picture">
      <figcaption>
        <h3>{heading}</h3>
      </figcaption>
      {children}
      <details>
        <summary>{pictures.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section class="scroll" aria-label={heading} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th scope="col" key={cell}>
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...others]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

function MonthsPicture({ solved }: PicturesProps) {
  const { language, texts } = useWords()
  const { pictures } = afterMonthsTexts[language]
  const { months } = solved.statement
  const rises = rateRises(solved)
  const marks = months.flatMap(({ month }, before): Mark[] => {
    const rise = rises.find((one) => one.month === month)
    return rise === undefined ? [] : [{ before, label: pictures.threshold(rise.to) }]
  })
  const labels = months.map(({ month }) => capitalised(monthName(month, language)))
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <Picture
      heading={pictures.months}
      head={[texts.months.month, ...parts.map(({ amount }) => texts.amounts[amount])]}
      rows={months.map(({ amounts }, index) => [
        labels[index] ?? '',
        ...parts.map(({ amount }) => write(amounts[amount])),
      ])}
    >
      <Chart
        labels={labels}
        marks={marks}
        parts={parts.map((part) => ({
          ...part,
          label: texts.amounts[part.amount],
          values: months.map(({ amounts }) => amounts[part.amount]),
        }))}
        description={pictures.describeMonths(
          write(months[0]?.amounts.netIncome ?? 0),
          write(months.at(-1)?.amounts.netIncome ?? 0),
        )}
      />
    </Picture>
  )
}

function LadderPicture({ solved }: PicturesProps) {
  const { language, texts } = useWords()
  const { pictures } = afterMonthsTexts[language]
  const { calculation, salary } = solved
  const ladder = useMemo(
    () =>
      raiseLadder(
        calculation.terms,
        RAISE,
        { steps: STEPS, below: endAbove(salary) },
        calculation.law,
      ),
    [calculation, salary],
  )
  const write = (amount: number) => writeAmount(amount, language)
  const here = ladder.findLastIndex((rung) => rung.salary <= salary)
  const heading = pictures.ladder(write(RAISE))
  return (
    <Picture
      heading={heading}
      head={[pictures.salary, ...parts.map(({ amount }) => texts.amounts[amount])]}
      rows={changesOf(ladder).map(({ salary, added }) => [
        write(salary),
        ...parts.map(({ amount }) => write(added[amount])),
      ])}
    >
      <Chart
        labels={ladder.map((rung) => write(rung.salary))}
        marks={[{ before: here, label: pictures.here }]}
        parts={parts.map((part) => ({
          ...part,
          label: texts.amounts[part.amount],
          values: ladder.map(({ added }) => added[part.amount]),
        }))}
        description={`${heading}. ${pictures.describeLadder}`}
      />
    </Picture>
  )
}

/** The first of the ends that leaves room above the salary. */
const endAbove = (salary: Kopecks): Kopecks =>
  ladderEnds.findLast((_, index) => index === 0 || (ladderEnds[index - 1] ?? 0) <= salary) ??
  (ladderEnds[0] as Kopecks)

/** The rungs at which something changes: the others repeat the one before. */
const changesOf = (ladder: readonly Raise[]): readonly Raise[] =>
  ladder.filter(
    ({ added }, index) =>
      index === 0 || parts.some(({ amount }) => ladder[index - 1]?.added[amount] !== added[amount]),
  )

function CostPicture({ solved }: PicturesProps) {
  const { language, texts } = useWords()
  const { pictures } = afterMonthsTexts[language]
  const { total } = solved.statement
  const write = (amount: number) => writeAmount(amount, language)
  const present = partsOfCost.filter(({ amount }) => total[amount] > 0)
  return (
    <Picture
      heading={pictures.cost}
      head={[texts.amounts.employerCost, write(total.employerCost)]}
      rows={present.map(({ amount }) => [texts.amounts[amount], write(total[amount])])}
    >
      <Chart
        labels={[texts.amounts.employerCost]}
        isLying
        whole={total.employerCost}
        parts={present.map((part) => ({
          ...part,
          label: texts.amounts[part.amount],
          values: [total[part.amount]],
        }))}
        description={pictures.describeCost}
      />
    </Picture>
  )
}
