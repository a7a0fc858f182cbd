import { useState } from 'preact/hooks'
import { type Details, fieldNamed } from '../input/details.ts'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { type ControlProps, idOf, setDetail } from './form.ts'
import { FlagPart, MonthPart, RoublesPart } from './list-field.tsx'
import { startDateOf } from './start-date.ts'

/** A salary from a month on. */
export const RaiseField = ({ name }: ControlProps) => (
  <div class="row">
    <RaiseParts
      id={idOf(name)}
      details={details.value}
      onRaise={(raise) => setDetail('raise', raise)}
    />
  </div>
)

type Raise = NonNullable<Details['raise']>

interface RaisePartsProps {
  readonly id: string
  readonly details: Details
  readonly onRaise: (raise: Raise | undefined) => void
}

/** The controls of a raise: the salary, the month, and whether it is one of all employees. */
export function RaiseParts({ id, details: { raise, start_date }, onRaise }: RaisePartsProps) {
  const { language } = useWords()
  const words = detailsTexts[language].raise
  const { month: first } = startDateOf(start_date)
  // The month may be chosen before there is a salary, and stays while another one is typed.
  const [chosen, setChosen] = useState(raise?.month ?? Math.min(first + 1, 12))
  const month = Math.max(raise?.month ?? chosen, first)
  return (
    <>
      <RoublesPart
        id={id}
        label={fieldNamed('raise').label[language]}
        maximum={fieldNamed('raise').schema.properties?.['salary']?.maximum}
        amount={raise?.salary}
        onAmount={(salary) => onRaise(salary ? { ...raise, month, salary } : undefined)}
      />
      <MonthPart
        id={`${id}-from`}
        label={words.from}
        first={first}
        chosen={month}
        onChoose={(month) => {
          setChosen(month)
          if (raise) onRaise({ ...raise, month })
        }}
      />
      {raise && (
        <FlagPart
          id={`${id}-all`}
          label={words.forAll}
          isSet={raise.for_all === true}
          onSet={(isSet) => {
            const { for_all: _, ...others } = raise
            onRaise(isSet ? { ...others, for_all: true } : others)
          }}
        />
      )}
    </>
  )
}
