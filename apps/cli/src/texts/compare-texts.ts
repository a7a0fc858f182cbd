import type { ComparisonResponse, Language } from '@oklad/contract'

type Compared = ComparisonResponse['at_equal_gross']['engagements'][number]

/** The words of the command `compare`, beside those of its options. */
export interface CompareTexts {
  readonly summary: string
  readonly description: string
  readonly usage: string
  readonly json: readonly [flags: string, description: string]
  readonly examples: string
  readonly equalGross: string
  readonly equalCost: string
  readonly breakEvens: string
  readonly names: Readonly<Record<Compared['employment_type'], string>>
  readonly absent: Readonly<Record<NonNullable<Compared['absent']>, string>>
  readonly columns: {
    readonly salary: string
    readonly net: string
    readonly tax: string
    readonly contributions: string
    readonly cost: string
  }
  readonly bestForEmployee: (names: string) => string
  readonly bestForEmployer: (names: string) => string
  readonly ahead: (name: string) => string
  readonly neitherAhead: string
  readonly from: (salary: string, ahead: string) => string
}

export const compareTexts: Record<Language, CompareTexts> = {
  en: {
    summary: 'employment, civil contract and self-employment side by side',
    description:
      'Compares a year under an employment contract, a civil contract and self-employment: at the same gross pay, and at the same cost to the employer; and where one overtakes another.',
    usage: '--salary <roubles> [options]',
    json: [
      '--json',
      'print the answer of POST /api/v1/private-calc/compare instead of tables; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad compare --salary 150000
  oklad compare --salary 90000 --children 2 --tariff it
`,
    equalGross: 'At the same gross pay, the year in roubles',
    equalCost: 'At the same cost to the employer, the year in roubles',
    breakEvens: 'Who pays more on hand, by the monthly salary of the employment',
    names: {
      TD: 'Employment',
      GPH: 'Civil contract',
      SELF_EMPLOYED: 'Self-employment',
    },
    absent: {
      regime_not_in_force: 'the regime is not in force in this year',
      not_resident: 'it is not compared for a non-resident',
      income_limit_passed: 'the income is above the yearly limit',
    },
    columns: {
      salary: 'Salary',
      net: 'On hand',
      tax: 'Tax',
      contributions: 'Contributions',
      cost: 'Cost',
    },
    bestForEmployee: (names) => `Most on hand: ${names}.`,
    bestForEmployer: (names) => `Least cost: ${names}.`,
    ahead: (name) => `${name} is ahead`,
    neitherAhead: 'the same',
    from: (salary, ahead) => `from ${salary} ${ahead}`,
  },
  ru: {
    summary: 'трудовой договор, ГПХ и самозанятость рядом',
    description:
      'Сравнивает год по трудовому договору, договору ГПХ и в самозанятости: при одинаковом начислении и при одинаковых затратах нанимателя, и показывает, где одно обгоняет другое.',
    usage: '--salary <рубли> [параметры]',
    json: [
      '--json',
      'вместо таблиц вывести ответ POST /api/v1/private-calc/compare; суммы — в копейках',
    ],
    examples: `
Примеры:
  oklad compare --salary 150000
  oklad compare --salary 90000 --children 2 --tariff it
`,
    equalGross: 'При одинаковом начислении, за год, руб.',
    equalCost: 'При одинаковых затратах нанимателя, за год, руб.',
    breakEvens: 'Где на руки больше, в зависимости от оклада по трудовому договору',
    names: {
      TD: 'Трудовой договор',
      GPH: 'Договор ГПХ',
      SELF_EMPLOYED: 'Самозанятость',
    },
    absent: {
      regime_not_in_force: 'в этом году режим не действует',
      not_resident: 'для нерезидента не сравнивается',
      income_limit_passed: 'доход выше годового предела',
    },
    columns: {
      salary: 'Оклад',
      net: 'На руки',
      tax: 'Налог',
      contributions: 'Взносы',
      cost: 'Затраты',
    },
    bestForEmployee: (names) => `Больше на руки: ${names}.`,
    bestForEmployer: (names) => `Меньше затраты: ${names}.`,
    ahead: (name) => `выгоднее ${name}`,
    neitherAhead: 'одинаково',
    from: (salary, ahead) => `с ${salary} ${ahead}`,
  },
}
