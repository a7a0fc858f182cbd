import type { DocumentKind } from '@oklad/table/documents'
import { tableArgument } from '../texts.ts'
import { columnOptions, headingsOption, sheetOption } from './batch.ts'
import type { CommandDescription } from './command.ts'

/** `oklad documents`: a table of people in, the documents of the tax agent out. */
export const documentsCommand: CommandDescription = {
  name: 'documents',
  description: {
    en: 'Fill the documents of a tax agent from a table of people. The document is notice (of computed sums), ndfl6 (6-НДФЛ, for a year with its certificates), certificate (for the employee) or personal-data. The table has the columns of oklad batch with the paydays, and the data of the person: surname, first_name, inn, birth_date and so on. All relations between the documents are checked and shown before a file is written. Exit status: 0 written, 1 people or relations have problems, 2 the command line, a file or the employer is wrong; then nothing is written.',
    ru: 'Заполнить отчётность налогового агента по таблице сотрудников. Документ: notice — уведомление об исчисленных суммах, ndfl6 — 6-НДФЛ, за год со справками, certificate — справка для сотрудника, personal-data — персонифицированные сведения. Столбцы — как у oklad batch, с днями выплат, и данные человека: фамилия, имя, ИНН, дата рождения и другие. До записи файлов проверяются и показываются контрольные соотношения. Код завершения: 0 — записано, 1 — ошибки в строках или соотношениях, 2 — в параметрах, файле или данных работодателя; тогда ничего не записано.',
  },
  examples: [
    'documents --template employer.json',
    'documents ndfl6 people.xlsx --period 2026-Q1 --employer employer.json --output report',
    'documents notice people.xlsx --period 2026-03 --employer employer.json --output report',
    'documents ndfl6 people.xlsx --period 2026-Q1 --employer employer.json --output report --earlier filed.xml',
    'documents certificate people.xlsx --period 2026 --employer employer.json --output report',
  ],
  usage: { en: '<document> <table>', ru: '<документ> <таблица>' },
  // biome-ignore format: one parameter a line
  parameters: [
    { choices: ['notice', 'ndfl6', 'certificate', 'personal-data'] satisfies DocumentKind[], term: { en: '[document]', ru: '[документ]' }, en: 'what to fill', ru: 'что заполнить' },
    { term: tableArgument, en: 'the file to read; a row is a person, or one of their employments', ru: 'файл с таблицей; строка — человек или одна из его работ' },
  ],
  // biome-ignore format: one option a line
  options: [
      { term: { en: '--period <period>', ru: '--period <период>' }, en: 'a month (2026-03), a quarter (2026-Q1) or a year (2026)', ru: 'месяц (2026-03), квартал (2026-Q1) или год (2026)' },
      { term: { en: '--employer <file>', ru: '--employer <файл>' }, en: 'the employer, JSON', ru: 'работодатель, JSON' },
      { term: { en: '--output <folder>', ru: '--output <папка>' }, en: 'the folder for the files', ru: 'папка для файлов' },
      { choices: ['xml', 'html', 'json', 'csv'], term: { en: '--format <format>', ru: '--format <формат>' }, en: 'xml, the file for the tax service, or html for a certificate (the default); json or csv', ru: 'xml — файл для ФНС, у справки html — страница для печати (по умолчанию); json или csv' },
      { term: { en: '--earlier <file>', ru: '--earlier <файл>' }, en: 'the XML of a filed document, to correct it; repeat the option for each of its corrections', ru: 'XML сданного документа, чтобы его исправить; повторите параметр для каждой его корректировки' },
      { term: { en: '--template <file>', ru: '--template <файл>' }, en: 'write an employer to fill in, and do nothing else', ru: 'только записать файл работодателя для заполнения' },
      sheetOption,
      headingsOption,
      ...columnOptions,
    ],
  act: async (given, words, context) =>
    (await import('../documents/run-documents.ts')).documents(given, words, context),
}
