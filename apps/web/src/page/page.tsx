import { useRef } from 'preact/hooks'
import { asked } from '../breakdown/asked-figure.ts'
import type { leaveKinds } from '../input/input.ts'
import { onDemand } from '../input/on-demand.ts'
import { MarkWrong } from '../input/wrong-fields.ts'
import { Calculator, LinkProblems } from './calculator.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Lazy } from './lazy.tsx'
import { isEmbedded, markWrong, painted, section } from './state.ts'

/** The whole page. Its parts read the state that they show, and are rendered again when it changes. */
export function Page() {
  return (
    <MarkWrong.Provider value={markWrong}>
      <Header />
      {section.value === undefined && <Calculator />}
      {section.value !== undefined && section.value !== 'people' && <Leave kind={section.value} />}
      <People isShown={section.value === 'people'} />
      {!isEmbedded && <Footer />}
      <Breakdown />
    </MarkWrong.Provider>
  )
}

const payroll = onDemand(() => import('../payroll/payroll.tsx'))
const leave = onDemand(() => import('../leave/leave.tsx'))

/** Vacation pay or sick pay. */
function Leave({ kind }: { readonly kind: (typeof leaveKinds)[number] }) {
  return (
    <main>
      <LinkProblems />
      <Lazy part={leave}>{({ LeavePage }) => <LeavePage key={kind} kind={kind} />}</Lazy>
    </main>
  )
}

/** The list of employees. Once it was shown it stays, hidden: its file cannot be in the address. */
function People({ isShown }: { readonly isShown: boolean }) {
  const wasShown = useRef(false)
  wasShown.current ||= isShown
  if (!wasShown.current) return null
  return (
    <main hidden={!isShown}>
      <LinkProblems />
      <Lazy part={payroll}>{({ Payroll }) => <Payroll />}</Lazy>
    </main>
  )
}

// Breakdowns have many words, and most visitors open none.
const breakdown = onDemand(() => import('../breakdown/breakdown-dialog.tsx'))

/** The breakdown that was asked for. */
function Breakdown() {
  const { solved } = painted.value
  const figure = asked.value
  if (figure === undefined || solved === undefined) return null
  // A figure that is asked for after the part could not be loaded tries again.
  return (
    <Lazy key={JSON.stringify(figure)} part={breakdown}>
      {({ BreakdownDialog }) => <BreakdownDialog solved={solved} figure={figure} />}
    </Lazy>
  )
}
