import { monthName, numericDate, writeRoubles } from '@oklad/contract/fields'
import type { CertificateLine } from './certificate.ts'
import { type DeductionNotice, noticesIn } from './deduction-notices.ts'
import type { Employer } from './employer.ts'
import type { PersonCertificate } from './formats.ts'
import { escaped } from './xml.ts'

/** The style of certificates, also where they are in a shadow tree. */
export const certificateStyle = `@page { size: A4; margin: 15mm }
body { margin: 0 }
article { font: 10pt/1.35 Arial, sans-serif; break-after: page }
h1 { font-size: 12pt; text-align: center; margin: 0 0 4mm }
h2 { font-size: 10pt; margin: 4mm 0 1mm }
p { margin: 0 0 1mm }
table { border-collapse: collapse; width: 100%; page-break-inside: auto }
th, td { border: 0.2mm solid; padding: 0.6mm 1.5mm; text-align: right; font-weight: normal }
th:first-child, td:first-child { text-align: left }
tr { page-break-inside: avoid }
footer { margin-top: 10mm; display: flex; justify-content: space-between }`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`
}

const roubles = (kopecks: number) => writeRoubles(kopecks, 'ru')
/** Tax is in whole roubles (Tax Code, article 52, paragraph 6). */
const tax = (kopecks: number) => roubles(kopecks).replace(/,00$/, '')

/** The notices of a line, a paragraph each. */
const noticeParagraphs = (notices: readonly DeductionNotice[]) =>
  notices
    .map(
      ({ kind, number, date, tax_office }) =>
        `<p>Уведомление: код вида ${kind} · № ${escaped(number)} от ${numericDate(date, 'ru')} · налоговый орган ${escaped(tax_office)}</p>`,
    )
    .join('\n')

function section(line: CertificateLine, notices: readonly DeductionNotice[]): string {
  const { rate, budget_code, months, deductions } = line
  const incomes = months.map(({ month, income_code, income, exempt }) => [
    ...[monthName(month, 'ru'), income_code, roubles(income)],
    ...(exempt?.amount ? [exempt.code, roubles(exempt.amount)] : ['', '']),
  ])
  const sums = [
    ['Общая сумма дохода', roubles(line.income)],
    ['Налоговая база', roubles(line.tax_base)],
    ['Сумма налога исчисленная', tax(line.due)],
    ['Сумма налога удержанная', tax(line.tax_amount - line.returned)],
    ['Сумма налога, излишне удержанная', tax(line.over_withheld)],
    ['Сумма налога, не удержанная', tax(line.not_withheld)],
  ] as const
  return [
    `<h2>3. Доходы, облагаемые по ставке ${rate} %${budget_code ? `, КБК ${budget_code}` : ''}</h2>`,
    table(['Месяц', 'Код дохода', 'Сумма дохода', 'Код вычета', 'Сумма вычета'], incomes),
    deductions.length === 0
      ? ''
      : '<h2>4. Стандартные, социальные и имущественные вычеты</h2>' +
        table(
          ['Код вычета', 'Сумма вычета'],
          deductions.map(({ code, amount }) => [code, roubles(amount)]),
        ) +
        noticeParagraphs(noticesIn(notices, deductions)),
    '<h2>5. Общие суммы дохода и налога</h2>',
    table(['Показатель', 'Рублей'], sums),
  ].join('\n')
}

/**
 * The certificate of income for the employee (form КНД 1175018) as an element of HTML.
 * @param certificate with its person
 * @param employer who signs it
 * @param date the day of the certificate, `YYYY-MM-DD`
 */
export function certificateArticle(
  { person, certificate, notices = [] }: PersonCertificate,
  { name, inn, kpp, oktmo, phone, signer }: Employer,
  date: string,
): string {
  const fullName = (one: Partial<typeof signer>) =>
    [one.surname, one.first_name, one.patronymic].filter(Boolean).join(' ')
  const paragraph = (...parts: readonly (readonly [label: string, value: string | undefined])[]) =>
    `<p>${parts.flatMap(([label, value]) => (value ? [`${label}: ${escaped(value)}`] : [])).join(' · ')}</p>`
  const { surname, birth_date = '', citizenship, document_code, document_number } = person
  return `<article lang="ru">
<h1>Справка о доходах и суммах налога физического лица<br>за ${certificate.year} год от ${numericDate(date, 'ru')}</h1>
<h2>1. Налоговый агент</h2>
${paragraph(['Организация', name], ['ИНН', inn], ['КПП', kpp], ['ОКТМО', oktmo], ['Телефон', phone])}
<h2>2. Получатель дохода</h2>
${paragraph(['Фамилия, имя, отчество', surname && fullName(person)], ['ИНН', person.inn], ['Дата рождения', numericDate(birth_date, 'ru')])}
${paragraph(['Статус', person.status], ['Гражданство', citizenship], ['Код документа', document_code], ['Серия и номер', document_number])}
${certificate.lines.map((line) => section(line, notices)).join('\n')}
<footer><span>Налоговый агент: ${escaped(fullName(signer))}</span><span>____________________</span></footer>
</article>`
}

/** The certificate as a page of HTML that prints on A4. */
export const certificatePage = (...args: Parameters<typeof certificateArticle>): string =>
  `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>Справка о доходах</title><style>${certificateStyle}</style></head><body>
${certificateArticle(...args)}
</body></html>
`
