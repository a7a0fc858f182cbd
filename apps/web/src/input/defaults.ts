import type { DetailName, Details } from './input.ts'

/**
 * What each detail is where it is not told, as a form shows it. The contract's own defaults, and
 * "none" for what has no default there.
 */
export const defaults = {
  territorial_multiplier: 100,
  northern_coefficient: 100,
  has_tax_privilege: false,
  is_not_resident: false,
  employment_type: 'TD',
  bonuses_attract_allowances: true,
  children_count: 0,
  disabled_children_count: 0,
  single_parent: false,
  npd_income_source: 'LEGAL_ENTITY',
  has_registration_deduction: false,
  contribution_tariff: 'general',
  first_month: 'full',
} as const satisfies Partial<Required<Details>>

/** A value of a detail, or nothing where it is the default: what is not told needs no mark. */
export function unlessDefault<Name extends DetailName>(
  name: Name,
  value: Details[Name] | undefined,
): Details[Name] | undefined {
  return (defaults as Partial<Details>)[name] === value ? undefined : value
}
