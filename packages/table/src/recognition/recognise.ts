import { isMoney } from '@oklad/contract/internal'
import { answerTitles } from '../answer-columns.ts'
import { isReadable, plain, SMALLEST_PAY, sumIn } from '../cells.ts'
import {
  columnsByName,
  exactReader,
  forEachQuestion,
  isPayAsked,
  type Question,
  questions,
  type Recognised,
  requiredField,
} from '../request-columns.ts'
import { absenceColumn, absencesMentioned, isOfVacations } from './absence-headers.ts'
import { choicesOf, namesOf, phrases, unitsFit } from './choices.ts'
import { type HeaderWords, plainTitle, wordsOf } from './header-words.ts'
import { misspelt } from './misspelt.ts'
import { otherPayNamed } from './other-pay-headers.ts'
import { mayTell, valuesResemble } from './typical-values.ts'
import { areShares, shapeOf } from './value-shapes.ts'
import { months, otherDays, sums, terms } from './vocabulary.ts'

/** What becomes of a column. */
export type Verdict =
  | { readonly kind: 'understood'; readonly recognised: Recognised }
  /**
   * It looks like a term of pay and is not certain, or it is a sum: a result of another calculation, if the table has the sum that
   * the question needs.
   */
  | {
      readonly kind: 'asked' | 'sum'
      /** The names of the columns that it may be. */
      readonly choices: readonly string[]
      /** The column that the header means, where no value is one of it. */
      readonly unfit?: Recognised
      /** Whether only the unit of its sums is not certain. */
      readonly isOfUnit?: true
    }
  /** Days, or numbers and answers that no word of the header explains: they matter beside people's pay. */
  | { readonly kind: 'days' | 'unexplained'; readonly choices: readonly string[] }
  | { readonly kind: 'passes' }

/** Says what a column is by its values; empty cells are left out. */
export interface Judge {
  (values: readonly unknown[]): Verdict
  /** Whether a text may change what the column is, where that is known at once. */
  readonly mayTell?: (text: string) => boolean
  /** Whether the header alone decides. */
  readonly isFixed?: boolean
}

/** What is known beside a header and its values. */
export interface Beside {
  /** The year that changes nothing in a header. */
  readonly currentYear?: number | undefined
  /** Whether a title above says that sums are in thousands. */
  readonly inThousands?: boolean | undefined
  /** Whether the table is an answer of ours. */
  readonly isOurs?: boolean
  /** Whether misspelt headers are not looked for, which takes long. */
  readonly isQuick?: boolean
}

interface Around extends Beside {
  readonly values: readonly unknown[]
}

const passes: Verdict = { kind: 'passes' }
const days: Verdict = { kind: 'days', choices: ['hire_date', 'dismissal_date'] }

/** Pay of a month that nobody has, kopecks: smaller sums are no thousands, and so large a one of thousands may be in roubles. */
const SMALLEST_THOUSANDS = 1000
const TOO_LARGE = 1_000_000_000

/** Other sums that nobody is paid, kopecks: 99 roubles of a bonus may be thousands, or a percentage. */
const SMALLEST_SUM = 10_000

/** Whether sums may be in roubles and in thousands: a title above says so, or nobody has such ones. */
function isUnitDoubtful(column: Recognised, { values, inThousands }: Around): boolean {
  const { value, writing } = column
  if (!isMoney(value.unit) || writing === 'wire') return false
  if (writing === 'people' && inThousands) return true
  const isPay = isPayAsked(value) || value.field === 'monthly_salaries'
  const [least, most] = isPay ? [SMALLEST_THOUSANDS, SMALLEST_PAY] : [1, SMALLEST_SUM]
  const sums = values.map((cell) => sumIn(cell, column)).filter((sum) => isPay || sum !== 0)
  const isOdd = (sum: number) =>
    writing === 'thousands' ? sum >= TOO_LARGE : sum >= least && sum < most
  return sums.length > 0 && sums.every(isOdd)
}

