import { numericDate, writeHundredths } from '@oklad/contract/fields'
import type { CodedSum } from '@oklad/contract/wire'
import { shareOf } from '@oklad/engine/internal'
import type { Certificate } from './certificate.ts'
import { type DeductionNotice, noticesIn } from './deduction-notices.ts'
import type { Employer } from './employer.ts'
import type { PersonName } from './identity.ts'
import type { Person } from './person.ts'
import { type Notice, type Report, section2Lines, slots } from './report.ts'
import type { Element } from './xml.ts'
import type { Quarter } from './year-sums.ts'

/** What a file says of its making. */
export interface FileStamp {
  /** The day of the document, `YYYY-MM-DD`. */
  readonly date: string
  /** Tells files of a day apart: up to 36 characters. */
  readonly id: string
  /** The program and its version, up to 40 characters. */
  readonly program: string
}

/** A certificate with its person. */
export interface PersonCertificate {
  readonly number: number
  readonly person: Person
  readonly certificate: Certificate
  /** By which the employer granted deductions. */
  readonly notices?: readonly DeductionNotice[] | undefined
}

/** The pay that a person accrued in a month, kopecks. */
export interface PersonPay {
  readonly person: Person
  readonly gross_income: number
}

/** People of a document: those of a large table are computed when they are asked for. */
export type OneByOne<Item> = Iterable<Item> | AsyncIterable<Item>

/** A document as XML, to be written by `writeXml` in windows-1251. */
export interface XmlDocument {
  /** The name that the format prescribes, without the extension. */
  readonly name: string
  readonly root: Element
}

/** The formats: the beginning of the file's name, the form and the version. */
const formats = {
  notice: { prefix: 'UT_UVISCHSUMNAL', form: '1110355', version: '5.03' },
  ndfl6: { prefix: 'NO_NDFL6.2', form: '1151100', version: '5.05' },
  'personal-data': { prefix: 'NO_PERSSVFL', form: '1151162', version: '5.01' },
} as const
export type XmlKind = keyof typeof formats

/** The code of a report since January. */
export const periodCodes: Readonly<Record<Quarter, string>> = { 1: '21', 2: '31', 3: '33', 4: '34' }

/** The period of a document. */
export interface Head {
  readonly year: number
  /** The one in which it ends. */
  readonly quarter: Quarter
  /** 1 to 12. */
  readonly firstMonth: number
  readonly lastMonth: number
}

/** The attributes that all documents of a kind and a period have in common. */
export const headOf = (
  kind: XmlKind,
  { year, quarter, firstMonth }: Omit<Head, 'lastMonth'>,
  { inn, kpp, oktmo }: Employer,
) => ({
  ...{ КНД: formats[kind].form, ИННЮЛ: inn, КПП: kpp },
  ...(kind !== 'notice' && {
    Период: kind === 'ndfl6' ? periodCodes[quarter] : twoDigits(firstMonth),
    ОтчетГод: String(year),
  }),
  ...(kind === 'ndfl6' && { ОКТМО: oktmo }),
})

export const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Filed where the organisation is. */
const OF_ORGANISATION = '214'
/** The first document of its period, and the signer is the agent. */
const FIRST = '0'
const AGENT = '1'

const periodOf = (code: string, year: number) => ({
  ...{ Период: code, ОтчетГод: year, НомКорр: FIRST, ПоМесту: OF_ORGANISATION },
})

/** Kopecks as roubles with two decimals. */
const roubles = (kopecks: number) => writeHundredths(kopecks, 'en')

/** Kopecks that are whole roubles, as roubles. */
const wholeRoubles = (kopecks: number) => roubles(kopecks).replace(/\.00$/, '')

const writers = { persons: String, kopecks: roubles, roubles: wholeRoubles } as const

const nameElement = ({ surname, first_name, patronymic }: Partial<PersonName>): Element => [
  'ФИО',
  { Фамилия: surname, Имя: first_name, Отчество: patronymic || undefined },
]

