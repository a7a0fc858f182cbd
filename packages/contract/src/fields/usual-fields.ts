/**
 * Hundredths of a percent, of the first class of risk (Federal Law № 179-ФЗ, article 1).
 */
const LOWEST_ACCIDENT_RATE = 20

/**
 * The fields that the calculator and a list of employees fill in where they are not given: an employer
 * insures every employee against accidents, at the rate of the lowest class at least (Federal Law № 125-ФЗ,
 * article 5). A civil contract has it by agreement only. A request to the service has no such default.
 */
export const usualFields = ({
  employment_type = 'TD',
}: {
  readonly employment_type?: unknown
}): { readonly accident_rate?: number } =>
  employment_type === 'TD' ? { accident_rate: LOWEST_ACCIDENT_RATE } : {}
