import { byLanguage } from '../texts/by-language.ts'

/** The texts of the page that explains the tax. Every number comes from the law of the year or from the engine. */
export const howWords = byLanguage({
  title: (year: number) => [
    `Как считается налог с зарплаты в ${year} году`,
    `How tax on a Russian salary is computed in ${year}`,
  ],
  lead: (rate: number, next: number, threshold: string) => [
    `НДФЛ считают со всего, что выплачено с января. До ${threshold} ставка ${rate} %, с того, что выше, — ${next} %. Поэтому при том же окладе в конце года на руки бывает меньше.`,
    `Income tax is counted on everything paid since January. Up to ${threshold} the rate is ${rate} %; of what comes above, ${next} %. So the same salary may leave less take-home pay at the end of the year.`,
  ],
  description: [
    'Ставки года, правила с примерами и все показатели закона с источниками.',
    'The rates of the year, the rules with worked examples, and every figure of the law with its source.',
  ],
  scale: {
    heading: ['Ставки', 'The rates'],
    income: ['Доход с начала года', 'Income since January'],
    aMonth: ['Если поровну, в месяц', 'If equal, a month'],
    upTo: (amount: string) => [`до ${amount}`, `up to ${amount}`],
    above: (amount: string) => [`больше ${amount}`, `above ${amount}`],
  },
  steps: {
    heading: ['Как считают за месяц', 'How a month is computed'],
    list: {
      sum: [
        'Складывают всё начисленное с января и вычитают вычеты.',
        'Add up all pay since January and subtract the deductions.',
      ],
      rates: [
        'Применяют ставки; налог — в полных рублях.',
        'Apply the rates; the tax is in whole roubles.',
      ],
      rest: [
        'Удерживают то, что сверх налога прошлых месяцев. Остальное — на руки.',
        'Withhold what is more than the tax of the months before. The rest is take-home pay.',
      ],
    },
  },
  example: (pay: string, net: string, when: string, inYear: string) => [
    `Пример: ${pay}. На руки ${net} ${when}, ${inYear}.`,
    `Example: ${pay}. Take-home pay ${net} ${when}, ${inYear}.`,
  ],
  inYear: (year: number, tax: string) => [`налог за ${year} год ${tax}`, `tax for ${year} ${tax}`],
  asked: (net: string, salary: string) => [
    `Пример: чтобы на руки каждый месяц было ${net}, просите оклад ${salary}.`,
    `Example: to take home ${net} in every month, ask for ${salary}.`,
  ],
  open: ['Открыть в калькуляторе', 'Open in the calculator'],
  rulesHeading: ['Правила с примерами', 'The rules with examples'],
  /** The heading and the text of each rule, in their order on the page. */
  rules: {
    north: {
      heading: [
        'Районный коэффициент и северная надбавка',
        'District coefficient and northern allowance',
      ],
      text: [
        'Их начисляют на оклад, но не друг на друга. Налог с них считают отдельно, по своим ставкам.',
        'Both are a share of the base salary, and neither is applied to the other. They are taxed apart, by rates of their own.',
      ],
    },
    children: {
      heading: ['Вычеты на детей', 'Deductions for children'],
      text: [
        'С части каждой зарплаты налога нет, пока доход с начала года не превысил предел.',
        'No tax is due on a part of each month’s pay while income since January is within the limit.',
      ],
    },
    net: {
      heading: ['Сколько просить', 'How much to ask for'],
      text: [
        'Если на руки никогда не должно быть меньше нужного, всё решает месяц с самой высокой ставкой.',
        'If net pay must never be below a sum, the month with the highest rate decides.',
      ],
    },
    contributions: {
      heading: ['Что работодатель платит сверху', 'What the employer pays on top'],
      text: [
        'Страховые взносы из зарплаты не вычитают. Сверх предельной базы года они ниже.',
        'Insurance contributions are not taken out of the salary. Above a limit of the year they are lower.',
      ],
    },
    civilContract: {
      heading: ['Договор ГПХ', 'Civil contracts'],
      text: [
        'НДФЛ и взносы — как по трудовому договору, а районного коэффициента и северной надбавки нет.',
        'Income tax and contributions are those of employment; there is no district coefficient and no northern allowance.',
      ],
    },
    selfEmployment: {
      heading: ['Самозанятость', 'Self-employment'],
      text: [
        'Вместо НДФЛ — налог на профессиональный доход. Взносов нет, оплачиваемого отпуска тоже.',
        'Professional income tax takes the place of income tax. No contributions are paid, and there is no paid leave.',
      ],
    },
    nonResident: {
      heading: ['Налоговые нерезиденты', 'Tax non-residents'],
      text: [
        'Кто большую часть года провёл не в России, платит по одной ставке и без вычетов.',
        'Those who spend most of the year outside Russia pay one rate, without deductions.',
      ],
    },
  },
  figures: (year: number) => [
    `Показатели ${year} года с источниками`,
    `The figures of ${year} with their sources`,
  ],
  more: ['Бухгалтерам и разработчикам', 'For accountants and developers'],
  law: (year: number) => [
    `Все правила со статьями и показатели с ${year} года`,
    `Every rule with its articles, and the figures since ${year}`,
  ],
  api: ['HTTP API', 'The HTTP API'],
  answers: ['Сколько на руки с круглых окладов', 'Take-home pay of round salaries'],
})

export type Rule = keyof typeof howWords.ru.rules
export const rules = Object.keys(howWords.ru.rules) as readonly Rule[]
