import { byLanguage } from '../texts/by-language.ts'

/** The texts of the page that explains the tax. Every number comes from the law of the year or from the engine. */
// biome-ignore format: one text a line
export const howWords = byLanguage({
  title: (year: number) => ({ en: `How tax on a Russian salary is computed in ${year}`, ru: `Как считается налог с зарплаты в ${year} году` }),
  lead: (rate: number, next: number, threshold: string) => ({ en: `Income tax is computed on everything paid since January. Up to ${threshold} the rate is ${rate}%; above that, ${next}%. So the same salary may leave less take-home pay at the end of the year.`, ru: `НДФЛ считают со всего, что выплачено с января. До ${threshold} ставка ${rate} %, с того, что выше, — ${next} %. Поэтому при том же окладе в конце года на руки бывает меньше.` }),
  description: { en: 'The rates of the year, the rules with worked examples, and every figure of the law with its source.', ru: 'Ставки года, правила с примерами и все показатели закона с источниками.' },
  scale: {
    heading: { en: 'The rates', ru: 'Ставки' },
    income: { en: 'Income since January', ru: 'Доход с начала года' },
    aMonth: { en: 'If equal, a month', ru: 'Если поровну, в месяц' },
    upTo: (amount: string) => ({ en: `up to ${amount}`, ru: `до ${amount}` }),
    above: (amount: string) => ({ en: `above ${amount}`, ru: `больше ${amount}` }),
  },
  steps: {
    heading: { en: 'How a month is computed', ru: 'Как считают за месяц' },
    list: {
      sum: { en: 'Add up all pay since January and subtract the deductions.', ru: 'Складывают все начисления с января и отнимают вычеты.' },
      rates: { en: 'Apply the rates; the tax is in whole roubles.', ru: 'Применяют ставки; налог — в полных рублях.' },
      rest: { en: 'Subtract the tax of earlier months and withhold the difference. The rest is take-home pay.', ru: 'Удерживают разницу с налогом прошлых месяцев. Остальное — на руки.' },
    },
  },
  example: (pay: string, net: string, when: string, inYear: string) => ({ en: `Example: ${pay}. Take-home pay ${net} ${when}, ${inYear}.`, ru: `Пример: ${pay}. На руки ${net} ${when}, ${inYear}.` }),
  inYear: (year: number, tax: string) => ({ en: `tax for ${year} ${tax}`, ru: `налог за ${year} год ${tax}` }),
  asked: (net: string, salary: string) => ({ en: `Example: to take home ${net} in every month, ask for ${salary}.`, ru: `Пример: чтобы на руки каждый месяц было ${net}, просите оклад ${salary}.` }),
  open: { en: 'Open in the calculator', ru: 'Открыть в калькуляторе' },
  rulesHeading: { en: 'The rules with examples', ru: 'Правила с примерами' },
  /** The heading and the text of each rule, in their order on the page. */
  rules: {
    north: {
      heading: { en: 'District coefficient and northern allowance', ru: 'Районный коэффициент и северная надбавка' },
      text: { en: 'Both are a share of the base salary, and neither is applied to the other. They are taxed separately, at rates of their own.', ru: 'Их начисляют на оклад, но не друг на друга. Налог с них считают отдельно, по своим ставкам.' },
    },
    children: {
      heading: { en: 'Deductions for children', ru: 'Вычеты на детей' },
      text: { en: 'No tax is due on a part of each month’s pay while income since January is within the limit.', ru: 'С части каждой зарплаты налога нет, пока доход с начала года не превысил предел.' },
    },
    net: {
      heading: { en: 'How much to ask for', ru: 'Сколько просить' },
      text: { en: 'If net pay must never be below a sum, the month with the highest rate decides.', ru: 'Если на руки никогда не должно быть меньше нужного, всё решает месяц с самой высокой ставкой.' },
    },
    vacation: {
      heading: { en: 'Vacation pay', ru: 'Отпускные' },
      text: { en: 'A day of vacation is paid at the average of the previous 12 months, not at the salary of the month. It is paid three days in advance and taxed together with the other pay of the year.', ru: 'День отпуска оплачивают по среднему заработку за 12 месяцев, а не по окладу за месяц. Отпускные платят за три дня до отпуска, налог с них считают вместе с остальной зарплатой года.' },
    },
    sick: {
      heading: { en: 'Sick pay', ru: 'Больничный' },
      text: { en: 'A day of illness is paid from the earnings of two years, up to a limit. The employer pays the first days, the Social Fund the rest; tax is due on both, contributions on neither.', ru: 'День болезни оплачивают по заработку за два года в пределах лимита. Первые дни платит работодатель, остальные — Социальный фонд; НДФЛ удерживают оба, взносов нет.' },
    },
    contributions: {
      heading: { en: 'What the employer pays on top', ru: 'Что работодатель платит сверху' },
      text: { en: 'Insurance contributions are not taken out of the salary. Above a yearly limit they are lower.', ru: 'Страховые взносы из зарплаты не вычитают. Сверх предельной базы года они ниже.' },
    },
    civilContract: {
      heading: { en: 'Civil contracts', ru: 'Договор ГПХ' },
      text: { en: 'Income tax and contributions are the same as for employment; there is no district coefficient and no northern allowance.', ru: 'НДФЛ и взносы — как по трудовому договору, а районного коэффициента и северной надбавки нет.' },
    },
    selfEmployment: {
      heading: { en: 'Self-employment', ru: 'Самозанятость' },
      text: { en: 'Professional income tax takes the place of income tax. No contributions are paid, and there is no paid leave.', ru: 'Вместо НДФЛ — налог на профессиональный доход. Взносов нет, оплачиваемого отпуска тоже.' },
    },
    nonResident: {
      heading: { en: 'Tax non-residents', ru: 'Налоговые нерезиденты' },
      text: { en: 'Those who spend most of the year outside Russia pay one rate, without deductions.', ru: 'Кто большую часть года провёл не в России, платит по одной ставке и без вычетов.' },
    },
  },
  figures: (year: number) => ({ en: `The figures of ${year} with their sources`, ru: `Показатели ${year} года с источниками` }),
  more: { en: 'For accountants and developers', ru: 'Бухгалтерам и разработчикам' },
  law: (year: number) => ({ en: `Every rule with its articles, and the figures since ${year}`, ru: `Все правила со статьями и показатели с ${year} года` }),
  api: { en: 'The HTTP API', ru: 'HTTP API' },
  answers: { en: 'Take-home pay of round salaries', ru: 'Сколько на руки с круглых окладов' },
})

export type Rule = keyof typeof howWords.ru.rules
export const rules = Object.keys(howWords.ru.rules) as readonly Rule[]
