import type { Language } from '@oklad/contract/fields'
import { lawVersion } from '@oklad/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { AmountEntry } from '../answer/amount-entry.tsx'
import { Facts, Headline, headlineOf } from '../answer/headline.tsx'
import { MoneyBar } from '../answer/money-bar.tsx'
import { Reasons } from '../answer/reasons.tsx'
import { reasonsOf } from '../answer/reasons-of.ts'
import { YearPicture } from '../answer/year-picture.tsx'
import type { Asked } from '../breakdown/asked-figure.ts'
import { BreakdownDialog } from '../breakdown/breakdown-dialog.tsx'
import { ContractChoice } from '../compare/contract-choice.tsx'
import { contractInputs } from '../compare/contracts.ts'
import { scenarioNames } from '../compare/scenario-names.ts'
import { type Scenarios, ScenarioTabs } from '../compare/scenario-tabs.tsx'
import { ChangedDetails } from '../details/changed-details.tsx'
import { startDateOf, writeStartDate } from '../details/start-date.ts'
import { currentYear } from '../input/current-year.ts'
import { withDetail } from '../input/details.ts'
import {
  type AmountKind,
  emptyInput,
  exampleInput,
  type Input,
  type OnInput,
} from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { MarkWrong, useWrongFields } from '../input/wrong-fields.ts'
import { keepLanguage } from '../language/kept-language.ts'
import { textsFor, WordsContext } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { firstQuestions, otherQuestions, Questions } from '../questions/questions.tsx'
import { useQuestion } from '../questions/use-question.ts'
import { Actions, type PaperMonth } from '../share/actions.tsx'
import { readFragment, writeFragment } from '../share/fragment.ts'
import { untilPainted, untilPause, useFollowing } from './follow.ts'
import { Footer } from './footer.tsx'
import { Header, PAYROLL } from './header.tsx'
import { useLoaded } from './use-loaded.ts'

interface PageProps {
  readonly initialLanguage: Language
  /** Whether another page embeds this one: then there is no header and no footer. */
  readonly isEmbedded: boolean
}

// These parts are loaded after the first answer.
const loadBelow = () => import('./below.tsx')
const loadComparison = () => import('../compare/comparison.tsx')
const loadPayslip = () => import('../payslip/payslip.tsx')
const loadPayroll = () => import('../payroll/payroll.tsx')

