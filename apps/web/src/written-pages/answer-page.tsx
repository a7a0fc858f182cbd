import { writeCitation } from '@oklad/answers'
import type { Place } from '@oklad/answers/places'
import { everyPlace } from '@oklad/answers/places'
import { type Language, numericDate, unbroken, writeHundredths } from '@oklad/contract/fields'
import { type Citation, roubles } from '@oklad/engine'
import { LARGEST_OTHER_PAY } from '@oklad/engine/internal'
import { bandOf } from '../answer/band.ts'
import { Sentences } from '../answer/reasons.tsx'
import { reasonsOf } from '../answer/reasons-of.ts'
import { whenShown } from '../answer/when-shown.ts'
import type { Input } from '../input/input.ts'
import { type Outcome, outcomeOf, type Solved } from '../input/outcome.ts'
import { exampleLeave } from '../leave/example-leave.ts'
import { LeaveReasons } from '../leave/leave-answer.tsx'
import { type Leave, leaveOf } from '../leave/leave-of.ts'
import { yearsOf } from '../leave/years.ts'
import { writeAmount, writeShort, writeWhole } from '../money/write-amount.ts'
import { monthRuns } from '../months/month-runs.ts'
import { writeRates } from '../months/rate-rises.ts'
import { shortSums } from '../months/short-sums.ts'
import { findPlaces } from '../places/find-places.ts'
import { writeFragment } from '../share/fragment.ts'
import { detailsTexts } from '../texts/details.ts'
import { leaveTexts } from '../texts/leave.ts'
import { monthsTexts } from '../texts/months.ts'
import { textsIn } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import { framed, type Site } from './frame.tsx'
import { type Link, LinkList, LinkLists } from './link-lists.tsx'
import {
  CITY_SALARY,
  chosenAmounts,
  inputIn,
  pathOf,
  type Question,
  type Subject,
  slugOf,
  subjectOf,
} from './subject.ts'
import { pageWords } from './words.ts'
import { YearColumns } from './year-columns.tsx'

/** A page with the status that it is served with. */
interface WrittenPage {
  readonly status: 200 | 400 | 404
  readonly html: string
}

/** The salaries in the table of a town, roubles a month. */
const citySalaries = [50_000, 70_000, 100_000, 150_000, 200_000, 300_000]

const MOST_NEIGHBOURS = 6
/** How many of them are smaller, this one among them. */
const MOST_BELOW = 4

const RUB = '\u00a0₽'

/** Writes amounts with the unit. */
export const roublesIn = (language: Language) => (amount: number) =>
  writeAmount(amount, language) + RUB

/** Writes the page of a path, or one that says what a right path is. @param year the tax year */
export function answerPage(path: string, year: number, site: Site): WrittenPage {
  const subject = subjectOf(path)
  if (!('input' in subject)) return wrongPage(404, subject.language, site)
  const { language, question, input } = subject
  const wrong = (more: string) => wrongPage(400, language, site, more)
  const solved = outcomeOf(input, year)
  if (solved.state !== 'solved') return wrong(rangeOf(solved, language))
  const isOfLeave = question === 'vacation' || question === 'sick'
  const ofLeave = isOfLeave ? leaveIn(question, input, solved) : undefined
  if (isOfLeave && !ofLeave)
    return wrong(leaveTexts[language].none(writeShort(LARGEST_OTHER_PAY, language)))
  return { status: 200, html: solvedPage(subject, { solved, ofLeave }, year, site) }
}

/** The amounts that have a year, of which a path names one rouble at least. */
function rangeOf(outcome: Exclude<Outcome, Solved>, language: Language): string {
  if (outcome.state === 'empty') return ''
  const smallest = writeAmount(Math.max(outcome.smallest, roubles(1)), language)
  return textsIn[language].salary.unreachable(smallest, writeAmount(outcome.largest, language))
}

/** The leave that a page is about, with its answer. */
function leaveIn(question: Leave['kind'], input: Input, solved: Solved) {
  const leave = exampleLeave(question, solved.year.year)
  const answer = leaveOf(yearsOf(input, solved), leave)
  return answer && 'net' in answer ? { leave, answer } : undefined
}

/** What answers the subject of a page. */
interface Answers {
  readonly solved: Solved
  /** Of a page about a leave. */
  readonly ofLeave: ReturnType<typeof leaveIn>
}

/** The amount that a page answers, and the words around it. */
function answerOf(subject: Subject, { solved, ofLeave }: Answers) {
  const { language, question, place, input } = subject
  const write = roublesIn(language)
  const shownOf = (one: Solved) => (question === 'net' ? one.salary : one.shown.netIncome)
  const amount = ofLeave
    ? `${writeWhole(ofLeave.answer.net, language)}${RUB}`
    : bandOf(solved, shownOf, (sum) => writeAmount(sum, language)) + RUB
  const words = pageWords[language]
  const before = words.answer[question](write(input.amount ?? 0), place?.name[language] ?? '')
  const after =
    question === 'net' ? words.afterSalary : whenShown(solved, input.basis, textsIn[language])
  return { amount, before, after: ofLeave ? '' : after }
}

