import { writeValue } from '@oklad/answers/breakdown'
import type { ExplanationStep } from '@oklad/contract/internal'
import { fieldNamed } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { unbroken, writeAmount } from '../money/write-amount.ts'
import { breakdownTexts } from '../texts/breakdown.ts'
import { Table } from '../ui/table.tsx'
import type { Asked, AskedFigure } from './asked-figure.ts'
import type { Breakdown } from './breakdown.ts'

interface BreakdownBodyProps {
  readonly breakdown: Breakdown
  readonly asked: Asked
  readonly onAsk: (asked: Asked) => void
  readonly nameOf: (figure: AskedFigure) => string
}

/** A number that a figure is computed from. */
interface Input {
  readonly title: string
  readonly value: string
  /** Opens the breakdown of the number; `undefined` where it has none. */
  readonly asked: Asked | undefined
}

/** The content of the dialog: the breakdown of one figure. */
export function BreakdownBody({ breakdown, asked, onAsk, nameOf }: BreakdownBodyProps) {
  const { language } = useWords()
  const words = breakdownTexts[language]
  const found = breakdown.of(asked)
  if ('parts' in found) {
    const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
    const inputs = found.parts.map(({ figure, value }) => ({
      title: figure === undefined ? fieldNamed('income_before').label[language] : nameOf(figure),
      value: write(value),
      asked: figure,
    }))
    const sum = inputs.map(({ value }) => value).join(' + ')
    return (
      <>
        <p class="formula">
          {inputs.length > 1 ? `${sum} = ${write(found.value)}` : write(found.value)}
        </p>
        {inputs.length > 0 && <Inputs heading={words.madeOf} inputs={inputs} onAsk={onAsk} />}
      </>
    )
  }
  const { formula, brackets, rounding, operation, citation, rows } = found
  const inputs = found.inputs.map(({ title, value, unit, step }) => ({
    title,
    value: unbroken(writeValue(value, unit, language)),
    asked: step === undefined ? undefined : { step },
  }))
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
        <Inputs
          heading={operation === 'sum' ? words.madeOf : words.numbers}
          inputs={inputs}
          onAsk={onAsk}
        />
      )}
      {rows !== undefined && (
        <Table
          label={words.rows}
          body={rows.map(({ title, formula }) => [title, unbroken(formula)])}
        />
      )}
      <h3>{words.source}</h3>
      <p class="citation">
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
  )
}

function Brackets({ brackets }: Required<Pick<ExplanationStep, 'brackets'>>) {
  const { language } = useWords()
  const words = breakdownTexts[language].brackets
  const write = (amount: number) => writeAmount(amount, language)
  return (
    <Table
      head={[words.part, words.rate, words.amount]}
      body={brackets.map(({ above, up_to, rate, rate_unit, amount }) => [
        up_to === null ? words.above(write(above)) : words.upTo(write(above), write(up_to)),
        writeValue(rate, rate_unit, language),
        write(amount),
      ])}
    />
  )
}

interface InputsProps extends Pick<BreakdownBodyProps, 'onAsk'> {
  readonly heading: string
  readonly inputs: readonly Input[]
}

/** The numbers that a figure is computed from, each with its own breakdown. */
function Inputs({ heading, inputs, onAsk }: InputsProps) {
  return (
    <>
      <h3>{heading}</h3>
      <ul class="inputs">
        {inputs.map(({ title, value, asked }, index) => {
          const content = (
            <>
              <span>{title}</span>
              <b>{value}</b>
            </>
          )
          return (
            <li key={index}>
              {asked === undefined ? (
                <span class="input">{content}</span>
              ) : (
                <button type="button" class="input" onClick={() => onAsk(asked)}>
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
