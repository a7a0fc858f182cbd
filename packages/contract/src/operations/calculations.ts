import type {
  GrossUpRequest,
  PaymentsRequest,
  PrivateCalculationRequest,
} from '../fields/requests.ts'
import { BATCH_MIB, MOST_OPEN_BATCHES } from '../limits.ts'
import { commonParameters, type JsonObject, limitHeaders } from '../openapi/parts.ts'
import * as averageEarnings from '../responses/average-earnings.ts'
import * as comparison from '../responses/comparison.ts'
import * as explanation from '../responses/explanation.ts'
import * as grossUp from '../responses/gross-up.ts'
import { Warning } from '../responses/parts.ts'
import * as payments from '../responses/payments.ts'
import { PrivateCalculationResponse, PrivateMonth } from '../responses/private-calculation.ts'
import * as publicCalculation from '../responses/public-calculation.ts'
import * as recalculation from '../responses/recalculation.ts'
import type { RecalculationRequest, SickPayRequest, VacationPayRequest } from '../wire.ts'
import { lawErrors } from './law.ts'
import type { Examples, Operation } from './operation.ts'
import { prices } from './points.ts'
import { privateExamples, publicExamples } from './request-examples.ts'

const calculation = {
  tag: 'Calculation',
  parameters: commonParameters,
  headers: ['x-request-id', 'cache-control', 'content-language', 'vary', ...limitHeaders],
  errors: [
    ...lawErrors,
    'malformed_json',
    'invalid_request',
    'body_too_large',
    'unsupported_media_type',
  ],
} as const satisfies Partial<Operation>

/** A parameter of a batch, which may be given several times. */
const columnParameter = (name: string, description: string): JsonObject => ({
  name,
  in: 'query',
  description,
  schema: { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 20 },
})

const withKey = {
  ...calculation,
  needsKey: true,
  request: 'private',
  errors: [...calculation.errors, 'api_key_missing', 'api_key_invalid', 'too_many_failed_keys'],
} as const satisfies Partial<Operation>

const usual = <Request>(request: Request): Examples<Request> => ({
  usual: { summary: 'A usual request', request },
})

/** 100,000 roubles, and 110,000 from March on. */
const raisedInMarch = Array.from({ length: 12 }, (_, index) =>
  index < 2 ? 10_000_000 : 11_000_000,
)

/** 80,000 roubles a month, and 14 days in July. */
const vacationExample: VacationPayRequest = {
  kind: 'vacation',
  start_date: '2026-07-06',
  days: 14,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index < 6 ? `2025-${String(index + 7).padStart(2, '0')}` : `2026-0${index - 5}`,
    pay: 8_000_000,
  })),
}

/** Ten days of own illness after seven years of insurance. */
const sickExample: SickPayRequest = {
  from: '2026-10-12',
  to: '2026-10-21',
  cause: 'own',
  insurance_months: 84,
  earnings: [
    { year: 2024, pay: 100_000_000 },
    { year: 2025, pay: 120_000_000 },
  ],
}

const own = { PrivateCalculationResponse, PrivateMonth, Warning } as const

/** By name: written out again, the types are megabytes of declarations. */
type CalculationSchemas = typeof own &
  typeof publicCalculation &
  typeof grossUp &
  typeof comparison &
  typeof explanation &
  typeof payments &
  typeof averageEarnings &
  typeof recalculation

/** The schemas of the answers and of their parts, by their names in the OpenAPI document. */
export const calculationSchemas: CalculationSchemas = {
  ...publicCalculation,
  ...own,
  ...grossUp,
  ...comparison,
  ...explanation,
  ...payments,
  ...averageEarnings,
  ...recalculation,
}

/** An operation whose answer has one of the schemas. */
interface Calculation extends Operation {
  readonly response: keyof typeof calculationSchemas | 'BatchLine'
}

