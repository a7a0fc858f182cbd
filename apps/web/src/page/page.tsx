import type { Language } from '@oklad/contract/form'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { Comparison } from '../compare/comparison.tsx'
import { ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { DetailsPanel } from '../details/details-panel.tsx'
import { startDateOf, writeStartDate } from '../details/start-date.ts'
import type { Asked } from '../explanation/explained-figure.ts'
import { ExplanationDialog } from '../explanation/explanation-dialog.tsx'
import { Extras } from '../extras/extras.tsx'
import { emptyInput, type Input, withDetail } from '../input/input.ts'
import { outcomeOf, type Solved } from '../input/outcome.ts'
import { keepLanguage } from '../language/kept-language.ts'
import { textsIn, useWords, WordsContext } from '../language/words.ts'
import { MonthsTable } from '../months/months-table.tsx'
import { Payslip } from '../payslip/payslip.tsx'
import { Pictures } from '../pictures/pictures.tsx'
import { SalaryCard } from '../salary/salary-card.tsx'
import { Story } from '../salary/story.tsx'
import { storyOf } from '../salary/story-of.ts'
import { MOST_SCENARIOS, readFragment, writeFragment } from '../share/fragment.ts'
import { ShareBar } from '../share/share-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { usePause } from './use-pause.ts'

interface PageProps {
  readonly initialLanguage: Language
  /** Whether the page stands in another one, with nothing of its own around the calculation. */
  readonly isEmbedded: boolean
  readonly currentYear: number
}

/** What the page holds: the scenarios, and which of them the form is about. */
interface Scenarios {
  readonly inputs: readonly Input[]
  readonly open: number
}

/** The whole page. Everything is computed from the inputs at every keystroke. */
export function Page({ initialLanguage, isEmbedded, currentYear }: PageProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const [link, setLink] = useState(() => readLink(location.hash, currentYear))
  const [{ inputs, open }, setScenarios] = useState<Scenarios>(() => ({
    inputs: link.inputs,
    open: 0,
  }))
  const [asked, setAsked] = useState<Asked>()
  const words = useMemo(() => ({ language, texts: textsIn[language] }), [language])
  const { texts } = words

  const outcomes = useMemo(
    () => inputs.map((input) => outcomeOf(input, currentYear)),
    [inputs, currentYear],
  )
  const input = inputs[open] ?? emptyInput
  const outcome = outcomes[open] ?? { state: 'empty' as const }
  const solved = outcome.state === 'solved' ? outcome : undefined
  const onInput = useCallback(
    (change: Partial<Input>) =>
      setScenarios(({ inputs, open }) => ({
        inputs: inputs.with(open, { ...(inputs[open] ?? emptyInput), ...change }),
        open,
      })),
    [],
  )

  useEffect(() => {
    // Even the same language told again makes the browser style all of the page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    document.title = `${texts.title} · Oklad`
  }, [language, texts])
  useEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      // The address may have been written anew since: what was asked for counts.
      const read = readLink(new URL(newURL).hash, currentYear)
      setLink(read)
      setScenarios({ inputs: read.inputs, open: 0 })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [currentYear])

  // The amounts answer each keystroke in the same frame; the rest is painted in the next ones.
  const current = { inputs, open, outcomes, input, solved }
  const painted = useAfterPaint(current)
  const settled = usePause(painted, { ...painted, solved: undefined })
  useEffect(() => {
    // The address of what a link has opened is that link. To write what is no longer so would also
    // call off a way back that has been asked for.
    const isOfLink = inputs === link.inputs || link.unread.length > 0
    if (isOfLink || settled.inputs !== inputs) return
    const isPristine = inputs.every((one) => one === emptyInput)
    const fragment = isPristine ? '' : `#${writeFragment(inputs, currentYear)}`
    history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)
  }, [settled.inputs, inputs, currentYear, link])

  const details = useMemo(
    () => (
      <DetailsPanel
        scenario={open}
        details={input.details}
        currentYear={currentYear}
        onDetails={(changed) => onInput({ details: changed })}
      />
    ),
    [open, input.details, currentYear, onInput],
  )
  const story = useMemo(
    () => painted.solved && <Story input={painted.input} solved={painted.solved} />,
    [painted],
  )
  const months = useMemo(
    () => (
      <>
        {painted.inputs.length === 1 && painted.solved && tabsOf(painted, setScenarios)}
        <Comparison
          scenarios={painted.inputs}
          outcomes={painted.outcomes}
          currentYear={currentYear}
        />
        {painted.solved && (
          <>
            <MonthsTable solved={painted.solved} onExplain={setAsked} />
            <Extras solved={painted.solved} onExplain={setAsked} />
          </>
        )}
      </>
    ),
    [painted, currentYear],
  )
  const after = useMemo(
    () =>
      settled.solved && (
        <AfterMonths
          {...settled}
          solved={settled.solved}
          currentYear={currentYear}
          isEmbedded={isEmbedded}
        />
      ),
    [settled, currentYear, isEmbedded],
  )
  const onLanguage = useCallback((chosen: Language) => {
    keepLanguage(chosen)
    setLanguage(chosen)
  }, [])
  const header = useMemo(
    () => <Header isEmbedded={isEmbedded} onLanguage={onLanguage} />,
    [isEmbedded, onLanguage],
  )
  const footer = useMemo(() => !isEmbedded && <Footer />, [isEmbedded])

  return (
    <WordsContext.Provider value={words}>
      {header}
      <main aria-busy={painted.inputs !== inputs}>
        {link.unread.length > 0 && (
          <div class="problem damaged" role="alert">
            {texts.share.damaged(link.unread.join(', '))}
            <button type="button" class="quiet" onClick={() => setLink({ inputs: [], unread: [] })}>
              {texts.share.dismiss}
            </button>
          </div>
        )}
        {inputs.length > 1 && tabsOf(current, setScenarios)}
        <div class="top">
          <SalaryCard
            key={open}
            input={input}
            outcome={outcome}
            onInput={onInput}
            onExplain={setAsked}
          />
          <div class="beside">
            {story}
            {details}
          </div>
        </div>
        {months}
        {after}
      </main>
      {footer}
      {asked && painted.solved && (
        <ExplanationDialog
          key={JSON.stringify(asked)}
          solved={painted.solved}
          figure={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </WordsContext.Provider>
  )
}

/** Which of the scenarios the form is about. */
function tabsOf({ inputs, open }: Scenarios, setScenarios: (scenarios: Scenarios) => void) {
  return (
    <ScenarioTabs
      count={inputs.length}
      open={open}
      onOpen={(index) => setScenarios({ inputs, open: index })}
      onAdd={() =>
        setScenarios({
          inputs: [...inputs, inputs[open] ?? emptyInput].slice(0, MOST_SCENARIOS),
          open: inputs.length,
        })
      }
      onRemove={(removed) =>
        setScenarios({ inputs: inputs.filter((_, index) => index !== removed), open: 0 })
      }
    />
  )
}

interface AfterMonthsProps {
  readonly inputs: readonly Input[]
  readonly input: Input
  readonly solved: Solved
  readonly currentYear: number
  readonly isEmbedded: boolean
}

/** What stands below the table of the months. */
function AfterMonths({ inputs, input, solved, currentYear, isEmbedded }: AfterMonthsProps) {
  return (
    <>
      <ShareBar
        solved={solved}
        link={() => `${location.origin}/#${writeFragment(inputs, currentYear)}`}
      />
      {!isEmbedded && <Pictures solved={solved} />}
      <WithStory input={input} solved={solved} currentYear={currentYear} />
    </>
  )
}

function WithStory({
  input,
  solved,
  currentYear,
}: Omit<AfterMonthsProps, 'inputs' | 'isEmbedded'>) {
  const words = useWords()
  const story = storyOf(input, solved, words)
  return <Payslip input={input} solved={solved} story={story} currentYear={currentYear} />
}

/** What a link opens, and what of it could not be read. */
interface Link {
  readonly inputs: readonly Input[]
  readonly unread: readonly string[]
}

function readLink(hash: string, currentYear: number): Link {
  const { scenarios, unread } = readFragment(hash)
  const inputs = scenarios.map((input) => withoutYear(input, currentYear))
  return { inputs: inputs.length === 0 ? [emptyInput] : inputs, unread }
}

/** A link names its year even where it is the current one: then nothing was changed. */
function withoutYear(input: Input, currentYear: number): Input {
  const { start_date } = input.details
  const isUsual = writeStartDate(startDateOf(start_date, currentYear), currentYear) === undefined
  return isUsual ? { ...input, details: withDetail(input.details, 'start_date', undefined) } : input
}
