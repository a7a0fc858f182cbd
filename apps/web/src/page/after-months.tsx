import type { Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { Payslip } from '../payslip/payslip.tsx'
import { Pictures } from '../pictures/pictures.tsx'
import { storyOf } from '../salary/story-of.ts'
import { writeFragment } from '../share/fragment.ts'
import { ShareBar } from '../share/share-bar.tsx'

interface AfterMonthsProps {
  readonly inputs: readonly Input[]
  readonly input: Input
  readonly solved: Solved
  readonly currentYear: number
  readonly isEmbedded: boolean
}

/** The parts below the table of months; the payslip is visible in print only. */
export function AfterMonths({ inputs, input, solved, currentYear, isEmbedded }: AfterMonthsProps) {
  const words = useWords()
  return (
    <>
      <ShareBar
        solved={solved}
        link={() => `${location.origin}/#${writeFragment(inputs, currentYear)}`}
      />
      {!isEmbedded && <Pictures solved={solved} />}
      <Payslip
        input={input}
        solved={solved}
        story={storyOf(input, solved, words)}
        currentYear={currentYear}
      />
    </>
  )
}