/** The operations that calculate. */
// biome-ignore format: one text a line
export const calculations = {
  calc: {
    ...calculation,
    id: 'calculatePublic',
    path: '/api/v1/calc',
    price: prices.calc,
    request: 'public',
    response: 'PublicCalculationResponse',
    summary: { en: 'Calculate a salary’s tax, open to everybody', ru: 'Рассчитать налог с зарплаты, без ключа' },
    description: {
      en: 'Income tax of the current calendar year in Moscow, month by month. Needs no key and may be called from a page of any origin.',
      ru: 'НДФЛ за текущий календарный год по московскому времени, по месяцам. Ключ не нужен, можно вызывать со страницы любого сайта.',
    },
    answer: { en: 'The calculation: the sums of the year and an entry for each month.', ru: 'Расчёт: суммы за год и строка на каждый месяц.' },
    examples: publicExamples,
    headers: [...calculation.headers, 'access-control-allow-origin'],
  },
  privateCalc: {
    ...withKey,
    id: 'calculatePrivate',
    path: '/api/v1/private-calc',
    price: prices.privateCalc,
    response: 'PrivateCalculationResponse',
    summary: { en: 'Calculate a salary’s tax and contributions, with a key', ru: 'Рассчитать налог и взносы с зарплаты, по ключу' },
    description: {
      en: 'The extended calculation for servers, scripts and internal tools: a start date, the tax privilege, the parts of pay and tax, and the employer’s contributions. Needs a key in the header x-api-key, which is checked before the body is read. A request with the first five fields only gets no other figures and no warnings but that of provisional law; any further field, "warnings": true among them, asks for more. Fields that the contract type, the residence or the tax year excludes are refused. Values that contradict each other, such as a bonus before the first month, are calculated as they stand, and a warning with the code contradictory_fields names the fields.',
      ru: 'Полный расчёт для серверов, скриптов и внутренних систем: дата начала, налоговая льгота, составляющие дохода и налога, страховые взносы работодателя. Нужен ключ в заголовке x-api-key, он проверяется до чтения тела. На запрос только с первыми пятью полями приходят только их показатели и единственное предупреждение — о предварительном законе; любое другое поле, в том числе "warnings": true, добавляет остальное. Поля, которых не бывает при таком договоре, статусе или в этом году, отклоняются. Противоречивые значения, например премия до первого месяца, считаются как есть, а предупреждение с кодом contradictory_fields называет поля.',
    },
    answer: { en: 'The calculation: the sums of the year and an entry for each month.', ru: 'Расчёт: суммы за год и строка на каждый месяц.' },
    tool: 'calculate',
    command: 'calc',
    purpose: {
      en: 'Compute a year of pay month by month: tax, net pay, contributions. Every figure is exact to the kopeck, by the law of the year.',
      ru: 'Рассчитать год по месяцам: НДФЛ, выплаты на руки, страховые взносы. Всё точно до копейки, по закону нужного года.',
    },
    examples: privateExamples,
  },
  explain: {
    ...withKey,
    id: 'explainPrivate',
    path: '/api/v1/private-calc/explain',
    price: prices.explain,
    response: 'ExplanationResponse',
    summary: { en: 'Explain every figure of a private calculation', ru: 'Объяснить каждый показатель расчёта' },
    description: {
      en: 'The same request as the private calculation. For each month and for the year, the steps that a person can check with a pen: formula, brackets, rounding, earlier withholding, and the article.',
      ru: 'Запрос тот же, что у полного расчёта. Для каждого месяца и для года — шаги, которые можно проверить на бумаге: формула, ступени шкалы, округление, удержанное ранее и статья закона.',
    },
    answer: { en: 'The calculation, and the steps that lead to each of its figures.', ru: 'Расчёт и шаги, которые ведут к каждому показателю.' },
    tool: 'explain',
    command: 'explain',
    purpose: {
      en: 'Show the breakdown of every figure, with its article of the law. Each figure comes with the numbers it is made of and the rounding applied, so it can be checked with a pen.',
      ru: 'Показать, как получена каждая цифра и по какой статье. Видно, из каких чисел она получена и как округлена, так что расчёт можно проверить на бумаге.',
    },
    examples: usual<PrivateCalculationRequest>({ gross_salary: 30_000_000, territorial_multiplier: 115, start_date: '2026-12-01' }),
  },
  grossUp: {
    ...withKey,
    id: 'grossUpPrivate',
    path: '/api/v1/private-calc/gross-up',
    price: prices.grossUp,
    request: 'grossUp',
    response: 'GrossUpResponse',
    summary: { en: 'Find the salary that brings a net pay', ru: 'Найти оклад по сумме на руки' },
    description: {
      en: 'The private request with target_net in place of gross_salary. Finds the smallest salary, to the kopeck; a target that the largest accepted salary does not bring is an error with the largest reachable.',
      ru: 'Запрос полного расчёта, где вместо gross_salary — target_net. Находит наименьший оклад с точностью до копейки; если сумму не даёт и наибольший допустимый оклад, ответ — ошибка с наибольшей достижимой суммой.',
    },
    answer: { en: 'The salary, the net pay that it brings, and the full calculation.', ru: 'Оклад, сумма на руки при нём и полный расчёт.' },
    tool: 'gross_up',
    command: 'gross-up',
    purpose: {
      en: 'Find the salary for a net pay. It is the smallest salary, to the kopeck, that pays it on average over the year, in the first month, or in every month.',
      ru: 'Найти оклад, с которым на руки выходит нужная сумма. Это наименьший такой оклад с точностью до копейки: в среднем за год, в первом месяце или в каждом месяце.',
    },
    examples: usual<GrossUpRequest>({ target_net: 15_000_000, territorial_multiplier: 170, northern_coefficient: 150, start_date: '2026-12-01' }),
  },
  compare: {
    ...withKey,
    id: 'comparePrivate',
    path: '/api/v1/private-calc/compare',
    price: prices.compare,
    request: 'comparison',
    response: 'ComparisonResponse',
    summary: { en: 'Compare employment, civil contract and self-employment', ru: 'Сравнить трудовой договор, ГПХ и самозанятость' },
    description: {
      en: 'The same request as the private calculation, under each contract type, at equal gross pay and at equal cost to the employer, with the salaries at which one overtakes another. Takes the fields of the self-employed, npd_income_source and has_registration_deduction, under every employment_type. Warnings are those of employment, and name the fields that are not counted: another employment_type, and deductions_after_tax. Pay of income_before counts as earned under each contract type, and towards the yearly limit of the self-employed.',
      ru: 'Запрос тот же, что у полного расчёта. Считает каждый вид договора при равной сумме до вычета налога и при равных расходах работодателя и находит оклады, с которых один становится выгоднее другого. Поля самозанятого, npd_income_source и has_registration_deduction, принимает при любом employment_type. Предупреждения — как у трудового договора; в них названы и неучтённые поля: другой employment_type и deductions_after_tax. Доход из income_before считается полученным по каждому виду договора и входит в годовой лимит самозанятого.',
    },
    answer: { en: 'The contract types side by side, which is best for whom, and the break-evens.', ru: 'Виды договора рядом, лучший для каждой стороны и точки равенства.' },
    tool: 'compare',
    command: 'compare',
    purpose: {
      en: 'Compare employment, a civil contract and self-employment. The report compares the year at the same gross pay and at the same cost to the employer, and names the salaries at which one overtakes another.',
      ru: 'Сравнить трудовой договор, договор ГПХ и самозанятость. Год сравнивается при одинаковом начислении и при одинаковых расходах работодателя; видно, с какого оклада одно становится выгоднее другого.',
    },
    examples: usual<PrivateCalculationRequest>({ gross_salary: 15_000_000, children_count: 2, start_date: '2026-01-01', npd_income_source: 'INDIVIDUAL' }),
  },
  payments: {
    ...withKey,
    id: 'listPayments',
    path: '/api/v1/private-calc/payments',
    price: prices.payments,
    request: 'payments',
    response: 'PaymentsResponse',
    summary: { en: 'List the payments of a year by date, with the tax of each', ru: 'Выплаты года по датам с налогом каждой' },
    description: {
      en: 'The private request with the days of payment. Since 2023 tax is withheld from every payment, and income belongs to the year in which it is paid: December paid in January is income of the next year. Lists every advance and final payment by date with its tax, and the tax to transfer by each day. Only pay for the months of the request is listed; what was paid earlier in the year, such as last December in January, counts if income_before has it. Answered from 2023 on, not for the self-employed.',
      ru: 'Запрос полного расчёта с днями выплат. С 2023 года налог удерживают из каждой выплаты, а доход относится к году выплаты: декабрьская зарплата, выплаченная в январе, — доход следующего года. Перечисляет авансы и окончательные расчёты по датам с их налогом и налог к перечислению по срокам. Показаны выплаты только за месяцы запроса; выплаченное раньше в этом году, например за прошлый декабрь в январе, учитывается, если указано в income_before. Отвечает с 2023 года, кроме самозанятых.',
    },
    answer: { en: 'The payments, the transfers of their tax, and the sums of each tax year.', ru: 'Выплаты, перечисления налога с них и суммы каждого года.' },
    tool: 'payments',
    command: 'payments',
    purpose: {
      en: 'List the payments of a year by date. Shows every advance and final payment with its tax, and the tax to transfer by each day.',
      ru: 'Показать выплаты года по датам. Каждый аванс и окончательный расчёт со своим НДФЛ и суммы НДФЛ к перечислению по срокам.',
    },
    examples: usual<PaymentsRequest>({ gross_salary: 15_000_000, start_date: '2024-11-01', advance_day: 25, final_day: 10, advance_percent: 40 }),
  },
  explainPayments: {
    ...withKey,
    id: 'explainPayments',
    path: '/api/v1/private-calc/payments/explain',
    price: prices.explainPayments,
    request: 'payments',
    response: 'PaymentsExplanationResponse',
    summary: { en: 'Explain the figures of the payments', ru: 'Объяснить показатели выплат' },
    description: {
      en: 'The same request as the payments. For each payment, transfer and tax year, the steps that a person can check with a pen. Sums by code and tax_parts are parts of these figures and have no steps of their own.',
      ru: 'Запрос тот же, что у выплат. Для каждой выплаты, перечисления и года — шаги, которые можно проверить на бумаге. Суммы по кодам и tax_parts — части этих показателей, своих шагов у них нет.',
    },
    answer: { en: 'The payments, and the steps that lead to their figures.', ru: 'Выплаты и шаги, которые ведут к их показателям.' },
    examples: usual<PaymentsRequest>({ gross_salary: 15_000_000, start_date: '2026-12-01' }),
  },
  recalculate: {
    ...withKey,
    id: 'recalculatePrivate',
    path: '/api/v1/private-calc/recalculate',
    price: prices.recalculate,
    request: 'recalculation',
    response: 'RecalculationResponse',
    summary: { en: 'Recalculate a year of which a part is paid', ru: 'Пересчитать год, часть которого уже выплачена' },
    description: {
      en: 'Send the year as paid (before), the year as it should be (after) and a day of that tax year (paid_on): a raise found late, a bonus paid too much, a sick leave inside a paid vacation, a child, another residence. Answers with the difference of each month by base and fund, of each payment, and with the payment that settles it. More pay for past months is income of the day it is paid, and no tax of an earlier day changes. Tax withheld above the tax due is set off in the year, and the rest is to return (Tax Code, article 231). Overpaid net pay is a debt: at most a fifth of each payment is deducted for it (Labour Code, articles 137 and 138). Answered from 2023 on, not for the self-employed. The member explanation has the steps of the settlement, with pointers into the answer.',
      ru: 'Два запроса полного расчёта за один год — как было посчитано и как верно — и день пересчёта: повышение задним числом, лишняя премия, больничный во время оплаченного отпуска, ребёнок, другой налоговый статус. В ответе — разница по месяцам, базам, фондам и выплатам и выплата, которая её закрывает. Доплата за прошлые месяцы — доход дня выплаты, налог прошлых дней не меняется. Излишне удержанный НДФЛ засчитывается в течение года, остаток подлежит возврату (ст. 231 НК РФ). Лишнее, выплаченное на руки, — долг: из каждой выплаты удерживают не больше пятой части (ст. 137 и 138 ТК РФ). Отвечает с 2023 года, кроме самозанятых. В explanation — шаги расчёта этой выплаты, указатели ведут в ответ.',
    },
    answer: { en: 'The differences, the settling payment with its steps, and both calculations.', ru: 'Разница, выплата по пересчёту с шагами расчёта и оба расчёта.' },
    tool: 'recalculate',
    command: 'recalculate',
    purpose: {
      en: 'Recalculate a year of which a part is paid. Shows the difference by month and payment, and the payment that settles it.',
      ru: 'Пересчитать год, часть которого уже выплачена. Показывает разницу по месяцам и выплатам и выплату, которая её закрывает.',
    },
    examples: usual<RecalculationRequest>({
      before: { gross_salary: 10_000_000, start_date: '2026-01-01' },
      after: { gross_salary: 10_000_000, start_date: '2026-01-01', monthly_salaries: raisedInMarch },
      paid_on: '2026-06-19',
    }),
  },
  vacationPay: {
    ...withKey,
    id: 'computeVacationPay',
    path: '/api/v1/private-calc/vacation-pay',
    price: prices.vacationPay,
    request: 'vacationPay',
    response: 'VacationPayResponse',
    summary: { en: 'Compute vacation pay or compensation by average earnings', ru: 'Рассчитать отпускные или компенсацию по среднему заработку' },
    description: {
      en: 'Vacation pay, compensation for unused vacation, or pay for working days such as those of a business trip, from the pay of the 12 months before. Short months, bonuses, raises and the minimum wage count by the decrees № 540 and № 922; arithmetic is exact and rounds to the kopeck once for the daily average. In payments from 2026 on the part of district coefficients and northern allowances has the tax base of the allowances. A warning names each point on which practice differs.',
      ru: 'Отпускные, компенсация за неиспользованный отпуск или оплата рабочих дней, например командировки, по выплатам за 12 месяцев. Неполные месяцы, премии, повышения оклада и МРОТ учитываются по положениям № 540 и № 922; расчёт точный, средний дневной заработок округляется до копейки один раз. В выплатах с 2026 года часть районных коэффициентов и северных надбавок относится к их налоговой базе. Предупреждение называет каждый вопрос, в котором практика различается.',
    },
    answer: { en: 'The daily average, the pay with its parts, and the dates.', ru: 'Средний дневной заработок, сумма с её частями и даты.' },
    tool: 'vacation_pay',
    command: 'vacation-pay',
    purpose: {
      en: 'Compute vacation pay, compensation or pay for working days by average earnings. The pay of the 12 months before, bonuses and raises count by the rules of the Government, exact to the kopeck.',
      ru: 'Рассчитать отпускные, компенсацию или оплату рабочих дней по среднему заработку. Выплаты за 12 месяцев, премии и повышения учтены по правилам Правительства, с точностью до копейки.',
    },
    examples: usual<VacationPayRequest>(vacationExample),
  },
  explainVacationPay: {
    ...withKey,
    id: 'explainVacationPay',
    path: '/api/v1/private-calc/vacation-pay/explain',
    price: prices.explainVacationPay,
    request: 'vacationPay',
    response: 'VacationPayExplanationResponse',
    summary: { en: 'Explain every figure of vacation pay', ru: 'Объяснить каждый показатель отпускных' },
    description: {
      en: 'The same request as vacation pay. Every month of the period with its days and the reason why they count, bonuses, raises, the minimum, and the part of the allowances, in steps that a person can check with a pen.',
      ru: 'Запрос тот же, что у отпускных. Каждый месяц периода с его днями и причиной, премии, повышения, минимум и часть коэффициента и надбавки — в шагах, которые можно проверить на бумаге.',
    },
    answer: { en: 'The pay, and the steps that lead to each of its figures.', ru: 'Выплата и шаги, которые ведут к каждому показателю.' },
    examples: usual<VacationPayRequest>(vacationExample),
  },
  sickPay: {
    ...withKey,
    id: 'computeSickPay',
    path: '/api/v1/private-calc/sick-pay',
    price: prices.sickPay,
    request: 'sickPay',
    response: 'SickPayResponse',
    summary: { en: 'Compute sick pay, by day and by who pays it', ru: 'Рассчитать больничный: по дням и по плательщикам' },
    description: {
      en: 'Sick pay from the earnings of two calendar years, from 2021 on: own illness, care and quarantine, with the limit of each year, the percent by insurance, the minimum wage of each month, and the days that the employer and the Social Fund pay. No contributions are due on it. The Fund withholds the tax of its part itself.',
      ru: 'Больничный по заработку двух календарных лет, с 2021 года: своя болезнь, уход и карантин, с предельной базой каждого года, процентом по стажу, МРОТ за дни каждого месяца и днями за счёт работодателя и Социального фонда. Взносы с него не начисляются. Со своей части НДФЛ удерживает сам Фонд.',
    },
    answer: { en: 'The pay by month and by payer, and the parts of the employer’s pay.', ru: 'Пособие по месяцам и плательщикам и части выплаты работодателя.' },
    tool: 'sick_pay',
    command: 'sick-pay',
    purpose: {
      en: 'Compute sick pay by day: who pays it, at what percentage, and within what limits. Own illness, care for a child or another relative, and quarantine, exact to the kopeck.',
      ru: 'Рассчитать больничный по дням: кто платит, по какому проценту и в каких пределах. Своя болезнь, уход за ребёнком или другим родственником и карантин, с точностью до копейки.',
    },
    examples: usual<SickPayRequest>(sickExample),
  },
  explainSickPay: {
    ...withKey,
    id: 'explainSickPay',
    path: '/api/v1/private-calc/sick-pay/explain',
    price: prices.explainSickPay,
    request: 'sickPay',
    response: 'SickPayExplanationResponse',
    summary: { en: 'Explain every figure of sick pay', ru: 'Объяснить каждый показатель больничного' },
    description: {
      en: 'The same request as sick pay. The earnings of each year within its limit, the average, the percent and the minimum of each month, and who pays which days, in steps that a person can check with a pen.',
      ru: 'Запрос тот же, что у больничного. Заработок каждого года в его пределе, средний заработок, процент и минимум каждого месяца и кто платит за какие дни — в шагах, которые можно проверить на бумаге.',
    },
    answer: { en: 'The pay, and the steps that lead to each of its figures.', ru: 'Пособие и шаги, которые ведут к каждому показателю.' },
    examples: usual<SickPayRequest>(sickExample),
  },
  batch: {
    ...withKey,
    id: 'calculatePrivateBatch',
    path: '/api/v1/private-calc/batch',
    price: prices.batch,
    parameters: [
      columnParameter(
        'column',
        'What a column of a table holds, as its header and the name of a column: Rate=share_of_full_time.',
      ),
      columnParameter('keep', 'The header of a column of a table that passes through whatever it looks like.'),
      {
        name: 'mapping',
        in: 'query',
        description: 'What the columns of a table hold, as the file that oklad columns writes: {"version": 1, "columns": {"Rate": "share_of_full_time", "Grade": "keep"}}. The parameters column and keep count before it.',
        schema: { type: 'string', maxLength: 8192 },
      },
      {
        name: 'keep_rest',
        in: 'query',
        description: 'Whether the other columns that would be asked about pass through.',
        schema: { type: 'boolean' },
      },
      ...withKey.parameters,
    ],
    isBatch: true,
    response: 'BatchLine',
    summary: { en: 'Calculate many salaries, a line of JSON for each', ru: 'Рассчитать много зарплат, по строке JSON на каждую' },
    description: {
      en: `A private request in each line, and a line for each in the same order: the number of the line with its answer or its problem. Wrong lines do not stop the others; empty lines are not answered. Answers are sent while lines arrive, no faster than they are read. A connection that neither sends nor reads for 30 seconds is closed, and a line that takes as long to end ends the batch. Every line costs a point, longer ones a point for each KiB of the body. A key may have ${MOST_OPEN_BATCHES} batches open. If the points run out, the answer ends at that line with rate_limit_exceeded. Above the limit of the service it ends with batch_too_long: by default 10,000 lines, set by MAX_BATCH_LINES, and ${BATCH_MIB} MiB. A body of the type text/csv is a table and is answered by a table; lines of JSON are too if only text/csv is accepted. Each row has its errors in the last column, and an answer that ends early has a last row with errors alone.`,
      ru: `В каждой строке — запрос полного расчёта; на каждую в том же порядке приходит строка: её номер с ответом или с ошибкой. Неверные строки не мешают остальным, на пустые ответа нет. Ответы отправляются, пока приходят строки, и не быстрее, чем их читают. Соединение, которое 30 секунд не передаёт и не читает, закрывается; если строка не кончается столько же, пакет обрывается. Каждая строка стоит балл, а длинные — по баллу за КиБ тела. По ключу можно открыть ${MOST_OPEN_BATCHES} пакетов сразу. Если баллы кончились, ответ на этой строке завершается ошибкой rate_limit_exceeded. Сверх предела сервиса он завершается ошибкой batch_too_long: обычно это 10 000 строк (задаёт MAX_BATCH_LINES) и ${BATCH_MIB} МиБ. Тело типа text/csv — таблица, и ответ на него тоже таблица; на строки JSON — если принимается только text/csv. Ошибки строки стоят в последнем столбце, а в конце прерванного ответа — строка из одних ошибок.`,
    },
    answer: { en: 'A line of JSON for each line of the body.', ru: 'Строка JSON на каждую строку тела.' },
    errors: [...withKey.errors, 'invalid_table'],
  },
} as const satisfies Readonly<Record<string, Calculation>>
