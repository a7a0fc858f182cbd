import type { Language } from '@oklad/contract/fields'

const ru = {
  title: (year: number) => `Как считается налог с зарплаты в ${year} году`,
  lead: (rate: number, next: number, threshold: string) =>
    `НДФЛ считают со всего, что выплачено с января. До ${threshold} ставка ${rate} %, с того, что выше, — ${next} %. Поэтому при том же окладе в конце года на руки бывает меньше.`,
  description: 'Ставки года, правила с примерами и все показатели закона с источниками.',
  scale: {
    heading: 'Ставки',
    income: 'Доход с начала года',
    aMonth: 'Если поровну, в месяц',
    upTo: (amount: string) => `до ${amount}`,
    above: (amount: string) => `больше ${amount}`,
  },
  steps: {
    heading: 'Как считают за месяц',
    list: [
      'Складывают всё начисленное с января и вычитают вычеты.',
      'Применяют ставки; налог — в полных рублях.',
      'Удерживают то, что сверх налога прошлых месяцев. Остальное — на руки.',
    ],
  },
  example: (pay: string, net: string, when: string, inYear: string) =>
    `Пример: ${pay}. На руки ${net} ${when}, ${inYear}.`,
  inYear: (year: number, tax: string) => `налог за ${year} год ${tax}`,
  asked: (net: string, salary: string) =>
    `Пример: чтобы на руки каждый месяц было ${net}, просите оклад ${salary}.`,
  open: 'Открыть в калькуляторе',
  rulesHeading: 'Правила с примерами',
  /** The heading and the text of each rule, in their order on the page. */
  rules: {
    north: [
      'Районный коэффициент и северная надбавка',
      'Их начисляют на оклад, но не друг на друга. Налог с них считают отдельно, по своим ставкам.',
    ],
    children: [
      'Вычеты на детей',
      'С части каждой зарплаты налога нет, пока доход с начала года не превысил предел.',
    ],
    net: [
      'Сколько просить',
      'Если на руки никогда не должно быть меньше нужного, всё решает месяц с самой высокой ставкой.',
    ],
    contributions: [
      'Что работодатель платит сверху',
      'Страховые взносы из зарплаты не вычитают. Сверх предельной базы года они ниже.',
    ],
    civilContract: [
      'Договор ГПХ',
      'НДФЛ и взносы — как по трудовому договору, а районного коэффициента и северной надбавки нет.',
    ],
    selfEmployment: [
      'Самозанятость',
      'Вместо НДФЛ — налог на профессиональный доход. Взносов нет, оплачиваемого отпуска тоже.',
    ],
    nonResident: [
      'Налоговые нерезиденты',
      'Кто большую часть года провёл не в России, платит по одной ставке и без вычетов.',
    ],
  },
  figures: (year: number) => `Показатели ${year} года с источниками`,
  more: 'Бухгалтерам и разработчикам',
  law: (year: number) => `Все правила со статьями и показатели с ${year} года`,
  api: 'HTTP API',
  answers: 'Сколько на руки с круглых окладов',
}

const en: typeof ru = {
  title: (year) => `How tax on a Russian salary is computed in ${year}`,
  lead: (rate, next, threshold) =>
    `Income tax is counted on everything paid since January. Up to ${threshold} the rate is ${rate} %; of what comes above, ${next} %. So the same salary may leave less take-home pay at the end of the year.`,
  description:
    'The rates of the year, the rules with worked examples, and every figure of the law with its source.',
  scale: {
    heading: 'The rates',
    income: 'Income since January',
    aMonth: 'If equal, a month',
    upTo: (amount) => `up to ${amount}`,
    above: (amount) => `above ${amount}`,
  },
  steps: {
    heading: 'How a month is computed',
    list: [
      'Add up all pay since January and subtract the deductions.',
      'Apply the rates; the tax is in whole roubles.',
      'Withhold what is more than the tax of the months before. The rest is take-home pay.',
    ],
  },
  example: (pay, net, when, inYear) => `Example: ${pay}. Take-home pay ${net} ${when}, ${inYear}.`,
  inYear: (year, tax) => `tax for ${year} ${tax}`,
  asked: (net, salary) => `Example: to take home ${net} in every month, ask for ${salary}.`,
  open: 'Open in the calculator',
  rulesHeading: 'The rules with examples',
  rules: {
    north: [
      'District coefficient and northern allowance',
      'Both are a share of the base salary, and neither is applied to the other. They are taxed apart, by rates of their own.',
    ],
    children: [
      'Deductions for children',
      'No tax is due on a part of each month’s pay while income since January is within the limit.',
    ],
    net: [
      'How much to ask for',
      'If net pay must never be below a sum, the month with the highest rate decides.',
    ],
    contributions: [
      'What the employer pays on top',
      'Insurance contributions are not taken out of the salary. Above a limit of the year they are lower.',
    ],
    civilContract: [
      'Civil contracts',
      'Income tax and contributions are those of employment; there is no district coefficient and no northern allowance.',
    ],
    selfEmployment: [
      'Self-employment',
      'Professional income tax takes the place of income tax. No contributions are paid, and there is no paid leave.',
    ],
    nonResident: [
      'Tax non-residents',
      'Those who spend most of the year outside Russia pay one rate, without deductions.',
    ],
  },
  figures: (year) => `The figures of ${year} with their sources`,
  more: 'For accountants and developers',
  law: (year) => `Every rule with its articles, and the figures since ${year}`,
  api: 'The HTTP API',
  answers: 'Take-home pay of round salaries',
}

/** The texts of the page that explains the tax. Every number comes from the law of the year or from the engine. */
export const howWords: Readonly<Record<Language, typeof ru>> = { en, ru }

export type Rule = keyof typeof ru.rules
export const rules = Object.keys(ru.rules) as readonly Rule[]
