import type { Language } from '@oklad/contract/fields'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { Asked } from '../breakdown/asked-figure.ts'
import { BreakdownDialog } from '../breakdown/breakdown-dialog.tsx'
import { scenarioNames } from '../compare/scenario-names.ts'
import { ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { DetailsPanel } from '../details/details-panel.tsx'
import { startDateOf, writeStartDate } from '../details/start-date.ts'
import { Extras } from '../extras/extras.tsx'
import { withDetail } from '../input/details.ts'
import { emptyInput, exampleInput, type Input } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { MarkWrong, type WrongFields } from '../input/wrong-fields.ts'
import { keepLanguage } from '../language/kept-language.ts'
import { textsFor, WordsContext } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { MonthsTable } from '../months/months-table.tsx'
import { SalaryCard } from '../salary/salary-card.tsx'
import { Story } from '../salary/story.tsx'
import { whenShown } from '../salary/when-shown.ts'
import { MOST_SCENARIOS, readFragment, writeFragment } from '../share/fragment.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useLoaded } from './use-loaded.ts'
import { usePause } from './use-pause.ts'

interface PageProps {
  readonly initialLanguage: Language
  /** Whether another page embeds this one: then there is no header and no footer. */
  readonly isEmbedded: boolean
  readonly currentYear: number
}

/** The scenarios, and the index of the one that the form shows. */
interface Scenarios {
  readonly inputs: readonly Input[]
  readonly open: number
}

// Nobody needs these parts before the first answer.
const loadComparison = () => import('../compare/comparison.tsx')
const loadAfter = () => import('./after-months.tsx')

/** The whole page. It computes everything from the inputs at every keystroke. */
export function Page({ initialLanguage, isEmbedded, currentYear }: PageProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const [link, setLink] = useState(() => readLink(location.hash, currentYear))
  const [{ inputs, open }, setScenarios] = useState<Scenarios>(() => ({
    inputs: link.inputs,
    open: 0,
  }))
  const [asked, setAsked] = useState<Asked>()
  const [wrong, setWrong] = useState<WrongFields>(new Map())
  const markWrong = useCallback((id: string, label: string | undefined) => {
    setWrong((before) => {
      const others = [...before].filter(([other]) => other !== id)
      return new Map(label === undefined ? others : [...others, [id, label]])
    })
  }, [])
  const isOutdated = wrong.size > 0
  const outcomes = useMemo(
    () => inputs.map((input) => outcomeOf(input, currentYear)),
    [inputs, currentYear],
  )
  const input = inputs[open] ?? emptyInput
  const outcome = outcomes[open] ?? { state: 'empty' as const }
  const solved = outcome.state === 'solved' ? outcome : undefined
  const contract = (solved?.calculation.request ?? input.details).employment_type ?? 'TD'
  const words = useMemo(
    () => ({ language, texts: textsFor(language, contract) }),
    [language, contract],
  )
  const { texts } = words
  const onInput = useCallback(
    (change: Partial<Input>) =>
      setScenarios(({ inputs, open }) => ({
        inputs: inputs.with(open, { ...(inputs[open] ?? emptyInput), ...change }),
        open,
      })),
    [],
  )

  useEffect(() => {
    // Setting even the same language makes the browser style the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    document.title = `${texts.title} · Oklad`
  }, [language, texts])
  useEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      // The page may have written the address since: the event has the address that was asked for.
      const read = readLink(new URL(newURL).hash, currentYear)
      setLink(read)
      setScenarios({ inputs: read.inputs, open: 0 })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [currentYear])

  // The amounts are painted in the frame of the keystroke; the rest follows in the next frames.
  const current = { inputs, open, outcomes, input, solved }
  const painted = useAfterPaint(current)
  const settled = usePause(painted, { ...painted, solved: undefined })
  useEffect(() => {
    // The entry of an open dialog keeps its address: Back would restore an older input.
    if (asked !== undefined) return
    // While the inputs are those of the link, the address stays the link. Writing outdated inputs
    // would also cancel a navigation back.
    const isOfLink = inputs === link.inputs || link.unread.length > 0
    if (isOfLink || settled.inputs !== inputs) return
    const isPristine = inputs.every((one) => one === emptyInput || one === exampleInput)
    const fragment = isPristine ? '' : `#${writeFragment(inputs, currentYear)}`
    history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)
  }, [settled.inputs, inputs, currentYear, link, asked])

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
  const loadedComparison = useLoaded(loadComparison, inputs.length > 1)
  const months = useMemo(
    () => (
      <>
        {painted.inputs.length === 1 && painted.solved && tabsOf(painted, [], setScenarios)}
        {painted.inputs.length > 1 && typeof loadedComparison === 'object' && (
          <loadedComparison.Comparison
            scenarios={painted.inputs}
            outcomes={painted.outcomes}
            currentYear={currentYear}
          />
        )}
        {painted.solved && (
          <>
            <MonthsTable solved={painted.solved} onExplain={setAsked} />
            <Extras solved={painted.solved} onExplain={setAsked} />
          </>
        )}
      </>
    ),
    [painted, loadedComparison, currentYear],
  )
  const loadedAfter = useLoaded(loadAfter, solved !== undefined)
  const after = useMemo(
    () =>
      settled.solved &&
      typeof loadedAfter === 'object' && (
        <loadedAfter.AfterMonths
          {...settled}
          solved={settled.solved}
          currentYear={currentYear}
          isEmbedded={isEmbedded}
        />
      ),
    [settled, loadedAfter, currentYear, isEmbedded],
  )
  const onAnswered = useCallback(() => setAsked(undefined), [])
  useEffect(() => {
    // On a touch screen the focus would open the keyboard over the page.
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
    const isFresh = location.hash === '' && !isEmbedded
    if (hasKeyboard && isFresh) document.getElementById('salary-gross')?.focus()
  }, [isEmbedded])
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
      <MarkWrong.Provider value={markWrong}>
        {header}
        <main aria-busy={painted.inputs !== inputs}>
          {link.unread.length > 0 && (
            <div class="problem damaged" role="alert">
              {texts.damagedLink.text(link.unread.join(', '))}
              <button
                type="button"
                class="quiet"
                onClick={() => setLink({ inputs: [], unread: [] })}
              >
                {texts.damagedLink.dismiss}
              </button>
            </div>
          )}
          {inputs.length > 1 &&
            tabsOf(current, scenarioNames(inputs, words, currentYear), setScenarios)}
          <div class="top">
            <SalaryCard
              key={open}
              input={input}
              outcome={outcome}
              isOutdated={isOutdated}
              isExample={input === exampleInput}
              onInput={onInput}
              onExplain={setAsked}
            />
            <div class="beside">
              {isOutdated && solved && (
                <p class="problem" role="status">
                  {texts.salary.outdated([...wrong.values()].join(', '))}
                </p>
              )}
              <div class="result" inert={isOutdated}>
                {story}
              </div>
              {details}
            </div>
          </div>
          <div class="result" inert={isOutdated}>
            {months}
            {after}
          </div>
          {solved && (
            <p class="result-bar" aria-hidden="true">
              {texts.amounts.netIncome}{' '}
              <b>{isOutdated ? '—' : writeAmount(solved.shown.netIncome, language)}&nbsp;₽</b>{' '}
              <span class="hint">{whenShown(solved, input.basis, texts)}</span>
            </p>
          )}
          {loadedAfter === 'failed' && <p role="status">{texts.failed}</p>}
        </main>
        {footer}
        {asked && painted.solved && (
          <BreakdownDialog
            key={JSON.stringify(asked)}
            solved={painted.solved}
            figure={asked}
            onClose={onAnswered}
          />
        )}
      </MarkWrong.Provider>
    </WordsContext.Provider>
  )
}

