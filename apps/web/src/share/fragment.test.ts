import { checkedYear } from '@oklad/answers/calculation'
import { validateRequest } from '@oklad/contract/internal'
import { roubles } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailNames } from '../input/details.ts'
import { emptyInput, type Input } from '../input/input.ts'
import { earningsRules, raiseRules, requestOf } from '../input/request-of.ts'
import { anyInput } from '../testing/any-input.ts'
import { textsIn } from '../texts/texts.ts'
import { readFragment, writeFragment } from './fragment.ts'
import { labelOf } from './link-label.ts'

const offer: Input = {
  kind: 'net',
  amount: roubles(150_000),
  basis: 'first_month',
  details: { territorial_multiplier: 170, northern_coefficient: 150, start_date: '2026-01-01' },
}

describe('a link', () => {
  it('is written as it is read by people', () => {
    expect(writeFragment([offer], 2026)).toBe(
      '1/net=15000000&territorial_multiplier=170&northern_coefficient=150&start_date=2026-01-01',
    )
  })

  it('names the year, so that it means the same in the next one', () => {
    const plain: Input = { ...emptyInput, amount: roubles(1) }
    expect(writeFragment([plain], 2026)).toBe('1/gross=100&start_date=2026-01-01')
    expect(readFragment(writeFragment([plain], 2026)).scenarios[0]?.details).toEqual({
      start_date: '2026-01-01',
    })
  })

  it('names the version of the law', () => {
    const link = writeFragment([offer], 2026, '2026-11-20')
    expect(link).toMatch(/^1@2026-11-20\/net=/)
    expect(readFragment(link)).toMatchObject({ scenarios: [offer], unread: [], law: '2026-11-20' })
  })

  it('of the first form keeps working', () => {
    const bonuses = '0,0,5000000,0,0,0,0,0,0,0,0,15000000'
    const link = `#1/gross=15000000&monthly_bonuses=${bonuses}&income_before=30000000,0,3900000&other_employers=250000000,0,32700000;100,0,13&single_parent=true/cost=19500000&basis=annual&employment_type=GPH`
    expect(readFragment(link)).toEqual({
      scenarios: [
        {
          kind: 'gross',
          amount: 15_000_000,
          basis: 'first_month',
          details: {
            monthly_bonuses: [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 15_000_000],
            income_before: {
              base_gross_income: 30_000_000,
              north_gross_income: 0,
              tax_withheld: 3_900_000,
            },
            other_employers: [
              { base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 },
              { base_gross_income: 100, north_gross_income: 0, tax_withheld: 13 },
            ],
            single_parent: true,
          },
        },
        {
          kind: 'cost',
          amount: 19_500_000,
          basis: 'annual',
          details: { employment_type: 'GPH' },
        },
      ],
      unread: [],
    })
  })

  it('may be escaped by a messenger', () => {
    expect(readFragment('#1%2Fnet%3D15000000%26children_count%3D2')).toEqual({
      scenarios: [
        { ...emptyInput, kind: 'net', amount: roubles(150_000), details: { children_count: 2 } },
      ],
      unread: [],
    })
  })

  it('without an input is nothing', () => {
    expect(readFragment('')).toEqual({ scenarios: [], unread: [] })
    expect(readFragment('#')).toEqual({ scenarios: [], unread: [] })
  })
})

describe('reports the parts that cannot be read and keeps the rest', () => {
  it.each([
    'gross=1.5',
    'gross=-1',
    'gross=1e3',
    'gross=99999999999999',
    'basis=monthly',
    'territorial_multiplier=99',
    'territorial_multiplier=201',
    'territorial_multiplier=1.5',
    'children_count=',
    'single_parent=yes',
    'employment_type=Td',
    'start_date=2026-02-30',
    'start_date=2016-01-01',
    'start_date=2026',
    'start_date=2026-01',
    'monthly_bonuses=1,2,3',
    'monthly_bonuses=0,0,0,0,0,0,0,0,0,0,0,x',
    'income_before=1,2',
    'income_before=1,2,3,4,5',
    'other_employers=1,2,3;',
    'gross_salary=100',
    'toString=1',
    '__proto__=1',
    'colour=red',
    '',
  ])('%s', (part) => {
    const { scenarios, unread } = readFragment(`#1/children_count=2&${part}`)
    expect(unread).toEqual([part])
    expect(scenarios).toEqual([{ ...emptyInput, details: { children_count: 2 } }])
  })

  it('a part given twice, and a fifth scenario', () => {
    const link = '#1/gross=100&net=200/children_count=1&children_count=2/gross=1/gross=2/gross=4'
    const { scenarios, unread } = readFragment(link)
    expect(unread).toEqual(['net=200', 'children_count=2', 'gross=4'])
    expect(scenarios).toHaveLength(4)
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))('%s, as every object has it', (name) => {
    const fields = [...detailNames, 'basis', 'full_allowance', 'paid_on', 'vacation', 'sick', 'net']
    const parts = [`${name}=2`, ...fields.map((field) => `${field}=${name}`)]
    for (const part of parts) {
      const { scenarios, unread } = readFragment(`#1/children_count=2&${part}`)
      expect([part, unread]).toEqual([part, [part]])
      expect(scenarios).toEqual([{ ...emptyInput, details: { children_count: 2 } }])
    }
    expect(labelOf(`${name}=2`, { language: 'ru', texts: textsIn.ru })).toBe(`${name}=2`)
  })

  it('absences, which the page does not have', () => {
    const { unread } = readFragment('#1/gross=1&absences=vacation,2026-07-06,,14')
    expect(unread).toEqual(['absences=vacation,2026-07-06,,14'])
  })

  it.each(['#2/gross=100', '#gross=100', '#1', '#1@now/gross=1', '#%', '#how', '#1\u0000/'])(
    '%s',
    (link) => {
      const { scenarios, unread } = readFragment(link)
      expect(scenarios.filter(({ amount }) => amount !== null)).toEqual([])
      expect(unread).not.toEqual([])
    },
  )

  it('whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readFragment(`#1/${text}`).scenarios.length).toBeGreaterThan(0)
      }),
    )
  })
})

it('is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(anyInput, { minLength: 1, maxLength: 3 }), (scenarios) => {
      expect(readFragment(`#${writeFragment(scenarios, 2026)}`)).toEqual({
        scenarios: scenarios.map((input) => ({
          ...input,
          details: { start_date: '2026-01-01', ...input.details },
        })),
        unread: [],
      })
    }),
  )
})

it('makes a request that the service accepts, whatever was given together', async () => {
  await raiseRules.load()
  await earningsRules.load()
  fc.assert(
    fc.property(anyInput, ({ details, amount }) => {
      const { request } = requestOf(details, amount ?? roubles(1), 2026)
      const reading = validateRequest('private', request)
      expect(reading).toMatchObject({ ok: true })
      expect(checkedYear(request, true, 2026).problems).toEqual([])
    }),
  )
})
