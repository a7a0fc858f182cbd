import { writeFigure } from '@oklad/answers'
import type { Language } from '@oklad/contract/fields'
import { unbroken, writePercent } from '@oklad/contract/fields'
import { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR, roubles } from '@oklad/engine'
import { allFiguresOf, type LawFigureKey, lawFigureKeys, shareOf } from '@oklad/engine/internal'
import { reasonsOf } from '../answer/reasons-of.ts'
import { whenShown } from '../answer/when-shown.ts'
import { describeDetails } from '../details/describe-details.ts'
import { emptyInput, type Input } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { textsFor } from '../language/words.ts'
import { writeAmount, writeShort } from '../money/write-amount.ts'
import { monthRuns } from '../months/month-runs.ts'
import { writeFragment } from '../share/fragment.ts'
import { moneyBarTexts } from '../texts/money-bar.ts'
import { monthsTexts } from '../texts/months.ts'
import { Table } from '../ui/table.tsx'
import { MonthRows, roublesIn, sourceOf } from './answer-page.tsx'
import { framed, type Site } from './frame.tsx'
import { howWords, type Rule, rules } from './how-words.ts'
import { LinkLists } from './link-lists.tsx'
import { chosenAmounts, pathOf } from './subject.ts'
import { YearColumns } from './year-columns.tsx'

/** The tax year that the page explains: the last one with a law. */
const YEAR = NEWEST_TAX_YEAR
const law = lawOf(YEAR)
const figures = allFiguresOf(law)

const salaryOf = (amount: number, details: Input['details'] = {}): Input => ({
  ...emptyInput,
  amount: roubles(amount),
  details,
})

/** The example of each rule, and the figures of the law that it goes by. */
const examples: Readonly<Record<Rule, readonly [input: Input, ...figures: LawFigureKey[]]>> = {
  north: [
    salaryOf(100_000, { territorial_multiplier: 180, northern_coefficient: 180 }),
    'allowanceScale',
  ],
  children: [salaryOf(120_000, { children_count: 2 }), 'childDeductions', 'childDeductionLimit'],
  net: [{ ...salaryOf(300_000), kind: 'net', basis: 'every_month' }],
  vacation: [
    salaryOf(100_000, { absences: [{ kind: 'vacation', from: `${YEAR}-07-06`, days: 14 }] }),
    'averageMonthDays',
  ],
  sick: [
    salaryOf(100_000, {
      absences: [{ kind: 'sick', from: `${YEAR}-10-12`, days: 10, insurance_months: 96 }],
    }),
    'benefitAverage',
    'sickPayPercents',
    'employerSickDays',
  ],
  contributions: [salaryOf(250_000), 'contributionRates', 'contributionLimit'],
  civilContract: [salaryOf(150_000, { employment_type: 'GPH' })],
  selfEmployment: [salaryOf(150_000, { employment_type: 'SELF_EMPLOYED' }), 'selfEmployment'],
  nonResident: [salaryOf(150_000, { is_not_resident: true }), 'nonResidentRate'],
}

/** The days of a calendar are no rule of the tax. */
const figuresOfRules = lawFigureKeys.filter((key) => key !== 'productionCalendar')

interface LanguageProps {
  readonly language: Language
}

