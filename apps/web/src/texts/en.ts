import { capitalised, fromMonth, inMonth, monthName } from '@oklad/contract/fields'
import type { ContractWords, Texts } from './ru.ts'

/** The words of contract types other than employment. */
export const contractsInEnglish: Readonly<Record<'GPH' | 'SELF_EMPLOYED', ContractWords>> = {
  GPH: {
    gross: { label: 'Fee', hint: 'before tax' },
    cost: { label: 'Cost to the customer', hint: 'with contributions' },
    tax: 'Income tax',
    payer: 'customer',
  },
  SELF_EMPLOYED: {
    gross: { label: 'Income', hint: 'before tax' },
    cost: { label: 'Cost to the customer', hint: 'no contributions' },
    tax: 'Professional income tax',
    payer: 'customer',
  },
}

/** Everything that the page says in English. */
export const en: Texts = {
  title: 'Russian salary and income tax calculator',
  lead: 'Type any of the three amounts, the others follow to the kopeck. Click a figure to see how it is computed and by which article.',
  skip: 'To the calculation',
  switchLanguage: 'Русский',
  links: {
    navigation: 'Sections',
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
    gross: {
      label: 'Salary',
      hint: 'before tax and allowances',
    },
    net: { label: 'Take-home pay' },
    cost: { label: 'Cost to the employer', hint: 'with contributions' },
    accidents: (rate) => `accident insurance of ${rate}\u00a0% included`,
    accrued: 'Gross pay',
    tax: 'Income tax',
    payer: 'employer',
    aMonth: (month, year) => `${inMonth(month, 'en')} ${year}`,
    onAverage: (months) => (months === 1 ? 'for the month' : 'a month on average'),
    basis: 'Show',
    bases: { first_month: 'the first month', annual: 'the average month' },
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
    wholeYear: (year, net, tax, cost, { tax: taxName, payer }) =>
      `In ${year}: take-home pay ${net} ₽, ${taxName.toLowerCase()} ${tax} ₽, cost to the ${payer} ${cost} ₽.`,
  },

  story: {
    heading: 'What changes in the year',
    salaryNeeded: (net, when, salary, pay) =>
      `To take home ${net} ₽ ${when}, ask for ${salary} ₽ of ${pay.toLowerCase()}.`,
    salaryWithin: (cost, when, salary, pay) =>
      `A budget of ${cost} ₽ ${when} covers ${salary} ₽ of ${pay.toLowerCase()}.`,
    notExactly: (reached, when) =>
      `Rounding does not allow exactly that: it is ${reached} ₽ ${when}.`,
    incomeOf: (hasAllowances) =>
      hasAllowances ? 'the salary without coefficient and allowance' : 'the income',
    rise: (month, from, to, income, threshold) =>
      `${capitalised(fromMonth(month, 'en'))} the tax rate is ${to} % instead of ${from} %: ${income} of the year to date passes ${threshold} ₽.`,
    riseInFirst: (from, to, income, threshold) =>
      `The tax rate rises from ${from} % to ${to} % in the first month: ${income} of the year to date passes ${threshold} ₽.`,
    monthFalls: (month, net, fall) =>
      `${capitalised(inMonth(month, 'en'))} you take home ${net} ₽, ${fall} ₽ less than the month before.`,
    thenFalls: (net, fall) => `From then on ${net} ₽, ${fall} ₽ less than before the threshold.`,
    noRise: (rate, income, threshold) =>
      `The tax rate is ${rate} % all year: ${income} does not pass ${threshold} ₽.`,
    flat: (rate) => `The tax rate is ${rate} % of all income, without deductions.`,
    apart: (rate, above, threshold) =>
      `District coefficient and northern allowance are taxed apart: ${rate} % up to ${threshold} ₽ a year, ${above} % above.`,
    contributionsFall: (month, limit) =>
      `${capitalised(fromMonth(month, 'en'))} contributions are lower: the pay of the year passes the limit of ${limit} ₽.`,
    ignored: (labels, year) => `Not counted in ${year}, or beside the rest: ${labels}.`,
  },

  raise: {
    sentence: (raise, net, tax, cost, { tax: taxName, payer }) =>
      `A raise of ${raise} ₽ a month adds in a year ${net} ₽ of take-home pay, ${tax} ₽ of ${taxName.toLowerCase()} and ${cost} ₽ of cost to the ${payer}.`,
  },

  details: {
    heading: 'Terms',
    summary: 'Region, bonuses, children, contract and more',
    changed: (count) => (count === 1 ? '1 term' : `${count} terms`),
    reset: (label) => `${label}: back to the default`,
    resetAll: 'Reset all terms',
    groups: {
      place: 'Place of work',
      time: 'Period',
      contract: 'Contract and status',
      family: 'Children',
      bonuses: 'Bonuses by month',
      deductions: 'Expenses with a deduction',
      before: 'Other income of the year',
      employer: 'Employer',
    },
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
    year: 'Year',
    day: 'Day',
    provisional: 'provisional',
    income: {
      base_gross_income: 'Salary and bonuses',
      north_gross_income: 'District coefficient and allowance',
      tax_withheld: 'Income tax withheld',
      deduction_granted: 'Child deductions granted',
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
    whole: 'All columns',
    total: 'Total',
    soFar: (amount) => `${amount}, year to date`,
    crossing: (from, to) => `${to} % instead of ${from} %`,
    help: 'Click a figure, or reach it with the arrow keys and press Enter, to see its breakdown and its article.',
    scroll: 'Table of the months, scrolls sideways',
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

  compare: {
    heading: 'Compare',
    scenario: (number) => `Scenario ${number}`,
    named: (number, difference) => `Scenario ${number}: ${difference}`,
    add: 'Add a scenario',
    remove: (number) => `Remove scenario ${number}`,
    hint: 'A new scenario repeats the open one: change its amount, region, year or contract.',
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
