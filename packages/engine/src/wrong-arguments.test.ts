import { describe, expect, it } from 'vitest'
import * as index from './index.ts'
import { lawOf, roubles } from './index.ts'

/** With names that tests look up. */
const engine = { ...index }
const law = lawOf(2026)
const grossSalary = roubles(100_000)
const monthly = (value: unknown) => Array(12).fill(value)
const employer = { baseIncome: 100, allowancesIncome: 100, taxWithheld: 26 }
const sought = {
  contractType: 'employment',
  districtCoefficient: 115,
  monthlyBonuses: monthly(100),
  otherPay: [{ kind: 'vacation_pay', month: 3, amount: 200, northernAmount: 100, day: 5 }],
  children: 1,
  isSingleParent: false,
  incomeBefore: { ...employer, deductionGranted: 0 },
  otherEmployers: [{ ...employer, hasTaxPrivilege: false }],
}
const terms = { grossSalary, ...sought }
const months = [{ month: '2026-05', pay: 3_000_000, northernPay: 100_000, excludedDays: 3 }]
const raises = [{ date: '2026-06-01', oldSalary: 3_000_000, newSalary: 4_000_000 }]
const vacation = {
  kind: 'vacation',
  startDate: '2026-07-06',
  dayHundredths: 1_400,
  months,
  bonuses: [
    {
      ...{ kind: 'period', amount: 300_000, northernAmount: 100_000, month: '2026-05', months: 3 },
      ...{ year: 2025, indicator: 'sales', forTimeWorked: false, indexed: true },
    },
  ],
  raises,
  daysWorked: 200,
  daysNorm: 247,
  salary: 3_000_000,
  fullTime: true,
  roundDays: false,
  paidOn: '2026-07-03',
}
const earnings = [{ year: 2025, pay: 100_000_000, northernPay: 10_000_000 }]
const leave = {
  ...{ from: '2026-10-12', to: '2026-10-21', cause: 'own', inHospital: false },
  ...{ insuranceMonths: 84, earnings, fullTimeShare: 100, breachFrom: '2026-10-15' },
}
const absences = [
  { kind: 'vacation', from: '2026-07-06', days: 14, paidOn: '2026-07-03', roundDays: true, raises },
  { ...leave, kind: 'sick' },
  { kind: 'unpaid', from: '2026-09-01', to: '2026-09-02' },
]
const earningsBefore = [{ ...months[0], month: '2025-05' }]
const writs = [
  { kind: 'alimony_share', share: [1, 4], debt: 100 },
  { kind: 'alimony_sum', sum: 1_000 },
  { kind: 'writ', debt: 100, priority: 3 },
]
const paydays = { advanceDay: 20, finalDay: 5, advancePercent: 40 }
const paid = [{ month: 1, netIncome: 100_000 }]

/** Right arguments of every function that somebody without types can call. */
const rightArguments = {
  averageEarningsIn: [2026],
  averagePayOf: [vacation],
  calculate: [terms, law],
  compareContractTypes: [{ ...terms, otherPay: [] }, law],
  compensationDays: ['2025-03-01', '2026-07-06'],
  deductAfterTax: [paid, writs],
  explain: [terms, law],
  explainAveragePay: [vacation],
  explainDeductions: [paid, writs, 'months'],
  explainPayments: [terms, { paydays, law }],
  explainSickPay: [{ ...leave, districtCoefficient: 115, paidOn: '2026-10-22' }],
  grossUp: [sought, { net: grossSalary, basis: 'firstMonth', deductions: writs, law }],
  kopecks: [100],
  lawOf: [2026],
  paymentsOf: [terms, { paydays, law }],
  raiseOf: [terms, { raise: 100, law }],
  recalculate: [terms, terms, { paidOn: '2026-06-10', paydays, law }],
  roubles: [100],
  salaryForCost: [sought, { cost: 2 * grossSalary, basis: 'annual', law }],
  salaryForEveryMonth: [sought, { net: grossSalary, law }],
  sickPayOf: [{ ...leave, afterDismissal: true, paidOn: '2026-10-22' }],
  statementOf: [engine.calculate({ grossSalary }, law), { ...employer, deductionGranted: 0 }],
  yearWithAbsences: [terms, { absences, earningsBefore, law }],
} satisfies Readonly<Record<string, readonly unknown[]>>