/** Writes the page that explains the tax of the year to people, from the law of the year and the engine. */
export function howPage(language: Language, site: Site): string {
  const words = howWords[language]
  const write = roublesIn(language)
  const { mainScale } = law.figures
  const [first, second] = mainScale.value.brackets
  return framed(
    {
      language,
      title: words.title(YEAR),
      description: words.description,
      paths: { en: '/how/en', ru: '/how/ru' },
    },
    site,
    <main id="content" class="answer-page how" tabIndex={-1}>
      <h1>{words.title(YEAR)}</h1>
      <p class="lead">{words.lead(first?.rate ?? 0, second?.rate ?? 0, write(first?.upTo ?? 0))}</p>
      <div class="columns">
        <section aria-labelledby="rates">
          <h2 id="rates">{words.scale.heading}</h2>
          <Brackets language={language} />
          <p class="quiet">{sourceOf(mainScale.citation, language)}</p>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps">{words.steps.heading}</h2>
          <ol>
            {Object.values(words.steps.list).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <Example input={salaryOf(250_000)} language={language} about="both" />
      <h2 class="part">{words.rulesHeading}</h2>
      {rules.map((rule) => (
        <section key={rule} aria-labelledby={rule}>
          <h3 id={rule}>{words.rules[rule].heading}</h3>
          <p>{words.rules[rule].text}</p>
          <Figures keys={examples[rule].slice(1) as LawFigureKey[]} language={language} />
          <Example
            input={examples[rule][0]}
            language={language}
            about={rule === 'contributions' ? 'employer' : 'employee'}
          />
        </section>
      ))}
      <h2 class="part">{words.figures(YEAR)}</h2>
      <Figures keys={figuresOfRules} language={language} />
      <LinkLists
        label={words.more}
        lists={[
          [
            words.answers,
            chosenAmounts
              .filter((amount) => amount >= 100_000 && amount % 50_000 === 0 && amount <= 500_000)
              .map((amount) => [pathOf(language, 'salary', amount), write(roubles(amount))]),
          ],
          [
            words.more,
            [
              [`/docs/${language}/law`, words.law(EARLIEST_TAX_YEAR)],
              [`/docs/${language}`, words.api],
            ],
          ],
        ]}
      />
    </main>,
  )
}

function Brackets({ language }: LanguageProps) {
  const words = howWords[language].scale
  const { brackets } = law.figures.mainScale.value
  const range = (above: number, upTo: number, whole = 1) =>
    upTo === Number.POSITIVE_INFINITY
      ? words.above(writeShort(shareOf(above, 1, whole), language))
      : words.upTo(writeShort(shareOf(upTo, 1, whole), language))
  return (
    <Table
      class="brackets"
      head={[words.income, monthsTexts[language].rate, words.aMonth]}
      body={brackets.map(({ upTo, rate }, index) => {
        const above = brackets[index - 1]?.upTo ?? 0
        return [range(above, upTo), writePercent(rate, language), range(above, upTo, 12)]
      })}
    />
  )
}

interface FiguresProps extends LanguageProps {
  readonly keys: readonly LawFigureKey[]
}

/** Figures of the law with their sources. */
function Figures({ keys, language }: FiguresProps) {
  if (keys.length === 0) return null
  return (
    <dl>
      {keys.map((key) => (
        <div key={key}>
          <dt>{figures[key].title[language]}</dt>
          {writeFigure(law, key, language).map((line) => (
            <dd key={line}>{unbroken(line)}</dd>
          ))}
          <dd class="quiet">{sourceOf(figures[key].citation, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ExampleProps extends LanguageProps {
  readonly input: Input
  /** Whose money it is about: `both` draws the year too. */
  readonly about: 'employee' | 'employer' | 'both'
}

/** An example computed by the engine, with its reasons and the way to the calculator. */
function Example({ input, language, about }: ExampleProps) {
  const solved = outcomeOf(input, YEAR)
  if (solved.state !== 'solved') throw new Error('An example has no answer')
  const words = howWords[language]
  const texts = textsFor(language, input.details.employment_type ?? 'TD')
  const write = roublesIn(language)
  const { total } = solved.statement
  const amount = write(input.amount ?? 0)
  const [absences] = describeDetails(input.details, { language, texts }).filter(
    ({ name }) => name === 'absences',
  )
  const sentence =
    input.kind === 'net'
      ? words.asked(amount, write(solved.salary))
      : words.example(
          [`${texts.salary.gross.label.toLowerCase()} ${amount}`, absences?.value]
            .filter(Boolean)
            .join(', '),
          write(solved.shown.netIncome),
          whenShown(solved, input.basis, texts),
          words.inYear(YEAR, write(total.incomeTax)),
        )
  const cost = moneyBarTexts[language].heading(
    texts.salary.cost.label,
    writeAmount(total.employerCost, language),
    moneyBarTexts[language].inYear(YEAR),
  )
  return (
    <div class="example">
      <p>
        <b>{sentence}</b>
      </p>
      <ul>
        {reasonsOf(input, solved, { language, texts })
          .filter(
            ({ kind }) =>
              kind !== 'warning' && about !== (kind === 'plain' ? 'employer' : 'employee'),
          )
          .map(({ lead, text }) => (
            <li key={text}>{unbroken([lead, text].filter(Boolean).join(' '))}</li>
          ))}
        {about !== 'employee' && <li>{cost}.</li>}
      </ul>
      {about === 'both' && <YearColumns solved={solved} language={language} label={sentence} />}
      {about !== 'employer' && monthRuns(solved).length > 1 && (
        <MonthRows solved={solved} language={language} />
      )}
      <p>
        <a href={`/#${writeFragment([input], YEAR)}`}>{words.open}</a>
      </p>
    </div>
  )
}
