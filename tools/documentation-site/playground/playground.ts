import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { syntaxHighlighting } from '@codemirror/language'
import { linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { answerRequest, currentTaxYear } from '@oklad/answers'
import type { Language } from '@oklad/contract/fields'
import {
  breakdownOf,
  describeInputProblem,
  type ExplanationStep,
  operationNamed,
  type QuestionName,
  questionNames,
} from '@oklad/contract/internal'
import { useData } from 'vitepress'
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { completionOf, placeOf } from './completion.ts'

const asked = questionNames.filter((name) => !name.startsWith('explain'))

// biome-ignore format: one text a line
const words = {
  question: { en: 'Question', ru: 'Вопрос' },
  request: { en: 'Request', ru: 'Запрос' },
  answer: { en: 'Answer', ru: 'Ответ' },
  problems: { en: 'The service would answer 400', ru: 'Сервис ответил бы 400' },
  breakdown: { en: 'How each figure is computed', ru: 'Как получилась каждая сумма' },
  none: { en: 'This question has no breakdown.', ru: 'У этого вопроса нет расчёта по шагам.' },
  year: { en: 'The year', ru: 'За год' },
} as const

/** The editor is in a shadow root, where its styles are sheets: the policy of the page allows no style element. */
const look = EditorView.theme({
  '&': {
    backgroundColor: 'var(--vp-code-block-bg)',
    color: 'var(--vp-c-text-1)',
    borderRadius: '8px',
  },
  '&.cm-focused': { outline: '2px solid var(--vp-c-brand-1)' },
  '.cm-content': { padding: '16px', minHeight: '12rem', caretColor: 'var(--vp-c-text-1)' },
  '.cm-scroller': { fontFamily: 'var(--vp-font-family-mono)', fontSize: '14px', lineHeight: '1.6' },
  '.tok-propertyName': { color: 'var(--vp-c-brand-1)' },
  '.tok-string': { color: 'var(--quiet)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--vp-c-bg-elv)',
    color: 'var(--vp-c-text-1)',
    border: '1px solid var(--vp-c-divider)',
    maxWidth: '22rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--vp-c-brand-soft)',
    color: 'var(--vp-c-text-1)',
  },
})

/** Chrome would keep the colours of replaced text by a style attribute, which the policy forbids too. */
const replacing = EditorView.domEventHandlers({
  beforeinput({ inputType }, view) {
    if (inputType === 'insertText') view.dispatch(view.state.replaceSelection(''))
  },
})

const exampleOf = (question: QuestionName) =>
  JSON.stringify(Object.values(operationNamed(question).examples ?? {})[0]?.request, null, 2)

// Kept while the language is switched, which leads to another page.
const question = ref<QuestionName>('privateCalc')
const text = ref(exampleOf(question.value))

/** The answer to the request that is being written; `ok` is false where the service would refuse it. */
const answerTo = (name: QuestionName, language: Language) =>
  answerRequest[name](text.value, currentTaxYear(Date.now()), () => language)

type Problems = readonly { readonly pointer: string; readonly detail: string }[]

/** An editor of the request: it completes names and marks problems. */
function editorState(language: Language, problems: () => Problems): EditorState {
  const { request = 'private' } = operationNamed(question.value)
  return EditorState.create({
    doc: text.value,
    extensions: [
      json(),
      syntaxHighlighting(classHighlighter),
      history(),
      closeBrackets(),
      autocompletion({ override: [completionOf(request, language)], icons: false }),
      keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      linter(() =>
        problems().map(({ pointer, detail }) => ({
          ...placeOf(text.value, pointer),
          severity: 'error',
          message: detail,
        })),
      ),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': words.request[language] }),
      EditorView.updateListener.of(({ state, docChanged }) => {
        if (docChanged) text.value = state.doc.toString()
      }),
      replacing,
      look,
    ],
  })
}

const selectQuestion = (language: Language) =>
  h(
    'select',
    {
      value: question.value,
      onChange: ({ target }: Event) => {
        question.value = (target as HTMLSelectElement).value as QuestionName
      },
    },
    asked.map((name) => h('option', { value: name }, operationNamed(name).summary[language])),
  )

const problemList = (problems: Problems, language: Language) =>
  h('div', { class: 'problems', role: 'status' }, [
    h('p', words.problems[language]),
    h(
      'ul',
      problems.map(({ pointer, detail }) => h('li', [pointer && h('code', pointer), ' ', detail])),
    ),
  ])

/** The steps of a breakdown by month; the first month is open. */
function stepList(steps: readonly ExplanationStep[], language: Language) {
  const monthOf = (month: string | undefined) =>
    month === undefined
      ? words.year[language]
      : new Date(month).toLocaleDateString(language, {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })
  const stepOf = ({ title, formula, citation }: ExplanationStep) =>
    h('li', [
      h('b', title),
      h('br'),
      formula,
      h('br'),
      h('small', `${citation.article}, ${citation.act}`),
    ])
  return [...new Set(steps.map(({ month }) => month))].map((month, index) =>
    h('details', { key: month ?? '', open: index === 0 }, [
      h('summary', monthOf(month)),
      h('ol', steps.filter((step) => step.month === month).map(stepOf)),
    ]),
  )
}

export default defineComponent(() => {
  const language = useData().lang.value as Language
  const host = ref<HTMLElement>()
  let view: EditorView | undefined

  const answer = computed(() => answerTo(question.value, language))
  const problems = computed(() =>
    answer.value.ok
      ? []
      : answer.value.problems.map((problem) => describeInputProblem(problem, language)),
  )
  const steps = computed(() => {
    const answered = answerTo(breakdownOf(question.value), language)
    const { explanation = [] } = (answered.ok ? answered.body : {}) as {
      explanation?: readonly ExplanationStep[]
    }
    return explanation
  })

  const state = () => editorState(language, () => problems.value)
  onMounted(() => {
    const root = host.value?.attachShadow({ mode: 'open' }) as ShadowRoot
    view = new EditorView({ root, parent: root, state: state() })
  })
  onBeforeUnmount(() => view?.destroy())
  watch(question, () => {
    text.value = exampleOf(question.value)
    view?.setState(state())
  })

  const shownAnswer = () =>
    h(
      'pre',
      { tabindex: 0, 'aria-label': words.answer[language] },
      JSON.stringify(answer.value.ok && answer.value.body, null, 2),
    )
  const isWrong = () => problems.value.length > 0
  return () =>
    h('div', { class: 'playground' }, [
      h('label', [words.question[language], ' ', selectQuestion(language)]),
      h('p', h('code', `POST ${operationNamed(question.value).path}`)),
      h('div', { class: 'sides' }, [
        h('div', { ref: host }),
        h('div', [isWrong() ? problemList(problems.value, language) : shownAnswer()]),
      ]),
      h('h2', words.breakdown[language]),
      steps.value.length === 0
        ? h('p', isWrong() ? '' : words.none[language])
        : stepList(steps.value, language),
    ])
})
