import { capitalised, fromMonth, inMonth, monthName } from '@oklad/contract/form'
import type { Texts } from './texts.ts'

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
    'It computes by the law and is no payroll document: what the tax service assesses counts.',
  private: 'Everything is computed in your browser; nothing you type leaves it.',
  offline: 'After the first visit the page works without a network.',

  salary: {
    heading: 'Pay a month',
    gross: {
      label: 'Salary',
      hint: 'before tax and allowances',
    },
    net: { label: 'On hand' },
    cost: { label: 'Cost to the employer', hint: 'with contributions' },
    accrued: 'Gross pay',
    tax: 'Income tax',
    aMonth: (month, year) => `${inMonth(month, 'en')} ${year}`,
    onAverage: (months) => (months === 1 ? 'for the month' : `a month, on average of ${months}`),
    basis: 'Show',
    bases: { first_month: 'the first month', annual: 'the average month' },
    examples: 'For example',
    clear: 'Clear',
    nothingYet: 'Type an amount: salary, tax and what arrives on hand appear here.',
    wrongAmount: 'An amount in roubles is needed, such as 150 000 or 150 000.50',
    unreachable: (smallest, largest) =>
      largest === '0'
        ? 'Under these terms no amount can be reached.'
        : `No salary comes to that: from ${smallest} to ${largest} ₽ a month is possible.`,
    explain: (figure) => `${figure}: how it comes about`,
    wholeYear: (year, net, tax, cost) =>
      `In ${year}: ${net} ₽ on hand, ${tax} ₽ of income tax, ${cost} ₽ of cost to the employer.`,
  },

  story: {
    heading: 'What changes in the year',
    salaryNeeded: (net, when, salary) =>
      `To get ${net} ₽ on hand ${when}, ask for a salary of ${salary} ₽.`,
    salaryWithin: (cost, when, salary) =>
      `A budget of ${cost} ₽ ${when} has room for a salary of ${salary} ₽.`,
    notExactly: (reached, when) =>
      `Rounding does not allow exactly that: it is ${reached} ₽ ${when}.`,
    rise: (month, from, to, threshold) =>
      `${capitalised(fromMonth(month, 'en'))} the tax rate is ${to} % instead of ${from} %: the income of the year passes ${threshold} ₽.`,
    riseInFirst: (from, to, threshold) =>
      `In the first month already the tax rate rises from ${from} % to ${to} %: the income passes ${threshold} ₽.`,
    monthFalls: (month, net, fall) =>
      `${capitalised(inMonth(month, 'en'))} ${net} ₽ arrive on hand, ${fall} ₽ less than the month before.`,
    thenFalls: (net, fall) => `From then on ${net} ₽, ${fall} ₽ less than before the threshold.`,
    noRise: (rate, threshold) =>
      `The tax rate is ${rate} % all year: the income does not pass ${threshold} ₽.`,
    flat: (rate) => `The tax rate is ${rate} % of all income, without deductions.`,
    apart: (rate, above, threshold) =>
      `District coefficient and northern allowance are taxed apart: ${rate} % up to ${threshold} ₽ a year, ${above} % above.`,
    ignored: (labels, year) => `Not counted in ${year}, or beside the rest: ${labels}.`,
  },

  raise: {
    sentence: (raise, year, net, tax, cost) =>
      `${raise} ₽ more salary a month bring ${net} ₽ more on hand in ${year}, ${tax} ₽ more income tax and ${cost} ₽ more cost to the employer.`,
  },

  details: {
    heading: 'Terms',
    summary: 'Region, bonuses, children, contract and more',
    changed: (count) => `${count} changed`,
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
    fields: {
      territorial_multiplier: { label: 'District coefficient', hint: '1 to 2' },
      northern_coefficient: { label: 'Northern allowance, %', hint: '0 to 100' },
      start_date: { label: 'First month' },
      has_tax_privilege: {
        label: 'Pay of a participant of the special military operation',
        hint: 'Tax Code, article 210, paragraph 6.1: 13 % to 5 million ₽ a year, 15 % above. Not a privilege of every law-enforcement employee.',
      },
      is_not_resident: { label: 'Not a tax resident', hint: '30 % of each month, no deductions' },
      employment_type: { label: 'Contract' },
      monthly_bonuses: { label: 'Bonuses' },
      bonuses_attract_allowances: {
        label: 'Coefficient and allowance accrue on the bonuses',
        hint: 'Yes for bonuses of the pay system, no for one-off bonuses outside it',
      },
      statutory_territorial_multiplier: {
        label: 'District coefficient by law',
        hint: 'where the employer pays a higher one: the excess is taxed as salary',
      },
      children_count: {
        label: 'Children with a right to the deduction',
        hint: 'Tax Code, article 218',
      },
      disabled_children_count: { label: 'the disabled ones among them' },
      single_parent: { label: 'Single parent', hint: 'the deduction is doubled' },
      housing_expense: { label: 'Home bought or built' },
      mortgage_expense: { label: 'Mortgage interest' },
      social_expense: { label: 'Own treatment, education, sport' },
      child_edu_expense: { label: 'Education of children' },
      npd_income_source: { label: 'Who pays' },
      has_registration_deduction: { label: 'The deduction of 10,000 ₽ is not used yet' },
      income_before: {
        label: 'At this employer before the first month',
        hint: 'The cumulative tax starts from these amounts',
      },
      other_employers: {
        label: 'At other employers in the year',
        hint: 'For the settlement with the tax service: what is withheld here stays the same',
      },
      contribution_tariff: { label: 'Tariff of contributions' },
      accident_rate: { label: 'Accident insurance, %', hint: '0.2 to 8.5' },
      first_month: { label: 'The first month is paid' },
    },
    place: {
      label: 'Town or region',
      hint: 'Start typing: coefficient and allowance are filled in and can be corrected',
      none: 'This place is not in the list. Fill in coefficient and allowance below.',
      found: (count) => `${count} found`,
      filled: (name) => `Coefficient and allowance of ${name} are filled in`,
      figures: (coefficient, allowance) =>
        `coefficient ${coefficient}, allowance up to ${allowance} %`,
      source: 'Source',
      higher: (coefficient) => `Take the coefficient ${coefficient}`,
    },
    year: 'Year',
    month: 'Month',
    day: 'Day',
    provisional: 'provisional',
    contracts: { TD: 'Employment', GPH: 'Civil contract', SELF_EMPLOYED: 'Self-employment' },
    payers: { LEGAL_ENTITY: 'A firm, 6 %', INDIVIDUAL: 'Individuals, 4 %' },
    tariffs: {
      general: 'General',
      it: 'IT company',
      small_business: 'Small and medium business',
      small_business_manufacturing: 'Manufacturing (small and medium)',
    },
    firstMonths: {
      full: 'in full',
      working_days: 'by working days',
      calendar_days: 'by calendar days',
    },
    income: {
      base: 'Salary and bonuses',
      allowances: 'District coefficient and allowance',
      tax: 'Income tax withheld',
      deduction: 'Child deductions granted',
      employer: (number) => `Employer ${number}`,
      add: 'Add an employer',
      remove: (number) => `Remove employer ${number}`,
    },
    yes: 'yes',
    no: 'no',
    wrongNumber: (minimum, maximum) => `A number from ${minimum} to ${maximum} is needed`,
    notInYear: (year) => `${year} has no such rule: it is not counted`,
    outOfRange: 'More than the field beside it allows: it is not counted',
  },

  amounts: {
    basePay: 'Salary and bonus',
    allowances: 'Allowances',
    grossIncome: 'Gross',
    baseTax: 'Tax on salary',
    allowancesTax: 'Tax on allowances',
    incomeTax: 'Income tax',
    netIncome: 'On hand',
    pensionContribution: 'Pension',
    medicalContribution: 'Medical',
    socialContribution: 'Social',
    accidentContribution: 'Accidents',
    contributions: 'Contributions',
    employerCost: 'Cost to the employer',
  },
  months: {
    heading: (year) => `${year} by month`,
    month: 'Month',
    rate: 'Rate',
    total: 'Total',
    soFar: (amount) => `${amount} so far`,
    crossing: (from, to) => `${to} % instead of ${from} %`,
    help: 'Click a figure, or reach it with the arrow keys and press Enter, to see its reckoning and its article.',
    scroll: 'Table of the months, scrolls sideways',
  },

  explanation: {
    heading: 'How it comes about',
    close: 'Close',
    back: 'Back',
    loading: 'Preparing the reckoning…',
    failed: 'The reckoning could not be loaded. Check the network and try again.',
    sum: 'Sum',
    rounding: 'Rounding',
    madeOf: 'What it is made of',
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

  pictures: {
    heading: 'In pictures',
    loading: 'Drawing…',
    failed: 'The pictures could not be loaded; the figures are in the tables.',
    months: 'Where the money goes, month by month',
    ladder: (raise) => `Where a raise of ${raise} ₽ a month goes at different salaries, in a year`,
    cost: 'What the cost to the employer is made of, in a year',
    asTable: 'The same figures as a table',
    threshold: (rate) => `${rate} %`,
    salary: 'Salary',
    here: 'your salary',
    describeMonths: (first, last) =>
      `Bars by month: on hand, income tax and contributions. On hand from ${first} ₽ in the first month to ${last} ₽ in the last. Every figure is in the table below.`,
    describeLadder:
      'A ladder: how much of a raise stays on hand, how much is income tax, and what the employer pays in contributions on top. The figures are in the table below.',
    describeCost:
      'The cost to the employer as one bar by its parts. The figures are in the table below.',
  },

  compare: {
    heading: 'Compare',
    scenario: (number) => `Scenario ${number}`,
    add: 'Add a scenario',
    remove: (number) => `Remove scenario ${number}`,
    hint: 'A new scenario repeats the open one: change its amount, region, year or contract.',
    rows: {
      salary: 'Salary',
      onHand: 'On hand in the first month',
      year: 'In the year',
      details: 'Terms',
    },
    difference: (number) => `to scenario ${number}`,
    same: 'the same',
    plain: 'as usual',
    table: 'The scenarios side by side, the table scrolls sideways',
  },

  share: {
    heading: 'Keep and share',
    link: 'Copy the link',
    linkCopied: 'The link is copied',
    table: 'Copy the table',
    tableCopied: 'The table is copied',
    csv: 'CSV',
    xlsx: 'Excel',
    print: 'Print, PDF',
    failed: 'That did not work. Please try again.',
    fileName: (year) => `salary-${year}`,
    private: 'What you typed is in the link itself, after the # sign, and never goes to a server.',
    damaged: (parts) =>
      `The link is damaged and was read in part. Not understood: ${parts}. Check the amounts and terms.`,
    dismiss: 'I see',
  },

  payslip: {
    heading: (year) => `Payslip for ${year}`,
    terms: 'Terms',
    computed: (date) => `Computed on ${date} by Oklad`,
    note: 'A calculation by the law in advance, not a document of the employer.',
  },
}
