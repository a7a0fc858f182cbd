import type { Text } from '@oklad/contract/internal'
import type { PersonColumnName } from '@oklad/documents'

const instead = { en: 'in place of the full name', ru: 'вместо ФИО' }

/** What the columns of a person hold, which only documents use. */
// biome-ignore format: one column a line
export const personForms: Readonly<Record<PersonColumnName, Text>> = {
  full_name: { en: 'surname, first name and patronymic, in Russian letters', ru: 'фамилия, имя и отчество полностью' },
  surname: instead,
  first_name: instead,
  patronymic: instead,
  inn: { en: '12 digits', ru: '12 цифр' },
  snils: { en: '11 digits, for personal data', ru: '11 цифр, для персонифицированных сведений' },
  birth_date: { en: 'a date, for certificates', ru: 'дата, для справок' },
  document_code: { en: '2 digits; without them 21, a passport of Russia', ru: '2 цифры; без них 21 — паспорт РФ' },
  document_series: { en: 'where it has a column of its own', ru: 'если она в отдельном столбце' },
  document_number: { en: '4 digits of the series and 6 of the number of a passport, for certificates', ru: 'у паспорта 4 цифры серии и 6 цифр номера, для справок' },
  citizenship: { en: '3 digits of the country; without them 643, Russia, beside a passport of Russia', ru: '3 цифры кода страны; без них при паспорте РФ — 643, Россия' },
  status: { en: 'a digit; without it by the residence', ru: 'цифра; без неё — по резидентству' },
  recalculated_on: { en: 'the first day on which this row is paid: the row above it has what was paid before', ru: 'день, с которого платят по этой строке: в строке выше — то, что платили раньше' },
  returned_tax: { en: 'tax that was given back, whole roubles', ru: 'сколько налога вернули, целые рубли' },
  returned_on: { en: 'the day on which it was given back', ru: 'день, когда его вернули' },
}
