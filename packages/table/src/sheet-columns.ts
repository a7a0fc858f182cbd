import { placeNamed } from '@oklad/answers/places'
import {
  absenceKinds,
  type FieldSchema,
  type FieldUnit,
  type Language,
  type RequestField,
  type Text,
} from '@oklad/contract/internal'
import { LARGEST_SALARY } from '@oklad/engine/ranges'
import { monthsOfWork, shareOfFullTime, vacationsOf } from './sheet-values.ts'

/** A column of people's tables that is no field of a request: fields follow from it, see `sheet-row.ts`. */
export interface SheetColumn {
  readonly title: Text
  /** The fields of the request that it may set and that bring members of the answer. */
  readonly sets: readonly string[]
  readonly schema: FieldSchema
  readonly unit: FieldUnit
  readonly choices?: RequestField['choices']
  /** The field that it stands in for; absent of one that has none. */
  readonly field?: string
  /** The form of a value, where the schema does not say it. */
  readonly form?: Text
  /** Reads a value that has a form of its own; `undefined` of another text. */
  readonly read?: (text: string) => unknown
  /** The words that say in this column only that there is no value. */
  readonly nothing?: RegExp
  /** The words that are yes or no in this column only. */
  readonly flags?: readonly [yes: RegExp, no: RegExp]
  /** The place of its value in the list of absences. */
  readonly absence?: { readonly kind: AbsenceKind; readonly steps: readonly [number, AbsencePart] }
}

const absenceParts = {
  from: { en: 'from', ru: 'с' },
  to: { en: 'to', ru: 'по' },
  days: { en: 'calendar days', ru: 'календарных дней' },
}
/** The absences of one kind that have columns of their own. */
const numbers = ['', '_2', '_3', '_4'] as const
type AbsenceKind = keyof typeof absenceKinds
type AbsencePart = keyof typeof absenceParts
type AbsenceColumnName = `${AbsenceKind}${(typeof numbers)[number]}_${AbsencePart}`

/** The words of an employment contract. */
const EMPLOYED = /^(?:тд|трудов\p{L}*|штат\p{L}*)$/u

const flag = { schema: { type: 'boolean' }, unit: 'flag' } as const
const date = { schema: { type: 'string', format: 'date' }, unit: 'date' } as const
const days = { schema: { type: 'integer', minimum: 1, maximum: 366 }, unit: 'count' } as const

/** A whole number that other fields follow from. */
const ownNumber = { sets: [], schema: { type: 'integer' }, unit: 'count' } as const

/** A time of work. */
const seniority = { ...ownNumber, read: monthsOfWork } as const

/** A bonus of several months. */
const bonus = {
  sets: ['monthly_bonuses'],
  schema: { type: 'integer', minimum: 0, maximum: LARGEST_SALARY },
  unit: 'roubles',
} as const

const choice = (choices: NonNullable<RequestField['choices']>) =>
  ({ schema: { type: 'string', enum: Object.keys(choices) }, unit: 'choice', choices }) as const

/** Columns of absences such as `vacation_2_from`, «Отпуск 2 с». */
const absenceColumns = Object.fromEntries(
  (Object.keys(absenceKinds) as AbsenceKind[]).flatMap((kind, place) =>
    numbers.flatMap((number, index) =>
      (Object.keys(absenceParts) as AbsencePart[]).map((part) => {
        const titleIn = (language: Language) =>
          `${absenceKinds[kind][language]}${number.replace('_', ' ')} ${absenceParts[part][language]}`
        const column: SheetColumn = {
          title: { en: titleIn('en'), ru: titleIn('ru') },
          sets: ['absences'],
          ...(part === 'days' ? days : date),
          absence: { kind, steps: [place * numbers.length + index, part] },
        }
        return [`${kind}${number}_${part}`, column]
      }),
    ),
  ),
) as Readonly<Record<AbsenceColumnName, SheetColumn>>

