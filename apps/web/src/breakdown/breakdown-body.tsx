import { writeValue } from '@oklad/answers/breakdown'
import type { ExplanationStep } from '@oklad/contract'
import type { ComponentChildren } from 'preact'
import { fieldNamed } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { unbroken } from '../money/unbroken.ts'
import { writeAmount } from '../money/write-amount.ts'
import { Table } from '../ui/table.tsx'
import type { Asked, AskedFigure } from './asked-figure.ts'
import type { Breakdown, SumOfFigures } from './breakdown.ts'

export { Breakdown } from './breakdown.ts'

type OnAsk = (asked: Asked) => void

interface BreakdownBodyProps {
  readonly breakdown: Breakdown
  readonly asked: Asked
  readonly onAsk: OnAsk
  readonly nameOf: (figure: AskedFigure) => string
}

/** The content of the dialog: the breakdown of one figure. */
export function BreakdownBody({ breakdown, asked, onAsk, nameOf }: BreakdownBodyProps) {
  if ('step' in asked) {
    const step = breakdown.step(asked.step)
    return step === undefined ? null : <Step breakdown={breakdown} step={step} onAsk={onAsk} />
  }
  const found = breakdown.of(asked)
  return found.kind === 'step' ? (
    <Step breakdown={breakdown} step={found.step} onAsk={onAsk} />
  ) : (
    <Sum sum={found} onAsk={onAsk} nameOf={nameOf} />
  )
}

interface StepProps extends Pick<BreakdownBodyProps, 'breakdown' | 'onAsk'> {
  readonly step: ExplanationStep
}

function Step({ breakdown, step, onAsk }: StepProps) {
  const { language, texts } = useWords()
  const words = texts.breakdown
  const { citation, brackets, inputs } = step
  return (
    <>
      <div class="formula">
        {step.formula.split('; ').map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
      </div>
      {brackets !== undefined && <Brackets brackets={brackets} />}
      {step.rounding !== undefined && (
        <p class="hint">
          {words.rounding}: {step.rounding}
        </p>
      )}
      {inputs.length > 0 && (
        <Inputs heading={step.operation === 'sum' ? words.madeOf : words.numbers}>
          {inputs.map(({ title, value, unit, step: from }, index) => (
            <InputItem
              key={index}
              title={breakdown.titleOf({ title, from }, step, language)}
              value={unbroken(writeValue(value, unit, language))}
              onAsk={from === undefined ? undefined : () => onAsk({ step: from })}
            />
          ))}
        </Inputs>
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
  const { language, texts } = useWords()
  const words = texts.breakdown.brackets
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

interface SumProps extends Pick<BreakdownBodyProps, 'onAsk' | 'nameOf'> {
  readonly sum: SumOfFigures
}

function Sum({ sum, onAsk, nameOf }: SumProps) {
  const { language, texts } = useWords()
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  return (
    <>
      <p class="formula">
        {sum.parts.map(({ value }) => write(value)).join(' + ')}
        {sum.parts.length === 1 ? '' : ` = ${write(sum.value)}`}
      </p>
      <Inputs heading={texts.breakdown.madeOf}>
        {sum.parts.map(({ figure, value }) => {
          const name =
            figure === undefined ? fieldNamed('income_before').label[language] : nameOf(figure)
          return (
            <InputItem
              key={name}
              title={name}
              value={write(value)}
              onAsk={figure && (() => onAsk(figure))}
            />
          )
        })}
      </Inputs>
    </>
  )
}

interface InputsProps {
  readonly heading: string
  readonly children: ComponentChildren
}

/** The numbers that a figure is computed from. */
function Inputs({ heading, children }: InputsProps) {
  return (
    <>
      <h3>{heading}</h3>
      <ul class="inputs">{children}</ul>
    </>
  )
}

interface InputItemProps {
  readonly title: string
  readonly value: string
  /** Asks for the breakdown of the number; `undefined` where it has none. */
  readonly onAsk: (() => void) | undefined
}

function InputItem({ title, value, onAsk }: InputItemProps) {
  const content = (
    <>
      <span>{title}</span>
      <b>{value}</b>
    </>
  )
  return (
    <li>
      {onAsk === undefined ? (
        <span class="input">{content}</span>
      ) : (
        <button type="button" class="input" onClick={onAsk}>
          {content}
        </button>
      )}
    </li>
  )
}
