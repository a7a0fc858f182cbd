import { fromMonth, monthName, writeHundredths } from '@oklad/contract/form'
import type { DetailName, Details } from '../input/input.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { startDateOf } from './start-date.ts'

/** The value of a detail in a few words. */
export function describeDetail(
  name: DetailName,
  details: Details,
  { language, texts }: Words,
  currentYear: number,
): string {
  const words = texts.details
  const { first_month = 'full' } = details
  switch (name) {
    case 'territorial_multiplier':
    case 'statutory_territorial_multiplier':
    case 'accident_rate':
      return writeHundredths(details[name] ?? 0, language).replace(/[.,]?0+$/, '')
    case 'northern_coefficient':
      return String((details.northern_coefficient ?? 100) - 100)
    case 'start_date': {
      const { year, month, day } = startDateOf(details.start_date, currentYear)
      const from = `${fromMonth(month, language)} ${year}`
      return first_month === 'full' ? from : `${from}, ${day}`
    }
    case 'monthly_bonuses':
      return (details.monthly_bonuses ?? [])
        .flatMap((bonus, index) =>
          bonus > 0 ? `${monthName(index + 1, language)} ${writeAmount(bonus, language)}` : [],
        )
        .join(', ')
    case 'employment_type':
      return words.contracts[details.employment_type ?? 'TD']
    case 'npd_income_source':
      return words.payers[details.npd_income_source ?? 'LEGAL_ENTITY']
    case 'contribution_tariff':
      return words.tariffs[details.contribution_tariff ?? 'general']
    case 'first_month':
      return words.firstMonths[first_month]
    case 'children_count':
    case 'disabled_children_count':
      return String(details[name] ?? 0)
    case 'housing_expense':
    case 'mortgage_expense':
    case 'social_expense':
    case 'child_edu_expense':
      return `${writeAmount(details[name] ?? 0, language)} ₽`
    case 'income_before':
      return `${writeAmount(details.income_before?.base_gross_income ?? 0, language)} ₽`
    case 'other_employers':
      return (details.other_employers ?? [])
        .map(({ base_gross_income }) => `${writeAmount(base_gross_income, language)} ₽`)
        .join(', ')
    case 'has_tax_privilege':
    case 'is_not_resident':
    case 'bonuses_attract_allowances':
    case 'single_parent':
    case 'has_registration_deduction':
      return details[name] ? words.yes : words.no
  }
}
