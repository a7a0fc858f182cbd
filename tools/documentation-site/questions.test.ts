import type { Language } from '@oklad/contract/fields'
import { describe, expect, it } from 'vitest'
import { pagesIn } from './pages.ts'

/** A question, the addresses of the pages behind the first and the second click, and words of the answer. */
type Question = readonly [question: string, clicks: readonly string[], answer: RegExp]

/** Ten questions of each reader, half of them in Russian. */
const questions: Readonly<Record<string, Readonly<Record<Language, readonly Question[]>>>> = {
  employee: {
    ru: [
      [
        'почему с октября на руки меньше',
        ['employee'],
        /с октября[^#]*2,4\sмлн|2,4\sмлн[^#]*15\s%/,
      ],
      ['какой вычет на детей', ['employee'], /1\s400\s₽[^#]*2\s800\s₽[^#]*6\s000\s₽/],
      ['сколько отпускных', ['employee'], /за три дня до отпуска[^#]*47\s781,58/],
      ['больничный: кто платит', ['employee'], /Первые три дня[^#]*работодатель/],
      ['сколько могут удержать по алиментам', ['employee', 'law/writs'], /70\s%[^#]*50\s%/],
    ],
    en: [
      [
        'net pay lower in October',
        ['employee'],
        /in October[^#]*2\.4 million|2\.4 million[^#]*October/,
      ],
      ['how much of 150,000 is left', ['employee'], /130,500/],
      ['refund for treatment', ['employee'], /150,000 roubles a year/],
      ['sick leave: first three days', ['employee'], /first three days/],
      ['can I be self-employed instead', ['employee'], /may not be disguised/],
    ],
  },
  HR: {
    ru: [
      ['что выплатить при увольнении', ['employee'], /В последний день платят всё/],
      ['северная надбавка', ['employee'], /коэффициент и северную надбавку[^#]*складывают/],
      ['срок выплаты отпускных', ['employee'], /платят за три дня до отпуска/],
      ['трудовой договор или ГПХ', ['employee'], /ст\. 15 ТК РФ/],
      ['неполная ставка', ['accountant'], /Неполная ставка[^#]*«Ставка»/],
    ],
    en: [
      ['which salary for a net pay of 150,000', ['employee'], /finds the salary to the rouble/],
      ['severance', ['employee'], /three average months/],
      ['vacation pay: public holidays', ['employee'], /Public holidays[^#]*lengthen/],
      ['a payday on a day off', ['law', 'law/payments'], /day off moves to the working day before/],
      ['donor day', ['law', 'law/average-earnings'], /donor day/],
    ],
  },
  accountant: {
    ru: [
      ['6-НДФЛ', ['accountant'], /documents ndfl6/],
      ['срок 6-НДФЛ', ['accountant'], /25 апреля, 25 июля, 25 октября/],
      ['справка о доходах', ['accountant'], /Справки о доходах печатаются/],
      ['не сходится с 1С', ['accountant'], /Сверка с 1С/],
      ['как подать корректировку', ['accountant', 'tax-agent'], /НомКорр/],
    ],
    en: [
      ['when is the tax notice due', ['accountant'], /the 25th of the same month/],
      [
        'a row is refused: no_person',
        ['accountant', 'codes'],
        /`no_person` \| A row of a list is not a person/,
      ],
      ['tax_not_withheld', ['accountant', 'codes'], /`tax_not_withheld`/],
      ['small business tariff: which activity', ['law', 'law/contributions'], /Government's list/],
      ['overtime', ['accountant', 'law/status'], /overtime/],
    ],
  },
  developer: {
    ru: [
      ['429', ['guide'], /429[^#]*Retry-After/],
      ['идемпотентность', ['guide'], /Idempotency-Key/],
      ['вставить на сайт', ['guide'], /вставить на сайт/],
      [
        'код предупреждения days_not_rounded',
        ['guide', 'codes'],
        /`days_not_rounded` \| Дни неполных месяцев точные/,
      ],
      ['как передать коэффициент 1,15', ['guide', 'fields'], /115 — это 1,15/],
    ],
    en: [
      ['idempotency', ['guide'], /stores nothing/],
      ['what does out_of_range mean', ['guide', 'codes'], /`out_of_range` \| Too small/],
      ['kopecks or roubles', ['index'], /whole kopecks/i],
      ['install the client', ['install'], /oklad-client/],
      ['which port', ['configuration'], /`PORT`/],
    ],
  },
}

/** The addresses that a page links to. */
const linksOf = (text: string, language: Language) =>
  [...text.matchAll(new RegExp(`\\]\\(/${language}/([^)#]*)`, 'g'))].map(([, address]) => address)

const table = Object.entries(questions).flatMap(([reader, byLanguage]) =>
  (['ru', 'en'] as const).flatMap((language) =>
    byLanguage[language].map(([question, clicks, answer]) => ({
      ...{ reader, language, question, clicks, answer },
    })),
  ),
)

it('forty questions, half of them in Russian', () => {
  expect(table).toHaveLength(40)
  expect(table.filter(({ language }) => language === 'ru')).toHaveLength(20)
})

describe.each(['ru', 'en'] as const)('from the first page in %s', (language) => {
  const pages = pagesIn(language)
  const asked = table.filter((row) => row.language === language)

  it.each(asked)('$reader: $question', ({ clicks, answer }) => {
    expect(clicks.length).toBeLessThanOrEqual(2)
    let page = pages.get('index') ?? ''
    for (const address of clicks) {
      if (address !== 'index') expect(linksOf(page, language)).toContain(address)
      page = pages.get(address) ?? ''
    }
    expect(page).toMatch(answer)
  })
})
