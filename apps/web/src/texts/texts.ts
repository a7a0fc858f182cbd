import { capitalised, fromMonth, inMonth, type Language } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

const customersCost = {
  label: { en: 'Cost to the customer', ru: 'Расходы заказчика' },
  short: { en: 'Customer’s cost', ru: 'Расходы' },
}

/** The words of contract types other than employment, where they differ. */
// biome-ignore format: one text a line
export const contractsIn = byLanguage({
  GPH: {
    gross: {
      label: { en: 'Fee', ru: 'Вознаграждение' },
    },
    cost: customersCost,
    tax: { en: 'Income tax', ru: 'НДФЛ' },
    payer: { en: 'customer', ru: 'заказчика' },
  },
  SELF_EMPLOYED: {
    gross: {
      label: { en: 'Income', ru: 'Доход' },
      hint: { en: 'a month, before tax', ru: 'в месяц, до вычета налога' },
    },
    cost: {
      ...customersCost,
      hint: { en: 'a month, no contributions', ru: 'в месяц, взносов нет' },
    },
    tax: { en: 'Professional income tax', ru: 'НПД' },
    payer: { en: 'customer', ru: 'заказчика' },
  },
})

/** Everything that the page says, by language. */
// biome-ignore format: one text a line
export const textsIn = byLanguage({
  title: { en: 'Russian salary and income tax calculator', ru: 'Калькулятор зарплаты и НДФЛ' },
  lead: { en: 'Take-home pay, month by month, under Russian law', ru: 'Зарплата на руки, по месяцам и по закону' },
  skip: { en: 'Skip to the calculation', ru: 'К расчёту' },
  switchLanguage: { en: 'Русский', ru: 'English' },
  links: {
    navigation: { en: 'Sections', ru: 'Разделы' },
    tabs: { en: 'What to compute', ru: 'Что посчитать' },
    salary: { en: 'Salary', ru: 'Зарплата' },
    vacation: { en: 'Vacation', ru: 'Отпускные' },
    sick: { en: 'Sick leave', ru: 'Больничный' },
    people: { en: 'Employees', ru: 'Сотрудники' },
    how: { en: 'How it is computed', ru: 'Как считается' },
    api: { en: 'API', ru: 'API' },
    openWhole: { en: 'Open in Oklad', ru: 'Открыть в Oklad' },
  },
  disclaimer: { en: 'This is a calculation under the law, not a document of the employer: the tax service computes the final tax.', ru: 'Это расчёт по закону, а не документ работодателя: окончательный налог считает ФНС.' },
  private: { en: 'Everything is computed in your browser; nothing you type leaves it.', ru: 'Всё считается в вашем браузере, введённое никуда не отправляется.' },
  offline: { en: 'After the first visit the page works offline.', ru: 'После первого посещения страница работает без интернета.' },
  failed: { en: 'A part of the page could not be loaded. Check your connection and reload the page.', ru: 'Часть страницы не загрузилась. Проверьте связь и обновите страницу.' },

  salary: {
    heading: { en: 'Monthly pay', ru: 'Зарплата в месяц' },
    know: { en: 'The amount you know', ru: 'Знаю сумму' },
    gross: {
      label: { en: 'Salary', ru: 'Оклад' },
      short: { en: 'Gross', ru: 'До вычета' },
      hint: { en: 'a month, before income tax', ru: 'в месяц, до вычета НДФЛ' },
    },
    net: {
      label: { en: 'Take-home pay', ru: 'На руки' },
      short: { en: 'Take-home', ru: 'На руки' },
      hint: { en: 'a month', ru: 'в месяц' },
    },
    cost: {
      label: { en: 'Cost to the employer', ru: 'Расходы работодателя' },
      short: { en: 'Employer’s cost', ru: 'Расходы' },
      hint: { en: 'a month, with contributions', ru: 'в месяц, со взносами' },
    },
    ask: { en: 'Ask for a salary of', ru: 'Просите оклад' },
    covers: { en: 'That covers a salary of', ru: 'В эти расходы укладывается оклад' },
    tax: { en: 'Income tax', ru: 'НДФЛ' },
    payer: { en: 'employer', ru: 'работодателя' },
    inYear: (label: string) => ({ en: `${label} a year; 1/12 of it a month`, ru: `${label} за год; в месяц — 1/12` }),
    byYear: { en: 'Enter per year', ru: 'Ввести за год' },
    byMonth: { en: 'Enter per month', ru: 'Ввести за месяц' },
    everyMonth: { en: 'a month', ru: 'в месяц' },
    aMonth: (month: Month, year: number) => ({ en: `${inMonth(month, 'en')} ${year}`, ru: `${inMonth(month, 'ru')} ${year} года` }),
    onAverage: (months: number) => ({ en: months === 1 ? 'for the month' : 'a month on average', ru: months === 1 ? 'за месяц' : 'в среднем в месяц' }),
    basis: { en: 'In which months', ru: 'В каких месяцах' },
    bases: {
      every_month: { en: 'every month', ru: 'в каждом месяце' },
      annual: { en: 'on average', ru: 'в среднем за год' },
      first_month: { en: 'the first month', ru: 'первый месяц' },
    },
    isExample: { en: 'This is an example: type your own amount.', ru: 'Это пример: введите свою сумму.' },
    nothingYet: { en: 'Type an amount: the result follows at once.', ru: 'Введите сумму — посчитаем сразу.' },
    wrongAmount: { en: 'Type an amount in roubles: 150,000, 150,000.50 or 150k', ru: 'Введите сумму в рублях: 150\u00a0000, 150\u00a0000,50 или 150 тыс.' },
    tooLarge: (maximum: string) => ({ en: `Enter an amount of at most ${maximum} ₽`, ru: `Нужна сумма не больше ${maximum} ₽` }),
    outdated: (labels: readonly string[]) => ({ en: `Correct ${labels.map((label) => `“${label}”`).join(', ') || 'the amount'}: the result follows at once`, ru: `Исправьте ${labels.map((label) => `«${label}»`).join(', ') || 'сумму'} — пересчитаем сразу` }),
    unreachable: (smallest: string, largest: string) => ({ en: largest === '0' ? 'No salary gives this amount under these terms.' : `No salary gives this amount: from ${smallest} to ${largest} ₽ a month is possible.`, ru: largest === '0' ? 'При таких условиях эта сумма не получится ни с каким окладом.' : `Такая сумма не получится: возможно от ${smallest} до ${largest} ₽ в месяц.` }),
    explain: (figure: string) => ({ en: `${figure}: breakdown`, ru: `${figure}: как получилось` }),
  },

  story: {
    netInEveryMonth: (net: string) => ({ en: `You take home at least ${net} ₽ every month.`, ru: `На руки будет не меньше ${net} ₽ в каждом месяце.` }),
    netFrom: (net: string, when: string) => ({ en: `You take home ${net} ₽ ${when}.`, ru: `На руки будет ${net} ₽ ${when}.` }),
    netWithin: (net: string, when: string, cost: string) => ({ en: `Take-home pay is ${net} ₽ ${when}; with tax and contributions, ${cost} ₽.`, ru: `На руки ${net} ₽ ${when}; вместе с налогом и взносами — ${cost} ₽.` }),
    incomeOf: (hasAllowances: boolean) => ({ en: hasAllowances ? 'the pay without coefficient and allowance' : 'the income', ru: hasAllowances ? 'заработок без коэффициента и надбавки' : 'доход' }),
    rise: (month: Month, from: number, to: number, income: string, threshold: string) => ({ en: `${capitalised(fromMonth(month, 'en'))} the tax rate is ${to}% instead of ${from}%: ${income} for the year to date exceeds ${threshold} ₽.`, ru: `${capitalised(fromMonth(month, 'ru'))} ставка НДФЛ — ${to} % вместо ${from} %: ${income} с начала года превысит ${threshold} ₽.` }),
    riseInFirst: (from: number, to: number, income: string, threshold: string) => ({ en: `The tax rate rises from ${from}% to ${to}% in the first month: ${income} for the year to date exceeds ${threshold} ₽.`, ru: `Уже в первом месяце ставка НДФЛ поднимается с ${from} % до ${to} %: ${income} с начала года превышает ${threshold} ₽.` }),
    falls: (month: Month, net: string) => ({ en: `${capitalised(fromMonth(month, 'en'))} you take home less: ${net} ₽.`, ru: `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net} ₽.` }),
    fallsTwice: (month: Month, net: string, later: string) => ({ en: `${capitalised(fromMonth(month, 'en'))} you take home less: ${net}, then ${later} ₽.`, ru: `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net}, дальше ${later} ₽.` }),
    because: (from: number, to: number, income: string, threshold: string) => ({ en: `${capitalised(income)} for the year to date exceeds ${threshold} ₽, and the excess is taxed at ${to}% instead of ${from}%.`, ru: `${capitalised(income)} с начала года превысит ${threshold} ₽, и сверх этой суммы ставка будет ${to} % вместо ${from} %.` }),
    noRise: (rate: number, income: string, sum: string, threshold: string, left: string) => ({ en: `The tax rate is ${rate}% all year: ${income} for the year is ${sum}, ${left ? `${left} below` : 'not above'} the threshold of ${threshold}.`, ru: `Весь год ставка НДФЛ ${rate} %: ${income} за год ${sum} — ${left ? `до порога ${threshold} ещё ${left}` : `не выше порога ${threshold}`}.` }),
    owed: (tax: string, due: string) => ({ en: `With the income from other employers, another ${tax} of tax is due by ${due}, on a notice from the tax service.`, ru: `С доходом у других работодателей надо доплатить ${tax} налога не позднее ${due} по уведомлению налоговой.` }),
    seniority: (allowance: number) => ({ en: `Northern service is not stated, so a range is shown: from no allowance to the full one, ${allowance}%.`, ru: `Северный стаж не указан, поэтому показан диапазон: от нулевой надбавки до полной, ${allowance} %.` }),
    noTax: { en: 'There is no tax, and none to return: the standard deductions are not less than the income.', ru: 'НДФЛ нет, и возвращать нечего: стандартные вычеты не меньше дохода.' },
    fund: (net: string, gross: string) => ({ en: `The Social Fund pays the rest of the sick pay, ${net} ₽ after tax (${gross} ₽ before it): it is not in these figures.`, ru: `Остальное за больничный платит Социальный фонд — на руки ${net} ₽ (до вычета НДФЛ ${gross} ₽): в эти суммы оно не входит.` }),
    oneRate: (rate: number) => ({ en: `The tax rate is ${rate}% on all income, without deductions.`, ru: `Ставка НДФЛ ${rate} % со всего дохода, без вычетов.` }),
    apart: (rate: number, above: number, threshold: string) => ({ en: `The district coefficient and northern allowance are taxed separately: ${rate}% up to ${threshold} ₽ a year, ${above}% above that.`, ru: `Районный коэффициент и надбавка облагаются отдельно: ${rate} % до ${threshold} ₽ в год, ${above} % сверх этой суммы.` }),
    ignored: (labels: string, year: number) => ({ en: `Not counted in ${year} or under the other terms: ${labels}. The entries are kept.`, ru: `Не учтено в ${year} году или при остальных условиях: ${labels}. Введённое сохранено.` }),
  },

  questions: {
    heading: { en: 'Terms', ru: 'Условия' },
    close: { en: 'Done', ru: 'Готово' },
    labels: {
      place: { en: 'Town', ru: 'Город' },
      family: { en: 'Children', ru: 'Дети' },
      contract: { en: 'Contract', ru: 'Договор' },
      time: { en: 'From which month?', ru: 'С какого месяца?' },
      bonuses: { en: 'Bonuses, a raise?', ru: 'Премии, новый оклад?' },
      months: { en: 'Vacation, illness, other pay?', ru: 'Отпуск, болезнь, другие выплаты?' },
      before: { en: 'Earlier pay or other jobs?', ru: 'Доход раньше или на другой работе?' },
      deductions: { en: 'Medical, tuition, home costs, alimony?', ru: 'Лечение, учёба, жильё, алименты?' },
      employer: { en: 'Contribution tariff?', ru: 'Тариф взносов?' },
    },
    unanswered: {
      place: { en: 'add', ru: 'указать' },
      contract: { en: 'employee', ru: 'трудовой' },
      employer: { en: 'general', ru: 'общий' },
    },
  },

  details: {
    resetAll: { en: 'Reset all terms', ru: 'Сбросить все условия' },
    yes: { en: 'yes', ru: 'да' },
    no: { en: 'no', ru: 'нет' },
    alimony: (what: string) => ({ en: `alimony ${what}`, ru: `алименты ${what}` }),
    writ: (what: string) => ({ en: `writ ${what}`, ru: `лист ${what}` }),
    absence: (kind: string, from: string, days: number) => ({ en: `${kind.toLowerCase()} from ${from}, ${days} ${days === 1 ? 'day' : 'days'}`, ru: `${kind.toLowerCase()} с ${from}, ${days} дн.` }),
  },

  /** The sums that the page has words of its own for; others have the titles of their figures. */
  amounts: {
    basePay: { en: 'Salary and bonus', ru: 'Оклад и премия' },
    grossIncome: { en: 'Gross', ru: 'Начислено' },
    incomeTax: { en: 'Income tax', ru: 'НДФЛ' },
    netIncome: { en: 'Take-home pay', ru: 'На руки' },
    contributions: { en: 'Contributions', ru: 'Взносы' },
    employerCost: { en: 'Cost to the employer', ru: 'Расходы работодателя' },
  },
  months: {
    outside: { en: 'outside', ru: 'вне НПД' },
    rates: (lower: string, highest: number) => ({ en: `${lower} and ${highest}%`, ru: `${lower} и ${highest} %` }),
    threshold: (month: Month, rate: number, threshold: string, income: string) => ({ en: `${capitalised(fromMonth(month, 'en'))} ${income} for the year to date is above ${threshold}: ${rate}%`, ru: `${capitalised(fromMonth(month, 'ru'))} ${income} с начала года больше ${threshold}: ${rate} %` }),
    floor: (amount: string) => ({ en: `scale from ${amount} ₽`, ru: `шкала от ${amount} ₽` }),
    picture: (months: string) => ({ en: `Take-home pay by month: ${months}. Every figure is in the table below.`, ru: `На руки по месяцам: ${months}. Все цифры — в таблице ниже.` }),
  },

})

/** Everything that the page says in one language. */
export type Texts = (typeof textsIn)[Language]
