import { asked } from '../breakdown/asked-figure.ts'
import { currentYear } from '../input/current-year.ts'
import { MarkWrong } from '../input/wrong-fields.ts'
import { WordsContext } from '../language/words.ts'
import { Calculator, LinkProblems } from './calculator.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { markWrong, painted, section, words } from './state.ts'
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
        {section.value ? <Section name={section.value} /> : <Calculator />}
        {!isEmbedded && <Footer />}
        <Breakdown />
      </MarkWrong.Provider>
    </WordsContext.Provider>
  )
}

const loadPayroll = () => import('../payroll/payroll.tsx')
const loadLeave = () => import('../leave/leave.tsx')

/** Vacation pay, sick pay, or the list of employees. */
function Section({ name }: { readonly name: NonNullable<typeof section.value> }) {
  const list = useLoaded(loadPayroll, name === 'people')
  const leave = useLoaded(loadLeave, name !== 'people')
  return (
    <main>
      <LinkProblems />
      {name === 'people'
        ? typeof list === 'object' && <list.Payroll currentYear={currentYear} />
        : typeof leave === 'object' && <leave.LeavePage key={name} kind={name} />}
      {[list, leave].includes('failed') && <p role="status">{words.value.texts.failed}</p>}
    </main>
  )
}

const close = () => {
  asked.value = undefined
}

// Breakdowns have many words, and most visitors open none.
const loadBreakdown = () => import('../breakdown/breakdown-dialog.tsx')

/** The breakdown that was asked for. */
function Breakdown() {
  const { solved } = painted.value
  const figure = asked.value
  const loaded = useLoaded(loadBreakdown, figure !== undefined)
  if (figure === undefined || solved === undefined || loaded === 'loading') return null
  if (loaded === 'failed') return <p role="alert">{words.value.texts.failed}</p>
  const { BreakdownDialog } = loaded
  return (
    <BreakdownDialog key={JSON.stringify(figure)} solved={solved} figure={figure} onClose={close} />
  )
}
