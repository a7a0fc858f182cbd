import type { ComparisonResponse, Language } from '@oklad/contract'
import type { QuestionTexts } from './question-texts.ts'

type Compared = ComparisonResponse['at_equal_gross']['engagements'][number]

/** Who is best for someone, or that it is the same under all of them. */
export interface BestTexts {
  readonly one: (names: string) => string
  readonly same: string
}

/** The words of the command `compare`, beside those of its options. */
export interface CompareTexts extends QuestionTexts {
  readonly equalGross: string
  readonly equalCost: string
  readonly breakEvens: string
  readonly names: Readonly<Record<Compared['employment_type'], string>>
  readonly absent: Readonly<Record<NonNullable<Compared['absent']>, string>>
  readonly rows: {
    readonly salary: string
    readonly gross: string
    readonly tax: string
    readonly net: string
    readonly contributions: string
    readonly cost: string
  }
  readonly bestForEmployee: BestTexts
  readonly bestForEmployer: BestTexts
  readonly ahead: (name: string) => string
  readonly neitherAhead: string
  readonly from: (salary: string, ahead: string) => string
}

export const compareTexts: Record<Language, CompareTexts> = {
  en: {
    summary: 'employment, civil contract and self-employment side by side',
    description:
      'Compares a year under an employment contract, a civil contract and self-employment: at the same gross pay, and at the same cost to the employer; and where one overtakes another.',
    usage: '(--salary <roubles> | --request <file>) [options]',
    json: [
      '--json',
      'print the answer of POST /api/v1/private-calc/compare instead of tables; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad compare --salary 150000
  oklad compare --salary 90000 --children 2 --tariff it
  oklad compare --salary 90000 --contract self-employed --paid-by individuals
  oklad compare --request request.json --json
`,
    equalGross: 'At the same gross pay, the year in roubles',
    equalCost: 'At the same cost to the employer, the year in roubles',
    breakEvens:
      'Who has more on hand at the same gross pay, by the monthly salary, up to the yearly limit of self-employment',
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
    rows: {
      salary: 'Salary, a month',
      gross: 'Gross',
      tax: 'Tax',
      net: 'On hand',
      contributions: 'Contributions',
      cost: 'Cost to the employer',
    },
    bestForEmployee: {
      one: (names) => `Best for the employee, most on hand: ${names}.`,
      same: 'For the employee: the same on hand.',
    },
    bestForEmployer: {
      one: (names) => `Best for the employer, least cost: ${names}.`,
      same: 'For the employer: the same cost.',
    },
    ahead: (name) => `${name} is ahead`,
    neitherAhead: 'the same',
    from: (salary, ahead) => `from ${salary} ${ahead}`,
  },
  ru: {
    summary: 'трудовой договор, ГПХ и самозанятость рядом',
    description:
      'Сравнивает год по трудовому договору, договору ГПХ и в самозанятости: при одинаковом начислении и при одинаковых затратах нанимателя, и показывает, где одно обгоняет другое.',
    usage: '(--salary <рубли> | --request <файл>) [параметры]',
    json: [
      '--json',
      'вместо таблиц вывести ответ POST /api/v1/private-calc/compare; суммы — в копейках',
    ],
    examples: `
Примеры:
  oklad compare --salary 150000
  oklad compare --salary 90000 --children 2 --tariff it
  oklad compare --salary 90000 --contract self-employed --paid-by individuals
  oklad compare --request request.json --json
`,
    equalGross: 'При одинаковом начислении, за год, руб.',
    equalCost: 'При одинаковых затратах нанимателя, за год, руб.',
    breakEvens:
      'Где на руки больше при одинаковом начислении, в зависимости от оклада, до годового лимита самозанятых',
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
  },
}
