import { absenceKinds, writKinds } from '@oklad/contract/fields'
import { writPercents } from '@oklad/engine/internal'
import { byLanguage } from './by-language.ts'

/** The texts of the controls of the questions, which are loaded with the first one. */
// biome-ignore format: one text a line
export const detailsTexts = byLanguage({
  reset: (label: string) => ({ en: `${label}: back to the default`, ru: `${label}: вернуть как было` }),
  limits: (least: string, most: string) => ({ en: `From ${least} to ${most}`, ru: `От ${least} до ${most}` }),
  remove: (what: string) => ({ en: `Remove: ${what}`, ru: `Убрать: ${what}` }),
  place: {
    label: { en: 'Town or region', ru: 'Город или район' },
    hint: { en: 'Start typing: the coefficient is filled in, and you can change it', ru: 'Начните вводить: коэффициент подставится, его можно исправить' },
    plain: (name: string) => ({ en: `${name} has no district coefficient and no northern allowance`, ru: `${name}: районного коэффициента и северной надбавки нет` }),
    nothing: { en: 'no coefficient, no allowance', ru: 'без коэффициента и надбавки' },
    none: { en: 'This place is not in the list. Enter the coefficient and allowance below.', ru: 'Такого места в списке нет. Введите коэффициент и надбавку ниже.' },
    filled: (name: string, hasAllowance: boolean) => ({ en: `Filled in the coefficient of ${name}${hasAllowance ? '; the allowance depends on northern service' : ''}`, ru: `${name}: коэффициент подставлен${hasAllowance ? ', надбавка зависит от северного стажа' : ''}` }),
    figures: (coefficient: string, allowance: number) => ({ en: `coefficient ${coefficient}${allowance > 0 ? `, allowance up to ${allowance}%` : ''}`, ru: `РК ${coefficient}${allowance > 0 ? `; надбавка до ${allowance} %` : ''}` }),
    seniority: { en: 'Northern service', ru: 'Северный стаж' },
    noSeniority: { en: 'none', ru: 'нет' },
    fullSeniority: (allowance: number) => ({ en: `full, ${allowance}%`, ru: `полная, ${allowance} %` }),
    source: { en: 'Source', ru: 'Основание' },
    higher: (coefficient: string, _statutory: string) => ({ en: `Take ${coefficient}: it is set for this employer`, ru: `Взять ${coefficient}: так установлено для работодателя` }),
    voluntary: (coefficient: string, statutory: string) => ({ en: `Take ${coefficient}: the employer pays more than the ${statutory} that is set`, ru: `Взять ${coefficient}: работодатель платит больше установленного (${statutory})` }),
    unconfirmed: { en: 'The text of the act with this figure was not found: ask the employer.', ru: 'Текст акта с этим размером не найден: уточните его у работодателя.' },
  },
  bonuses: {
    thirteenth: { en: '13th salary', ru: '13-я зарплата' },
    quarterly: { en: 'A salary every quarter', ru: 'Оклад каждый квартал' },
  },
  year: { en: 'Year', ru: 'Год' },
  day: { en: 'Day', ru: 'День' },
  provisional: { en: 'provisional', ru: 'предварительно' },
  raise: {
    from: { en: 'From which month', ru: 'С какого месяца' },
    forAll: { en: 'For all employees: indexes vacation pay', ru: 'Всем сотрудникам: отпускные индексируются' },
  },
  income: {
    base_gross_income: { en: 'Salary and bonuses', ru: 'Оклад и премии' },
    north_gross_income: { en: 'District coefficient and allowance', ru: 'Районный коэффициент и надбавка' },
    tax_withheld: { en: 'Income tax withheld', ru: 'Удержанный НДФЛ' },
    deduction_granted: { en: 'Standard deductions granted', ru: 'Предоставленные стандартные вычеты' },
    has_tax_privilege: { en: 'Pay of a participant of the special military operation', ru: 'Доход участника СВО' },
    employer: (number: number) => ({ en: `Employer ${number}`, ru: `Работодатель ${number}` }),
    add: { en: 'Employer', ru: 'Работодатель' },
  },
  absences: {
    kinds: absenceKinds,
    from: { en: 'First day', ru: 'Первый день' },
    days: { en: 'Calendar days', ru: 'Календарных дней' },
    insurance: { en: 'Years of insurance', ru: 'Страховой стаж' },
    insured: {
      0: { en: 'under 6 months', ru: 'до 6 месяцев' },
      12: { en: 'under 5 years', ru: 'до 5 лет' },
      60: { en: '5 to 8 years', ru: 'от 5 до 8 лет' },
      96: { en: '8 years or more', ru: '8 лет и больше' },
    },
  },
  otherPay: {
    kind: { en: 'Kind of pay', ru: 'Вид выплаты' },
    month: { en: 'Month', ru: 'Месяц' },
    amount: { en: 'Before tax', ru: 'До вычета НДФЛ' },
    northern: { en: 'Of which coefficient and allowance', ru: 'В том числе РК и надбавка' },
    add: { en: 'Other pay', ru: 'Другая выплата' },
  },
  notices: {
    kind: { en: 'Deduction', ru: 'Вычет' },
    month: { en: 'Applied for in', ru: 'Месяц заявления' },
    amount: { en: 'Sum of the notice', ru: 'Сумма по уведомлению' },
    add: { en: 'Notice', ru: 'Уведомление' },
  },
  writs: {
    kinds: writKinds,
    share: { en: 'Share of the pay', ru: 'Доля зарплаты' },
    sum: { en: 'A month', ru: 'В месяц' },
    debt: { en: 'Owed', ru: 'Долг' },
    before: { en: 'After tax', ru: 'После налога' },
    after: { en: 'After deductions', ru: 'После удержаний' },
    paidOut: (when: string) => ({ en: `Take-home pay ${when} after deductions`, ru: `На руки ${when} после удержаний` }),
    notTaken: { en: 'Deductions by writs are not subtracted.', ru: 'Удержания по исполнительным документам не вычтены.' },
    limit: { en: `At most ${writPercents.others}% of a payment, for alimony ${writPercents.first}% (229-ФЗ, art. 99).`, ru: `Удерживают не больше ${writPercents.others} % выплаты, по алиментам — ${writPercents.first} % (229-ФЗ, ст. 99).` },
    refused: { en: 'Deductions by writs are not computed. Check their shares and sums; not all may be deducted from material aid, gifts and birth aid (229-ФЗ, art. 101). Deductions from severance are not computed.', ru: 'Удержания по листам не рассчитаны. Проверьте их доли и суммы; из материальной помощи, подарков и выплат при рождении ребёнка удерживают не всё (229-ФЗ, ст. 101). Удержания из выходного пособия не считаются.' },
  },
  wrongAbsences: { en: 'The days overlap or fall outside the paid months: they are not counted', ru: 'Дни пересекаются или выходят за оплаченные месяцы: в расчёт не вошли' },
  wrongNumber: (minimum: string, maximum: string, isWhole: boolean) => ({ en: `Enter a ${isWhole ? 'whole ' : ''}number from ${minimum} to ${maximum}`, ru: `Нужно ${isWhole ? 'целое ' : ''}число от ${minimum} до ${maximum}` }),
  /** Why a field is not counted, by the reason. */
  ignored: {
    not_in_year: (year: number) => ({ en: `The law of ${year} has no such rule: it is not counted`, ru: `В законе ${year} года такого правила нет: в расчёт не вошло` }),
    unknown_in_year: (year: number) => ({ en: `The figures of ${year} are not known yet: it is not counted`, ru: `Показатели ${year} года ещё не известны: в расчёт не вошло` }),
    lacks_average_month: (_year: number) => ({ en: 'Severance needs the average monthly earnings: without them other pay is not counted', ru: 'Для выходного пособия нужен средний месячный заработок: без него другие выплаты в расчёт не вошли' }),
    out_of_range: (_year: number) => ({ en: 'More than the field beside it allows: it is not counted', ru: 'Больше, чем допускает соседнее поле: в расчёт не вошло' }),
  },
})
