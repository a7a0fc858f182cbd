import { unbroken } from '@oklad/contract/fields'
import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { sources } from './calculated.ts'
import type { Sources, TotalName } from './compare-sources.ts'
import { usePeopleSearch } from './people-search.tsx'

interface ComparedProps {
  readonly name: TotalName
  /** Kopecks. */
  readonly total: number
}

/** Says below a total whether the file and 6-НДФЛ have the same one, or why they have not. */
export function Compared({ name, total }: ComparedProps) {
  const { language } = useWords()
  const words = payrollTexts[language]
  const compared = sources.value
  if (compared === undefined) return null
  const { file, report, less = [] } = compared
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  if (file[name] !== total) {
    return <dd class="compared problem">{words.fileDiffers(write(file[name] ?? 0))}</dd>
  }
  // 6-НДФЛ has neither net pay nor cost.
  if (name === 'netIncome' || name === 'employerCost') {
    return <dd class="compared">{words.agree.file}</dd>
  }
  if (report === undefined) {
    return (
      <dd class="compared">
        {words.agree.file}
        <br />
        {words.noReport}
      </dd>
    )
  }
  if (report[name] === total) return <dd class="compared">{words.agree.report}</dd>
  return (
    <dd class="compared">
      {words.agree.file}
      <br />
      {words.reportHas(write(report[name]))}
      <ul>
        {less.map((part) => part[name] !== 0 && <Less key={part.reason} name={name} part={part} />)}
      </ul>
    </dd>
  )
}

interface LessProps {
  readonly name: 'grossIncome' | 'incomeTax'
  readonly part: NonNullable<Sources['less']>[number]
}

/** A part of the difference with its reason; it opens its people. */
function Less({ name, part: { reason, people, ...sums } }: LessProps) {
  const { language } = useWords()
  const words = payrollTexts[language]
  const own = people.filter((person) => person[name] !== 0)
  const { field, shown } = usePeopleSearch(own)
  const signed = (amount: number) =>
    `${writeAmount(-amount, language, { withKopecks: true, withSign: true })}\u00a0₽`
  const text = `${signed(sums[name])} ${words.reasons[reason]}`
  const why = (words.why as Partial<Record<typeof reason, string>>)[reason]
  return (
    <li class={reason === 'unknown' ? 'warning' : undefined}>
      {own.length === 0 ? (
        text
      ) : (
        <details>
          <summary>{text}</summary>
          {why && <p class="hint">{unbroken(why)}</p>}
          {field}
          <ul>
            {shown.map(({ person, place }) => (
              <li key={place}>
                {person.name || words.rows([person.row])} {signed(person[name])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
