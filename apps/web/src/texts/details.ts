import { byLanguage } from './by-language.ts'

/** The texts of the controls of the questions, which are loaded with the first one. */
// biome-ignore format: one text a line
export const detailsTexts = byLanguage({
  reset: (label: string) => ({ en: `${label}: back to the default`, ru: `${label}: вернуть как было` }),
  place: {
    label: { en: 'Town or region', ru: 'Город или район' },
    hint: { en: 'Start typing: coefficient and allowance are filled in and can be corrected', ru: 'Начните вводить: коэффициент и надбавка подставятся, их можно исправить' },
    plain: (name: string) => ({ en: `${name} has no district coefficient and no northern allowance`, ru: `${name}: районного коэффициента и северной надбавки нет` }),
    nothing: { en: 'no coefficient, no allowance', ru: 'без коэффициента и надбавки' },
    none: { en: 'This place is not in the list. Fill in coefficient and allowance below.', ru: 'Такого места в списке нет. Введите коэффициент и надбавку ниже.' },
    filled: (name: string) => ({ en: `Coefficient and allowance of ${name} are filled in`, ru: `Подставлены коэффициент и надбавка: ${name}` }),
    figures: (coefficient: string, allowance: number) => ({ en: `coefficient ${coefficient}${allowance > 0 ? `, allowance up to ${allowance}%` : ''}`, ru: `РК ${coefficient}${allowance > 0 ? `, надбавка до ${allowance} %` : ''}` }),
    seniority: { en: 'Northern service', ru: 'Северный стаж' },
    noSeniority: { en: 'none', ru: 'нет' },
    fullSeniority: (allowance: number) => ({ en: `full, ${allowance}%`, ru: `полная, ${allowance} %` }),
    source: { en: 'Source', ru: 'Основание' },
    higher: (coefficient: string) => ({ en: `Take ${coefficient}: it is set for this employer`, ru: `Взять ${coefficient}: так установлено для работодателя` }),
    voluntary: (coefficient: string, lawful: string) => ({ en: `Take ${coefficient}: the employer pays more than the ${lawful} that is set`, ru: `Взять ${coefficient}: работодатель платит больше установленных ${lawful}` }),
    unconfirmed: { en: 'The text of the act with this figure was not found: ask the employer.', ru: 'Текст акта с этим размером не найден: уточните его у работодателя.' },
  },
  bonuses: {
    thirteenth: { en: '13th salary', ru: '13-я зарплата' },
    quarterly: { en: 'A salary every quarter', ru: 'Оклад каждый квартал' },
  },
  year: { en: 'Year', ru: 'Год' },
  day: { en: 'Day', ru: 'День' },
  provisional: { en: 'provisional', ru: 'предварительно' },
  income: {
    base_gross_income: { en: 'Salary and bonuses', ru: 'Оклад и премии' },
    north_gross_income: { en: 'District coefficient and allowance', ru: 'Районный коэффициент и надбавка' },
    tax_withheld: { en: 'Income tax withheld', ru: 'Удержанный НДФЛ' },
    deduction_granted: { en: 'Standard deductions granted', ru: 'Предоставленные стандартные вычеты' },
    has_tax_privilege: { en: 'Pay of a participant of the special military operation', ru: 'Доход участника СВО' },
    employer: (number: number) => ({ en: `Employer ${number}`, ru: `Работодатель ${number}` }),
    add: { en: 'Add an employer', ru: 'Добавить работодателя' },
    remove: (number: number) => ({ en: `Remove employer ${number}`, ru: `Убрать работодателя ${number}` }),
  },
  absences: {
    kinds: {
      vacation: { en: 'Vacation', ru: 'Отпуск' },
      sick: { en: 'Sick leave', ru: 'Больничный' },
      unpaid: { en: 'Unpaid leave', ru: 'Отпуск без оплаты' },
    },
    from: { en: 'First day', ru: 'Первый день' },
    days: { en: 'Calendar days', ru: 'Календарных дней' },
    insurance: { en: 'Years of insurance', ru: 'Страховой стаж' },
    insured: {
      12: { en: 'below 5 years', ru: 'до 5 лет' },
      60: { en: '5 to 8 years', ru: 'от 5 до 8 лет' },
      96: { en: '8 years and more', ru: '8 лет и больше' },
    },
    remove: (what: string) => ({ en: `Remove: ${what}`, ru: `Убрать: ${what}` }),
  },
  otherPay: {
    kind: { en: 'Kind of pay', ru: 'Вид выплаты' },
    month: { en: 'Month', ru: 'Месяц' },
    amount: { en: 'Before tax', ru: 'До вычета НДФЛ' },
    northern: { en: 'Coefficient and allowance in it', ru: 'В том числе РК и надбавка' },
    add: { en: '+ Other pay', ru: '+ Другая выплата' },
  },
  wrongAbsences: { en: 'The days overlap or lie outside the paid months: they are not counted', ru: 'Дни пересекаются или выходят за оплаченные месяцы: в расчёт не вошли' },
  wrongNumber: (minimum: string, maximum: string) => ({ en: `A number from ${minimum} to ${maximum} is needed`, ru: `Нужно число от ${minimum} до ${maximum}` }),
  notInYear: (year: number) => ({ en: `The law of ${year} has no such rule: it is not counted`, ru: `В законе ${year} года такого правила нет, в расчёт не вошло` }),
  unknownInYear: (year: number) => ({ en: `The figures of ${year} are not known yet: it is not counted`, ru: `Показатели ${year} года ещё не известны, в расчёт не вошло` }),
  outOfRange: { en: 'More than the field beside it allows: it is not counted', ru: 'Больше, чем допускает соседнее поле: в расчёт не вошло' },
})
