import { type Details, withDetail } from '../input/details.ts'
import { type AmountKind, basesOf, type Input } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'

/** The ways to pay the same person: contract type, and tariff of contributions. */
const contracts: readonly Pick<Details, 'employment_type' | 'contribution_tariff'>[] = [
  { employment_type: 'TD', contribution_tariff: 'general' },
  { employment_type: 'TD', contribution_tariff: 'it' },
  { employment_type: 'GPH', contribution_tariff: 'general' },
  { employment_type: 'SELF_EMPLOYED', contribution_tariff: 'general' },
]

/**
 * The inputs of employment, employment in IT, civil contract and self-employment.
 * @param equal what is the same in all: gross pay of a month, or net pay or cost of the year
 */
export function contractInputs(input: Input, solved: Solved, equal: AmountKind): readonly Input[] {
  const { average } = solved.statement
  const amount = { gross: solved.salary, net: average.netIncome, cost: average.employerCost }[equal]
  const basis = equal === 'gross' ? basesOf.gross[0] : 'annual'
  return contracts.map(({ employment_type, contribution_tariff }) => {
    const details = withDetail(input.details, 'employment_type', employment_type)
    return {
      ...input,
      kind: equal,
      amount,
      basis,
      // Salaries in whole thousands would have net pays or costs that are not equal.
      isExact: equal === 'gross' ? undefined : true,
      details: withDetail(details, 'contribution_tariff', contribution_tariff),
    }
  })
}
