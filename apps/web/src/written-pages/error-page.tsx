import type { Language } from '@oklad/contract/fields'
import {
  describeInputProblem,
  type ErrorCode,
  errorCatalogue,
  type InputProblem,
  inputProblemCodes,
} from '@oklad/contract/internal'
import { framed, type Site } from './frame.tsx'

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
    reason: 'privilegeOfEmployment',
  },
  not_in_year: { pointer: '/employment_type', year: 2018 },
  unknown_in_year: { pointer: '/first_month', year: 2027 },
  no_payments: { pointer: '/start_date', year: 2022 },
  paid_in_another_year: { pointer: '/paid_on', year: 2026 },
  column_question: { pointer: '/Премия', header: 'Премия' },
}

/** Writes the page that a problem's `type` leads to. */
export function errorPage(code: ErrorCode, language: Language, site: Site): string {
  const { title, status, ...detail } = errorCatalogue[code]
  const other = language === 'ru' ? 'en' : 'ru'
  return framed(
    { language, title: title[language], description: detail[language], paths: undefined },
    site,
    <main id="content" class="answer-page how" tabIndex={-1}>
      <h1>{title[language]}</h1>
      <p class="quiet">
        {words[language].status} {status} · <code>{code}</code>
      </p>
      <p>{detail[language]}</p>
      {status === 400 && (
        <>
          <h2>{words[language].inside}</h2>
          <dl>
            {inputProblemCodes.map((problem) => (
              <div key={problem}>
                <dt>
                  <code>{problem}</code>
                </dt>
                <dd>
                  {describeInputProblem({ ...examples[problem], code: problem }, language).detail}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div class="quiet" lang={other}>
        <h2>{title[other]}</h2>
        <p>{detail[other]}</p>
      </div>
    </main>,
  )
}
