import { useRef } from 'preact/hooks'
import { asked } from '../breakdown/asked-figure.ts'
import { currentYear } from '../input/current-year.ts'
import type { leaveKinds } from '../input/input.ts'
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
        {section.value === undefined && <Calculator />}
        {section.value !== undefined && section.value !== 'people' && (
          <Leave kind={section.value} />
        )}
        <People isShown={section.value === 'people'} />
        {!isEmbedded && <Footer />}
        <Breakdown />
      </MarkWrong.Provider>
    </WordsContext.Provider>
  )
}

const loadPayroll = () => import('../payroll/payroll.tsx')
const loadLeave = () => import('../leave/leave.tsx')

/** Vacation pay or sick pay. */
function Leave({ kind }: { readonly kind: (typeof leaveKinds)[number] }) {
  const loaded = useLoaded(loadLeave)
  return (
    <main>
      <LinkProblems />
      {typeof loaded === 'object' && <loaded.LeavePage key={kind} kind={kind} />}
      {loaded === 'failed' && <p role="status">{words.value.texts.failed}</p>}
    </main>
  )
}

/** The list of employees. Once it was shown it stays, hidden: its file cannot be in the address. */
function People({ isShown }: { readonly isShown: boolean }) {
  const wasShown = useRef(false)
  wasShown.current ||= isShown
  const loaded = useLoaded(loadPayroll, wasShown.current)
  if (!wasShown.current) return null
  return (
    <main hidden={!isShown}>
      <LinkProblems />
      {typeof loaded === 'object' && <loaded.Payroll currentYear={currentYear} />}
      {loaded === 'failed' && <p role="status">{words.value.texts.failed}</p>}
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