/** Headers of pay that say no more: «3», «Месяц 3»; «С 01.07», «С июля». */
const MONTH_NUMBER = /^(?:(?:m|мес|месяц|month) ?)?(\d\d?)(?: (?:мес|месяц|month))?$/
const SINCE = /^(?:с|from|since) /

let answersByHeader: ReadonlyMap<string, string> | undefined

/** The column of answers with a name or a title: in a table of ours none of them is a term. */
function answerCalled(header: string): string | undefined {
  // Made when first asked: it takes a tenth of the time of a short list.
  answersByHeader ??= new Map(
    [...answerTitles()].flatMap(([name, titles]) =>
      [
        name,
        `${name}_rub`,
        ...Object.values(titles ?? {}).flatMap((title) => [title, `${title}, ₽`]),
      ].map((header) => [header, name] as const),
    ),
  )
  return answersByHeader.get(header)
}

/** All names and titles of columns of the tax have it. */
export const NAMES_TAX = /tax|НДФЛ/i

/** Whether a table is an answer of ours: elsewhere «Взносы на травматизм» and `monthly_bonus` may be terms. */
export const isOurs = (headers: readonly string[]): boolean =>
  headers.some((header) => NAMES_TAX.test(header)) &&
  ['_gross_income', '_tax_amount'].every((member) =>
    headers.some((header) => answerCalled(header)?.includes(member)),
  )

/** Understood, unless there are values and none is one of the column. */
function ifFits(
  recognised: Recognised,
  around: Around,
  question: Question,
  mustFit = false,
): Verdict {
  const { values } = around
  const { name, field } = recognised.value
  const fitting = values.filter((value) => isReadable(value, recognised)).length
  const fits = mustFit
    ? fitting > 0 && fitting === values.length
    : fitting > 0 || values.length === 0 || field === requiredField[question]
  if (!fits) return { kind: 'asked', choices: [name], unfit: recognised }
  return ofCertainUnit(recognised, around)
}

/** Understood, unless its sums may be in roubles and in thousands. */
export function ofCertainUnit(recognised: Recognised, around: Around): Verdict {
  const { name } = recognised.value
  const choices = [`${name}_rub`, `${name}_thousand_rub`]
  return isUnitDoubtful(recognised, around)
    ? { kind: 'asked', choices, isOfUnit: true }
    : { kind: 'understood', recognised }
}

/** Whether a header is about pay: «Оклад № 2», «Оклад на испытательный срок», «Материальная помощь при рождении». */
const isPay = ({ concepts }: HeaderWords, header: string) =>
  concepts.has('salary') || concepts.has('bonus') || otherPayNamed(header) !== undefined