/** The tabs of the scenarios. */
function tabsOf(
  { inputs, open }: Scenarios,
  names: readonly string[],
  setScenarios: (scenarios: Scenarios) => void,
) {
  return (
    <ScenarioTabs
      names={names}
      open={open}
      onOpen={(index) => setScenarios({ inputs, open: index })}
      onAdd={() => {
        setScenarios({
          inputs: [...inputs, inputs[open] ?? emptyInput].slice(0, MOST_SCENARIOS),
          open: inputs.length,
        })
        // The button that had the focus goes; the tab of the new scenario takes it.
        setTimeout(() => document.querySelector<HTMLElement>('.scenario-open button')?.focus())
      }}
      onRemove={(removed) =>
        setScenarios({ inputs: inputs.filter((_, index) => index !== removed), open: 0 })
      }
    />
  )
}

/** The inputs of a link, and its parts that could not be read. */
interface Link {
  readonly inputs: readonly Input[]
  readonly unread: readonly string[]
}

function readLink(hash: string, currentYear: number): Link {
  const { scenarios, unread } = readFragment(hash)
  const inputs = scenarios.map((input) => withoutYear(input, currentYear))
  return { inputs: inputs.length === 0 ? [exampleInput] : inputs, unread }
}

/** The input without the year of a link where it is the current one: a default is not kept. */
function withoutYear(input: Input, currentYear: number): Input {
  const { start_date } = input.details
  const isUsual = writeStartDate(startDateOf(start_date, currentYear), currentYear) === undefined
  return isUsual ? { ...input, details: withDetail(input.details, 'start_date', undefined) } : input
}