function fileOf(
  kind: keyof typeof formats,
  { inn, kpp, tax_office: office, signer }: Employer,
  { date, id, program }: FileStamp,
  attributes: Element[1],
  children: (signed: Element) => NonNullable<Element[2]>,
): XmlDocument {
  const { prefix, form, version } = formats[kind]
  const name = [prefix, office, office, inn + kpp, date.replaceAll('-', ''), id].join('_')
  const document: Element = [
    'Документ',
    { КНД: form, ДатаДок: numericDate(date, 'ru'), КодНО: office, ...attributes },
    children(['Подписант', { ПрПодп: AGENT }, [nameElement(signer)]]),
  ]
  const root: Element = ['Файл', { ИдФайл: name, ВерсПрог: program, ВерсФорм: version }, [document]]
  return { name, root }
}

const organisation = ({ name, inn, kpp }: Employer): Element => [
  'НПЮЛ',
  { НаимОрг: name, ИННЮЛ: inn, КПП: kpp },
]

/** The notice of the sums computed in some slots, КНД 1110355. Every line must have a budget code. */
export function noticeXml(
  notices: readonly Notice[],
  employer: Employer,
  stamp: FileStamp,
): XmlDocument {
  const { inn, kpp, oktmo } = employer
  return fileOf('notice', employer, stamp, {}, (signed) => [
    ['СвНП', {}, [['НПЮЛ', { ИННЮЛ: inn, КПП: kpp }]]],
    signed,
    ...notices.flatMap(({ year, quarter, slot, lines }) =>
      lines.map(({ budget_code, tax_amount }): Element => {
        const place = { КППДекл: kpp, ОКТМО: oktmo, КБК: budget_code ?? undefined }
        const period = { Период: periodCodes[quarter], НомерМесКварт: slot, Год: year }
        return ['УвИсчСумНалог', { ...place, СумНалогАванс: wholeRoubles(tax_amount), ...period }]
      }),
    ),
  ])
}

/**
 * The report 6-НДФЛ, form 1151100. Every line must have a budget code.
 * @param report of `reportOf`
 * @param employer who files it
 * @param stamp the day, the id and the program of the file
 * @param certificates of the persons, in the report of a year
 */
export function reportXml(
  { year, quarter, section1, section2 }: Report,
  employer: Employer,
  stamp: FileStamp,
  certificates: OneByOne<PersonCertificate> = [],
): XmlDocument {
  const { phone, oktmo } = employer
  const obligations = section1.map(({ budget_code, lines }): Element => {
    const inSlots = (name: string, line: '02' | '03') =>
      Object.fromEntries(
        slots.map(({ number }) => [
          `${name}${number}Срок`,
          wholeRoubles(lines[`${line}${number}`]),
        ]),
      )
    const sums = { СумНалУд: wholeRoubles(lines['020']), СумНалВоз: wholeRoubles(lines['030']) }
    return [
      'ОбязНА',
      { КБК: budget_code ?? undefined, ...sums },
      [
        ['СведСумНалУд', inSlots('СумНал', '02')],
        ['СведСумНалВоз', inSlots('СумНалВоз', '03')],
      ],
    ]
  })
  const computed = section2.map(({ rate, budget_code, lines }): Element => {
    const sums = Object.entries(section2Lines).map(([line, [attribute, unit]]) => [
      attribute,
      writers[unit](lines[line as keyof typeof lines]),
    ])
    return [
      'РасчСумНал',
      { Ставка: rate, КБК: budget_code ?? undefined, ...Object.fromEntries(sums) },
    ]
  })
  async function* parts() {
    yield* obligations
    yield* computed
    for await (const certificate of certificates) yield certificateElement(certificate)
  }
  return fileOf('ndfl6', employer, stamp, periodOf(periodCodes[quarter], year), (signed) => [
    ['СвНП', { ОКТМО: oktmo, Тлф: phone || undefined }, [organisation(employer)]],
    signed,
    ['НДФЛ6.2', {}, parts()],
  ])
}

