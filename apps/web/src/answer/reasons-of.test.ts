import { roubles } from '@oklad/engine'
import { expect, it } from 'vitest'
import { emptyInput } from '../input/input.ts'
import { outcomeOf, type Solved } from '../input/outcome.ts'
import { textsFor } from '../language/words.ts'
import { detailsTexts } from '../texts/details.ts'
import { raiseTexts } from '../texts/raise.ts'
import { reasonsOf } from './reasons-of.ts'

// The minimum wage of 2026 is 27,093 roubles (429-ФЗ).
it.each([
  [
    'ru',
    'Январь — декабрь: начислено меньше МРОТ, 27 093 ₽ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.',
  ],
  [
    'en',
    'January to December: pay for a full month is below the minimum wage of 27,093 ₽ (Labour Code, article 133). A regional minimum may be higher; it is not known here.',
  ],
] as const)('writes the amounts of warnings as the page does, %s', (language, warning) => {
  const input = { ...emptyInput, amount: roubles(20_000) }
  const solved = outcomeOf(input, 2026) as Solved
  const words = { language, texts: textsFor(language, 'TD') }
  const warnings = reasonsOf(input, solved, words).filter(({ kind }) => kind === 'warning')
  expect(warnings.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([warning])
})

// Only an employment contract has a district coefficient and a northern allowance (Labour Code, articles 315 to 317).
it('says that the coefficient of a northern town does not count under a civil contract', () => {
  const details = { employment_type: 'GPH', territorial_multiplier: 180 } as const
  const input = { ...emptyInput, amount: roubles(100_000), fullAllowance: 80, details }
  const words = { language: 'ru', texts: textsFor('ru', 'GPH') } as const
  const sentences = reasonsOf(input, outcomeOf(input, 2026) as Solved, words)
  expect(sentences.filter(({ kind }) => kind === 'warning').map(({ text }) => text)).toEqual([
    'Не учтено в 2026 году или при остальных условиях: Районный коэффициент, Северная надбавка, %. Введённое сохранено.',
  ])
})

// A non-resident has no deductions (НК РФ, ст. 210 п. 4); the form hides their fields.
it('says that children and expenses do not count for a non-resident, and that they are kept', () => {
  const details = { is_not_resident: true, children_count: 2, housing_expense: 200_000_000 }
  const input = { ...emptyInput, amount: roubles(100_000), details }
  const words = { language: 'en', texts: textsFor('en', 'TD') } as const
  const texts = reasonsOf(input, outcomeOf(input, 2026) as Solved, words).map(({ text }) => text)
  expect(texts).toContain(
    'Not counted in 2026 or under the other terms: Children with a right to the deduction, Home bought or built. The entries are kept.',
  )
})

// The limit of 2026 is 2,979,000 roubles (decree № 1705): ten months of 300,000. An IT company pays 7.6% above it, others 15.1%.
it('names no rate of another tariff where contributions fall', () => {
  const details = { contribution_tariff: 'it' } as const
  const input = { ...emptyInput, amount: roubles(300_000), details }
  const words = { language: 'ru', texts: textsFor('ru', 'TD') } as const
  const sentences = reasonsOf(input, outcomeOf(input, 2026) as Solved, words)
  const [fall] = sentences.filter(({ kind }) => kind === 'employer')
  expect(fall?.text.replaceAll('\u00a0', ' ')).toBe(
    'С октября взносы ниже: выплаты с начала года превысили предельную базу 2 979 000 ₽.',
  )
})

it('breaks no line before a unit', () => {
  expect(detailsTexts.ru.writs.limit).toContain('50\u00a0% выплаты, по алиментам — 70\u00a0%')
  expect(detailsTexts.ru.place.fullSeniority(80)).toBe('полная, 80\u00a0%')
  expect(raiseTexts.en.beyond).toContain('2.4\u00a0million\u00a0₽')
})

it('has no sentence about fields of a request', () => {
  const absences = [{ kind: 'vacation', from: '2026-07-06', days: 14 }] as const
  const input = { ...emptyInput, amount: roubles(100_000), details: { absences: [...absences] } }
  const words = { language: 'ru', texts: textsFor('ru', 'TD') } as const
  expect(reasonsOf(input, outcomeOf(input, 2026) as Solved, words)).toContainEqual({
    kind: 'warning',
    text: 'Заработок до начала расчёта не указан. Считаем, что каждый прежний месяц оплачен так же, как первый оплаченный месяц расчёта.',
  })
})

// 2,160,000 in 2024 and 2025 are 2,958.90 a day; the Fund pays 7 of 10 days, 20,712.30, less 2,693 of tax (255-ФЗ, ст. 3, 14).
it('tells of the sick pay of the Social Fund, which the figures do not have', () => {
  const absences = [{ kind: 'sick', from: '2026-04-13', days: 10, insurance_months: 96 } as const]
  const input = { ...emptyInput, amount: roubles(90_000), details: { absences } }
  const words = { language: 'ru', texts: textsFor('ru', 'TD') } as const
  const texts = reasonsOf(input, outcomeOf(input, 2026) as Solved, words).map(({ text }) => text)
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toContain(
    'Остальное за больничный платит Социальный фонд — на руки 18 019 ₽ (до вычета НДФЛ 20 712 ₽): в эти суммы оно не входит.',
  )
})

// 1,400 + 2,800 + 6,000 + 12,000 a month are more than 20,000 (НК РФ, ст. 218 п. 1).
it('says why there is no tax', () => {
  const details = { children_count: 3, disabled_children_count: 1 }
  const input = { ...emptyInput, amount: roubles(20_000), details }
  const words = { language: 'ru', texts: textsFor('ru', 'TD') } as const
  expect(reasonsOf(input, outcomeOf(input, 2026) as Solved, words)[0]?.text).toBe(
    'НДФЛ нет, и возвращать нечего: стандартные вычеты не меньше дохода.',
  )
})