/** The columns by their names, in the order in which they count. */
export const sheetColumns = {
  self_employed: {
    title: { en: 'Self-employed', ru: 'Самозанятый' },
    sets: ['employment_type'],
    ...flag,
    flags: [/^(?:самозанят\p{L}*|нпд|self[ -]?employed)$/u, EMPLOYED],
  },
  civil_contract: {
    title: { en: 'Civil contract', ru: 'Договор ГПХ' },
    sets: ['employment_type'],
    ...flag,
    flags: [/^(?:гпх|гпд|договор гпх)$/, EMPLOYED],
  },
  resident: {
    title: { en: 'Tax resident', ru: 'Налоговый резидент' },
    field: 'is_not_resident',
    sets: ['is_not_resident'],
    ...flag,
    flags: [
      /^(?:налоговый )?(?:резидент|resident)(?: рф)?$/,
      /^(?:не ?резидент|non[ -]?resident)(?: рф)?$/,
    ],
  },
  taxpayer_status: {
    title: { en: 'Taxpayer status', ru: 'Статус налогоплательщика' },
    field: 'is_not_resident',
    sets: ['is_not_resident', 'non_resident_category'],
    ...choice({
      1: { en: 'Resident', ru: 'Резидент' },
      2: { en: 'Non-resident', ru: 'Нерезидент' },
      3: {
        en: 'Highly qualified specialist',
        ru: 'Высококвалифицированный специалист',
        word: 'ВКС',
      },
      4: { en: 'Resettled compatriot', ru: 'Переселившийся соотечественник' },
      5: { en: 'Refugee', ru: 'Беженец' },
      6: { en: 'Foreigner with a patent', ru: 'Иностранец с патентом' },
    }),
  },
  currency: {
    title: { en: 'Currency', ru: 'Валюта' },
    sets: [],
    ...choice({ RUB: { en: '₽', ru: 'руб.', word: '643' } }),
    form: { en: 'roubles', ru: 'рубли' },
  },
  gross_or_net: {
    title: { en: 'Gross', ru: 'До вычета НДФЛ' },
    sets: [],
    ...choice({ gross: { en: 'before tax', ru: 'до вычета НДФЛ', word: 'брутто' } }),
    form: {
      en: 'gross: a salary after tax is another question, gross-up',
      ru: 'gross, до вычета НДФЛ: оклад по сумме на руки — другой вопрос, gross-up',
    },
  },
  hire_date: {
    title: { en: 'Hire date', ru: 'Дата приёма' },
    field: 'start_date',
    sets: ['start_date', 'first_month'],
    ...date,
  },
  dismissal_date: {
    title: { en: 'Dismissal date', ru: 'Дата увольнения' },
    field: 'end_date',
    sets: ['end_date', 'last_month'],
    ...date,
    nothing:
      /^(?:нет|no|none|(?:по )?(?:н[./] ?в\.?|наст(?:оящее|\.)? ?время)|работает|не уволен\p{L}*|действу\p{L}+|present|current|active|бессрочн\p{L}*)$/u,
  },
  share_of_full_time: {
    title: { en: 'Share of full time', ru: 'Доля ставки' },
    ...ownNumber,
    sets: ['full_time_share'],
    read: shareOfFullTime,
    form: {
      en: 'a share of full time such as 0.5, 1/2 or 50%, up to 2',
      ru: 'доля ставки, например 0,5, 1/2 или 50 %, не больше 2',
    },
  },
  bonus_each_month: {
    title: { en: 'Bonus of each month', ru: 'Премия в каждом месяце' },
    ...bonus,
  },
  bonus_of_year: {
    title: {
      en: 'Bonus of the year, in equal parts by month',
      ru: 'Премия за год, поровну по месяцам',
    },
    ...bonus,
  },
  town: {
    title: { en: 'Town', ru: 'Город' },
    sets: ['territorial_multiplier', 'northern_coefficient'],
    schema: { type: 'string' },
    unit: 'choice',
    // The published types do not name a type of the places, which are bundled.
    read: (text: string): unknown => placeNamed(text),
    form: {
      en: 'a town of the table of districts, with its region where others have the name (Mirny, Yakutia); beside another one give the coefficient in a column "District coefficient", 1 for none',
      ru: 'город из таблицы районов, а если так называются и другие, то с регионом (Мирный, Якутия); для другого укажите коэффициент в столбце «Районный коэффициент», 1 — если его нет',
    },
  },
  northern_seniority: {
    title: { en: 'Northern seniority, years', ru: 'Северный стаж, лет' },
    ...seniority,
    form: {
      en: 'years such as 2, 2.5 or 2 years 6 months',
      ru: 'срок, например 2, 2,5 или 2 года 6 месяцев',
    },
  },
  insurance_seniority: {
    title: { en: 'Insurance, years', ru: 'Страховой стаж, лет' },
    ...seniority,
    form: {
      en: 'years such as 7, 7.5 or 7 years 6 months',
      ru: 'срок, например 7, 7,5 или 7 лет 6 месяцев',
    },
  },
  vacations: {
    title: { en: 'Vacations', ru: 'Отпуска' },
    sets: ['absences'],
    schema: { type: 'string' },
    unit: 'choice',
    read: vacationsOf,
    form: {
      en: 'first and last days such as 06.07.2026 – 19.07.2026; several are separated by semicolons',
      ru: 'первый и последний день, например 06.07.2026 – 19.07.2026; несколько — через точку с запятой',
    },
  },
  ...absenceColumns,
} as const satisfies Readonly<Record<string, SheetColumn>>

export type SheetColumnName = keyof typeof sheetColumns

/** The columns with their names. */
export const sheetColumnEntries = Object.entries(sheetColumns) as readonly [
  SheetColumnName,
  SheetColumn,
][]
