import { byLanguage } from './by-language.ts'

/** The texts of the fields of earlier earnings. */
// biome-ignore format: one text a line
export const earnedTexts = byLanguage({
  heading: { en: 'Earned before', ru: 'Заработок до этого' },
  ofYears: { en: 'Earned in the two years before', ru: 'Заработок за два прошлых года' },
  ways: {
    now: { en: 'as now', ru: 'как сейчас' },
    year: { en: 'in sum', ru: 'за год' },
    months: { en: 'by month', ru: 'по месяцам' },
    years: { en: 'by year', ru: 'по годам' },
  },
  inYear: (first: string, last: string) => ({ en: `${first} to ${last}, before tax`, ru: `${first} – ${last}, до вычета НДФЛ` }),
  ofYear: (year: number) => ({ en: `In ${year}`, ru: `За ${year}` }),
  hint: { en: 'Without vacation and sick pay. A month without pay counts as not employed.', ru: 'Без отпускных и больничных. Месяц без заработка — как до приёма на работу.' },
})
