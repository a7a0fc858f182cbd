/** The cells that a row of a table with months has, by the answer of the service to the same person. */
export function answerCells(body: object): Record<string, unknown> {
  const { monthly_details, warnings, deduction_result, settlement, ...year } = body as Record<
    string,
    unknown
  >
  const cells = { ...year }
  for (const [parent, object] of Object.entries({ deduction_result, settlement })) {
    for (const [name, value] of Object.entries(object ?? {})) {
      cells[`${parent}_${name}`] = Array.isArray(value) ? JSON.stringify(value) : value
    }
  }
  for (const { month, ...figures } of monthly_details as Record<string, unknown>[]) {
    const number = Number(String(month).slice(5, 7))
    for (const [name, value] of Object.entries(figures)) cells[`${name}_${number}`] = value
  }
  const details = (warnings as { detail: string }[] | undefined)?.map(({ detail }) => detail)
  return { ...cells, warnings: details?.join(' ') }
}