/** Functions without arguments, with a step of the engine as argument, and errors. */
const others = [
  'lawVersion',
  'recompute',
  'NoEarningsError',
  'UnreachableCostError',
  'UnreachableTargetError',
  'WrongArgumentsError',
]

/** Objects that the engine makes: callers pass them on. */
const isMade = (value: unknown) =>
  value === law || (value as { months?: readonly unknown[] }).months?.length === 12

/** Members that may be `null`. */
const nullable = ['monthlyBonuses', 'advancePercent']

/** Returns values that cannot be right in place of one that is. */
function wrongFor(value: unknown, name: string): readonly unknown[] {
  const nothing = nullable.includes(name) ? [] : [null]
  switch (typeof value) {
    case 'number': {
      const wrong = [Number.NaN, value + 0.5, -1, Number.POSITIVE_INFINITY, 1e18, `${value}`]
      return [...wrong, {}, [], true, ...nothing]
    }
    case 'boolean':
      return [1, 0, 'true', 'zzz', {}, ...nothing]
    case 'string': {
      const month = [`${value.slice(0, 4)}-13`, '1999-01']
      const date = [`${value.slice(0, 4)}-02-30`, `${value}T00:00:00Z`, '1917-01-01', '20260706']
      const dates = value.length === 7 ? month : date
      if (/^\d{4}-/.test(value)) return [...dates, '', 'zzz', 20_260_706, {}, ...nothing]
      if (name === 'indicator') return ['', 'z'.repeat(65), 5, {}, ...nothing]
      return ['zzz', '', 'toString', 5, {}, ...nothing]
    }
    default:
      return Array.isArray(value)
        ? ['zzz', 5, {}, true, Array(100_000).fill(value[0]), ...nothing]
        : [5, 'zzz', true, { ...(value as object), zzz: 1 }, ...nothing]
  }
}

type Path = readonly (string | number)[]

/** Returns the places of all values in others, without those inside an object that the engine made. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || isMade(value)) return [path]
  const inside = Object.entries(value).flatMap(([name, member]) =>
    placesIn(member, [...path, name]),
  )
  return [path, ...inside]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inside, name) => inside?.[name as never], value)

/** Replaces the value at a place. */
function replaced(value: unknown, [name, ...path]: Path, by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === Number(name) ? replaced(item, path, by) : item))
  }
  return { ...(value as object), [name]: replaced(value?.[name as never], path, by) }
}

const published = Object.entries(engine).flatMap(([name, value]) =>
  typeof value === 'function' ? [name] : [],
)

it('every function of the package has right arguments here', () => {
  const named = [...Object.keys(rightArguments), ...others].toSorted()
  expect(named).toEqual(published.toSorted())
})

describe.each(Object.entries(rightArguments))('%s', (name, right: readonly unknown[]) => {
  const call = engine[name as keyof typeof rightArguments] as (...all: unknown[]) => unknown

  it('answers right arguments', () => {
    expect(call(...right)).toBeDefined()
  })

  // Sums that are below 0 or have kopecks are right; payments have more members.
  const isWrong = (value: unknown) => {
    if (name === 'kopecks') return value !== -1
    if (name === 'roubles') return value !== -1 && value !== 100.5
    return !(name.includes('educt') && typeof value === 'object' && 'netIncome' in (value ?? {}))
  }
  const places = placesIn(right).filter((path) => path.length > 0)

  it.each(places.map((path) => [path.join('.'), path] as const))(
    'throws a RangeError at once where %s is wrong',
    (_, path) => {
      const value = valueAt(right, path)
      if (name === 'statementOf' && path[0] === '0') return
      const wrong = wrongFor(value, String(path.at(-1)))
      for (const one of (isMade(value) ? [null, 5, 'zzz', {}] : wrong).filter(isWrong)) {
        const { user } = process.cpuUsage()
        const asked = replaced(right, path, one) as unknown[]
        const words = Array.isArray(one) ? 'a long list' : JSON.stringify(one)
        expect(() => call(...asked), words).toThrow(RangeError)
        // Processor time, which other programs do not add to, microseconds.
        expect(process.cpuUsage().user - user).toBeLessThan(2_000_000)
      }
    },
  )
})

