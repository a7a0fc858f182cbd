import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { payrollTexts } from '../texts/payroll.ts'
import { sources } from './calculated.ts'
import type { TotalName } from './compare-sources.ts'

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
        {words.agree.file} {words.noReport}
      </dd>
    )
  }
  if (report[name] === total) return <dd class="compared">{words.agree.report}</dd>
  const signed = (amount: number) =>
    writeAmount(-amount, language, { withKopecks: true, withSign: true })
  return (
    <dd class="compared">
      {words.agree.file}
      <br />
      {words.reportHas(write(report[name]))}
      <ul>
        {less.map(
          (part) =>
            part[name] !== 0 && (
              <li key={part.reason} class={part.reason === 'unknown' ? 'warning' : undefined}>
                {signed(part[name])}&nbsp;₽ {words.reasons[part.reason]}
              </li>
            ),
        )}
      </ul>
    </dd>
  )
}