const deductionElement =
  (name: string) =>
  ({ code, amount }: CodedSum): Element => [name, { КодВычет: code, СумВычет: roubles(amount) }]

const noticeElement = ({ kind, number, date, tax_office }: DeductionNotice): Element => [
  'УведВыч',
  { КодВидУвед: kind, НомерУвед: number, ДатаУвед: numericDate(date, 'ru'), НОУвед: tax_office },
]

function certificateElement({
  number,
  person,
  certificate,
  notices = [],
}: PersonCertificate): Element {
  const { inn, status, birth_date = '', citizenship, document_code, document_number } = person
  const receiver: Element = [
    'ПолучДох',
    { ИННФЛ: inn, Статус: status, ДатаРожд: numericDate(birth_date, 'ru'), Гражд: citizenship },
    [nameElement(person), ['УдЛичнФЛ', { КодУдЛичн: document_code, СерНомДок: document_number }]],
  ]
  const lines = certificate.lines.map((line): Element => {
    const { rate, budget_code, income, tax_base, deductions, months } = line
    const { due, not_withheld, over_withheld, tax_amount, returned } = line
    const rows = months.map(({ month, income_code, income, exempt }): Element => {
      const sums = { КодДоход: income_code, СумДоход: roubles(income) }
      const deducted = exempt && exempt.amount > 0 ? [deductionElement('СвСумВыч')(exempt)] : []
      return ['СвСумДох', { Месяц: twoDigits(month), ...sums }, deducted]
    })
    const sums = {
      СумДохОбщ: roubles(income),
      НалБаза: roubles(tax_base),
      НалИсчисл: wholeRoubles(due),
      АвансПлатФикс: 0,
      СумНалПрибЗач: 0,
      СумНалИнГос: 0,
      НалУдерж: wholeRoubles(tax_amount - returned),
      НалУдержЛиш: wholeRoubles(over_withheld),
    }
    const granted: Element = [
      'НалВычССИ',
      {},
      [
        ...deductions.map(deductionElement('ПредВычССИ')),
        ...noticesIn(notices, deductions).map(noticeElement),
      ],
    ]
    const notWithheld: Element = [
      'СумДохНеУд',
      {
        СумДохНеУдерж: roubles(shareOf(not_withheld, 100, rate)),
        СумНеУдНал: wholeRoubles(not_withheld),
      },
    ]
    return [
      'СведДох',
      { Ставка: rate, КБК: budget_code ?? undefined },
      [
        ['СумИтНалПер', sums],
        ...(deductions.length > 0 ? [granted] : []),
        ...(not_withheld > 0 ? [notWithheld] : []),
        ['ДохВыч', {}, rows],
      ],
    ]
  })
  return ['СправДох', { НомСпр: number, НомКорр: `0${FIRST}` }, [receiver, ...lines]]
}

/** The personal data of a month, КНД 1151162. */
export function personalDataXml(
  year: number,
  month: number,
  persons: OneByOne<PersonPay>,
  employer: Employer,
  stamp: FileStamp,
): XmlDocument {
  async function* parts(signed: Element): AsyncGenerator<Element> {
    yield ['СвНП', { Тлф: employer.phone || undefined }, [organisation(employer)]]
    yield signed
    for await (const { person, gross_income } of persons) {
      const numbers = { ИННФЛ: person.inn, СНИЛС: writeSnils(person.snils ?? '') }
      yield ['ПерсСвФЛ', { ...numbers, СумВыпл: roubles(gross_income) }, [nameElement(person)]]
    }
  }
  return fileOf('personal-data', employer, stamp, periodOf(twoDigits(month), year), parts)
}

const writeSnils = (snils: string) =>
  snils.replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4')