describe('a question is refused', () => {
  const any = (value: unknown) => value as never
  const average = (others: object) => () => engine.averagePayOf(any({ ...vacation, ...others }))
  const sick = (others: object) => () => engine.sickPayOf(any({ ...leave, ...others }))
  const absent = (absence: object) => () =>
    engine.yearWithAbsences(any(terms), any({ absences: [absence], law }))
  const [month] = months

  it.each([
    [average({ startDate: '2026-02-30' }), 'startDate must be a date 2017-01-01 ... 2027-12-31'],
    [average({ months: [month, month] }), 'months[1] must not repeat its month'],
    [average({ dayHundredths: -1_400 }), 'dayHundredths must be a whole number 0 ... 100000'],
    [average({ dayHundredths: 1e9 }), 'dayHundredths must be a whole number 0 ... 100000'],
    [average({ dayHundredths: 1_450 }), 'dayHundredths must be whole days'],
    [average({ kind: 'holiday' }), 'kind must be one of vacation, compensation, workingDays'],
    [average({ paidOn: '2024-12-31' }), 'paidOn must be a date 2025-01-01 ...'],
    [
      average({ months: [{ ...month, northernPay: 3_000_001 }] }),
      'months[0].northernPay must be at most months[0].pay',
    ],
    [
      average({ months: [{ ...month, month: '2026-08' }] }),
      'month must be a month 2010-01 ... 2026-07',
    ],
    [average({ raises: [raises[0], raises[0]] }), 'raises[1] must not repeat its date'],
    [average({ bonuses: [{ kind: 'monthly', amount: 1 }] }), 'bonuses[0].month must be given'],
    [sick({ cause: 'flu' }), 'cause must be one of own, childUnder8, child, relative, quarantine'],
    [sick({ to: '2026-10-11' }), 'to must be a date 2026-10-12 ... 2027-10-12'],
    [sick({ earnings: [{ year: 2025, pay: -1 }] }), 'earnings[0].pay must be a whole number 0 ...'],
    [sick({ earnings: [earnings[0], earnings[0]] }), 'earnings[1] must not repeat its year'],
    [
      sick({ earnings: [{ year: 2026, pay: 1 }] }),
      'earnings[0].year must be a whole number 2010 ... 2025',
    ],
    [sick({ insuranceMonths: -1 }), 'insuranceMonths must be a whole number 0 ... 1200'],
    [
      () => engine.recalculate(any(terms), any(terms), { paidOn: '2026-02-31', law }),
      'paidOn must be a date 2026-01-01 ... 2026-12-31',
    ],
    [
      absent({ kind: 'vacation', from: '2026-02-30', days: 1.5 }),
      'absences[0].from must be a date 2017-01-01 ... 2027-12-31; absences[0].days must be a whole number 1 ... 366',
    ],
    [absent({ kind: 'unpaid', from: '2026-05-01' }), 'absences[0].to must be given'],
    [
      absent({ kind: 'unpaid', from: '2026-05-01', to: '2026-05-02', cause: 'own' }),
      'absences[0].cause must not be given: this kind does not have it',
    ],
    [
      () => engine.compensationDays('2026-07-06', '2025-03-01'),
      'dismissed must be a date 2026-07-06 ... 2027-12-31',
    ],
    [
      () => engine.deductAfterTax([], [any({ kind: 'zzz' })]),
      'writs[0].kind must be one of alimony_share, alimony_sum, writ',
    ],
    [() => engine.deductAfterTax([], [{ kind: 'writ' }]), 'writs[0].debt must be given'],
    [
      () => engine.deductAfterTax([], [{ kind: 'alimony_share', share: [3, 2] }]),
      'writs[0].share[0] must be a whole number 1 ... 2',
    ],
    [
      () => engine.grossUp(any({ grossSalary, children: -1 }), any({ net: 0, law: null })),
      'net must be a whole number of kopecks, 100 or more; law must be the law of a tax year, such as lawOf(2026); grossSalary must not be given; children must be a whole number 0 ... 30',
    ],
  ] as const)('%#: %s', (call, message) => {
    expect(call).toThrow(RangeError)
    expect(call).toThrow(message)
  })
})