function solvedPage(subject: Subject, answers: Answers, year: number, site: Site): string {
  const { language, question, value, place, input } = subject
  const texts = textsIn[language]
  const words = pageWords[language]
  const { solved, ofLeave } = answers
  const { before, amount, after } = answerOf(subject, answers)
  const title = `${before} ${amount} ${after}`.trim()
  const inYear = sumsOfYear(solved, language)
  const paths = { en: pathOf('en', question, value), ru: pathOf('ru', question, value) }
  return framed(
    { language, title, description: ofLeave ? title : inYear, paths },
    site,
    <main id="content" class="answer-page" tabIndex={-1}>
      <h1>
        {before} <b>{amount}</b> {after}
      </h1>
      {ofLeave ? (
        <LeaveReasons {...ofLeave} language={language} />
      ) : (
        <SalaryFacts {...{ subject, solved, year, inYear }} />
      )}
      <p>
        <a
          class="main-action"
          href={`/#${ofLeave ? `${question}/` : ''}${writeFragment([input], year)}`}
        >
          {words.open}
        </a>
      </p>
      {place && <CityTable place={place} year={year} language={language} />}
      <LinkLists label={words.neighbours[question]} lists={neighboursOf(subject)} />
      <p class="quiet">{texts.disclaimer}</p>
    </main>,
  )
}

/** The sums of a year, in one sentence. */
function sumsOfYear(solved: Solved, language: Language): string {
  const band = (of: (one: Solved) => number) =>
    bandOf(solved, of, (sum) => writeAmount(sum, language)) + RUB
  return pageWords[language].year(
    solved.year.year,
    band(({ statement }) => statement.total.netIncome),
    band(({ statement }) => statement.total.incomeTax),
    band(({ statement }) => statement.average.netIncome),
  )
}

interface SalaryFactsProps {
  readonly subject: Subject
  readonly solved: Solved
  readonly year: number
  readonly inYear: string
}

/** The sums of the year of a salary, its place, its reasons and its months. */
function SalaryFacts({ subject, solved, year, inYear }: SalaryFactsProps) {
  const { language, place, input } = subject
  const words = pageWords[language]
  const reasons = reasonsOf(input, solved, { language, texts: textsIn[language] })
  return (
    <>
      <p class="lead">
        {solved.exact !== undefined && (
          <>
            <a href={`/#${writeFragment([{ ...input, isExact: true }], year)}`}>
              {words.exactly(roublesIn(language)(solved.exact))}
            </a>{' '}
          </>
        )}
        {inYear}
      </p>
      {place && <PlaceFacts place={place} language={language} />}
      <section aria-labelledby="reasons">
        <h2 id="reasons">{words.reasons}</h2>
        <ul>
          <Sentences sentences={reasons} />
        </ul>
        <Sources solved={solved} language={language} />
      </section>
      {solved.withoutAllowance === undefined && (
        <section aria-labelledby="picture">
          <h2 id="picture">{words.picture}</h2>
          <YearColumns solved={solved} language={language} label={`${words.picture}. ${inYear}`} />
          <MonthRows solved={solved} language={language} />
        </section>
      )}
    </>
  )
}

interface SolvedProps {
  readonly solved: Solved
  readonly language: Language
}

