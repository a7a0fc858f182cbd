import { expect, it } from 'vitest'
import type { RightFields } from '../fields/requests.ts'
import { type AskedBy, appearsWith, asked, conditionIn } from './asked-by.ts'

const given: AskedBy = { children_count: 'given', monthly_bonuses: 'given' }
const changed: AskedBy = { own_deduction: 'changed' }
const named: AskedBy = { employment_type: 'SELF_EMPLOYED', has_family_payment: true }

it.each<[RightFields, readonly AskedBy[]]>([
  [{}, []],
  [{ gross_salary: 1 }, []],
  [{ children_count: 0 }, [given]],
  [{ monthly_bonuses: [] }, []],
  [{ own_deduction: 'none' }, []],
  [{ own_deduction: 'item_1' }, [changed]],
  [{ employment_type: 'GPH', has_family_payment: false }, []],
  [{ employment_type: 'SELF_EMPLOYED' }, [named]],
  [{ has_family_payment: true, children_count: 2 }, [given, named]],
])('a request with %j brings the members that it asks for', (request, expected) => {
  const met = [given, changed, named].filter((askedBy) =>
    conditionIn(asked(askedBy, {}))?.isMetBy(request),
  )
  expect(met).toEqual(expected)
})

it('a description names the fields that bring a member', () => {
  expect(appearsWith(given)).toBe('Appears with children_count or monthly_bonuses.')
  expect(appearsWith(changed)).toBe('Appears with own_deduction other than none.')
  expect(appearsWith(named)).toBe(
    'Appears with employment_type SELF_EMPLOYED or has_family_payment.',
  )
})
