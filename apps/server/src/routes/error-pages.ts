import {
  describeInputProblem,
  type ErrorCode,
  errorCatalogue,
  errorCodes,
  type InputProblem,
  inputProblemCodes,
  type Language,
  languages,
} from '@oklad/contract'
import type { Exchange, Reply } from '../http/exchange.ts'
import { pageHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { escapeHtml, page } from '../pages/page.ts'

const headers = pageHeaders('text/html; charset=utf-8', 'public, max-age=3600')

const words = {
  en: { status: 'HTTP status', inside: 'Codes in "errors"' },
  ru: { status: 'Статус HTTP', inside: 'Коды в «errors»' },
} as const

/** An example of each problem; the page shows its sentence. */
const examples: Record<InputProblem['code'], Omit<InputProblem, 'code'>> = {
  malformed_json: { pointer: '', line: 1, column: 17 },
  too_deep: { pointer: '', maximum: 8 },
  duplicate_field: { pointer: '/gross_salary' },
  missing_field: { pointer: '/gross_salary' },
  unknown_field: { pointer: '/grossSalary', suggestion: 'gross_salary' },
  wrong_type: { pointer: '/gross_salary', expected: 'integer' },
  not_an_integer: { pointer: '/gross_salary' },
  out_of_range: { pointer: '/territorial_multiplier', minimum: 100, maximum: 200 },
  impossible_date: { pointer: '/start_date' },
  value_not_allowed: { pointer: '/employment_type', allowed: ['TD', 'GPH', 'SELF_EMPLOYED'] },
  wrong_length: { pointer: '/monthly_bonuses', minimum: 12, maximum: 12 },
  excluded_fields: {
    pointer: '/has_tax_privilege',
    fields: ['has_tax_privilege', 'employment_type'],
  },
  not_in_year: { pointer: '/employment_type', year: 2018 },
  unknown_in_year: { pointer: '/first_month', year: 2027 },
  no_payments: { pointer: '/start_date', year: 2022 },
}

function explanation(code: ErrorCode, language: Language): string {
  const { title, detail, status } = errorCatalogue[code]
  return `<h1>${escapeHtml(title[language])}</h1>
<p class="status">${words[language].status} ${status} · <code>${code}</code></p>
<p>${escapeHtml(detail[language])}</p>`
}

function inputProblems(language: Language): string {
  const entries = inputProblemCodes.map((code) => {
    const { detail } = describeInputProblem({ ...examples[code], code }, language)
    return `<dt><code>${code}</code></dt><dd>${escapeHtml(detail)}</dd>`
  })
  return `<h2>${escapeHtml(words[language].inside)}</h2>\n<dl>\n${entries.join('\n')}\n</dl>`
}

function errorPage(code: ErrorCode, language: Language): string {
  const other = languages.find((candidate) => candidate !== language) as Language
  const { title, detail } = errorCatalogue[code]
  return page(
    language,
    title[language],
    `${explanation(code, language)}
${errorCatalogue[code].status === 400 ? inputProblems(language) : ''}
<h2 lang="${other}">${escapeHtml(title[other])}</h2>
<p lang="${other}">${escapeHtml(detail[other])}</p>`,
  )
}

function answer(exchange: Exchange): Reply {
  const code = errorCodes.find((candidate) => exchange.path === `/errors/${candidate}`)
  if (code === undefined) return problemReply(exchange, 'not_found')
  const language = languageOf(exchange)
  return {
    status: 200,
    headers: headers.inLanguage(language),
    body: errorPage(code, language),
  }
}

/** `GET /errors/{code}`: the page that a problem's `type` leads to. */
export const errorPageRoute: Route = { methods: { GET: answer } }