/** The whole page. It computes everything from the inputs at every keystroke. */
export function Page({ initialLanguage, isEmbedded }: PageProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const [link, setLink] = useState(() => readLink(location.hash))
  const [{ inputs, open }, setScenarios] = useState<Scenarios>(() => ({
    inputs: link.inputs,
    open: 0,
  }))
  const [isPayroll, setPayroll] = useState(location.hash === PAYROLL)
  const [asked, setAsked] = useState<Asked>()
  const { question, ask, hasEntry } = useQuestion()
  const [isWhole, setWhole] = useState(false)
  const [payslipMonth, setPayslipMonth] = useState<PaperMonth>(1)
  const [wrong, markWrong] = useWrongFields()
  const isOutdated = wrong.size > 0
  const outcomes = useMemo(() => inputs.map((input) => outcomeOf(input, currentYear)), [inputs])
  const input = inputs[open] ?? emptyInput
  const outcome = outcomes[open] ?? { state: 'empty' as const }
  const solved = outcome.state === 'solved' ? outcome : undefined
  const contract = (solved?.calculation.request ?? input.details).employment_type ?? 'TD'
  const words = useMemo(
    () => ({ language, texts: textsFor(language, contract) }),
    [language, contract],
  )
  const { texts } = words
  const onInput: OnInput = useCallback(
    (change) =>
      setScenarios(({ inputs, open }) => {
        const now = inputs[open] ?? emptyInput
        const changed = typeof change === 'function' ? change(now) : change
        return { inputs: inputs.with(open, { ...now, ...changed }), open }
      }),
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
      const { hash } = new URL(newURL)
      setPayroll(hash === PAYROLL)
      if (hash === PAYROLL) return
      const read = readLink(hash)
      setLink(read)
      setScenarios({ inputs: read.inputs, open: 0 })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  // The answer is painted in the frame of the keystroke; the rest follows in the next frames.
  const current = { inputs, open, outcomes, input, solved }
  const painted = useFollowing(current, untilPainted)
  const settled = useFollowing(painted, untilPause, { ...painted, solved: undefined })
  useEffect(() => {
    // The entry of an open dialog or sheet keeps its address: Back would restore an older input.
    if (asked !== undefined || hasEntry.current || isPayroll) return
    // While the inputs are those of the link, the address stays the link. Writing outdated inputs
    // would also cancel a navigation back.
    const isOfLink = inputs === link.inputs || link.unread.length > 0
    if (isOfLink || settled.inputs !== inputs) return
    const fragment = fragmentOf(inputs)
    history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)
  }, [settled.inputs, inputs, link, asked, question, hasEntry, isPayroll])

  const { details, place } = input
  const salary = useRef(solved?.salary)
  salary.current = solved?.salary
  const questions = useMemo(() => {
    const terms = { input: { details, place }, onInput }
    const salaryNow = () => salary.current
    const asked = { open: question, onOpen: ask, scenario: open, salaryNow, ...terms }
    return {
      first: <Questions groups={firstQuestions} {...asked} />,
      others: <Questions groups={otherQuestions} {...asked} />,
      changed: <ChangedDetails {...terms} />,
    }
  }, [question, ask, open, details, place, onInput])
  const compareContracts = useCallback(
    (equal: AmountKind) => {
      if (painted.solved === undefined) return
      setScenarios({ inputs: contractInputs(painted.input, painted.solved, equal), open: 0 })
      // Its part is loaded and painted in later frames.
      setTimeout(
        () => document.querySelector('.comparison-place')?.scrollIntoView({ block: 'start' }),
        300,
      )
    },
    [painted],
  )
  const answer = useMemo(() => {
    if (painted.solved === undefined) return null
    const { solved, input, inputs } = painted
    const reasons = reasonsOf(input, solved, words)
    return (
      <>
        <Facts
          input={input}
          solved={solved}
          isOutdated={isOutdated}
          onInput={onInput}
          onExplain={setAsked}
        />
        <Reasons reasons={reasons} />
        <YearPicture solved={solved} />
        <MoneyBar solved={solved} reasons={reasons} />
        <Actions
          solved={solved}
          link={() => `${location.origin}/#${writeFragment(inputs, currentYear, lawVersion())}`}
          onWorkbook={async () => {
            // The spreadsheet writer is larger than the page, so it is loaded on demand.
            const { downloadWorkbook } = await import('../export/workbook.ts')
            await downloadWorkbook(input, solved, words)
          }}
          payslipMonth={payslipMonth}
          onPayslipMonth={setPayslipMonth}
          onCompare={() => compareContracts('gross')}
        />
      </>
    )
  }, [painted, words, payslipMonth, compareContracts, isOutdated, onInput])
  const names = useMemo(
    () => (inputs.length > 1 ? scenarioNames(inputs, words) : []),
    [inputs, words],
  )
  const loadedComparison = useLoaded(loadComparison, inputs.length > 1)
  const loadedBelow = useLoaded(loadBelow, solved !== undefined)
  const below = useMemo(
    () =>
      painted.solved &&
      typeof loadedBelow === 'object' && (
        <loadedBelow.Below
          input={painted.input}
          solved={painted.solved}
          isWhole={isWhole}
          onWhole={setWhole}
          onInput={onInput}
          onExplain={setAsked}
        />
      ),
    [painted, loadedBelow, isWhole, onInput],
  )
  const loadedPayslip = useLoaded(loadPayslip, solved !== undefined)
  const payslip = useMemo(
    () =>
      settled.solved &&
      typeof loadedPayslip === 'object' && (
        <loadedPayslip.Payslip input={settled.input} solved={settled.solved} month={payslipMonth} />
      ),
    [settled, loadedPayslip, payslipMonth],
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
    () => (
      <Header
        isEmbedded={isEmbedded}
        isPayroll={isPayroll}
        calculator={fragmentOf(settled.inputs) || '#'}
        onLanguage={onLanguage}
      />
    ),
    [isEmbedded, isPayroll, settled.inputs, onLanguage],
  )
  const footer = useMemo(() => !isEmbedded && <Footer />, [isEmbedded])
  const headline = solved && headlineOf(input, solved, words)
  const loadedPayroll = useLoaded(loadPayroll, isPayroll)
  return (
    <WordsContext.Provider value={words}>
      <MarkWrong.Provider value={markWrong}>
        {header}
        {isPayroll ? (
          <main>
            {typeof loadedPayroll === 'object' && (
              <loadedPayroll.Payroll currentYear={currentYear} />
            )}
            {loadedPayroll === 'failed' && <p role="status">{texts.failed}</p>}
          </main>
        ) : (
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
            {link.olderLaw !== undefined && inputs === link.inputs && (
              <p class="problem" role="status">
                {texts.olderLaw(link.olderLaw, lawVersion())}
              </p>
            )}
            {inputs.length > 1 && (
              <ScenarioTabs scenarios={current} names={names} onScenarios={setScenarios} />
            )}
            <div class="top">
              <div class="known">
                <AmountEntry
                  key={open}
                  input={input}
                  outcome={outcome}
                  isOutdated={isOutdated}
                  isExample={input === exampleInput}
                  onInput={onInput}
                />
                {questions.first}
              </div>
              <div class="answer">
                {isOutdated && solved && (
                  <p class="problem" role="status">
                    {texts.salary.outdated([...wrong.values()].join(', '))}
                  </p>
                )}
                {solved && (
                  <section class="result" inert={isOutdated} aria-labelledby="answer-heading">
                    <Headline input={input} solved={solved} isOutdated={isOutdated} />
                    {answer}
                  </section>
                )}
              </div>
              <div class="rest">
                <h2 class="visually-hidden">{texts.questions.heading}</h2>
                {questions.others}
                {questions.changed}
              </div>
            </div>
            <div class="result below" inert={isOutdated}>
              {loadedBelow === 'failed' && <p role="status">{texts.failed}</p>}
              {below}
              {painted.solved && loadedBelow !== 'loading' && (
                <section class="comparison-place" aria-labelledby="comparison-heading">
                  <ContractChoice onContracts={compareContracts} />
                  {painted.inputs.length > 1 && typeof loadedComparison === 'object' && (
                    <loadedComparison.Comparison
                      scenarios={painted.inputs}
                      outcomes={painted.outcomes}
                      names={names}
                    />
                  )}
                  {painted.inputs.length === 1 && (
                    <ScenarioTabs scenarios={painted} names={[]} onScenarios={setScenarios} />
                  )}
                </section>
              )}
            </div>
            {payslip}
            {headline && (
              <p class="result-bar" aria-hidden="true">
                <span>{headline.label}</span>{' '}
                <b>{isOutdated ? '—' : writeAmount(headline.amount, language)}&nbsp;₽</b>
              </p>
            )}
          </main>
        )}
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

/** The fragment of an address with inputs; empty while nothing is entered. */
const fragmentOf = (inputs: readonly Input[]) =>
  inputs.every((one) => one === emptyInput || one === exampleInput)
    ? ''
    : `#${writeFragment(inputs, currentYear)}`

/** The inputs of a link, and its parts that could not be read. */
interface Link {
  readonly inputs: readonly Input[]
  readonly unread: readonly string[]
  /** The version of the law of a link from before the current one. */
  readonly olderLaw?: string | undefined
}

function readLink(hash: string): Link {
  const { scenarios, unread, law } = readFragment(hash === PAYROLL ? '' : hash)
  const inputs = scenarios.map(withoutYear)
  const olderLaw = law !== undefined && law < lawVersion() ? law : undefined
  return { inputs: inputs.length === 0 ? [exampleInput] : inputs, unread, olderLaw }
}

/** The input without the year of a link where it is the current one: a default is not kept. */
function withoutYear(input: Input): Input {
  const { start_date } = input.details
  const isUsual = writeStartDate(startDateOf(start_date)) === undefined
  return isUsual ? { ...input, details: withDetail(input.details, 'start_date', undefined) } : input
}