function Sources({ solved, language }: SolvedProps) {
  const { law } = solved.calculation
  const keys = [
    'mainScale',
    ...(solved.statement.total.allowances > 0 ? (['allowanceScale'] as const) : []),
    'contributionRates',
    'contributionLimit',
  ] as const
  return (
    <details>
      <summary>{pageWords[language].sources}</summary>
      <ul class="quiet">
        {keys.map((key) => (
          <li key={key}>
            {law.figures[key].title[language]}: {sourceOf(law.figures[key].citation, language)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The article and the act of a figure. */
export const sourceOf = (citation: Citation, language: Language) => (
  <span lang="ru">{writeCitation(citation, language)}</span>
)

/** The months of a year, equal ones in one row, and their sum. */
export function MonthRows({ solved, language }: SolvedProps) {
  const texts = textsIn[language]
  const words = monthsTexts[language]
  const { months: paid, total } = solved.statement
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <Table
      class="month-rows"
      head={[words.month, ...shortSums.map((name) => texts.amounts[name])]}
      body={monthRuns(solved).map(({ from, to }) => {
        const { month, amounts } = paid[from] as (typeof paid)[number]
        const last = paid[to - 1]?.month ?? 12
        return [
          words.run(month, last, to - from),
          ...shortSums.map((name) => (
            <>
              {write(amounts[name])}{' '}
              {name === 'incomeTax' && (
                <small>{writeRates(solved, from, { language, texts })}</small>
              )}
            </>
          )),
        ]
      })}
      foot={[[words.total, ...shortSums.map((name) => write(total[name]))]]}
    />
  )
}

interface PlaceProps {
  readonly place: Place
  readonly language: Language
}

/** The figures of a place with their acts. */
function PlaceFacts({ place, language }: PlaceProps) {
  const words = detailsTexts[language].place
  const { name, region, districtCoefficient, northernAllowance, sources, note } = place
  if (place.zone === 'ordinary') return <p>{words.plain(name[language])}.</p>
  const coefficient = writeHundredths(districtCoefficient, language)
  return (
    <>
      <p>
        {pageWords[language].place(coefficient, northernAllowance, region[language])}{' '}
        {northernAllowance > 0 && pageWords[language].service} {note?.[language]}{' '}
        {place.isUnconfirmed && words.unconfirmed}
      </p>
      <ul class="quiet">
        {sources.map(({ act, date, url }) => (
          <li key={act}>
            <a href={url} lang="ru" rel="noopener noreferrer">
              {act}, {numericDate(date, 'ru')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Net pay of several salaries in a town, with the whole allowance and without it. */
function CityTable({ place, year, language }: PlaceProps & { readonly year: number }) {
  const { table } = pageWords[language]
  const write = roublesIn(language)
  const hasAllowance = place.northernAllowance > 0
  return (
    <Table
      head={[table.salary, table.whole, ...(hasAllowance ? [table.without] : [])]}
      body={citySalaries.map((salary) => {
        const input = inputIn(place, salary)
        // Every salary of the table has a year.
        const solved = outcomeOf(input, year) as Solved
        const { withoutAllowance = solved } = solved
        return [
          <a key="" href={`/#${writeFragment([input], year)}`}>
            {write(input.amount ?? 0)}
          </a>,
          write(solved.shown.netIncome),
          ...(hasAllowance ? [write(withoutAllowance.shown.netIncome)] : []),
        ]
      })}
    />
  )
}

/** Links to pages near this one, under their headings. */
function neighboursOf(
  subject: Subject,
): readonly (readonly [heading: string, links: readonly Link[]])[] {
  const { language, question, value, place } = subject
  const { neighbours, neighbour } = pageWords[language]
  const amount = question === 'city' ? CITY_SALARY : Number(value)
  const amountLink = (kind: Exclude<Question, 'city'>, roubles: number): Link => [
    pathOf(language, kind, roubles),
    neighbour[kind](roublesIn(language)(roubles * 100)),
  ]
  const placeLink = (one: Place): Link => [
    pathOf(language, 'city', slugOf(one)),
    one.name[language],
  ]
  const above = chosenAmounts.findIndex((chosen) => chosen > amount)
  const start = Math.max((above < 0 ? chosenAmounts.length : above) - MOST_BELOW, 0)
  const near = chosenAmounts
    .slice(start, start + MOST_NEIGHBOURS + 1)
    .filter((chosen) => chosen !== amount)
  const towns = [
    ...everyPlace.filter(({ region }) => region.ru === place?.region.ru),
    ...findPlaces('', language),
  ].filter((one, index, all) => one !== place && all.indexOf(one) === index)
  const other = question === 'net' ? 'salary' : 'net'
  const own = question === 'city' ? 'salary' : question
  const third = question === 'vacation' ? 'sick' : 'vacation'
  return [
    [neighbours[own], near.map((roubles) => amountLink(own, roubles))],
    [neighbours[other], [amount, ...near.slice(1, 4)].map((roubles) => amountLink(other, roubles))],
    [neighbours[third], [amountLink(third, amount)]],
    [neighbours.city, towns.slice(0, MOST_NEIGHBOURS).map(placeLink)],
  ]
}

/** A page for a path that nothing answers. @param more what is wrong with its amount */
function wrongPage(status: 400 | 404, language: Language, site: Site, more = ''): WrittenPage {
  const { title, help, examples } = pageWords[language].wrong
  const paths = [
    pathOf(language, 'salary', 250_000),
    pathOf(language, 'net', 300_000),
    pathOf(language, 'city', 'norilsk'),
  ]
  const html = framed(
    { language, title, description: help, paths: undefined },
    site,
    <main id="content" class="answer-page" tabIndex={-1}>
      <h1>{title}</h1>
      {more && <p class="lead">{unbroken(more)}</p>}
      <p>{help}</p>
      <p>{examples}:</p>
      <LinkList links={paths.map((path) => [path, path])} />
      <p>
        <a class="main-action" href="/">
          {textsIn[language].title}
        </a>
      </p>
    </main>,
  )
  return { status, html }
}

/** The paths of the pages in the sitemap. */
export const chosenPaths = (language: Language): readonly string[] => [
  ...(['salary', 'net', 'vacation', 'sick'] as const).flatMap((question) =>
    chosenAmounts.map((amount) => pathOf(language, question, amount)),
  ),
  ...everyPlace.map((place) => pathOf(language, 'city', slugOf(place))),
]
