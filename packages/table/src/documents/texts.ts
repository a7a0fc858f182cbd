import type { Say } from '@oklad/contract/fields'
import type { Relation } from '@oklad/documents'

/** What is said beside documents. */
// biome-ignore format: one text a line
export const documentTexts = {
  problem: { en: 'row {row}, {column}: {detail}', ru: 'строка {row}, {column}: {detail}' },
  unknownCode: { en: 'no budget code (КБК) is known for this rate', ru: 'для этой ставки КБК неизвестен' },
  relation: { en: '{number}. {title}: {result}', ru: '{number}. {title}: {result}' },
  row: { en: 'row {row}', ru: 'строка {row}' },
  rows: { en: 'row {row} and {others} more', ru: 'строка {row} и ещё {others}' },
  holds: { en: 'holds', ru: 'выполнено' },
  fails: { en: 'does NOT hold in {places}', ru: 'НЕ выполнено: {places}' },
  nothing: { en: 'nothing was paid in the period', ru: 'за период ничего не выплачено' },
  noRows: { en: 'the table has headers and no rows of people', ru: 'в таблице есть заголовки, но нет строк с людьми' },
  unchanged: { en: 'nothing that was filed has changed', ru: 'в сданном ничего не изменилось' },
  correction: { en: 'Correction {number}: only the changes are filed, but 6-НДФЛ is filed whole.', ru: 'Корректировка {number}: сдают только изменения, а расчёт 6-НДФЛ — целиком.' },
  selfEmployed: { en: 'The self-employed are left out: the agent withholds and files nothing for them ({rows}). A person who has lost the regime needs a row with a civil contract.', ru: 'Самозанятые не вошли: агент ничего не удерживает с их выплат и не отчитывается о них ({rows}). Тому, кто утратил право на НПД, нужна строка с договором ГПХ.' },
  totals: { en: 'Totals are left out ({rows}).', ru: 'Итоги пропущены ({rows}).' },
  empty: { en: 'Empty rows are left out ({rows}).', ru: 'Пустые строки пропущены ({rows}).' },
  headings: { en: 'Headings, subtotals, signatures and vacancies are left out ({rows}).', ru: 'Заголовки, подытоги, подписи и вакансии пропущены ({rows}).' },
  warned: { en: '{rows}: {detail}', ru: '{rows}: {detail}' },
  unfinished: { en: 'The period ends on {end}: until then the documents are a forecast.', ru: 'Период закончится {end}: до этого дня отчётность — прогноз.' },
  latePay: { en: 'Pay for December is paid in January. Pay for the December before is in the documents only if the table has rows for it: their first month is 12.{before}.', ru: 'Зарплату за декабрь платят в январе. Выплаты за прошлый декабрь есть в отчётности, только если для них есть строки, у которых «Первый месяц» — 12.{before}.' },
}

/** Says whether a relation holds, or where it does not. */
export function relationIn({ number, title, failures }: Relation, say: Say): string {
  const places = failures.slice(0, 10)
  const result =
    places.length === 0 ? say(documentTexts.holds) : say(documentTexts.fails, { places })
  return say(documentTexts.relation, { number, title, result })
}

/** Counts the rows of a remark; one row is only named. */
export const rowsIn = ({ count, row }: { count: number; row: number }, say: Say): string =>
  say(count === 1 ? documentTexts.row : documentTexts.rows, { row, others: count - 1 })