/** What the words of a header say; `undefined` of words that are no term and no sum. */
function byWords(words: HeaderWords, around: Around, question: Question): Verdict | undefined {
  const { concepts, month, hasOthers, isUnit, explains } = words
  const isCertain = (allowed: string) =>
    [...concepts].every((concept) => allowed.split(' ').includes(concept))
  for (const { has, may = '', means, byValues, unlike } of hasOthers ? [] : phrases) {
    const needed = has.split(' ')
    if (!needed.every((concept) => concepts.has(concept))) continue
    const column = columnsByName(question).get(means.replace('{month}', String(month)))
    if (!isCertain(`${has} ${may} percent roubles kopecks thousands`)) continue
    // A field of another question.
    if (column === undefined) return { kind: 'sum', choices: [] }
    if (!unitsFit(column, concepts)) continue
    if (unlike && around.values.some((value) => unlike.test(String(value)))) continue
    const inThousands = concepts.has('thousands') ? 'thousands' : 'people'
    // «руб. коп.» are roubles with kopecks.
    const isInKopecks = concepts.has('kopecks') && !concepts.has('roubles')
    const writing = isInKopecks ? 'wire' : inThousands
    const verdict = ifFits({ ...column, writing }, around, question, byValues)
    if (verdict.kind === 'understood' || !byValues) return verdict
  }
  if ([...concepts].some((concept) => concept in terms)) {
    return { kind: 'asked', choices: choicesOf(words, question) }
  }
  const ofSums = [...concepts].filter((concept) => concept in sums)
  // «Март», «Кол-во», «Дни», but «Статус» is of anything.
  if ((concepts.has('percent') && !explains) || (isUnit && !concepts.has('russia'))) {
    const ofMonth = [`monthly_salaries_${month}`, `monthly_bonuses_${month}`]
    const ofPercent = ofSums.length > 0 ? [] : ['northern_coefficient', 'share_of_full_time']
    const choices = concepts.has('percent') ? ofPercent : namesOf(ofMonth, question)
    return { kind: 'asked', choices: [...choices, ...choicesOf(words, question)] }
  }
  if (ofSums.length === 0) return undefined
  // An advance in roubles is another one than that of the percentage.
  if (question === 'payments' && concepts.has('advance')) {
    return { kind: 'asked', choices: ['advance_percent'] }
  }
  const others = question === 'gross-up' ? ['gross', 'accrued'] : ['net']
  const isOther = others.some((concept) => concepts.has(concept))
  const mayBePay = ofSums.some((concept) => concept !== 'taken') && !isOther
  const isMonthly = month !== undefined || !(concepts.has('hour') || concepts.has('year'))
  const ofMonth = namesOf([`monthly_salaries_${month}`], question)
  const monthly = isMonthly ? [`${requiredField[question]}_rub`] : []
  return { kind: 'sum', choices: mayBePay ? [...ofMonth, ...monthly] : [] }
}

/** Makes the function that reads a header, and returns the function that says by its values what the column is. */
export const recogniser = forEachQuestion((question) => {
  const exact = exactReader(question)
  const others = questions.filter((other) => other !== question).map(exactReader)
  const byName = columnsByName(question)

  return (header: string, beside: Beside = {}): Judge => {
    const always = (verdict: Verdict): Judge => Object.assign(() => verdict, { isFixed: true })
    if (header === '') return always(passes)
    // The unit of a header says more than a title above.
    const inThousands = beside.inThousands && !wordsOf(header).concepts.has('roubles')
    const aroundOf = (values: readonly unknown[]) => ({
      ...{ ...beside, inThousands },
      values: [...new Set(values)],
    })
    const found = exact(header)
    if (found?.writing === 'wire') return always({ kind: 'understood', recognised: found })
    if (found === undefined && beside.isOurs && answerCalled(header)) return always(passes)
    if (found === undefined && others.some((read) => read(header))) {
      return always({ kind: 'sum', choices: [] })
    }
    const known = found ?? byName.get(absenceColumn(header) ?? '')
    if (known !== undefined) return (values) => ifFits(known, aroundOf(values), question)
    const facts = factsOf(header, beside, question)
    const { title, words, absences, vacations } = facts
    const isOfAbsences = absences.length > 0 || vacations !== undefined
    const mayBeOfPay = SINCE.test(title) || MONTH_NUMBER.test(title)
    if (!isOfAbsences && !mayBeOfPay && words.isLabel && !isPay(words, header))
      return always(passes)
    const judged = (values: readonly unknown[]) => judge(facts, aroundOf(values), question)
    // Of a header that says nothing, few values do.
    const isSilent = words.concepts.size === 0 && !isOfAbsences
    return isSilent ? Object.assign(judged, { mayTell }) : judged
  }
})

/** What a header says without values. */
function factsOf(header: string, { currentYear }: Beside, question: Question) {
  const title = plainTitle(header)
  let resembled: readonly [ReturnType<typeof misspelt>] | undefined
  return {
    ...{ header, title, words: wordsOf(header, currentYear), absences: absencesMentioned(title) },
    vacations: isOfVacations(header) ? columnsByName(question).get('vacations') : undefined,
    /** The columns that it may be a misspelt header of; looked for once. */
    resembled() {
      resembled ??= [misspelt(header, question)]
      return resembled[0]
    },
  }
}
type HeaderFacts = ReturnType<typeof factsOf>

