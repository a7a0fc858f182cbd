import { type ExplanationStep, writeValue } from '@oklad/contract/explanation'
import { useWords } from '../language/words.ts'
import { unbroken } from '../money/unbroken.ts'
import { writeAmount } from '../money/write-amount.ts'
import type { Explanations, SumOfFigures } from './explain-figure.ts'
import type { Asked, ExplainedFigure } from './explained-figure.ts'

interface ExplanationBodyProps {
  readonly explanations: Explanations
  readonly asked: Asked
  readonly onAsk: (asked: Asked) => void
  readonly nameOf: (figure: ExplainedFigure) => string
}

/** The inside of the dialog: the reckoning of one figure. */
export function ExplanationBody({ explanations, asked, onAsk, nameOf }: ExplanationBodyProps) {
  if ('step' in asked) {
    const step = explanations.step(asked.step)
    return step === undefined ? null : <Step step={step} onAsk={onAsk} />
  }
  const explanation = explanations.of(asked)
  return explanation.kind === 'step' ? (
    <Step step={explanation.step} onAsk={onAsk} />
  ) : (
    <Sum sum={explanation} onAsk={onAsk} nameOf={nameOf} />
  )
}

function Step({
  step,
  onAsk,
}: {
  readonly step: ExplanationStep
  readonly onAsk: (asked: Asked) => void
}) {
  const { language, texts } = useWords()
  const words = texts.explanation
  const { citation, brackets, inputs } = step
  return (
    <>
      <div class="formula">
        {step.formula.split('; ').map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
      </div>
      {brackets !== undefined && (
        <table class="brackets">
          <thead>
            <tr>
              <th scope="col">{words.brackets.part}</th>
              <th scope="col">{words.brackets.rate}</th>
              <th scope="col">{words.brackets.amount}</th>
            </tr>
          </thead>
          <tbody>
            {brackets.map(({ above, up_to, rate, rate_unit, amount }) => (
              <tr key={above}>
                <td>
                  {up_to === null
                    ? words.brackets.above(writeAmount(above, language))
                    : words.brackets.upTo(
                        writeAmount(above, language),
                        writeAmount(up_to, language),
                      )}
                </td>
                <td>{writeValue(rate, rate_unit, language)}</td>
                <td>{writeAmount(amount, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {step.rounding !== undefined && (
        <p class="hint">
          {words.rounding}: {step.rounding}
        </p>
      )}
      {inputs.length > 0 && (
        <>
          <h3>{words.madeOf}</h3>
          <ul class="inputs">
            {inputs.map((input, index) => {
              const { step: from } = input
              const value = unbroken(writeValue(input.value, input.unit, language))
              return (
                <li key={index}>
                  {from === undefined ? (
                    <span class="input">
                      <span>{input.title}</span>
                      <b>{value}</b>
                    </span>
                  ) : (
                    <button type="button" class="input" onClick={() => onAsk({ step: from })}>
                      <span>{input.title}</span>
                      <b>{value}</b>
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
      <h3>{words.source}</h3>
      <p class="citation">
        {citation.article && `${citation.article}, `}
        <a href={citation.url} target="_blank" rel="noopener noreferrer">
          {citation.act}
        </a>
      </p>
    </>
  )
}

function Sum({
  sum,
  onAsk,
  nameOf,
}: {
  readonly sum: SumOfFigures
  readonly onAsk: (asked: Asked) => void
  readonly nameOf: (figure: ExplainedFigure) => string
}) {
  const { language, texts } = useWords()
  const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
  return (
    <>
      <p class="formula">
        {sum.parts.map(({ value }) => write(value)).join(' + ')}
        {sum.parts.length === 1 ? '' : ` = ${write(sum.value)}`}
      </p>
      <h3>{texts.explanation.madeOf}</h3>
      <ul class="inputs">
        {sum.parts.map(({ figure, value }) => (
          <li key={nameOf(figure)}>
            <button type="button" class="input" onClick={() => onAsk(figure)}>
              <span>{nameOf(figure)}</span>
              <b>{write(value)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
