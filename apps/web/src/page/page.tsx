import { asked } from '../breakdown/asked-figure.ts'
import { BreakdownDialog } from '../breakdown/breakdown-dialog.tsx'
import { currentYear } from '../input/current-year.ts'
import { MarkWrong } from '../input/wrong-fields.ts'
import { WordsContext } from '../language/words.ts'
import { Calculator } from './calculator.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { isPayroll, markWrong, painted, words } from './state.ts'
import { useLoaded } from './use-loaded.ts'

interface PageProps {
  /** Whether another page embeds this one: then there is no header and no footer. */
  readonly isEmbedded: boolean
}

/** The whole page. Its parts read the state that they show, and are rendered again when it changes. */
export function Page({ isEmbedded }: PageProps) {
  return (
    <WordsContext.Provider value={words.value}>
      <MarkWrong.Provider value={markWrong}>
        <Header isEmbedded={isEmbedded} />
        {isPayroll.value ? <Employees /> : <Calculator />}
        {!isEmbedded && <Footer />}
        <Breakdown />
      </MarkWrong.Provider>
    </WordsContext.Provider>
  )
}

const loadPayroll = () => import('../payroll/payroll.tsx')

/** The list of employees. */
function Employees() {
  const loaded = useLoaded(loadPayroll)
  return (
    <main>
      {typeof loaded === 'object' && <loaded.Payroll currentYear={currentYear} />}
      {loaded === 'failed' && <p role="status">{words.value.texts.failed}</p>}
    </main>
  )
}

const close = () => {
  asked.value = undefined
}

/** The breakdown that was asked for. */
function Breakdown() {
  const { solved } = painted.value
  const figure = asked.value
  if (figure === undefined || solved === undefined) return null
  return (
    <BreakdownDialog key={JSON.stringify(figure)} solved={solved} figure={figure} onClose={close} />
  )
}
