/** The cells that a row of a table with months has, by the answer of the service to the same person. */
export function answerCells(body: object): Record<string, unknown> {
  const { monthly_details, warnings, deduction_result, settlement, ...year } = body as Record<
    string,
    unknown
  >
  const cells: Record<string, unknown> = {}
  const add = (name: string, value: unknown) => {
    if (name !== 'deductions_after_tax') cells[name] = value
    // Each item has columns of its own.
    else
      for (const [index, item] of (value as object[]).entries()) {
        for (const [key, sum] of Object.entries(item)) cells[`${name}_${index + 1}_${key}`] = sum
      }
  }
  for (const [name, value] of Object.entries(year)) add(name, value)
  for (const [parent, object] of Object.entries({ deduction_result, settlement })) {
    for (const [name, value] of Object.entries(object ?? {})) {
      const items = Array.isArray(value) ? value.entries() : undefined
      if (items === undefined) cells[`${parent}_${name}`] = value
      for (const [index, item] of items ?? []) cells[`${parent}_${name}_${index + 1}`] = item
    }
  }
  for (const { month, ...figures } of monthly_details as Record<string, unknown>[]) {
    const number = Number(String(month).slice(5, 7))
    for (const [name, value] of Object.entries(figures)) cells[`${name}_${number}`] = value
  }
  const details = (warnings as { detail: string }[] | undefined)?.map(({ detail }) => detail)
  return { ...cells, warnings: details?.join(' ') }
}
