import { type Language, type Text, write, writeDate } from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import type { PrivateCalculationResponse, RecalculationResponse } from '@oklad/contract/wire'
import type { Recalculation } from '@oklad/engine'
import { plus } from '@oklad/engine/internal'
import type { Calculation } from '../calculation/calculation.ts'
import { amountWithUnit, writeWarning } from '../calculation/warnings.ts'

type RecalculationWarning = NonNullable<RecalculationResponse['warnings']>[number]

// biome-ignore format: one text a line
const texts = {
  debt: { en: 'An overpayment can be deducted only on the grounds of article 137 of the Labour Code, such as an arithmetical error. It needs an order within a month and the consent of the employee. The repayments show the most that article 138 allows. Writs come first and may leave less.', ru: 'Переплату можно удержать только по основаниям статьи 137 ТК РФ, например при счётной ошибке. Нужны приказ в течение месяца и согласие работника. Удержания показаны в наибольшем размере по статье 138. Исполнительные листы взыскиваются раньше и могут оставить меньше.' },
  civilDebt: { en: 'The Labour Code does not apply to a civil contract. An overpayment is returned by agreement or through a court (Civil Code, article 1102), so nothing is deducted here.', ru: 'На договор ГПХ Трудовой кодекс не распространяется. Лишнее возвращают по соглашению или через суд (ст. 1102 ГК РФ), и здесь из выплат оно не удержано.' },
  ofBefore: { en: 'Before: {detail}', ru: 'Было: {detail}' },
  ofAfter: { en: 'After: {detail}', ru: 'Стало: {detail}' },
  ofBoth: { en: 'Before and after: {detail}', ru: 'Было и стало: {detail}' },
  takenBack: { en: 'The settlement already includes {excess} of it: the debt is after tax, and the employee does not get this tax again.', ru: 'Из них {excess} уже учтены в выплате по пересчёту: долг посчитан за вычетом налога, и второй раз работнику этот налог не возвращают.' },
  byService: { en: 'In {year} the tax withheld from a non-resident exceeds the tax due by {excess}, and later payments cannot absorb it. The tax service returns it after the year, on a tax return (Tax Code, article 231, paragraph 1.1).', ru: 'С нерезидента в {year} году удержано больше налога, чем причитается, на {excess}, и зачесть его в следующих выплатах не удалось. Его вернёт налоговая после конца года по декларации (ст. 231 п. 1.1 НК РФ).' },
  lessOutside: { en: 'Pay for absences made before {first} is {sum} too high. It was income of the day on which it was paid, so the settlement leaves it out.', ru: 'Из выплат за отсутствие, сделанных до {first}, больше не причитается {sum}. Это был доход дня выплаты, и в пересчёт он не вошёл.' },
  moreOutside: { en: 'Pay for absences due before {first} is {sum} too low. It is income of the day on which it is paid, so the settlement leaves it out.', ru: 'По выплатам за отсутствие со сроком до {first} нужно доплатить {sum}. Это доход дня выплаты, и в пересчёт он не вошёл.' },
  writs: { en: 'The settlement, the changed payments and the repayments are shown before writs and alimony, which are deducted from each payment after tax.', ru: 'Доплата, изменённые выплаты и удержания долга показаны до алиментов и исполнительных листов: их удерживают из каждой выплаты после налога.' },
} satisfies Readonly<Record<string, Text>>

/** Both calculations of a recalculation, with their answers. */
export interface Recalculated {
  readonly before: Calculation
  readonly after: Calculation
  readonly result: Recalculation
  readonly answers: Readonly<Record<'before' | 'after', PrivateCalculationResponse>>
}

/** The warnings of a recalculation: its own, then those of both calculations, each once. */
export function warningsOfRecalculation(
  recalculated: Recalculated,
  language: Language,
): RecalculationWarning[] {
  const { before, after, result } = recalculated
  const warnings: RecalculationWarning[] = []
  if (result.debt) {
    const isCivil = after.terms.contractType === 'civilContract'
    const detail = texts[isCivil ? 'civilDebt' : 'debt'][language]
    warnings.push({ code: 'debt_needs_grounds', detail })
  }
  if (result.laterExcess + result.excessTax.toReturn > 0) {
    warnings.push(excessWarning(recalculated, language))
  }
  if ([before, after].some(({ request }) => (request.deductions_after_tax ?? []).length > 0)) {
    const fields = ['deductions_after_tax']
    warnings.push({ code: 'contradictory_fields', detail: texts.writs[language], fields })
  }
  const outside = paidBefore(after) - paidBefore(before)
  if (outside !== 0) {
    const first = writeDate(firstDayOf(before), language)
    const sum = amountWithUnit[language](Math.abs(outside))
    const detail = write(texts[outside < 0 ? 'lessOutside' : 'moreOutside'], language, {
      ...{ first, sum },
    })
    warnings.push({ code: 'paid_outside_year', detail })
  }
  return [...warnings, ...ofBoth(recalculated.answers, language)]
}

/** Says what becomes of excess tax that nothing sets off. */
function excessWarning({ before, after, result }: Recalculated, language: Language): Warning {
  const { laterExcess, excessTax, settlement } = result
  const code = 'excess_tax'
  const excess = plus(laterExcess, excessTax.toReturn)
  const amount = amountWithUnit[language]
  const isResident = ({ request }: Calculation) => request.is_not_resident !== true
  if (!isResident(before) && isResident(after)) {
    const values = { year: after.law.year, excess: amount(excess) }
    return { code, detail: write(texts.byService, language, values) }
  }
  const { detail } = writeWarning({ code, excess }, after, language)
  const taken = Math.min(-settlement.incomeTax, excessTax.toReturn)
  if (taken <= 0) return { code, detail }
  return {
    ...{ code },
    detail: `${detail} ${write(texts.takenBack, language, { excess: amount(taken) })}`,
  }
}

const firstDayOf = ({ request, law }: Calculation) => request.start_date ?? `${law.year}-01-01`

/** Pay for absences that is no part of the year, because it was paid before the first day. Kopecks. */
const paidBefore = (calculation: Calculation) =>
  (calculation.paidAbsences ?? []).reduce(
    (sum, { pay, paidOn }) =>
      paidOn !== null && paidOn < firstDayOf(calculation) ? sum + pay : sum,
    0,
  )

const sideTexts = { before: 'ofBefore', after: 'ofAfter' } as const

/** The warnings of both answers, which say whose they are; one that both have is one. */
function ofBoth(answers: Recalculated['answers'], language: Language): RecalculationWarning[] {
  const found = new Map<string, RecalculationWarning & { of: ('before' | 'after')[] }>()
  for (const side of ['before', 'after'] as const) {
    for (const warning of answers[side].warnings ?? []) {
      const key = JSON.stringify(warning)
      const of = [...(found.get(key)?.of ?? []), side]
      found.set(key, { ...warning, of })
    }
  }
  return [...found.values()].map(({ detail, ...warning }) => {
    const [side] = warning.of
    const text = side && warning.of.length === 1 ? sideTexts[side] : 'ofBoth'
    return { ...warning, detail: write(texts[text], language, { detail }) }
  })
}
