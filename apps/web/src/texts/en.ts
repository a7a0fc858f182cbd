import { capitalised, fromMonth, inMonth, monthName } from '@oklad/contract/fields'
import type { ContractWords, Texts } from './ru.ts'

/** The words of contract types other than employment. */
export const contractsInEnglish: Readonly<Record<'GPH' | 'SELF_EMPLOYED', ContractWords>> = {
  GPH: {
    gross: { label: 'Fee', short: 'Gross', hint: 'before tax, a month' },
    cost: { label: 'Cost to the customer', short: 'Budget', hint: 'with contributions, a month' },
    tax: 'Income tax',
    payer: 'customer',
  },
  SELF_EMPLOYED: {
    gross: { label: 'Income', short: 'Gross', hint: 'before tax, a month' },
    cost: { label: 'Cost to the customer', short: 'Budget', hint: 'no contributions, a month' },
    tax: 'Professional income tax',
    payer: 'customer',
  },
}

/** Everything that the page says in English. */
export const en: Texts = {
  title: 'Russian salary and income tax calculator',
  skip: 'To the calculation',
  switchLanguage: 'Русский',
  links: {
    navigation: 'Sections',
    tabs: 'What to compute',
    calculator: 'Calculator',
    payroll: 'Employees',
    how: 'How it is computed',
    api: 'API',
    openWhole: 'Open in Oklad',
  },
  disclaimer:
    'A calculation by the law, not a payroll document: the tax service computes the final tax.',
  private: 'Everything is computed in your browser; nothing you type leaves it.',
  offline: 'After the first visit the page works without a network.',
  failed: 'A part of the page could not be loaded. Check the network and try again.',

  salary: {
    heading: 'Pay a month',
    know: 'The amount that you know',
    gross: { label: 'Salary', short: 'Gross', hint: 'before tax and allowances, a month' },
    net: { label: 'Take-home pay', short: 'Take-home', hint: 'a month' },
    cost: { label: 'Cost to the employer', short: 'Budget', hint: 'with contributions, a month' },
    ask: 'Ask for a salary of',
    covers: 'The budget covers a salary of',
    askRounded: (salary) => `Easier to ask for ${salary}\u00a0₽`,
    tax: 'Income tax',
    payer: 'employer',
    inYear: (label) => `${label} a year, a twelfth each month`,
    byYear: 'Enter per year',
    byMonth: 'Enter per month',
    everyMonth: 'a month',
    aMonth: (month, year) => `${inMonth(month, 'en')} ${year}`,
    onAverage: (months) => (months === 1 ? 'for the month' : 'a month on average'),
    basis: 'In which months',
    bases: {
      every_month: 'every month',
      annual: 'on average',
      first_month: 'the first month',
    },
    examples: 'For example',
    isExample: 'This is an example: type your own amount.',
    nothingYet: 'Type an amount: salary, tax and take-home pay appear here.',
    wrongAmount: 'An amount in roubles is needed: 150,000, 150,000.50 or 150k',
    tooLarge: (maximum) => `An amount of at most ${maximum} ₽ is needed`,
    outdated: (labels) => `The result is not up to date. Correct: ${labels}.`,
    unreachable: (smallest, largest) =>
      largest === '0'
        ? 'Under these terms no amount can be reached.'
        : `No salary comes to that: from ${smallest} to ${largest} ₽ a month is possible.`,
    explain: (figure) => `${figure}: breakdown`,
  },

  bar: {
    heading: (cost, amount, when) => `${cost}: ${amount} ₽ ${when}`,
    period: 'For which time',
    periods: { month: 'Month', year: 'Year', hour: 'Hour' },
    inYear: (year) => `in ${year}`,
    anHour: (days) => `an hour, with ${days} working days of 8 hours in the year`,
    accidents: (rate) => `Contributions include accident insurance of ${rate}\u00a0%.`,
  },

  story: {
    netInEveryMonth: (net) => `You take home at least ${net} ₽ every month.`,
    netFrom: (net, when) => `You take home ${net} ₽ ${when}.`,
    netWithin: (net, when, cost) =>
      `Take-home pay is ${net} ₽ ${when}; with tax and contributions at most ${cost} ₽.`,
    notExactly: (reached, when) =>
      `Rounding does not allow exactly that: it is ${reached} ₽ ${when}.`,
    incomeOf: (hasAllowances) =>
      hasAllowances ? 'the salary without coefficient and allowance' : 'the income',
    rise: (month, from, to, income, threshold) =>
      `${capitalised(fromMonth(month, 'en'))} the tax rate is ${to} % instead of ${from} %: ${income} of the year to date passes ${threshold} ₽.`,
    riseInFirst: (from, to, income, threshold) =>
      `The tax rate rises from ${from} % to ${to} % in the first month: ${income} of the year to date passes ${threshold} ₽.`,
    falls: (month, net) => `${capitalised(fromMonth(month, 'en'))} you take home less: ${net} ₽.`,
    fallsTwice: (month, net, later) =>
      `${capitalised(fromMonth(month, 'en'))} you take home less: ${net}, then ${later} ₽.`,
    because: (from, to, income, threshold) =>
      `${capitalised(income)} of the year to date passes ${threshold} ₽, and the tax above it is ${to} % instead of ${from} %.`,
    noRise: (rate, income, threshold) =>
      `The tax rate is ${rate} % all year: ${income} does not pass ${threshold} ₽.`,
    flat: (rate) => `The tax rate is ${rate} % of all income, without deductions.`,
    apart: (rate, above, threshold) =>
      `District coefficient and northern allowance are taxed apart: ${rate} % up to ${threshold} ₽ a year, ${above} % above.`,
    contributionsFall: (month, limit) =>
      `${capitalised(fromMonth(month, 'en'))} contributions are lower: 15.1 % of the pay of the year above ${limit} ₽.`,
    ignored: (labels, year) => `Not counted in ${year}, or beside the rest: ${labels}.`,
  },

  raise: {
    heading: 'After a raise',
    sentence: (raise, net, tax, cost, { tax: taxName, payer }, year) =>
      `A raise of ${raise} ₽ a month adds in ${year} ${net} ₽ of take-home pay, ${tax} ₽ of ${taxName.toLowerCase()} and ${cost} ₽ of cost to the ${payer}.`,
  },

  questions: {
    heading: 'Terms',
    close: 'Done',
    labels: {
      place: 'Where do you work?',
      family: 'Any children?',
      contract: 'Which contract?',
      time: 'From which month?',
      bonuses: 'Bonuses?',
      before: 'Earlier pay or other jobs?',
      deductions: 'Treatment, education, home?',
      employer: 'Contribution tariff?',
    },
    chips: { place: 'Town', family: 'Children', contract: 'Contract' },
    unanswered: {
      place: 'add',
      family: 'no',
      contract: 'employee',
      time: '',
      bonuses: 'no',
      before: 'no',
      deductions: 'no',
      employer: 'general',
    },
  },

  details: {
    reset: (label) => `${label}: back to the default`,
    resetAll: 'Reset all terms',
    place: {
      label: 'Town or region',
      hint: 'Start typing: coefficient and allowance are filled in and can be corrected',
      plain: (name) => `${name} has no district coefficient and no northern allowance`,
      nothing: 'no coefficient, no allowance',
      none: 'This place is not in the list. Fill in coefficient and allowance below.',
      filled: (name) => `Coefficient and allowance of ${name} are filled in`,
      figures: (coefficient, allowance) =>
        `coefficient ${coefficient}, allowance up to ${allowance} %`,
      source: 'Source',
      higher: (coefficient) => `Take ${coefficient}: it is set for this employer`,
      voluntary: (coefficient, lawful) =>
        `Take ${coefficient}: the employer pays more than the ${lawful} that is set`,
      unconfirmed: 'The text of the act with this figure was not found: ask the employer.',
    },
    bonuses: { thirteenth: '13th salary', quarterly: 'A salary every quarter' },
    year: 'Year',
    day: 'Day',
    provisional: 'provisional',
    income: {
      base_gross_income: 'Salary and bonuses',
      north_gross_income: 'District coefficient and allowance',
      tax_withheld: 'Income tax withheld',
      deduction_granted: 'Standard deductions granted',
      has_tax_privilege: 'Pay of a participant of the special military operation',
      employer: (number) => `Employer ${number}`,
      add: 'Add an employer',
      remove: (number) => `Remove employer ${number}`,
    },
    yes: 'yes',
    no: 'no',
    wrongNumber: (minimum, maximum) => `A number from ${minimum} to ${maximum} is needed`,
    notInYear: (year) => `The law of ${year} has no such rule: it is not counted`,
    unknownInYear: (year) => `The figures of ${year} are not known yet: it is not counted`,
    outOfRange: 'More than the field beside it allows: it is not counted',
  },

  amounts: {
    basePay: 'Salary and bonus',
    allowances: 'Allowances',
    grossIncome: 'Gross',
    baseTax: 'Tax on salary',
    allowancesTax: 'Tax on allowances',
    incomeTax: 'Income tax',
    netIncome: 'Take-home pay',
    pensionContribution: 'Pension',
    medicalContribution: 'Medical',
    socialContribution: 'Social',
    accidentContribution: 'Accidents',
    additionalContribution: 'Additional',
    contributions: 'Contributions',
    employerCost: 'Cost to the employer',
  },
  months: {
    heading: (year) => `${year} by month`,
    month: 'Month',
    rate: 'Rate',
    outside: 'outside',
    run: (from, to, count) =>
      `${monthName(from, 'en').slice(0, 3)}\u00a0– ${monthName(to, 'en').slice(0, 3)} ×\u00a0${count}`,
    threshold: (month, rate, income) =>
      `${capitalised(fromMonth(month, 'en'))} the income of the year is above ${income}: ${rate}\u00a0%`,
    floor: (amount) => `the columns start at ${amount}\u00a0₽`,
    picture: (months) => `Take-home pay by month: ${months}. Every figure is in the table below.`,
    whole: 'In detail for an accountant',
    short: 'In short',
    total: 'Total',
    soFar: (amount) => `${amount}, year to date`,
    crossing: (from, to) => `${to} % instead of ${from} %`,
    help: 'Click a figure, or reach it with the arrow keys and press Enter, to see its breakdown and its article.',
    scroll: 'Table of the months, scrolls sideways',
  },

  share: {
    heading: 'Keep and share',
    link: 'Copy the link',
    linkCopied: 'The link is copied',
    table: 'Copy the table',
    tableCopied: 'The table is copied',
    csv: 'CSV',
    xlsx: 'Excel',
    fileReady: 'The file is in your downloads',
    payslip: 'Payslip of',
    payslipMonth: 'Month of the payslip',
    terms: 'Terms',
    failed: 'That did not work. Please try again.',
    fileName: (year) => `salary-${year}`,
    private: 'What you typed is in the link itself, after the # sign, and never goes to a server.',
  },

  breakdown: {
    heading: 'Breakdown',
    close: 'Close',
    back: 'Back',
    loading: 'Preparing the breakdown…',
    failed: 'The breakdown could not be loaded. Check the network and try again.',
    rounding: 'Rounding',
    madeOf: 'Parts',
    numbers: 'Numbers in the formula',
    brackets: {
      part: 'Part of the income of the year',
      rate: 'Rate',
      amount: 'Amount, ₽',
      above: (above) => `above ${above}`,
      upTo: (above, upTo) => `${above} to ${upTo}`,
    },
    source: 'Source',
    ofYear: (year) => `in ${year}`,
    soFar: (month) => `from the start of the year to ${monthName(month, 'en')}`,
    ofMonth: (month, year) => `${monthName(month, 'en')} ${year}`,
  },

  damagedLink: {
    text: (parts) =>
      `The link is damaged and was read in part. Not understood: ${parts}. Check the amounts and terms.`,
    dismiss: 'I see',
  },
  olderLaw: (then, now) =>
    `This link was made under the law as of ${then}. Its figures were entered or checked again since, last on ${now}: the result may differ.`,

  compare: {
    heading: 'Compare',
    scenario: (number) => `Scenario ${number}`,
    named: (number, difference) => `Scenario ${number}: ${difference}`,
    add: 'Add a scenario',
    remove: (number) => `Remove scenario ${number}`,
    hint: 'A new scenario repeats the open one: change its amount, region, year or contract.',
    contracts: 'Compare contracts',
    equal: 'All contracts with an equal:',
    unreachable: (largest) => `at most ${largest}\u00a0₽ a month is possible`,
    rows: {
      salary: 'Salary',
      onHand: 'Take-home pay in the first month',
      year: 'In the year',
      details: 'Terms',
    },
    difference: (number) => `to scenario ${number}`,
    outside: 'without the tax outside the regime',
    anyTax: 'Tax',
    plain: 'as usual',
    table: 'The scenarios side by side, the table scrolls sideways',
  },
}
