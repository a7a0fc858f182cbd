import { monthName, numericDate, writeRoubles } from '@oklad/contract/fields'
import type { CertificateLine } from './certificate.ts'
import { type DeductionNotice, noticesIn } from './deduction-notices.ts'
import type { Employer } from './employer.ts'
import type { PersonCertificate } from './formats.ts'
import { escaped } from './xml.ts'

/** The style of certificates, also where they are in a shadow tree. The head of a certificate is repeated on each of its sheets. */
export const certificateStyle = `@page { size: A4; margin: 12mm 15mm }
body { margin: 0 }
article { display: table; width: 100%; font: 9pt/1.25 Arial, sans-serif; break-after: page }
article:last-of-type { break-after: auto }
header { display: table-header-group; break-inside: avoid; font-size: 8pt }
.sheets { display: table-row-group }
header p { display: flex; justify-content: space-between; margin-bottom: 3mm }
h1 { font-size: 11pt; text-align: center; margin: 0 0 3mm }
h2 { font-size: 9pt; margin: 3mm 0 1mm; break-after: avoid }
p { margin: 0 0 1mm }
table { border-collapse: collapse; width: calc(100% - 0.2mm) }
th, td { border: 0.2mm solid; padding: 0.4mm 1.2mm; text-align: right; font-weight: normal }
th { text-align: center }
tr, .totals, footer { break-inside: avoid }
.totals td:nth-child(odd) { text-align: left }
.totals th:nth-child(even) { width: 18% }
footer { margin-top: 8mm; display: flex; justify-content: space-between }`

/** A table of groups of cells that stand beside one another, as the form has them: the first row of groups from left to right. */
function table(head: readonly string[], groups: readonly (readonly string[])[], beside: number) {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const empty = head.map(() => '')
  // biome-ignore lint/plugin/money: rows of a table, not money
  const count = Math.ceil(groups.length / beside)
  const rows = Array.from({ length: count }, (_, at) =>
    Array.from({ length: beside }, (_, part) => groups[part * count + at] ?? empty).flat(),
  )
  const heads = Array.from({ length: beside }, () => head).flat()
  return `<table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`
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
  ]
  return [
    `<h2>3. Доходы, облагаемые по ставке ${rate} %${budget_code ? `, КБК ${budget_code}` : ''}</h2>`,
    table(['Месяц', 'Код дохода', 'Сумма дохода', 'Код вычета', 'Сумма вычета'], incomes, 2),
    deductions.length === 0
      ? ''
      : '<h2>4. Стандартные, социальные и имущественные налоговые вычеты</h2>' +
        table(
          ['Код вычета', 'Сумма вычета'],
          deductions.map(({ code, amount }) => [code, roubles(amount)]),
          4,
        ) +
        noticeParagraphs(noticesIn(notices, deductions)),
    '<h2>5. Общая сумма дохода и сумма налога</h2>',
    `<div class="totals">${table(['Показатель', 'Рублей'], sums, 2)}</div>`,
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
  const whose = [surname && fullName(person), person.inn && `ИНН ${person.inn}`].filter(Boolean)
  return `<article lang="ru">
<header><p><span>${escaped(whose.join(', '))}</span><span>Форма по КНД 1175018</span></p></header>
<div class="sheets">
<h1>СПРАВКА О ДОХОДАХ И СУММАХ НАЛОГА ФИЗИЧЕСКОГО ЛИЦА<br>за ${certificate.year} год от ${numericDate(date, 'ru')}</h1>
<h2>1. Сведения о налоговом агенте</h2>
${paragraph(['Код по ОКТМО', oktmo], ['Телефон', phone], ['ИНН', inn], ['КПП', kpp])}
${paragraph(['Налоговый агент', name])}
<h2>2. Сведения о физическом лице – получателе дохода</h2>
${paragraph(['ИНН', person.inn], ['Фамилия, имя, отчество', surname && fullName(person)], ['Статус налогоплательщика', person.status])}
${paragraph(['Дата рождения', numericDate(birth_date, 'ru')], ['Гражданство (код страны)', citizenship], ['Код документа', document_code], ['Серия и номер документа', document_number])}
${certificate.lines.map((line) => section(line, notices)).join('\n')}
<footer><span>Налоговый агент: ${escaped(fullName(signer))}</span><span>____________________</span></footer>
</div>
</article>`
}

/** The certificate as a page of HTML that prints on A4. */
export const certificatePage = (...args: Parameters<typeof certificateArticle>): string =>
  `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>Справка о доходах</title><style>${certificateStyle}</style></head><body>
${certificateArticle(...args)}
</body></html>
`
