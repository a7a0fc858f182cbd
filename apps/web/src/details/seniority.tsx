import { writePercent } from '@oklad/contract/fields'
import { details, onInput, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { Segments } from '../ui/segments.tsx'

/** The northern allowances that are asked for, below the whole one of the place, percent. */
const ALLOWANCES = [0, 10, 30, 50]

interface SeniorityProps {
  /** The name of the choice: it stands in the question of the town, and in an answer that waits for it. */
  readonly name: string
  /** The whole northern allowance of the place, percent. */
  readonly whole: number
}

/** The choice of the northern allowance by the time that was worked in the North. */
export function Seniority({ name, whole }: SeniorityProps) {
  const { language } = useWords()
  const words = detailsTexts[language].place
  const { northern_coefficient: coefficient } = details.value
  const labelOf = (allowance: number) =>
    allowance === 0
      ? words.noSeniority
      : allowance === whole
        ? words.fullSeniority(allowance)
        : writePercent(allowance, language)
  return (
    <>
      <span aria-hidden="true">{words.seniority}</span>
      <Segments
        name={name}
        legend={words.seniority}
        options={[...ALLOWANCES.filter((one) => one < whole), whole].map((one) => [
          String(one),
          labelOf(one),
        ])}
        chosen={coefficient === undefined ? undefined : String(coefficient - 100)}
        onChoose={(allowance) => {
          // An allowance of 0 is kept too: it is an answer.
          const northern_coefficient = 100 + Number(allowance)
          onInput(({ details }) => ({
            details: { ...details, northern_coefficient },
            fullAllowance: whole,
          }))
        }}
      />
    </>
  )
}
