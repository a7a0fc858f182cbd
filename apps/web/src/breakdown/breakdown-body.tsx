import { writeValue } from '@oklad/answers/breakdown'
import { unbroken } from '@oklad/contract/fields'
import type { ExplanationStep } from '@oklad/contract/internal'
import { writeAmount } from '../money/write-amount.ts'
import { useWords } from '../page/state.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { Table } from '../ui/table.tsx'
import type { Asked } from './asked-figure.ts'
import type { Breakdown } from './breakdown.ts'

interface BreakdownBodyProps {
  readonly breakdown: Breakdown
  readonly onAsk: (asked: Asked) => void
}

/** The content of the dialog: the breakdown of one figure. */
export function BreakdownBody({ breakdown, onAsk }: BreakdownBodyProps) {
  const words = breakdownTexts[useWords().language]
  const { formula, brackets, rounding, isSum, inputs, citation, rows } = breakdown
  return (
    <>
      <div class="formula">
        {formula.split('; ').map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
      </div>
      {brackets !== undefined && <Brackets brackets={brackets} />}
      {rounding !== undefined && (
        <p class="hint">
          {words.rounding}: {rounding}
        </p>
      )}
      {inputs.length > 0 && (
        <>
          <h3>{isSum ? words.madeOf : words.numbers}</h3>
          <ul class="inputs">
            {inputs.map((input, index) => (
              <li key={index}>
                <Input {...input} onAsk={onAsk} />
              </li>
            ))}
          </ul>
        </>
      )}
      {rows !== undefined && (
        <Table
          label={words.rows}
          body={rows.map(({ title, formula }) => [title, unbroken(formula)])}
        />
      )}
      {citation !== undefined && (
        <>
          <h3>{words.source}</h3>
          <p class="citation" lang="ru">
            {citation.article && `${citation.article}, `}
            {citation.url === undefined ? (
              citation.act
            ) : (
              <a href={citation.url} target="_blank" rel="noopener noreferrer">
                {citation.act}
              </a>
            )}
          </p>
        </>
      )}
    </>
  )
}

function Brackets({ brackets }: Required<Pick<ExplanationStep, 'brackets'>>) {
  const { language } = useWords()
  const words = breakdownTexts[language].brackets
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <Table
      class="brackets"
      head={[words.part, words.rate, words.amount]}
      body={brackets.map(({ above, up_to, rate, rate_unit, amount }) => [
        up_to === null ? words.above(write(above)) : words.upTo(write(above), write(up_to)),
        writeValue(rate, rate_unit, language),
        write(amount),
      ])}
    />
  )
}

type InputProps = Breakdown['inputs'][number] & Pick<BreakdownBodyProps, 'onAsk'>

/** A number that the figure is computed from; a button where it has a breakdown of its own. */
function Input({ title, value, asked, onAsk }: InputProps) {
  const Tag = asked === undefined ? 'span' : 'button'
  return (
    <Tag class="input" {...(asked && { type: 'button', onClick: () => onAsk(asked) })}>
      <span>{title}</span>
      <b>{value}</b>
    </Tag>
  )
}
