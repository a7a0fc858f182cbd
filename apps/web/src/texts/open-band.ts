import { byLanguage } from './by-language.ts'

/** The texts of an answer that waits for the northern seniority. */
// biome-ignore format: one text a line
export const openBandTexts = byLanguage({
  ask: { en: 'How much of the northern allowance is paid?', ru: 'Какая северная надбавка положена?' },
  after: { en: 'Excel and the payslip follow once it is answered.', ru: 'Excel и листок — после ответа.' },
  picture: (months: string) => ({ en: `Take-home pay by month, from no allowance to the full one: ${months}`, ru: `На руки по месяцам, от нулевой надбавки до полной: ${months}` }),
  inYear: (year: number) => ({ en: `In ${year}`, ru: `За ${year} год` }),
})
