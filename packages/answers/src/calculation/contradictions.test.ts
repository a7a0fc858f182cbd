import { expect, it } from 'vitest'
import { answerTo, type Fields } from '../testing/answers.ts'

const bonusInMarch = [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const income = (tax_withheld: number) => ({
  base_gross_income: 10_000_000,
  north_gross_income: 5_000_000,
  tax_withheld,
})
const NO_INCOME = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** The fields of each contradiction that an answer warns of. */
function contradictionsIn(request: Fields): string[][] {
  const warnings: Fields[] =
    answerTo('private', { gross_salary: 10_000_000, ...request }).warnings ?? []
  return warnings
    .filter(({ code }) => code === 'contradictory_fields')
    .map(({ fields }) => fields as string[])
}

it.each<[Fields, string[][]]>([
  [
    { monthly_bonuses: bonusInMarch, start_date: '2026-04-01' },
    [['monthly_bonuses', 'start_date']],
  ],
  [{ monthly_bonuses: bonusInMarch, start_date: '2026-03-31' }, []],
  [{ monthly_bonuses: bonusInMarch }, []],
  [{ income_before: income(1_950_000) }, [['income_before', 'start_date']]],
  [
    { income_before: income(1_950_000), start_date: '2026-01-15' },
    [['income_before', 'start_date']],
  ],
  [{ income_before: income(1_950_000), start_date: '2026-02-01' }, []],
  [{ income_before: NO_INCOME }, []],
  [{ income_before: income(15_000_001), start_date: '2026-02-01' }, [['income_before']]],
  [{ income_before: income(15_000_000), start_date: '2026-02-01' }, []],
  [{ other_employers: [income(0), income(15_000_001)] }, [['other_employers']]],
  [{ other_employers: [income(15_000_000)] }, []],
  [{ elder_children_count: 1 }, [['elder_children_count', 'children_count']]],
  [{ elder_children_count: 1, children_count: 1 }, []],
  [{ is_not_resident: true, has_tax_privilege: true }, [['has_tax_privilege', 'is_not_resident']]],
  [{ is_not_resident: true, has_tax_privilege: false }, []],
])('of %j warns of %j', (request, contradictions) => {
  expect(contradictionsIn(request)).toEqual(contradictions)
})
