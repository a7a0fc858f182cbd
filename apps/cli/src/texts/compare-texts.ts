import type { Language } from '@oklad/contract'

const en = {
  equalGross: 'At the same gross pay, the year in roubles',
  equalCost: 'At the same cost to the employer, the year in roubles',
  breakEvens:
    'Which has more net pay at the same gross pay, by the monthly salary, up to the yearly limit of self-employment',
  names: { TD: 'Employment', GPH: 'Civil contract', SELF_EMPLOYED: 'Self-employment' },
  absent: {
    regime_not_in_force: 'the regime is not in force in this year',
    not_resident: 'it is not compared for a non-resident',
    income_limit_passed: 'the income is above the yearly limit',
  },
  rows: {
    salary: 'Salary, a month',
    gross: 'Gross',
    tax: 'Tax',
    net: 'Net pay',
    contributions: 'Contributions',
    cost: 'Cost to the employer',
  },
  bestForEmployee: {
    one: (names: string) => `Best for the employee, most net pay: ${names}.`,
    same: 'For the employee: the same net pay.',
  },
  bestForEmployer: {
    one: (names: string) => `Best for the employer, least cost: ${names}.`,
    same: 'For the employer: the same cost.',
  },
  ahead: (name: string) => `${name} is ahead`,
  neitherAhead: 'the same',
  from: (salary: string, ahead: string) => `from ${salary} ${ahead}`,
}

const ru: typeof en = {
  equalGross: 'При одинаковом начислении, за год, руб.',
  equalCost: 'При одинаковых затратах нанимателя, за год, руб.',
  breakEvens:
    'Где на руки больше при одинаковом начислении, в зависимости от оклада, до годового лимита самозанятых',
  names: { TD: 'Трудовой договор', GPH: 'Договор ГПХ', SELF_EMPLOYED: 'Самозанятость' },
  absent: {
    regime_not_in_force: 'в этом году режим не действует',
    not_resident: 'для нерезидента не сравнивается',
    income_limit_passed: 'доход выше годового предела',
  },
  rows: {
    salary: 'Оклад в месяц',
    gross: 'Начислено',
    tax: 'Налог',
    net: 'На руки',
    contributions: 'Взносы',
    cost: 'Затраты нанимателя',
  },
  bestForEmployee: {
    one: (names) => `Выгоднее работнику, больше на руки: ${names}.`,
    same: 'Работнику: на руки одинаково.',
  },
  bestForEmployer: {
    one: (names) => `Выгоднее нанимателю, меньше затрат: ${names}.`,
    same: 'Нанимателю: затраты одинаковы.',
  },
  ahead: (name) => `выгоднее ${name}`,
  neitherAhead: 'одинаково',
  from: (salary, ahead) => `с ${salary} ${ahead}`,
}

/** The words of the report of `compare`. */
export const compareTexts: Readonly<Record<Language, typeof en>> = { en, ru }