/** What a header means by its values of absences; `undefined` where they say nothing. */
function byAbsences({ vacations, absences }: HeaderFacts, { values }: Around): Verdict | undefined {
  if (vacations && values.some((value) => isReadable(value, vacations))) {
    return { kind: 'understood', recognised: vacations }
  }
  const absence = absences.find(({ matters }) =>
    values.some((value) => matters.test(String(plain(value)))),
  )
  return absence && { kind: 'asked', choices: absence.choices }
}

/** Whether some values are sums that somebody is paid in a month. */
function areUsualPay(values: readonly unknown[], question: Question): boolean {
  const pay = columnsByName(question).get(`${requiredField[question]}_rub`)
  return values.some(
    (cell) => pay !== undefined && isReadable(cell, pay) && sumIn(cell, pay) >= SMALLEST_PAY,
  )
}

/** What a column is whose header is no exact one. */
function judge(facts: HeaderFacts, around: Around, question: Question): Verdict {
  const ofAbsences = byAbsences(facts, around)
  if (ofAbsences) return ofAbsences
  const { header, title } = facts
  const { values } = around
  const hasPay = areUsualPay(values, question)
  if (hasPay && SINCE.test(title))
    return { kind: 'asked', choices: [`${requiredField[question]}_rub`] }
  const [, month] = (hasPay && MONTH_NUMBER.exec(title)) || []
  const [monthWord] = months[Number(month) - 1]?.split(' ', 1) ?? []
  const words = monthWord ? wordsOf(monthWord, around.currentYear) : facts.words
  if (words.isLabel && !(isPay(words, header) && hasPay)) return passes
  // In a workbook a day is a number, which says so below a header of days only.
  const isOfDays = /^(?:дата|date)/.test(title)
  const shapes = new Set(values.map((value) => shapeOf(value, isOfDays)))
  const dated = shapes.has('date') && !otherDays.test(title) ? days : passes
  if (words.isWeakLabel) return dated
  const verdict = byWords(words, around, question)
  if (verdict?.kind === 'understood') return verdict
  const isSum = verdict?.kind === 'sum'
  // Of sums only a name, such as gross_salery, which is in kopecks.
  const mayResemble = !around.isQuick && (!isSum || header.includes('_'))
  const resembled = mayResemble ? facts.resembled() : undefined
  if (isSum && resembled?.length) return { ...verdict, choices: resembled }
  const isOfUnit = verdict?.kind === 'asked' && verdict.isOfUnit
  if (isOfUnit || (verdict?.kind === 'asked' && !resembled?.length)) return verdict
  if (!isSum && resembled !== undefined) return { kind: 'asked', choices: resembled }
  // Numbers are sums there, or explained.
  const telling = values.filter((value) =>
    isSum ? /\p{L}/u.test(String(value)) : !words.explains || shapeOf(value) !== 'number',
  )
  const choices = valuesResemble(telling)?.filter((name) => columnsByName(question).has(name))
  if (choices) return { kind: 'asked', choices }
  // A sum passes below neutral words only: «Итого», «НДФЛ», «К выплате».
  const isExplained = isSum
    ? !words.hasOthers &&
      words.explains === undefined &&
      !words.concepts.has('hour') &&
      !areShares(values)
    : words.explains === 'all' || (words.explains === 'small' && !hasPay)
  const hasNumbers = shapes.has('number') || shapes.has('flag')
  if (hasNumbers && !isExplained)
    return { kind: 'unexplained', choices: isSum ? verdict.choices : [] }
  // Days are no sums.
  return dated.kind === 'days' ? dated : (verdict ?? passes)
}
